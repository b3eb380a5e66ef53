# Le leggi del Grand sulle irregolarità, e le regole che le accompagnano, ciascuna in una frase o due.

rule-grand-r1 = Il mão parla per primo, poi gli altri a turno, verso sinistra. Al tuo turno fai un’offerta o passi.
rule-grand-d17 = A un tavolo d’onore chi ha giocato una carta sbagliata la sostituisce, se ce ne si accorge prima che la presa sia ritirata; dopo resta giocata. Non è prevista una multa.
rule-grand-1 = Se nel sorteggio delle coppie due giocatori pescano carte di pari valore, il sorteggio non vale e tutti pescano di nuovo.
rule-grand-2 = Non si può offrire meno di 5, né un numero che non sia multiplo di 5.
rule-grand-3 = Non si può offrire quanto l’ultima offerta o meno: si offre di più o si passa.
rule-grand-4 = Dopo tre passi il mazziere non può passare: deve offrire almeno 5.
rule-grand-5 = Nessuno esce prima che qualcuno abbia fatto un’offerta. L’unica eccezione è il mão che apre Copas con una carta di cuori.
rule-grand-6 = Non si può scegliere l’Eucre con un’offerta superiore a 25.
rule-grand-7 = Non si può scegliere Copas con un’offerta superiore a 50.
rule-grand-8 = Non si può scegliere il Whist con un’offerta superiore a 65.
rule-grand-9 = Nessuno può offrire più di 100, perché nessun gioco vale un’offerta più alta.
rule-grand-10 = Nell’Eucre non si può giocare da soli con un’offerta inferiore a 20, né con il compagno con un’offerta di 25.
rule-grand-11 = Nell’Eucre non puoi tenere un trionfo inferiore all’otto: deve essere fra le carte che scarti.
rule-grand-12 = Nell’Eucre si scartano esattamente otto carte, né più né meno, così che ne restino cinque.
rule-grand-13 = Chi ha una carta del seme d’uscita non può giocare un altro seme. Non è prevista una multa.
rule-grand-14 = Solo l’apostador può uscire alla prima presa, in tutti e quattro i giochi.
rule-grand-15 = Solo il mão può aprire Copas, solo con una carta di cuori, e solo quando la coppia del mazziere ha più di 70 punti.
rule-grand-16 = Nel Grand una presa conta nove, ma non si può offrire 9 né 18: le offerte vanno di cinque in cinque.
rule-grand-17 = Dopo ogni mano si scrivono sia i punti sia le sconfitte, prima che la partita continui.
rule-grand-18 = Arrivare a 100 punti non basta a vincere la partita: decide il conto finale. Solo tutte e tredici le prese nel Grand la fanno vincere subito.
rule-grand-19 = Quando è ritirata la presa con l’ultima carta di cuori, la mano di Copas è finita e non si giocano altre carte.
rule-grand-20 = Chi gioca da solo vince o perde punti per la coppia, mai soltanto per sé.
rule-grand-21 = Nell’Eucre gli avversari della coppia dell’apostador non segnano nulla per le loro prese, per quante ne facciano.
