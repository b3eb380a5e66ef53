# Lo que el solucionador dice de los juegos en que cada uno juega para sí.

solved-gains = gana { $many } tantos
solved-loses = pierde { $many } tantos
solved-counts-tantos = Se cuentan los tantos de quien juega en esta mano, si cada uno juega siempre la carta que más le deja.
