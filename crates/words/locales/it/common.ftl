# Parole di cui ogni gioco ha bisogno.

# Alcune carte in una frase: tutte meno l’ultima sono già unite da virgole.
list-cards = { $all } e { $last }
list-no-cards = nessuna carta

# Ciò che sta sul tavolo; un gioco può avere parole sue, sotto il suo nome: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = scartate { $many }
table-tricks = { $many ->
    [one] { $many } presa
   *[other] { $many } prese
}
table-each-tricks = Prese
table-last-trick = Ultima presa
table-takes = fa la presa

## Che cosa si poteva vincere, a carte scoperte

solved-feito = vince il feito
solved-resposta = resposta
solved-codilho = codilho
solved-won = vince la mano
solved-lost = perde la mano
solved-tricks = { $many ->
    [one] { $many } presa
   *[other] { $many } prese
}
solved-hearts = { $many ->
    [0] nessun cuore
    [one] { $many } cuore
   *[other] { $many } cuori
}
solved-points = { $many ->
    [one] { $many } punto
   *[other] { $many } punti
}
solved-even = pari
solved-ahead = avanti di { $many }
solved-behind = indietro di { $many }
solved-deal = Mano { $deal }. { $turn }
solved-turn = Gioca { $seat }. Se tutti giocano il meglio: { $result }.
solved-line = Per esempio: { $line }

## Ciò che dice il precettore, nella sala e nel terminale

tutor-chips = Gettoni
tutor-points = Punti
tutor-chance = Vincere la partida
tutor-chips-mean = Gettoni sopra la media di tutti finita la mano. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco.
tutor-points-mean = Punti sopra la media di tutti finita la mano. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco.
tutor-chance-mean = Quanto è probabile vincere la partida da dove la mano la lascia. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco.
tutor-left = { $worlds ->
    [one] uscito presto, dopo un mondo
   *[other] uscito presto, dopo { $worlds } mondi
}
tutor-form = Non c’è scelta, o solo quella che è di forma.
