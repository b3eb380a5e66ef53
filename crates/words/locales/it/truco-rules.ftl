# Le regole e le leggi del Truco Cego che i pagamenti e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla
# citazione: `truco R29` è rule-truco-r29, `truco:9.XIV.5` è rule-truco-9-xiv-5.

## Il tavolo e la distribuzione

rule-truco-r1 = Si gioca in quattro, due contro due, i gruppi a posti alterni; o in due, uno contro uno.
rule-truco-r3 = Il mazzo è quello spagnolo di quaranta carte, senza otto né nove.
rule-truco-r15 = Tre carte a ciascuno, una alla volta da sopra, verso destra, cominciando dal mão. Nessuno tocca il monte.
rule-truco-r16 = Prima di una testa il pé la annuncia; se non l’ha fatto, guardare le carte prima del tempo non costa nulla.
rule-truco-r25 = Durante una testa gli altri due ne restano fuori: nessuna parola, nessun segnale, nessuna carta mostrata. In roda i segnali dipendono dagli accordi.
rule-truco-r14 = Il tampa baralho, un coperchio su cui poggia il mazzo, si usa da quando un gruppo lo chiede.
rule-truco-r18 = Una distribuzione nulla è rifatta dallo stesso pé, nella stessa forma, senza danno.
rule-truco-r19 = Se una carta si scopre nel dare, il giocatore a cui era destinata dice subito se la accetta. Se è una carta alta, la distribuzione è nulla.
rule-truco-r23 = In una volta di testa guardano le carte soltanto i due che giocano.
rule-truco-r27 = Proposte e risposte si dicono chiaramente, e si ripetono se gli avversari lo chiedono.
rule-truco-r57 = Chi ha cantato flor la mostra alla fine della volta, e chi ha vinto l’envido i suoi punti.
rule-truco-r61 = Retruco e vale quatro si dicono soltanto con quero, in risposta a ciò che precede.
rule-truco-r81 = Più carte poste una sull’altra: quella sotto è stata giocata prima, e tutte devono vedersi. Nessuno ne pone più di quante gli restano da giocare.
rule-truco-r84 = La contesa finisce appena il vincitore è certo, un truco è rifiutato, o un intero gruppo se n’è andato.
rule-truco-r94 = Nella testa si può chiedere che cosa va pagato, una volta giocate le tre vazas.
rule-truco-9-iii-5a = Un’alzata che lascia sul tavolo meno di tre carte si rifà.
rule-truco-9-iii-5b = Un golpe, un colpetto sul mazzo, non è un’alzata: il mazzo va alzato.
rule-truco-9-iii-5c = Alza il giocatore alla sinistra del pé, e nessun altro.
rule-truco-9-viii-d-2 = Chi ha ricevuto un numero sbagliato di carte e lo dice prima di giocare ha una nuova distribuzione dallo stesso pé, gratis.
rule-truco-9-viii-d-3 = Chi segnala un numero sbagliato di carte solo quando si è già cominciato a giocare perde prima parte e truco, almeno 1 + 1, e la contesa finisce.

## La parola

rule-truco-r26 = Quando tutti hanno le loro tre carte ogni parola conta, anche detta per distrazione. Per parlare non sei tenuto ad aspettare il tuo turno, a meno che il tavolo abbia concordato che apra solo chi è di turno.
rule-truco-r29 = Finché una proposta aspetta, non si gioca carta e nessuno passa. Risponde chiunque del gruppo interrogato, e la prima risposta obbliga il gruppo; a una flor rialzata risponde uno che ha cantato.
rule-truco-9-xvi-11 = Al buio si può proporre solo la lei do jogo: ogni altra posta prima di avere le carte è nulla.
rule-truco-r69 = Per accettare una parte di una proposta doppia si nomina per prima la parte rifiutata: passo o primeiro e quero o segundo, passo o truco e quero o envido, o al contrario.
rule-truco-r73 = Na lei do jogo está tudo dito si dice prima che sia data la prima carta, in una volta di roda o uno contro uno. Sta per falta envido e truco e, con flor, per contra-flor e o resto.
rule-truco-r77 = Chi risponde e ha flor risponde alla lei con essa: com flor quero, com flor e não quero, o me achico com flor con quero o não quero. Se chi propone non ha flor, quelle di chi risponde sono semplici, 3 ciascuna.
rule-truco-9-xvi-8 = La lei do jogo detta dopo che è stata data la prima carta è nulla.

## Envido

rule-truco-r30 = Un envido si apre prima della propria prima carta, finché la prima parte è aperta, nessuno ha cantato flor, e il proprio gruppo non ha né chiamato un truco né risposto a uno.
rule-truco-r34 = Sopra un envido va un altro envido, un real envido o una falta envido; sopra un real envido un altro, o una falta; sopra una falta nient’altro che quero o não quero.
rule-truco-r36 = In una testa l’envido non conta mai più di 6; altrove non si rialza più quando la posta è arrivata a 24.
rule-truco-r38 = Un envido rifiutato non si canta. Gli ultimi proponenti segnano tutto ciò che era stato chiamato prima dell’ultima chiamata, o 1 se ce n’era una sola.
rule-truco-r39 = Dopo quero i punti si cantano in ordine, cominciando dal mão, che deve cantare; ogni giocatore dopo canta solo se supera i migliori fin lì, o dice não mato.
rule-truco-r40 = Vale il primo numero che dici dopo quero, e non puoi correggerlo.
rule-truco-r41 = I punti più alti vincono la posta, a parità chi viene prima in ordine di gioco. Chi vince mostra le sue carte alla fine della volta, se non sono già sul tavolo.
rule-truco-9-viii-f-2 = Chi ha giocato una carta non apre envido e non canta flor; può ancora rispondere a un envido degli avversari o rialzarlo, finché il suo compagno non l’ha chiuso.
rule-truco-9-xiv-2 = Il mão non può rifiutarsi di cantare i suoi punti.
rule-truco-9-xiv-3 = Chi ha vinto l’envido e alla fine non mostra, non stando le sue carte sul tavolo, perde prima parte e truco a favore degli avversari.
rule-truco-9-xiv-7a = Se le carte mostrate non sono i punti cantati, gli avversari hanno la posta dell’envido e il truco, anche dove li avevano persi.
rule-truco-9-xiv-7b = Se le carte mostrate non sono i punti cantati e non si è giocato truco, gli avversari hanno la posta dell’envido e 1.
rule-truco-9-xv-b-2 = Un envido detto sopra un real envido è nullo, e il real envido aspetta ancora la sua risposta.
rule-truco-9-xv-c-1 = Una falta envido non rialza dove varrebbe meno di quanto è già in posta.
rule-truco-9-xvi-1 = Né chi ha chiamato truco né il suo compagno apre dopo di esso un envido, e neppure l’altro gruppo quando al truco ha risposto.

## Flor

rule-truco-r43 = Tre carte di un seme sono una flor, e una flor va cantata. A un tavolo rigoroso chi l’ha la canta prima di giocare, di passare, o di aprire un envido o di rispondervi.
rule-truco-r44 = Una flor si apre con flor, con contra-flor e o resto, o con com flor me achico. Contra-flor è sempre e soltanto una replica.
rule-truco-r45 = Una flor si canta prima della propria prima carta, prima di passare, e prima che un envido sia chiuso con quero o não quero. Un truco, anche accettato, non la impedisce.
rule-truco-r46 = Il compagno di chi ha chiamato envido canta subito la sua flor, prima che un avversario reagisca. Chi ha chiamato non ne può più cantare.
rule-truco-r47 = Una parola che taglierebbe fuori la flor di qualcuno resta in sospeso finché ognuno in quel caso l’abbia cantata o lasciata passare. Se qualcuno canta, la flor si contende e della parola cade solo la parte dell’envido.
rule-truco-r49 = Una flor a cui nessuno si oppone è semplice: 3 tentos per ogni flor di quel gruppo.
rule-truco-r50 = Flor contro flor, non rialzate: il truco continua, le flores si mostrano dopo la mano, e la più alta prende 3 per ogni flor dei due gruppi.
rule-truco-r51 = Una contra-flor accettata la cantano tutti quelli che hanno cantato flor, il mão per primo, per 3 tentos a flor dei due gruppi. Se è rifiutata o qualcuno si tira indietro, nessuno canta, e dà 3 per ogni flor dei vincitori e 1 per ognuna degli altri.
rule-truco-r52 = Contra-flor e o resto accettata: 3 per ogni flor dei due gruppi e quanto manca a chi è avanti per arrivare a 24, in una testa 6 in tutto. Rifiutata sopra una contra-flor dà 3 per ogni flor dei due gruppi.
rule-truco-r54 = Se un gruppo si tira indietro o rifiuta, i vincitori hanno 3 per ogni flor propria e 1 per ogni flor dell’altro gruppo.
rule-truco-r55 = Sopra una flor achicada, con cui ci si è tirati indietro, non si rialza: solo flor o é boa. Un avversario che canta prende 3 + 1 anche con la flor più bassa.
rule-truco-r56 = Chi si tira indietro lo fa per il suo gruppo: tutte le sue flores sono achicadas.
rule-truco-r59 = Chi ha cantato una flor può dire peço flor a un avversario che sospetta di nasconderne una, finché la contesa non finisce. Si mostra dopo le vazas: se non c’è costa 1 al gruppo che ha chiesto, se era nascosta gli dà 3 e il truco.
rule-truco-9-x-1 = Una flor cantata senza averla, scoperta prima che il truco sia giocato: gli avversari hanno 3 e il truco, che è 1 se non è stato chiamato, e la contesa finisce.
rule-truco-9-x-2 = Una flor falsa scoperta dopo che il truco è stato giocato, o i punti di una flor cantati male: i tentos della flor e tutto il truco vanno agli avversari, anche dove chi ha cantato li aveva vinti.
rule-truco-9-x-3 = Chi ha cantato una flor e va al baralho senza mostrarla perde i tentos della flor e il truco.
rule-truco-9-x-4 = Una flor nascosta che viene scoperta dà agli avversari 3 e il truco.
rule-truco-9-xi-1 = Se qualcuno ti ha detto peço flor e alla fine delle vazas non mostri nulla, vale come se avessi nascosto una flor.
rule-truco-9-xi-2 = Peço flor detto da chi non ha una flor sua è nullo.
rule-truco-9-xi-3 = Peço flor a chi non ne ha costa 1 al gruppo che ha chiesto.
rule-truco-9-xi-4 = Peço flor a chi risulta aver nascosto una flor dà al gruppo che ha chiesto 3 e il truco.
rule-truco-9-xiii-g = Una flor falsa guasta le altre del suo gruppo: gli avversari hanno 3 per ogni flor cantata dai due gruppi, e il truco, che è 1 se non è stato chiamato.
rule-truco-9-xiv-5 = La flor del compagno di chi ha chiamato envido, cantata dopo che un avversario ha reagito, arriva tardi ed è nulla.

## Truco

rule-truco-r60 = Ogni giocatore della contesa può chiamare truco, sopra qualunque carta, da quando ha le sue carte finché le vazas sono decise, purché nulla della prima parte aspetti risposta o si stia cantando.
rule-truco-r63 = Soltanto il gruppo che ha accettato l’ultimo grado lo rialza: subito col suo quero, o più tardi nella stessa contesa salvo altro accordo.
rule-truco-r64 = Não quero a un truco finisce la contesa. Chi ha chiamato segna quanto le vazas contavano prima: 1 per truco, 2 per retruco, 3 per vale quatro.
rule-truco-r65 = Se nessuno ha chiamato truco, chi vince le vazas segna 1.
rule-truco-9-viii-h-4 = Retruco o vale quatro come risposta senza quero è nullo, e la proposta aspetta ancora.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: un grado chiamato fuori di quest’ordine è nullo.

## Le vazas

rule-truco-r79 = Esce il mão, poi si gioca verso destra; chi ha passato non gioca.
rule-truco-r80 = Una carta tutta sul tavolo è giocata: non si riprende e non si cambia.
rule-truco-r82 = La carta più alta vince la vaza per la sua parte, e chi l’ha giocata esce alla successiva. Carte più alte uguali delle due parti la pareggiano.
rule-truco-r83 = Due vazas vincono la volta. Se una è pari, decide la prima vaza vinta; se lo sono tutte e tre, il primo in ordine di gioco tra quelli che hanno pareggiato la terza. Il truco conta 2, il retruco 3, il vale quatro 4.
rule-truco-9-viii-b-2 = Carte sovrapposte in modo che nessuno veda che sono più d’una costano il truco al gruppo di chi le gioca.

## Andarsene

rule-truco-r85 = Chi passa una carta passa tutte quelle che gli restano, e in questa volta non gioca più. Può passare o andare al baralho quando nulla aspetta risposta.
rule-truco-r87 = Un gruppo che se ne va senza aver giocato, detto o messo in posta nulla dà agli avversari 1 per l’envido e 1 per il truco; contro flor 3 per ogni flor invece dell’1 per l’envido.
rule-truco-r88 = Quando un gruppo intero se ne va, ciò che aspetta della prima parte vale come rifiutato, e il truco vale come accettato, o come rifiutato se aspetta, o 1 se nessuno l’ha chiamato.
rule-truco-r89 = Uno contro uno, chi va al baralho dice não quero a tutto ciò che è stato o sarà proposto: se l’avversario poteva ancora aprire, prende 1 per l’envido, o 3 con flor.
rule-truco-r91 = Chi ha cantato punti o flor non va al baralho prima di aver mostrato la prova. Può passare, se alla fine scopre le sue carte.
rule-truco-9-viii-a-3 = Chi ha cantato e va al baralho senza mostrare la prova perde prima parte e truco a favore degli avversari, e la contesa finisce.
rule-truco-9-viii-a-5 = Chi ha cantato, ha passato nelle vazas e alla fine non scopre le sue carte perde prima parte e truco a favore degli avversari.
rule-truco-9-viii-k-2 = Uno contro uno, chi ha posato coperta la prima carta e poi ha vinto l’envido, o aveva cantato flor, deve scoprire le sue carte; altrimenti prima parte e truco vanno all’avversario.

## Le mancanze in una testa

rule-truco-9-iii-3b = Se chi è fuori di una testa parla per chiarire un errore, il suo compagno perde prima parte e truco, 1 + 1 dove non sono ancora giocati.
rule-truco-9-iv-3a = Testa annunciata, e uno che non è di turno guarda le sue carte prima che si sia cominciato a giocare: lo stesso pé dà di nuovo.
rule-truco-9-iv-3b = Testa annunciata, e uno che non è di turno guarda le sue carte mentre si gioca una testa: il suo gruppo perde 1, e si va avanti.
rule-truco-9-v-1a = Un segnale in una testa costa 1.
rule-truco-9-v-1b = Carte mostrate senza bisogno in una testa costano 1.
rule-truco-9-v-1c = Carte mostrate quando la loro testa è finita sono mostrate senza bisogno e costano 1, tranne nell’ultima testa della volta.
rule-truco-9-v-2a = Se in una testa le carte di un giocatore sono raccolte dal suo compagno prima che abbia giocato, paga 1 per l’envido e 1 per il truco, e la contesa finisce.
rule-truco-9-v-2b = Se in una testa le carte di un giocatore sono raccolte dal suo compagno prima che abbia giocato, e l’avversario ha flor, paga 3 per la flor e 1 per il truco.
rule-truco-9-v-2c = Se in una testa le carte di un giocatore sono raccolte dall’altro gruppo prima che abbia giocato, riceve 1 per l’envido e 1 per il truco, e la contesa finisce.

## Il conto

rule-truco-r93 = I falli dell’altro gruppo si possono reclamare finché le carte non sono raccolte.
rule-truco-r95 = Una partita è di 24 tentos, dodici malos e poi dodici buenos; questi erano vinti prima che cominci la registrazione.
rule-truco-r96 = Vince la partita il gruppo che per primo ha 24 tentos o più.
rule-truco-section-8 = A un tavolo rigoroso gli atti irregolari sono rifiutati; a un tavolo reale si possono fare, reclamare e punire.

## Ciò che manca a chi impara

rule-truco-section-2 = Ordine delle carte nelle vazas: asso di espadas, asso di bastos, sette di espadas, sette di ouros; poi i tre, i due, gli assi di copas e di ouros, re, cavalos, sotas, i sette di copas e di bastos, sei, cinque, quattro. Le carte nominate insieme sono pari. Non c’è trionfo, e non sei tenuto a rispondere al seme.
rule-truco-r5 = Per l’envido due carte di un seme contano 20 e il loro valore: da 1 a 7 il loro numero, sota, cavalo e rei nulla. Un 6 e un 7 di un seme fanno 33, il massimo. Contano le tre carte date, giocate o no.
rule-truco-r6 = Chi non ha due carte di un seme conta soltanto la sua carta più alta da 1 a 7; due carte di un seme contano sempre di più.
rule-truco-r7 = Tre figure di tre semi contano per la più alta: rei, poi cavalo, poi sota. Anche un asso solo la batte.
rule-truco-r9 = La flor, tre carte di un seme, conta 20 e i numeri delle sue carte da 1 a 7: da 20, tre figure, a 38, il 5, il 6 e il 7. Tre carte dello stesso valore non sono flor.
rule-truco-r10 = A punti pari nell’envido o nella flor vince chi viene prima in ordine di gioco. Il mão non copre il compagno: ciascuno ha soltanto il proprio posto.
rule-truco-r20 = In quattro le voltas si alternano: roda, tutti insieme, e testa, due duelli uno dopo l’altro con le stesse carte. Appena un gruppo ha 18 tentos all’inizio di una volta, tutte sono di roda.
rule-truco-section-5-1 = Un envido punta 2, un real envido 3, sommati man mano che si dicono; una falta envido punta, invece della somma, quanto manca a 24 a chi è avanti, in una testa 6. Rifiutata l’ultima, contano le precedenti, o 1 se non ce ne furono.
