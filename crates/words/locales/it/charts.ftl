# Ciò che un libro di regole disegna: i capitoli, l’ordine delle carte, le tabelle di ciò che conta e di ciò che si paga.

chapter-table = I posti, il mazzo e l’ordine delle carte
chapter-deal = Come si danno le carte
chapter-stakes = Le poste
chapter-speaking = Chi parla, e che cosa dice
chapter-exchange = Il cambio delle carte
chapter-announcing = Ciò che si accusa
chapter-opening = Prima della prima carta
chapter-envido = Envido
chapter-flor = Flor
chapter-truco = Truco
chapter-play = Il gioco delle prese
chapter-napolitana = La napolitana
chapter-rebesino = Il Rebesino
chapter-bola = La bola
chapter-own = Ciò che questo gioco ha di suo
chapter-ends = Come finisce la mano
chapter-score = Ciò che si conta e si paga
chapter-four = In quattro al tavolo
chapter-six = In cinque, sei o sette al tavolo
chapter-match = La partita
chapter-common = Ciò che la famiglia ha in comune

chart-order = Dalla più alta alla più bassa; le carte in uno stesso riquadro sono pari
chart-suits = Lo stesso in ogni seme, dalla più alta alla più bassa
chart-two-suits = { $one } e { $other }, dalla più alta alla più bassa
chart-trump = I trionfi quando { $suit } è trionfo, dal più alto al più basso
chart-plain-suits = { $one } e { $other } quando non sono trionfo, dalla più alta alla più bassa
chart-plain-suit = { $suit } quando non è trionfo, dalla più alta alla più bassa
chart-counts = Quanto contano le carte
chart-each = ciascuna
chart-points = punti
chart-tricks = { $many } prese

voltarete-chart-pays = Quanto paga ogni avversario al feito
voltarete-chart-game = per il gioco
voltarete-chart-geral = per il geral, in più
truco-chart-truco = Quanto vale il truco, in tentos
truco-chart-envido = Quanto vale un primo envido, in tentos
truco-chart-accepted = accettato e vinto
truco-chart-refused = rifiutato
minchiate-chart-tarocchi = I tarocchi, dal più alto al più basso; il Matto non sta in nessun ordine
yukon-chart-yukons = Gli Yukon, sopra ogni seme; le carte in uno stesso riquadro sono pari
grand-chart-bowers = I trionfi nell’Eucre quando { $suit } è trionfo, a partire dal right bower
grand-chart-tricks = Quanto rendono le prese di chi ha offerto
grand-chart-eucre = Quanto rendono le prese nell’Eucre
grand-chart-partners = con il compagno
grand-chart-alone = da solo
cientos-chart-punto = Il valore delle carte per il punto
cientos-chart-points = Ciò che conta
cientos-chart-secansa = { $length ->
    [tercera] terza
    [quarta] quarta
    [quinta] quinta
    [sexta] sesta
    [septima] settima
   *[octava] ottava
}, sequenza di { $cards }
cientos-chart-catorce = quattordici, quattro carte uguali
cientos-chart-three = tre carte uguali
cientos-chart-blancas = carte bianche
cientos-chart-lead = una carta d’uscita
cientos-chart-trick = una presa sull’uscita dell’altro
cientos-chart-last = l’ultima presa, in più
cientos-chart-bazas = più di sei prese
cientos-chart-capote = cappotto, tutte e dodici le prese
cientos-chart-pique = picco, aggiunto ai trenta
cientos-chart-repique = ripicco, aggiunto ai trenta
rebesino-chart-pay = Quanto costano le cartas de pago, in tantos

rule-yukon-section-2 = I quattro fanti, gli Yukon, stanno sopra ogni seme: quello di picche, il Grande Yukon, è il più alto, e gli altri tre sono pari. Sotto di loro, in ogni seme: asso, re, donna, dieci e così fino al due.
rule-rebesino-r3 = In ogni seme la più alta è l’asso; seguono re, cavallo e fante, poi il nove e così fino al due. Non c’è trionfo.

spanish-chart-figures = Carte, prese e poste
spanish-chart-many = quanti
spanish-chart-cards = carte a testa
spanish-chart-monte = carte nel monte
spanish-chart-win = prese che vincono
spanish-chart-puesta = prese di una puesta
spanish-chart-codillo = prese di un codillo, al massimo
spanish-chart-win-always = prese che vincono sempre
spanish-chart-win-least = minor numero di prese che può vincere
spanish-chart-win-better = e allora, del difensore migliore
spanish-chart-win-other = dell’altro
spanish-chart-first-tricks = prime prese di fila per le primeras
spanish-chart-run = trionfi di fila per gli estuches, almeno
spanish-chart-stake = posta della mano, in tantos
spanish-chart-pass = un passo, in tantos
spanish-chart-pozo = pollas o fichas in un pozo
spanish-chart-redeem = riscattarsi da un fondo, in tantos
spanish-chart-prices = Quanto paga o riceve ogni avversario
spanish-chart-tantos = tantos
spanish-chart-favourite = nel favorito
spanish-chart-refavour = nel refavor
spanish-chart-estuche = ogni estuche
spanish-chart-estuches-three = tre estuches, e ognuno in più
spanish-chart-primeras = primeras
spanish-chart-bola = bola o desbola
spanish-chart-bola-entrada = bola nell’entrada
spanish-chart-bola-solo = bola nel solo
spanish-chart-returned = per la carta resa per un re
