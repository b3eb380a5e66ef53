# Palabras que todo juego necesita.

# Varias cartas en una frase: todas menos la última vienen ya unidas con comas.
list-of = { $all } y { $last }
list-no-cards = ninguna carta

# Lo que hay en la mesa; un juego puede tener sus propias palabras, con su nombre: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = descartadas: { $many }
table-tricks = { $many ->
    [one] { $many } baza
   *[other] { $many } bazas
}
table-each-tricks = Bazas
table-last-trick = Última baza
table-taken = Bazas hechas
table-won = puntos
table-takes = gana la baza
table-shows = muestra

## Lo que se podía ganar, con todas las cartas a la vista

solved-feito = gana el feito
solved-resposta = reposta
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
solved-even = empate
solved-ahead = { $many } de ventaja
solved-behind = { $many } de desventaja
solved-turn = Le toca jugar a { $seat }. Si todos juegan lo mejor posible: { $result }.
solved-where = Mano { $deal }, baza { $trick }. Le toca jugar a { $seat }.
solved-of-feito = { $seat } es el feito, el declarante. Si todos juegan lo mejor posible: { $result }.
solved-of-side = Si todos juegan lo mejor posible, para { $side }: { $result }.
solved-counts-feito = El feito gana si hace más bazas que cada rival. La reposta es un empate; en el codilho gana un rival. Los rivales juegan unidos.
solved-counts-hand = Aquí se miran solo las cartas, se diga y se apueste lo que se apueste.
solved-counts-tricks = Las cifras son bazas de toda la mano, incluidas las ya hechas.
solved-counts-hearts = Las cifras son los corazones recogidos en toda la mano: cuantos menos, mejor.
solved-counts-points = Las cifras son puntos de toda la mano, incluidos los ya hechos.
solved-counts-lead = Las cifras son la ventaja de una pareja sobre la otra en los puntos que aún se han de marcar en esta mano.
solved-cards = A qué lleva cada carta
solved-line = Un ejemplo de cómo jugar lo mejor posible
solved-trick = baza
solved-leads = sale
solved-takes = gana la baza
solved-nobody = nadie
solved-rest = Las cartas que quedan no cambian nada.
solved-played = Lo que se jugó, y dónde se regaló algo
solved-at = línea
solved-who = jugador
solved-card = jugó
solved-better = mejor
solved-nothing-lost = Ninguna carta regaló nada.
solved-unknown = { $many ->
    [one] Una carta no se ha analizado: llevaría demasiado tiempo.
   *[other] { $many } cartas no se han analizado: llevaría demasiado tiempo.
}
solved-came-to = Resultado después de la última carta jugada: { $result }.

## Lo que dice el preceptor, en la sala y en la terminal

tutor-tentos = Tentos
tutor-tantos = Tantos
tutor-points = Puntos
tutor-chance = Probabilidad de ganar
tutor-tentos-mean = Los tentos que usted gana o pierde de aquí al final de la mano, en comparación con la media de la mesa. Se ha probado en hasta { $worlds } repartos posibles. Las diferencias pequeñas dicen poco: vale la elección del libro, salvo que otra sea claramente mejor.
tutor-tantos-mean = Los tantos que usted gana o pierde de aquí al final de la mano, en comparación con la media de la mesa. Se ha probado en hasta { $worlds } repartos posibles. Las diferencias pequeñas dicen poco: vale la elección del libro, salvo que otra sea claramente mejor.
tutor-points-mean = Los puntos que usted gana o pierde de aquí al final de la mano, en comparación con la media de la mesa. Se ha probado en hasta { $worlds } repartos posibles. Las diferencias pequeñas dicen poco: vale la elección del libro, salvo que otra sea claramente mejor.
tutor-chance-mean = Su probabilidad de ganar la partida después de esta mano. Se ha probado en hasta { $worlds } repartos posibles. Las diferencias pequeñas dicen poco: vale la elección del libro, salvo que otra sea claramente mejor.
tutor-left = { $worlds ->
    [one] peor, según se vio después de un reparto
   *[other] peor, según se vio después de { $worlds } repartos
}
tutor-wins = Gana de 100
tutor-won = gana en { $won } de cada 100 repartos
tutor-alike = igual de bueno: { $ways }
tutor-settled = Ya nada importa: haga lo que haga, el resultado de la mano es el mismo.
tutor-wrong = Este consejo sale mal, por ejemplo, si las cartas están así:
tutor-holds = { $seat } tiene { $cards }
tutor-comes = En ese caso da { $value } en vez de { $best }.
tutor-form = Aquí no hay nada que elegir.

## Quién, y una cosa tras otra

told-then = { $one }; { $other }
list-nobody = nadie

## Books and citations

cite-section = sección { $number }
imprint-place-lisbon = Lisboa
imprint-place-brazil = Brasil
imprint-year-20th-century = siglo XX
imprint-year-nd = s. f.
