# Le regole che i punti e i rifiuti dello Yukon citano, ciascuna in una frase o due.

rule-yukon-r2 = Lo Yukon si gioca con cinquantadue carte. In tre si toglie per tutta la partita una carta senza punti, di solito un due.
rule-yukon-r3 = Il giocatore alla sinistra del mazziere esce alla prima presa con una qualunque delle sue cinque carte.
rule-yukon-r4 = Si gioca verso sinistra. Rispondi al seme d’uscita se puoi; altrimenti gioca uno Yukon, cioè un fante. Se non puoi fare né l’uno né l’altro, butta una carta qualunque, che non può vincere. Una carta sbagliata, notata prima che la presa sia ritirata, si sostituisce.
rule-yukon-r7 = Se non puoi rispondere al seme e hai uno Yukon devi giocarlo: puoi buttare una carta solo se non puoi fare né l’uno né l’altro.
rule-yukon-r14 = Finito il giro, ogni giocatore o coppia conta i punti delle prese fatte: 15 il Grande Yukon, 10 ogni altro Yukon e ogni dieci, 5 un asso, 3 un re, 2 una donna. In tutto fanno 125.
rule-yukon-r16 = Vince la partita il primo giocatore o coppia che a giro finito ha 250 punti, o quanti se ne sono concordati.
rule-yukon-r17 = Se a giro finito ha raggiunto la meta un solo giocatore, o una sola coppia, vince.
rule-yukon-r18 = Se nello stesso giro hanno raggiunto la meta più giocatori, o tutte e due le coppie, vince fra loro chi in quel giro ha fatto più prese, quali che siano i punti.
rule-yukon-r19 = Se i giocatori o le coppie che hanno raggiunto insieme la meta hanno fatto anche lo stesso numero di prese, vince chi ha preso l’asso di picche.
rule-yukon-r20 = Se di tre giocatori due sono pari in tutto e l’asso di picche l’ha preso il terzo, i due giocano ancora un giro. Lo vince chi fa più prese; a pari prese, chi prende l’asso di picche.

## Ciò che manca a chi impara

rule-yukon-r5 = Un fante appartiene al suo seme: con un fante si può rispondere, e se si esce con un fante si risponde al suo seme.
rule-yukon-r8 = Vince la presa il Grande Yukon, il fante di picche. Senza di esso vince il primo degli altri Yukon giocati, che sono pari. Senza fanti vince la carta più alta del seme d’uscita: asso, re, donna, dal dieci al due. Non ci sono trionfi.
rule-yukon-r10 = Dopo ogni presa chi l’ha fatta pesca la prima carta del monte, poi gli altri a turno, così che tutti ne abbiano di nuovo cinque. Esce chi ha fatto la presa. Finito il monte, si giocano le carte fino all’ultima.
rule-yukon-1 = Se puoi rispondere al seme non devi giocarne un altro; se non puoi, non devi trattenere uno Yukon. Una carta sbagliata si riprende; un tavolo rigoroso non la lascia giocare. Non è prevista una multa.
rule-yukon-d9 = A un tavolo d’onore una carta sbagliata si sostituisce se è notata prima che la presa sia ritirata; dopo resta giocata. Chi la segnala deve poterlo provare con carte viste da tutti.
