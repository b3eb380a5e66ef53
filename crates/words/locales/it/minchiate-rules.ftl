# Le regole e le leggi che i segni e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla citazione:
# `minchiate R41` è rule-minchiate-r41, `minchiate:7.3a` è rule-minchiate-7-3a.

## Il tavolo e la distribuzione

rule-minchiate-r2 = Si gioca in quattro con novantasette carte, due contro due, i compagni uno di fronte all’altro.
rule-minchiate-r3 = In ogni coppia uno raccoglie le prese e l’altro tiene i segni. A un tavolo rigoroso fa l’una e l’altra cosa il programma.
rule-minchiate-r4 = Alza il sottomano, che siede subito prima di chi fa le carte: alza almeno una carta e ne lascia almeno una.
rule-minchiate-r7 = Le carte rubate nell’alzata o dal monte si segnano subito, per quanto contano, alla parte di chi ruba.
rule-minchiate-r11 = Ciascuno riceve dieci carte, poi altre dieci e l’undicesima scoperta; se questa conta, il suo valore si segna alla parte che la riceve.
rule-minchiate-r15 = Chi ha rubato scarta esattamente tante carte quante ne ha rubate, a sua scelta, e resta con ventuna.
rule-minchiate-r17 = Prima di giocare ciascuno conta le sue carte: devono essere ventuna.

## Le verzigole

rule-minchiate-r18 = A turno ciascuno accusa le verzigole che ha in mano, ognuna intera e con il Matto, se ce l’ha; si segnano subito.
rule-minchiate-r20 = Giocata la prima carta, nessuno può più accusare. Il conto finale non cambia per questo.

## Il gioco

rule-minchiate-r22 = Alla prima presa esce il sopramano, che gioca dopo chi fa le carte; alle altre chi ha vinto la precedente. Tutti giocano a turno.
rule-minchiate-r24 = Rispondi al seme se puoi. Solo il Matto si può giocare in qualsiasi presa.
rule-minchiate-r25 = Se non hai il seme d’uscita devi giocare un tarocco, quello che vuoi. Quando si esce di tarocco, devi giocare un tarocco. Se non hai tarocchi, puoi giocare qualsiasi carta.
rule-minchiate-r32 = Gli onori che cadono in una presa vinta dall’altra parte sono ammazzati: per un Papa si segnano 3 punti, per un’Aria 10, per ogni altro 5, e 5 anche per un re ammazzato da un tarocco.
rule-minchiate-r38 = Se la tua parte perde la presa in cui hai giocato il Matto, lo riprendi e dai al suo posto una carta senza valore: una carta di seme che non sia un re, o un tarocco che non conti.
rule-minchiate-r39 = La carta data per il Matto viene da quelle che la tua parte ha vinto; finché non ne ha una, la deve.

## Il conto e i resti

rule-minchiate-r41 = Alla fine ogni parte conta le sue verzigole, poi di nuovo ogni carta di conto, 10 per l’ultima presa, se l’ha vinta, e 1 per ogni carta oltre le quarantadue.
rule-minchiate-r46 = Ogni sessanta punti di vantaggio, o quanti se ne sono concordati, fanno un resto; i punti spezzati restano segnati per la coppia che è avanti.
rule-minchiate-r48 = Quando si lascia il tavolo, ogni giocatore che perde paga la differenza dei resti al loro valore.
rule-minchiate-6-3 = I punti spezzati alla fine contano come un resto in più, se così si usa nella casa.

## Le leggi

rule-minchiate-7-1b = Se la tua parte perde la presa in cui hai giocato il Matto, lo riprendi e dai al suo posto una carta senza valore.
rule-minchiate-7-2a = Chi fa le carte paga agli avversari 20 punti per ogni carta data in più o in meno. Non si dà di nuovo.
rule-minchiate-7-2e = Se hai carte in più e lo dici in tempo, le scarti; ma non puoi restare così senza un seme.
rule-minchiate-7-2f = Se hai carte in meno e lo dici in tempo, indichi le carte del monte che vuoi, ciascuna dicendo a che posto sta, e le ricevi coperte.
rule-minchiate-7-3a = Se hai il seme d’uscita e non rispondi, paghi un resto agli avversari, se denunciano il rifiuto in tempo.
rule-minchiate-7-3b = Gli onori ammazzati con un rifiuto tornano alla parte che li ha giocati, e i punti segnati per averli ammazzati si cancellano.
rule-minchiate-7-3d = Un rifiuto si può denunciare finché le carte non sono mescolate per il conto, non dopo.
rule-minchiate-7-3f = Se così si è concordato, chi ha fatto il rifiuto paga da solo, e il compagno non paga nulla.
rule-minchiate-7-4a = I punti che chi tiene i segni dimentica sono persi: fatte le somme, non si può aggiungere nulla.
rule-minchiate-7-4c = La parte che dimentica di contare le carte oltre le quarantadue perde quei punti.
rule-minchiate-7-4d = La parte che dimentica i dieci punti dell’ultima presa li perde.

## Ciò che manca a chi impara

rule-minchiate-section-2-2 = Delle novantasette carte ne contano venticinque: il Matto, i tarocchi 1, 10, 13, 20, 28 e dal 30 al 35, e i quattro re, 5 l’uno; i Papi, dal 2 al 5, 3 l’uno; le Arie, dal 36 al 40, 10 l’una. Il tarocco 29 conta 5, ma solo in una verzigola.
rule-minchiate-r8 = Si possono rubare i re, ogni tarocco di conto, il Matto compreso, e ogni tarocco sopra il 20, conti o no. La prima carta diversa ferma chi ruba.
rule-minchiate-v2 = Tre o più tarocchi di seguito, dall’1 al 5 o dal 28 al 40, sono una verzigola; una serie più lunga è una sola, maggiore. Conta la somma delle sue carte, e il 29 conta 5.
rule-minchiate-v4 = Sono verzigole anche: 1, Matto e 40; 1, 13 e 28; le diecine 10-20-30, 20-30-40 o tutte e quattro; tre re o tutti e quattro. Una carta può servire in più di una.
rule-minchiate-v5 = Se hai il Matto, aggiunge 5 a ognuna delle tue verzigole. Non sostituisce mai una carta mancante.
rule-minchiate-r30 = Vince la presa il tarocco più alto. Se non ci sono tarocchi, vince la carta più alta del seme d’uscita: re, regina, cavallo, fante o donna, poi in spade e bastoni dal dieci all’asso; in coppe e denari al contrario, con l’asso sopra il dieci. Il Matto non vince mai.
