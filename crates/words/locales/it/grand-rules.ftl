# Le regole che i punti e i rifiuti del Grand citano, ciascuna in una frase o due.

## La distribuzione

rule-grand-section-3 = Cinquantadue carte si danno a una a una, tredici a ciascuno, cominciando dalla sinistra del mazziere. Il mazzo passa a sinistra.

## Offerte e scelta

rule-grand-r2 = L’offerta minima è 5, e ogni offerta è un multiplo di 5, anche se intendi giocare il Grand, in cui ogni presa conta nove.
rule-grand-r3 = Ogni offerta dev’essere più alta della precedente.
rule-grand-r4 = Se i primi tre passano, il mazziere deve offrire, anche solo 5. Poi le offerte sono chiuse.
rule-grand-r6 = Nessun gioco si può giocare per più di 100: perciò un’offerta di 100 chiude le offerte.
rule-grand-r7 = Quando la coppia del mazziere ha più di 70 punti, il mão può scoprire una carta di cuori e dire «Copas» invece di fare un’offerta. La mano è Copas, il mão è l’apostador e si esce con quella carta.
rule-grand-r8 = Solo l’apostador sceglie il gioco, e nel Whist e nell’Eucre nomina il trionfo. L’offerta può essere al massimo di 65 per il Whist, 100 per il Grand, 25 per l’Eucre e 50 per Copas.
rule-grand-r9 = L’apostador esce alla prima presa, qualunque sia il gioco. Nessuno esce prima che ci sia un’offerta.

## Il gioco delle carte

rule-grand-r10 = Una presa è di una carta per giocatore, a turno verso sinistra. Se uno gioca da solo, il suo compagno non gioca e la presa è di tre carte.
rule-grand-r11 = Rispondi al seme d’uscita se puoi; altrimenti gioca una carta qualunque. Una carta sbagliata, notata prima che la presa sia ritirata, si sostituisce.
rule-grand-r16 = Nell’Eucre si gioca con il compagno con un’offerta di 5, 10 o 15, con il compagno o da soli con un’offerta di 20, e da soli con una di 25.
rule-grand-r18 = Nell’Eucre ciascuno scarta coperte otto delle sue tredici carte e ne tiene cinque.
rule-grand-r19 = Nell’Eucre non si può tenere nessun trionfo sotto l’otto.
rule-grand-r20 = Il compagno di un apostador che gioca da solo scopre le sue carte e non gioca. L’apostador può prenderne una in cambio di una delle sue.
rule-grand-r21 = Dopo il cambio di un apostador che gioca da solo, anche uno degli avversari può cambiare una carta con una di quelle scoperte. Se così si è concordato, può cambiarla con una del proprio compagno.

## I punti

rule-grand-section-5-1 = Il Whist conta 5 punti per ogni presa oltre le sei, 65 per tutte e tredici. Se la coppia dell’apostador fa meno dell’offerta, perde l’offerta, e gli altri contano le proprie prese.
rule-grand-section-5-2 = Il Grand conta 9 punti per ogni presa oltre le sei, 103 per tutte e tredici. Se la coppia dell’apostador fa meno dell’offerta, perde l’offerta, e gli altri contano le proprie prese.
rule-grand-section-5-3 = L’Eucre conta 5, 10 o 20 per tre, quattro o cinque prese, e 25 per cinque prese fatte giocando da solo. La coppia dell’apostador che non riesce perde l’offerta e altri 20; se l’apostador giocava da solo, il doppio dell’offerta. Gli altri non contano nulla.
rule-grand-section-5-4 = In Copas la coppia dell’apostador segna 50 se non prende carte di cuori. Se ne prende, perde l’offerta e un punto per ogni carta di cuori. Gli altri perdono un punto per ogni carta di cuori che hanno preso.
rule-grand-r26 = Tutte e tredici le prese nel Grand vincono subito la partita, qualunque sia il punteggio.
rule-grand-r27 = Dopo ogni mano si scrivono i punti delle due coppie, e ogni offerta non mantenuta; i totali possono andare sotto zero.
rule-grand-r28 = La partita finisce quando dopo una mano una coppia ha 100 punti, o dopo il tempo o il numero di mani concordato.
rule-grand-r29 = Nel conto finale la coppia con più punti riceve quanto manca all’altra per arrivare a 100, e quella con meno sconfitte riceve 10 per ogni sconfitta che l’altra ha in più. Solo queste due somme sono il risultato.
rule-grand-r30 = Se il conto finale è pari vince il totale più alto; se anche quello è pari la partita è patta.

## Ciò che manca a chi impara

rule-grand-section-2 = In ogni seme l’ordine è asso, re, donna, fante, dieci e così fino al due. Nell’Eucre il fante di trionfo, il right bower, è il trionfo più alto, e il fante dell’altro seme dello stesso colore, il left bower, il secondo; poi asso, re, donna, dieci, nove, otto.
rule-grand-r5 = Le offerte finiscono dopo tre passi di fila su un’offerta, e vale l’ultima. Chi è passato può offrire di nuovo finché durano.
rule-grand-r13 = Vince la presa il trionfo più alto; senza trionfi, la carta più alta del seme d’uscita. Chi vince esce alla seguente.
rule-grand-r22 = Nell’Eucre il left bower è trionfo, per rispondere e per vincere. Non appartiene al seme che porta stampato.
rule-grand-r24 = In Copas non ci sono trionfi. Nessuno vuole le carte di cuori, e si può uscire di cuori in ogni momento. Se non puoi rispondere, butta una carta qualunque, meglio se di cuori.
rule-grand-r25 = Una mano di Copas finisce con la presa in cui cade l’ultimo dei tredici cuori.
