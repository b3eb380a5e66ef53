# Una smazzata finita.
web-rest = Quanto aspetta il tavolo dopo una smazzata
web-rest-none = Per niente
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Avanti
web-told-over = La smazzata { $number } è finita
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = L’ultima presa
web-told-paid = Chi paga a chi
web-told-won = Vinto e perso
web-told-hand = questa smazzata
web-told-all = in tutto
web-told-even = Lei non vince né perde.
web-told-you-win = Lei vince { $many }.
web-told-you-lose = Lei perde { $many }.
web-told-side-wins = La sua parte vince { $many }.
web-told-side-loses = La sua parte perde { $many }.
web-told-ready = { $many ->
    [one] { $names } va avanti.
   *[other] { $names } vanno avanti.
}
web-told-waiting = Si aspetta { $names }.
web-told-by-itself = Il tavolo va avanti da solo tra { $seconds } s.
web-hands = Le smazzate finora
web-look = vedi
web-back-to-table = Tornare al tavolo
web-hand-earlier = La smazzata prima
web-hand-later = La smazzata dopo
web-wrong-card = Le regole chiedono un’altra carta. Tocchi di nuovo per giocare questa comunque: chiunque al tavolo può accusare, e allora vale la pena del libro.
web-against-the-rules = contro le regole
