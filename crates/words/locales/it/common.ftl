# Parole di cui ogni gioco ha bisogno.

# Alcune carte in una frase: tutte meno l’ultima sono già unite da virgole.
list-of = { $all } e { $last }
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
table-won = punti
table-takes = fa la presa
table-shows = mostra

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
solved-turn = Gioca { $seat }. Se tutti giocano il meglio: { $result }.
solved-where = Mano { $deal }, presa { $trick }. Gioca { $seat }.
solved-of-feito = { $seat } è il feito. Se tutti giocano il meglio: { $result }.
solved-of-side = Se tutti giocano il meglio, per { $side }: { $result }.
solved-counts-feito = Il feito vince con più prese di qualunque avversario; resposta è pareggio, e con codilho vince un avversario. Gli avversari giocano insieme.
solved-counts-hand = Per le sole carte, senza contare ciò che si dice e si punta.
solved-counts-tricks = Si contano le prese di tutta la mano, anche quelle già fatte.
solved-counts-hearts = Si contano le coppe prese in tutta la mano: meno sono, meglio è.
solved-counts-points = Si contano i punti di tutta la mano, anche quelli già fatti.
solved-counts-lead = Si contano i punti di cui una coppia è avanti all'altra in tutto ciò che resta da segnare in questa mano.
solved-cards = A che cosa porta ogni carta
solved-line = Un gioco senza errori
solved-trick = presa
solved-leads = esce
solved-takes = la fa
solved-nobody = nessuno
solved-rest = Le carte che restano non cambiano nulla.
solved-played = Che cosa si è giocato, e dove si è perso qualcosa
solved-at = riga
solved-who = chi
solved-card = ha giocato
solved-better = meglio
solved-nothing-lost = Nessuna carta ha perso nulla.
solved-unknown = { $many ->
    [one] Di { $many } carta non si sa: ci vorrebbe troppo tempo.
   *[other] Di { $many } carte non si sa: ci vorrebbe troppo tempo.
}
solved-came-to = Dopo l'ultima carta giocata: { $result }.

## Ciò che dice il precettore, nella sala e nel terminale

tutor-tentos = Tentos
tutor-points = Punti
tutor-chance = Vincere la partida
tutor-tentos-mean = Tentos sopra la media di tutti finita la mano. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco, e resta la scelta del libro se nulla è chiaramente meglio.
tutor-points-mean = Punti sopra la media di tutti finita la mano. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco, e resta la scelta del libro se nulla è chiaramente meglio.
tutor-chance-mean = Quanto è probabile vincere la partida da dove la mano la lascia. Provato in fino a { $worlds } mondi immaginati: le piccole differenze dicono poco, e resta la scelta del libro se nulla è chiaramente meglio.
tutor-left = { $worlds ->
    [one] rimasto indietro dopo un mondo
   *[other] rimasto indietro dopo { $worlds } mondi
}
tutor-form = Non c’è scelta, o solo quella che è di forma.

## Chi, e una cosa dopo l’altra

told-then = { $one }; { $other }
list-nobody = nessuno
