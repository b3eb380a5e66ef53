# Palabras que todo juego necesita.

# Varias cartas en una frase: todas menos la última vienen ya unidas con comas.
list-of = { $all } y { $last }
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
table-won = puntos
table-takes = hace la baza
table-shows = muestra

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
solved-turn = Juega { $seat }. Si todos juegan lo mejor: { $result }.
solved-where = Mano { $deal }, baza { $trick }. Juega { $seat }.
solved-of-feito = { $seat } es el feito. Si todos juegan lo mejor: { $result }.
solved-of-side = Si todos juegan lo mejor, para { $side }: { $result }.
solved-counts-feito = El feito gana con más bazas que cualquier contrario; resposta es empate, y con codilho gana un contrario. Los contrarios juegan juntos.
solved-counts-hand = Solo por las cartas, sin contar lo que se dice y se apuesta.
solved-counts-tricks = Se cuentan las bazas de toda la mano, también las ya hechas.
solved-counts-hearts = Se cuentan las copas tomadas en toda la mano: cuantas menos, mejor.
solved-counts-points = Se cuentan los puntos de toda la mano, también los ya hechos.
solved-counts-lead = Se cuentan los puntos que una pareja lleva de ventaja a la otra en todo lo que queda por apuntar en esta mano.
solved-cards = A qué lleva cada carta
solved-line = Un juego sin error
solved-trick = baza
solved-leads = sale
solved-takes = la hace
solved-nobody = nadie
solved-rest = Las cartas que quedan no cambian nada.
solved-played = Lo que se jugó, y dónde se perdió algo
solved-at = línea
solved-who = quién
solved-card = jugó
solved-better = mejor
solved-nothing-lost = Ninguna carta perdió nada.
solved-unknown = { $many ->
    [one] De { $many } carta no se sabe: llevaría demasiado tiempo.
   *[other] De { $many } cartas no se sabe: llevaría demasiado tiempo.
}
solved-came-to = Después de la última carta jugada: { $result }.

## Lo que dice el preceptor, en la sala y en la terminal

tutor-tentos = Tentos
tutor-points = Puntos
tutor-chance = Ganar la partida
tutor-tentos-mean = Tentos sobre el promedio de todos al acabar la mano. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco, y vale lo que elige el libro si nada es claramente mejor.
tutor-points-mean = Puntos sobre el promedio de todos al acabar la mano. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco, y vale lo que elige el libro si nada es claramente mejor.
tutor-chance-mean = Cuán probable es ganar la partida desde donde la mano lo deja. Probado en hasta { $worlds } mundos imaginados: las diferencias pequeñas dicen poco, y vale lo que elige el libro si nada es claramente mejor.
tutor-left = { $worlds ->
    [one] quedó atrás tras un mundo
   *[other] quedó atrás tras { $worlds } mundos
}
tutor-form = No hay elección, o solo la que es de forma.

## Quién, y una cosa tras otra

told-then = { $one }; { $other }
list-nobody = nadie
