# Palabras que todo juego necesita.

# Varias cartas en una frase: todas menos la última vienen ya unidas con comas.
list-cards = { $all } y { $last }
list-no-cards = ninguna carta

# Lo que hay en la mesa; un juego puede tener sus propias palabras, con su nombre: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = descartadas { $many }
table-tricks = { $many ->
    [one] { $many } baza
   *[other] { $many } bazas
}
table-each-tricks = Bazas
table-last-trick = Última baza
table-takes = hace la baza

## Lo que se podía ganar, con todas las cartas a la vista

solved-feito = gana el feito
solved-resposta = resposta
solved-codilho = codilho
solved-won = gana la mano
solved-lost = pierde la mano
solved-tricks = { $many ->
    [one] { $many } baza
   *[other] { $many } bazas
}
solved-hearts = { $many ->
    [0] ningún corazón
    [one] { $many } corazón
   *[other] { $many } corazones
}
solved-points = { $many ->
    [one] { $many } punto
   *[other] { $many } puntos
}
solved-even = igualados
solved-ahead = { $many } por delante
solved-behind = { $many } por detrás
solved-deal = Mano { $deal }. { $turn }
solved-turn = Juega { $seat }. Si todos juegan lo mejor: { $result }.
solved-line = Por ejemplo: { $line }

## Lo que dice el preceptor, en la sala y en la terminal

tutor-chips = Fichas
tutor-points = Puntos
tutor-chance = Ganar la partida
tutor-chips-mean = Fichas sobre el promedio de todos al acabar la mano. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco.
tutor-points-mean = Puntos sobre el promedio de todos al acabar la mano. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco.
tutor-chance-mean = Cuán probable es ganar la partida desde donde la mano lo deja. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco.
tutor-left = { $worlds ->
    [one] salió pronto, tras un mundo
   *[other] salió pronto, tras { $worlds } mundos
}
tutor-form = No hay elección, o solo la que es de forma.
