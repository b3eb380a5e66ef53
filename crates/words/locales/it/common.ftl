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
table-taken = Prese fatte
table-won = punti
table-takes = fa la presa
table-shows = mostra

## Che cosa si poteva vincere, a carte scoperte

solved-feito = vince il feito
solved-resposta = reposta
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
solved-turn = Gioca { $seat }. Con il miglior gioco di tutti: { $result }.
solved-where = Mano { $deal }, presa { $trick }. Gioca { $seat }.
solved-of-feito = { $seat } è il feito, il dichiarante. Con il miglior gioco di tutti: { $result }.
solved-of-side = Con il miglior gioco di tutti, per { $side }: { $result }.
solved-counts-feito = Il feito vince se fa più prese di ciascun avversario. La reposta è un pareggio; nel codilho vince un avversario. Gli avversari giocano insieme.
solved-counts-hand = Qui contano solo le carte, non ciò che si dice o si punta.
solved-counts-tricks = Le cifre sono le prese di tutta la mano, comprese quelle già fatte.
solved-counts-hearts = Le cifre sono i cuori presi in tutta la mano: meno sono, meglio è.
solved-counts-points = Le cifre sono i punti di tutta la mano, compresi quelli già fatti.
solved-counts-lead = Le cifre sono il vantaggio di una coppia sull’altra nei punti ancora da segnare in questa mano.
solved-cards = A che cosa porta ogni carta
solved-line = La migliore linea di gioco
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
    [one] Una carta non è stata analizzata: ci vorrebbe troppo tempo.
   *[other] { $many } carte non sono state analizzate: ci vorrebbe troppo tempo.
}
solved-came-to = Dopo l’ultima carta giocata: { $result }.

## Ciò che dice il tutor, nella sala e nel terminale

tutor-tentos = Tentos
tutor-tantos = Tantos
tutor-points = Punti
tutor-chance = Probabilità di vincere
tutor-tentos-mean = Quanti tentos guadagni o perdi da qui alla fine della mano, rispetto alla media del tavolo. Calcolato su un massimo di { $worlds } mani possibili. Le piccole differenze dicono poco: vale la scelta del libro, a meno che un’altra sia chiaramente migliore.
tutor-tantos-mean = Quanti tantos guadagni o perdi da qui alla fine della mano, rispetto alla media del tavolo. Calcolato su un massimo di { $worlds } mani possibili. Le piccole differenze dicono poco: vale la scelta del libro, a meno che un’altra sia chiaramente migliore.
tutor-points-mean = Quanti punti guadagni o perdi da qui alla fine della mano, rispetto alla media del tavolo. Calcolato su un massimo di { $worlds } mani possibili. Le piccole differenze dicono poco: vale la scelta del libro, a meno che un’altra sia chiaramente migliore.
tutor-chance-mean = La tua probabilità di vincere la partita dopo questa mano. Calcolata su un massimo di { $worlds } mani possibili. Le piccole differenze dicono poco: vale la scelta del libro, a meno che un’altra sia chiaramente migliore.
tutor-left = { $worlds ->
    [one] risultata peggiore dopo una mano
   *[other] risultata peggiore dopo { $worlds } mani
}
tutor-wins = Vince su 100
tutor-won = vince in { $won } mani su 100
tutor-alike = vale lo stesso: { $ways }
tutor-settled = Non importa più: qualunque cosa tu faccia, la mano finisce allo stesso modo.
tutor-wrong = Questo consiglio va male, per esempio, se le carte stanno così:
tutor-holds = { $seat } ha { $cards }
tutor-comes = Così rende { $value } invece di { $best }.
tutor-form = Qui non c’è nulla da scegliere.

## Chi, e una cosa dopo l’altra

told-then = { $one }; { $other }
list-nobody = nessuno

## Books and citations

cite-section = sezione { $number }
imprint-place-lisbon = Lisbona
imprint-place-brazil = Brasile
imprint-year-20th-century = XX secolo
imprint-year-nd = s.d.
