# Le leggi dello Yukon sulle irregolarità, e le regole che le accompagnano, ciascuna in una frase o due.

rule-yukon-r1 = Quando si gioca in quattro si sorteggiano prima le coppie. Poi ognuno pesca una carta, e chi ha la più alta è il primo mazziere.
rule-yukon-section-3 = Si sorteggiano le coppie e il primo mazziere. Ogni giocatore riceve cinque carte a una a una, a cominciare dalla sinistra del mazziere; il resto è il monte. A ogni giro il mazzo passa a sinistra.
rule-yukon-r11 = Quando tutti hanno pescato, chi ha vinto la presa esce alla seguente.
rule-yukon-2 = Una carta buttata perché il giocatore non poteva né rispondere al seme né giocare uno Yukon non vince la presa, per alta che sia.
rule-yukon-3 = Tieni coperte le prese che hai fatto, separate dalla mano.
rule-yukon-4 = La somma dei punti di tutti i giocatori, o di tutte le coppie, dev’essere 125. Se non lo è, il conto è sbagliato e si deve rifare prima del giro seguente.
rule-yukon-5 = I punti di un giro si scrivono prima che ne cominci un altro; per te lo fa il programma.
rule-yukon-6 = Nessuno può dichiarare vinta la partita a metà di un giro, anche se ha abbastanza punti. Prima si giocano tutte le prese.
rule-yukon-7 = Nessuno può pescare dal monte fuori turno: prima chi ha vinto la presa, poi gli altri nel senso del gioco.
rule-yukon-8 = Se in una presa cadono più Yukon comuni, vince il primo giocato. Il Grande Yukon li batte tutti.
rule-yukon-9 = Se più giocatori o coppie raggiungono insieme la meta, decide il maggior numero di prese di quel giro, e poi l’asso di picche. In tre, i due che sono ancora pari giocano un giro in più.
rule-yukon-10 = Puoi uscire con carte alte nelle prime prese: non è vietato, è solo imprudente.
