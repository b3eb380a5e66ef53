# Yukon: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

yukon-about = Bazas sin triunfo, en las que las cuatro jotas ganan a todo. Su mano de cinco cartas se completa con el monte.

yukon-option-table = ¿Se rechaza una carta indebida, o se corrige cuando alguien la advierte?
    .name = mesa
yukon-option-players = ¿Cada uno por su cuenta, o dos parejas si juegan cuatro?
    .name = jugadores
yukon-option-pairs-draw = ¿Cómo se sortean las parejas entre cuatro?
    .name = sorteo de parejas
yukon-option-removed-card = Carta que queda fuera con tres jugadores
    .name = carta de fuera
yukon-option-target = ¿Cuántos puntos ganan la partida?
    .name = meta
yukon-option-yukon-optional = ¿Puede guardarse una jota el jugador que no puede servir al palo?
    .name = Yukon optativo
yukon-option-jack-has-suit = ¿Es una jota del palo que lleva impreso, y debe servir a él?
    .name = las jotas tienen palo
yukon-option-stake = ¿Cuánto paga cada perdedor al acabar la partida?
    .name = apuesta
