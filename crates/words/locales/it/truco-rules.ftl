# Le regole e le leggi del Truco Cego che i pagamenti e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla
# citazione: `truco R29` è rule-truco-r29, `truco:9.XIV.5` è rule-truco-9-xiv-5.

## Il tavolo e la distribuzione

rule-truco-r1 = Si gioca in quattro, due contro due, con i compagni a posti alterni; o in due, uno contro uno.
rule-truco-r3 = Il mazzo è quello spagnolo di quaranta carte, senza otto né nove.
rule-truco-r15 = Ognuno riceve tre carte, una alla volta dalla cima, verso destra, a cominciare dal mão. Nessuno può toccare il monte.
rule-truco-r16 = Prima di una testa il pé la annuncia. Se non l’ha fatto, guardare le carte prima del tempo non costa nulla.
rule-truco-r25 = Durante una testa gli altri due ne restano fuori: nessuna parola, nessun segnale, nessuna carta mostrata. In una roda i segnali dipendono dagli accordi.
rule-truco-r14 = Il tampa baralho, le due carte incollate su cui poggia il mazzo, si usa da quando un gruppo lo chiede.
rule-truco-r18 = Se le carte sono date male, lo stesso pé dà di nuovo nello stesso modo, e nessuno paga.
rule-truco-r19 = Se nel dare si scopre una carta, il giocatore a cui era destinata dice subito se la prende. Se è una carta alta, le carte si danno di nuovo.
rule-truco-r23 = In una testa guardano le carte soltanto i due che giocano.
rule-truco-r27 = Proposte e risposte si dicono chiaramente, e si ripetono se gli avversari lo chiedono.
rule-truco-r57 = Se hai cantato flor, mostrala alla fine della volta; se hai vinto l’envido, mostra i punti.
rule-truco-r61 = Retruco e vale quatro si dicono soltanto con quero, in risposta alla chiamata precedente.
rule-truco-r81 = Se posi più carte una sull’altra, quella che sta sotto conta come giocata prima, e si deve vedere che sono più di una.
rule-truco-r84 = La contesa finisce appena il vincitore è certo, un truco è rifiutato, o un intero gruppo se n’è andato.
rule-truco-r94 = In una testa si può chiedere che cosa c’è da pagare, una volta giocate le tre vazas.
rule-truco-9-iii-5a = Un’alzata che lascia sul tavolo meno di tre carte si rifà.
rule-truco-9-iii-5b = Un golpe, un colpetto sul mazzo, non è un’alzata: il mazzo si deve alzare.
rule-truco-9-iii-5c = Alza il giocatore alla sinistra del pé, e nessun altro.
rule-truco-9-viii-d-2 = Se hai ricevuto un numero di carte sbagliato e lo dici prima di giocare, lo stesso pé dà di nuovo, e nessuno paga.
rule-truco-9-viii-d-3 = Se dici di avere un numero di carte sbagliato solo quando tu o gli altri avete cominciato a giocare, perdi la prima parte e il truco, almeno 1 + 1, e la contesa finisce.

## La parola

rule-truco-r26 = Quando tutti hanno le loro tre carte ogni parola conta, anche se detta per distrazione. Per parlare non sei tenuto ad aspettare il tuo turno, a meno che il tavolo abbia concordato che apra solo chi è di turno.
rule-truco-r29 = Finché una proposta aspetta risposta, nessuno gioca una carta né passa. Può rispondere chiunque del gruppo a cui si è proposto, e la prima risposta obbliga il gruppo; a una flor rialzata risponde un giocatore che ha cantato.
rule-truco-9-xvi-11 = Al buio si può proporre solo la lei do jogo: ogni altra posta prima di avere le carte è nulla.
rule-truco-r69 = Per accettare una parte di una proposta doppia nomina prima la parte che rifiuti: «passo o primeiro e quero o segundo», «passo o truco e quero o envido», o al contrario.
rule-truco-r73 = «Na lei do jogo está tudo dito» si dice prima che sia data la prima carta, in una roda o uno contro uno. Vuol dire falta envido e truco e, con flor, contra-flor e o resto.
rule-truco-r77 = Se hai flor, rispondi alla lei con quella: «com flor quero», «com flor e não quero», o «me achico com flor» con quero o não quero. Se chi propone non ha flor, le tue sono semplici, 3 ciascuna.
rule-truco-9-xvi-8 = La lei do jogo detta dopo che è stata data la prima carta è nulla.

## Envido

rule-truco-r30 = Puoi aprire un envido prima della tua prima carta, finché la prima parte è aperta, nessuno ha cantato flor, e il tuo gruppo non ha né chiamato un truco né risposto a uno.
rule-truco-r34 = Un envido si può rialzare con un altro envido, un real envido o una falta envido; un real envido con un altro real envido, o con una falta. A una falta si risponde solo quero o não quero.
rule-truco-r36 = In una testa l’envido non conta mai più di 6. In una roda nessuno può rialzarlo quando la posta è arrivata a 24.
rule-truco-r38 = Un envido rifiutato non si canta. Il gruppo che ha chiamato per ultimo segna tutto ciò che era stato chiamato prima della sua ultima chiamata, o 1 se era la sola.
rule-truco-r39 = Dopo quero i punti si cantano in ordine, a cominciare dal mão, che deve cantare. Chi viene dopo canta solo se supera i migliori cantati finora; altrimenti dice não mato.
rule-truco-r40 = Vale il primo numero che dici dopo quero, e non puoi correggerlo.
rule-truco-r41 = Vincono la posta i punti più alti; a parità, chi viene prima in ordine di gioco. Chi vince mostra le sue carte alla fine della volta, se non sono già sul tavolo.
rule-truco-9-viii-f-2 = Se hai giocato una carta non puoi aprire un envido né cantare una flor. Puoi ancora rispondere a un envido degli avversari o rialzarlo, finché il tuo compagno non l’ha chiuso.
rule-truco-9-xiv-2 = Il mão non può rifiutarsi di cantare i suoi punti.
rule-truco-9-xiv-3 = Se vinci l’envido e alla fine non mostri i punti, e le carte non sono sul tavolo, la prima parte e il truco vanno agli avversari.
rule-truco-9-xiv-7a = Se le carte mostrate non sono i punti cantati, gli avversari ricevono la posta dell’envido e il truco, anche se li avevano persi.
rule-truco-9-xiv-7b = Se le carte mostrate non sono i punti cantati e non si è giocato il truco, gli avversari ricevono la posta dell’envido e 1.
rule-truco-9-xv-b-2 = Un envido detto sopra un real envido è nullo, e il real envido aspetta ancora la sua risposta.
rule-truco-9-xv-c-1 = Non puoi rialzare con una falta envido se varrebbe meno di quanto è già in gioco.
rule-truco-9-xvi-1 = Chi ha chiamato truco non può più aprire un envido, e neppure il suo compagno. L’altro gruppo può, finché non ha risposto al truco.

## Flor

rule-truco-r43 = Tre carte di un seme sono una flor, e la flor si deve cantare. A un tavolo rigoroso devi cantarla prima di giocare, di passare, e prima di aprire un envido o di rispondervi.
rule-truco-r44 = Una flor si apre con «flor», con «contra-flor e o resto», o con «com flor me achico». Contra-flor è sempre e soltanto una risposta.
rule-truco-r45 = Canta la tua flor prima della tua prima carta, prima di passare, e prima che un envido sia chiuso con quero o não quero. Un truco, anche accettato, non lo impedisce.
rule-truco-r46 = Se il tuo compagno chiama envido, canta subito la tua flor, prima che un avversario reagisca. Chi ha chiamato non può più cantarne una.
rule-truco-r47 = Una parola che escluderebbe la flor di qualcuno resta in sospeso finché chi ce l’ha non l’ha cantata o vi ha rinunciato. Se qualcuno canta, la flor si contende e della parola cade solo la parte dell’envido.
rule-truco-r49 = Una flor a cui nessuno si oppone è semplice: il suo gruppo riceve 3 tentos per ogni flor che ha.
rule-truco-r50 = Se a una flor si risponde con una flor e nessuno rialza, il truco continua. Le flores si mostrano dopo la mano, e la più alta prende 3 per ogni flor dei due gruppi.
rule-truco-r51 = Se una contra-flor è accettata, tutti quelli che hanno cantato dicono i punti, il mão per primo; la posta è di 3 tentos per ogni flor dei due gruppi. Se è rifiutata o il gruppo si tira indietro, nessuno li dice, e i vincitori ricevono 3 per ogni flor propria e 1 per ognuna degli altri.
rule-truco-r52 = Una contra-flor e o resto accettata vale 3 per ogni flor dei due gruppi, più quanto manca a chi è avanti per arrivare a 24; in una testa, 6 in tutto. Se è rifiutata dopo una contra-flor, dà 3 per ogni flor dei due gruppi.
rule-truco-r54 = Se un gruppo si tira indietro da una flor o la rifiuta, i vincitori ricevono 3 per ogni flor propria e 1 per ogni flor di quel gruppo.
rule-truco-r55 = Quando un giocatore si è tirato indietro con una flor, nessuno può rialzare: si dice solo flor o é boa. Un avversario che canta prende 3 + 1, anche con la flor più bassa.
rule-truco-r56 = Se ti tiri indietro, lo fai per tutto il tuo gruppo: vale per tutte le sue flores.
rule-truco-r59 = Se hai cantato una flor, puoi dire peço flor a un avversario che forse ne nasconde una, finché la contesa non finisce. L’avversario mostra le carte dopo le vazas. Se non ha la flor, costa 1 al tuo gruppo; se l’aveva nascosta, il tuo gruppo riceve 3 e il truco.
rule-truco-9-x-1 = Se una flor falsa è scoperta prima che il truco sia giocato, gli avversari ricevono 3 e il truco, che è 1 se non è stato chiamato. La contesa finisce.
rule-truco-9-x-2 = Se una flor falsa è scoperta dopo che il truco è stato giocato, i tentos della flor e tutto il truco vanno agli avversari, anche se chi ha cantato li aveva vinti. Lo stesso accade se i punti di una flor sono cantati male.
rule-truco-9-x-3 = Chi ha cantato una flor e va al baralho senza mostrarla perde i tentos della flor e il truco.
rule-truco-9-x-4 = Una flor nascosta che viene scoperta dà agli avversari 3 e il truco.
rule-truco-9-xi-1 = Se qualcuno ti ha detto peço flor e dopo le vazas non mostri nulla, è come se avessi nascosto una flor.
rule-truco-9-xi-2 = Peço flor è nullo se chi lo dice non ha la flor.
rule-truco-9-xi-3 = Se si dice peço flor a chi non ha la flor, il gruppo che ha chiesto paga 1.
rule-truco-9-xi-4 = Se si dice peço flor a chi nascondeva la flor, il gruppo che ha chiesto riceve 3 e il truco.
rule-truco-9-xiii-g = Una flor falsa guasta le altre del suo gruppo: gli avversari ricevono 3 per ogni flor cantata dai due gruppi, e il truco, che è 1 se non è stato chiamato.
rule-truco-9-xiv-5 = Se il compagno di chi ha chiamato envido canta la flor dopo che un avversario ha reagito, è troppo tardi, e la flor è nulla.

## Truco

rule-truco-r60 = Ogni giocatore della contesa può chiamare truco, sopra qualunque carta, da quando ha le sue carte finché le vazas non sono decise. Non può farlo mentre nella prima parte una proposta aspetta risposta o qualcuno canta.
rule-truco-r63 = Soltanto il gruppo che ha accettato l’ultima chiamata può rialzarla: subito con il suo quero, o più tardi nella stessa contesa, salvo altro accordo.
rule-truco-r64 = Un não quero a un truco chiude la contesa. Chi ha chiamato segna quanto le vazas contavano prima: 1 per il truco, 2 per il retruco, 3 per il vale quatro.
rule-truco-r65 = Se nessuno ha chiamato truco, chi vince le vazas segna 1.
rule-truco-9-viii-h-4 = Retruco o vale quatro come risposta, senza quero, è nullo, e la proposta aspetta ancora una risposta.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: una chiamata fuori da quest’ordine è nulla.

## Le vazas

rule-truco-r79 = Esce il mão, poi si gioca verso destra. Chi è passato si salta.
rule-truco-r80 = Una carta posata interamente sul tavolo è giocata: non si riprende e non si cambia.
rule-truco-r82 = La carta più alta vince la vaza per il suo gruppo, e chi l’ha giocata esce alla seguente. Se le più alte dei due gruppi sono uguali, la vaza è pari.
rule-truco-r83 = Due vazas vincono la volta. Se una è pari, decide la prima vaza vinta. Se sono pari tutte e tre, vince il primo in ordine di gioco tra quelli che hanno pareggiato la terza. Il truco conta 2, il retruco 3, il vale quatro 4.
rule-truco-9-viii-b-2 = Se giochi più carte in modo che nessuno veda che sono più di una, il tuo gruppo perde il truco.

## Andarsene

rule-truco-r85 = Se passi una carta, passi tutte quelle che ti restano, e in questa volta non giochi più. Puoi passare o andare al baralho quando nulla aspetta risposta.
rule-truco-r87 = Un gruppo che se ne va senza aver giocato, parlato o puntato dà agli avversari 1 per l’envido e 1 per il truco. Contro una flor dà 3 per ogni flor invece dell’1 per l’envido.
rule-truco-r88 = Quando un gruppo intero se ne va, le proposte della prima parte ancora in attesa contano come rifiutate. Il truco conta come accettato, o come rifiutato se aspetta risposta, o 1 se nessuno l’ha chiamato.
rule-truco-r89 = Uno contro uno, chi va al baralho dice não quero a tutto ciò che è stato o sarà proposto: se l’avversario poteva ancora aprire, prende 1 per l’envido, o 3 con flor.
rule-truco-r91 = Se hai cantato punti o una flor, non puoi andare al baralho prima di aver mostrato la prova. Puoi passare, se alla fine scopri le tue carte.
rule-truco-9-viii-a-3 = Se hai cantato e vai al baralho senza mostrare la prova, la prima parte e il truco vanno agli avversari, e la contesa finisce.
rule-truco-9-viii-a-5 = Se hai cantato, sei passato nelle vazas e alla fine non scopri le tue carte, la prima parte e il truco vanno agli avversari.
rule-truco-9-viii-k-2 = Uno contro uno, se posi coperta la prima carta e poi vinci l’envido, o hai cantato una flor, devi scoprire le tue carte. Altrimenti la prima parte e il truco vanno all’avversario.

## Le mancanze in una testa

rule-truco-9-iii-3b = Se chi non gioca la testa parla per chiarire un errore, il suo compagno perde la prima parte e il truco, o 1 + 1 se non sono ancora giocati.
rule-truco-9-iv-3a = Se è annunciata una testa e chi non la gioca guarda le sue carte prima che si cominci a giocare, lo stesso pé dà di nuovo.
rule-truco-9-iv-3b = Se è annunciata una testa e chi non la gioca guarda le sue carte mentre la si gioca, il suo gruppo perde 1, e si continua.
rule-truco-9-v-1a = Chi in una testa fa un segnale al compagno fa perdere 1 tento al proprio gruppo.
rule-truco-9-v-1b = Chi in una testa mostra carte senza bisogno fa perdere 1 tento al proprio gruppo.
rule-truco-9-v-1c = Chi mostra le sue carte dopo la fine della propria testa fa perdere 1 tento al proprio gruppo, tranne nell’ultima testa della volta.
rule-truco-9-v-2a = Se in una testa il compagno ritira le carte di un giocatore prima che questi abbia giocato, quel giocatore paga 1 per l’envido e 1 per il truco. La contesa finisce.
rule-truco-9-v-2b = Se in una testa il compagno ritira le carte di un giocatore prima che questi abbia giocato, e l’avversario ha una flor, quel giocatore paga 3 per la flor e 1 per il truco.
rule-truco-9-v-2c = Se in una testa l’altro gruppo ritira le carte di un giocatore prima che questi abbia giocato, quel giocatore riceve 1 per l’envido e 1 per il truco. La contesa finisce.

## Il conto

rule-truco-r93 = I falli dell’altro gruppo si possono reclamare finché le carte non sono ritirate.
rule-truco-r95 = Una partida è di 24 tentos: dodici malos, poi dodici buenos. Può cominciare con tentos già vinti prima.
rule-truco-r96 = Vince la partida il primo gruppo che ha 24 tentos o più.
rule-truco-section-8 = A un tavolo rigoroso gli atti irregolari sono rifiutati; a un tavolo reale si possono fare, reclamare e punire.

## Ciò che manca a chi impara

rule-truco-section-2 = Nelle vazas l’ordine delle carte è: asso di espadas, asso di bastos, sette di espadas, sette di ouros; poi i tre, i due, gli assi di copas e di ouros, re, cavalos, sotas, i sette di copas e di bastos, sei, cinque, quattro. Le carte nominate insieme sono pari. Non c’è trionfo, e non sei tenuto a rispondere al seme.
rule-truco-r5 = Nell’envido due carte di un seme contano 20 più i loro numeri: da 1 a 7 il numero che mostrano; sota, cavalo e rei nulla. Un 6 e un 7 di un seme fanno 33, il massimo. Contano le tre carte ricevute, giocate o no.
rule-truco-r6 = Chi non ha due carte di un seme conta soltanto la sua carta più alta da 1 a 7; due carte di un seme contano sempre di più.
rule-truco-r7 = Tre figure di tre semi contano per la più alta: rei, poi cavalo, poi sota. Anche un asso solo la batte.
rule-truco-r9 = Una flor, tre carte di un seme, conta 20 più i numeri delle sue carte da 1 a 7: da 20, con tre figure, a 38, con il 5, il 6 e il 7. Tre carte dello stesso valore non sono una flor.
rule-truco-r10 = A punti pari nell’envido o nella flor vince chi viene prima nell’ordine di gioco. Ognuno conta solo per il suo posto: se sei mão, non aiuti il compagno.
rule-truco-r20 = In quattro le voltas si alternano: roda, tutti insieme, e testa, due duelli uno dopo l’altro con le stesse carte. Quando all’inizio di una volta un gruppo ha 18 tentos, da quel momento sono tutte rodas.
rule-truco-section-5-1 = Un envido vale 2 e un real envido 3, sommati man mano che si chiamano. Una falta envido vale invece quanto manca a chi è avanti per arrivare a 24; in una testa, 6. Se l’ultima chiamata è rifiutata, contano quelle prima, o 1 se era la sola.
