# Le regole e le leggi che i segni e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla citazione:
# `minchiate R41` è rule-minchiate-r41, `minchiate:7.3a` è rule-minchiate-7-3a.

## Il tavolo e la distribuzione

rule-minchiate-r2 = Si gioca in quattro con novantasette carte, due contro due, i compagni incrociati.
rule-minchiate-r3 = In ogni coppia uno raccoglie le mani e l’altro tiene i segni. A un tavolo rigoroso le due cose vanno da sé.
rule-minchiate-r4 = Alza quello che sta sotto la mano a chi fa le carte: leva almeno una carta e ne lascia almeno una.
rule-minchiate-r7 = Le carte rubate nell’alzare o dal monte si segnano subito per quel che contano, a favore della parte di chi ruba.
rule-minchiate-r11 = Dieci carte a ciascuno, poi altre dieci e l’undecima scoperta; se questa conta, si segna quel che conta a favore della parte che la riceve.
rule-minchiate-r15 = Chi ha rubato scarta a suo arbitrio tante carte quante ne ha rubate, né più né meno, e resta con ventuna.
rule-minchiate-r17 = Avanti di giocare ciascuno conta le sue carte: devono essere ventuna.

## Le verzigole

rule-minchiate-r18 = Per giro ciascuno accusa le verzigole delle proprie carte, ognuna intera e col Matto se l’ha; si segnano subito.
rule-minchiate-r20 = Giocata la prima carta non si è più in tempo ad accusare; il conto finale non ne è toccato.

## Il gioco

rule-minchiate-r22 = Comincia la prima mano chi sta sopramano a chi fa le carte, e ogni altra chi ha vinto la precedente; tutti giocano per giro.
rule-minchiate-r24 = Chi ha del seme giocato, cioè del seme, deve rispondere con quello. Il solo Matto si può dare a qualsiasi giocata.
rule-minchiate-r25 = Chi non ha del seme giocato deve rispondere con un tarocco a suo beneplacito; a tarocco giocato si risponde con tarocco.
rule-minchiate-r32 = Gli onori che cadono in una mano vinta dall’altra parte restano ammazzati: un Papa segna 3, un’Aria 10, ogni altro 5, e 5 un re ammazzato da un tarocco.
rule-minchiate-r38 = Il Matto si riprende dalla mano perduta, e in vece di esso si dà una cartaccia: una carta di cartiglia che non sia re, o un tarocco che non conti.
rule-minchiate-r39 = La carta per il Matto viene da quelle che la parte ha vinto; finché non ne ha una, il debito resta.

## Il conto e i resti

rule-minchiate-r41 = Alla fine ogni parte conta le sue verzigole, poi di nuovo ogni carta di conto, 10 per l’ultima, e 1 per ogni carta di più delle quarantadue.
rule-minchiate-r46 = Ogni sessanta punti, o quanti se ne sono concordati, sono un resto; i punti spezzati restano segnati per la coppia che è avanti.
rule-minchiate-r48 = Quando la compagnia si alza, ciascuno di quelli che perdono paga la differenza dei resti al loro valore.
rule-minchiate-6-3 = I punti spezzati che restano alla fine contano per un resto in più dove così è lo stile di casa.

## Le leggi

rule-minchiate-7-1b = Chi perde la mano in cui ha giocato il Matto lo riprende e dà in vece una cartaccia.
rule-minchiate-7-2a = Chi fa le carte paga 20 punti per ogni carta che ha dato di più o di meno.
rule-minchiate-7-2e = Chi ha carte di più e lo accusa in tempo debito le scarta, ma senza poter fare scarto libero: non può con ciò restare senza un seme.
rule-minchiate-7-2f = Chi ne ha di meno e lo accusa in tempo debito chiede per il suo posto la carta del monte che gli vien data coperta.
rule-minchiate-7-3a = Chi ha del seme giocato e non risponde paga un resto agli avversari, se lo accusano in tempo debito.
rule-minchiate-7-3b = Gli onori ammazzati col non rispondere si restituiscono a chi li ha giocati, e i loro punti si cancellano.
rule-minchiate-7-3d = Il non rispondere si può accusare finché le carte non siano mescolate per contarle, non dopo.
rule-minchiate-7-3f = Dove così si è pattuito chi non ha risposto paga da solo, e il compagno innocente nulla.
rule-minchiate-7-4a = I punti che chi tiene i segni dimentica sono persi; fatte le somme non si può aggiungere nulla.
rule-minchiate-7-4c = Le carte di più delle quarantadue che una parte dimentica di contare sono perdute per essa.
rule-minchiate-7-4d = I dieci punti dell’ultima sono persi per la parte che li dimentica.

## Ciò che manca a chi impara

rule-minchiate-section-2-2 = Delle novantasette carte ne contano venticinque: il Matto, i tarocchi 1, 10, 13, 20, 28 e dal 30 al 35, e i quattro re, 5 l’uno; i Papi, dal 2 al 5, 3 l’uno; le Arie, dal 36 al 40, 10 l’una. Il tarocco 29 conta 5, ma solo in una verzigola.
rule-minchiate-r8 = Si rubano i re, ogni tarocco di conto, il Matto compreso, e ogni tarocco sopra il 20, conti o no. La prima carta diversa pone fine al rubare.
rule-minchiate-v2 = Tre o più tarocchi di seguito, dall’1 al 5 o dal 28 al 40, sono una verzigola; una serie più lunga è una sola, maggiore. Conta la somma delle sue carte, e il 29 conta 5.
rule-minchiate-v4 = Sono inoltre verzigole: 1, Matto e 40; 1, 13 e 28; le diecine 10-20-30, 20-30-40 o tutte e quattro; tre re o tutti e quattro. Una carta può servire in più d’una.
rule-minchiate-v5 = Chi ha il Matto lo aggiunge, 5, a ogni verzigola che ha. Non sta mai per una carta mancante.
rule-minchiate-r30 = Vince la mano il tarocco più alto; se non ce n’è, la carta più alta del seme giocato: re, regina, cavallo, fante o donna, poi in spade e bastoni dal dieci all’asso, in coppe e denari dall’asso al dieci. Il Matto non vince mai.
