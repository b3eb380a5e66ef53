# Yukon: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

yukon-about = Bazas sin triunfo, en las que las cuatro jotas ganan a todo. La mano de cinco cartas se completa del monte.

yukon-option-table = ¿Una carta equivocada se rechaza, o se corrige cuando alguien la nota?
    .name = mesa
yukon-option-players = ¿Cada uno por su cuenta, o dos parejas cuando juegan cuatro?
    .name = jugadores
yukon-option-pairs-draw = ¿Cómo se sortean las parejas entre cuatro?
    .name = sorteo de parejas
yukon-option-removed-card = Con tres jugadores, la carta que queda fuera
    .name = carta de fuera
yukon-option-target = ¿Cuántos puntos ganan la partida?
    .name = meta
yukon-option-yukon-optional = ¿Quien no puede servir puede guardarse una jota?
    .name = Yukon optativo
yukon-option-jack-has-suit = ¿Una jota pertenece al palo que lleva impreso y debe servirlo?
    .name = las jotas tienen palo
yukon-option-stake = ¿Cuánto paga cada perdedor al acabar la partida?
    .name = apuesta
