# Lo que el solucionador dice de los juegos en que cada uno juega para sí.

solved-gains = gana { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = pierde { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = Las cifras son los tantos que gana en esta mano el jugador al que le toca, si cada uno juega siempre la carta que más le conviene.
