# Una smazzata finita.
web-rest = Attesa dopo ogni mano
web-rest-none = Nessuna
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Avanti
web-told-over = La mano { $number } è finita
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = L’ultima presa
web-told-paid = Chi paga chi
web-told-won = Vinto e perso
web-told-hand = questa mano
web-told-all = in tutto
web-told-even = Non vinci e non perdi.
web-told-you-win = Vinci { $many }.
web-told-you-lose = Perdi { $many }.
web-told-side-wins = La tua parte vince { $many }.
web-told-side-loses = La tua parte perde { $many }.
web-told-nothing = Non vinci nulla.
web-told-you-and-other = Tu: { $mine }. { $other }: { $theirs }.
web-told-side-and-other = La tua parte: { $mine }. { $other }: { $theirs }.
web-told-ready = { $many ->
    [one] Giocatore pronto: { $names }.
   *[other] Giocatori pronti: { $names }.
}
web-told-waiting = In attesa di { $names }.
web-told-by-itself = Il tavolo va avanti da solo tra { $seconds } s.
web-hands = Mani finora
web-look = guarda
web-back-to-table = Torna al tavolo
web-hand-earlier = Mano precedente
web-hand-later = Mano successiva
web-wrong-card = Le regole chiedono un’altra carta. Tocca di nuovo per giocare comunque questa: chiunque al tavolo può segnalarlo, e allora paghi la pena del libro.
web-by-law = Per legge:
web-wrong-card-law = Le regole chiedono un’altra carta. Tocca di nuovo per giocare comunque questa. Il libro dice: { $law }
web-against-the-rules = contro le regole
web-order = Ordine
web-order-lit = Dalla più forte alla più debole. Le tue carte sono segnate.
web-sure = Tocca ancora una volta: { $what }
web-case-trump = Questa carta vale come trionfo, non come carta di { $suit }: { $card }.
web-own-suit = { $suit ->
    [O] denari
    [C] coppe
    [E] spade
   *[other] bastoni
}
