# Grand: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

grand-about = Dos parejas apuestan puntos por el derecho a elegir el juego: Whist, Grand, Eucre o Copas.

grand-option-table = ¿Se rechaza una carta indebida, o se corrige cuando alguien la advierte?
    .name = mesa
grand-option-pairs = ¿Son compañeros los que se sientan enfrente, o se sortean?
    .name = parejas
grand-option-end-mode = ¿Cuándo acaba la partida?
    .name = la partida acaba
grand-option-target = ¿Cuántos puntos acaban la partida? También sirven en el recuento final.
    .name = meta
grand-option-time-limit = El tiempo acordado; las dos parejas lo avisan según su propio reloj
    .name = minutos
grand-option-hand-limit = El número de manos acordado
    .name = manos
grand-option-most-hands = ¿Después de cuántas manos se hace en todo caso el recuento final?
    .name = máximo de manos
grand-option-rebid-after-pass = ¿Puede volver a apostar un jugador que ha pasado?
    .name = apostar después de pasar
grand-option-copas-opening = ¿Puede el mão abrir Copas con una carta de corazones?
    .name = apertura de Copas
grand-option-copas-opening-bid = ¿Cuánto vale esa apertura como apuesta?
    .name = apuesta al abrir Copas
grand-option-eucre-defender-exchange = ¿De dónde pueden tomar una carta los rivales de quien juega solo?
    .name = cambio de los rivales en Eucre
grand-option-slam-wins = ¿Ganan la partida en el acto las trece bazas en Grand?
    .name = el slam gana la partida
grand-option-stake = ¿Cuánto paga cada perdedor al acabar la partida?
    .name = apuesta
