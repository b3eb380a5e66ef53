# Yukon: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

yukon-about = Bazas sin triunfo, en las que las cuatro jotas ganan a todo. La mano de cinco cartas se completa del monte.

yukon-option-table = si una carta equivocada se rechaza, o se corrige cuando alguien la nota
    .name = mesa
yukon-option-players = cada uno por su cuenta, o dos parejas cuando juegan cuatro
    .name = jugadores
yukon-option-pairs-draw = cómo se sortean las parejas entre cuatro
    .name = sorteo de parejas
yukon-option-removed-card = con tres jugadores, la carta que se aparta
    .name = carta retirada
yukon-option-target = con cuántos puntos se gana la partida
    .name = meta
yukon-option-yukon-optional = si quien no tiene el palo de salida puede reservarse una jota
    .name = Yukon optativo
yukon-option-jack-has-suit = si una jota pertenece al palo que lleva impreso y debe servirlo
    .name = las jotas tienen palo
yukon-option-stake = lo que paga cada perdedor al acabar la partida
    .name = apuesta
