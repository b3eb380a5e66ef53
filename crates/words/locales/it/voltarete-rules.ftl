# Le regole e le leggi che i pagamenti e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla citazione:
# `voltarete R57` è rule-voltarete-r57, `voltarete:II.10.13` è rule-voltarete-ii-10-13.

## Il tavolo e le carte

rule-voltarete-r2 = Il mazzo ha quaranta carte: senza otto, nove né dieci.
rule-voltarete-r8 = Espadilha, Manilha e Basto sono i matadores. Un feito che li ha tutti e tre li conta, con ogni trionfo che li segue senza interruzione: 1 tento per ciascuno da ogni avversario, 2 in copas; un feito che perde li paga.
rule-voltarete-r13 = Ogni giocatore ha nove carte; le tredici che restano sono il tallone.
rule-voltarete-r15 = In una mano annullata ognuno riprende ciò con cui ha passato, e lo stesso mazziere dà di nuovo.

## Le poste

rule-voltarete-r18 = Il mazziere di ogni mano mette nel bolo la sua entrata, 5 tentos se non si è convenuto altrimenti.
rule-voltarete-r19 = Quando il bolo è vuoto e non è dovuta nessuna remissa, chi ha il medalhão mette 20 tentos, o quanto si è convenuto, e lo passa alla sua destra.
rule-voltarete-r22 = Il bolo è fatto delle entrate dei mazzieri, del medalhão, dei passi, delle respostas e delle remissas; tanto vi stava prima della prima mano.
rule-voltarete-r25 = Chi passa mette 1 tento nel bolo e in quel passaggio non può più parlare.
rule-voltarete-r28 = Dare licenza è la risposta al gioco di un altro. Non costa nulla, se al tavolo non si è convenuto un tento, e chi la dà ha finito la sua parte nel passaggio.

## I due passaggi

rule-voltarete-r24 = Finché nessuno ha chiamato si passa o si apre: mão e contra-pé con licença, il pé con entro, chiunque con só, o con respeito se ha i due assi neri.
rule-voltarete-r29 = Un gioco va sopra un altro se è più alto, o se è pari e chiamato da un posto che viene prima: licença, preferência, só, só in copas, respeito. La licença non va mai sopra nulla.
rule-voltarete-r35 = Il primo seme nominato è il trionfo.
rule-voltarete-r52 = Nel secondo passaggio gioca il primo che non passa, in segundo o casca e in nient’altro.
rule-voltarete-r98 = In quattro il mazziere non ha carte e non prende parte alla mano, a meno che tutti e tre gli altri passino due volte.
rule-voltarete-r108 = In quattro, quando tutti hanno passato una volta, chi ha Espadilha deve andare nel secondo passaggio; se non l’hanno né mão né contra-pé, deve andare il pé.
rule-voltarete-r111 = Nel gioco obbligato deve venir fuori dov’era Espadilha: chi l’ha nascosta passando due volte mette una resposta.

## Il tallone

rule-voltarete-r38 = In un só il feito non cambia nessuna carta.
rule-voltarete-r37 = Il feito di una licença cambia da una a otto carte: nessuna sarebbe un só, e nove farebbero pensare a un mazzo preparato.
rule-voltarete-r39 = Un feito che ha voltato il trionfo deve tenere la carta voltata, e in respeito anche i due assi neri.
rule-voltarete-r40 = Nel Voltarete segundo la carta voltata si deve tenere; da una a otto carte della mano escono per essa e per quelle che si prendono in più.
rule-voltarete-r46 = L’avversario alla destra del feito compra per primo, al più otto carte, e passa avanti il resto del tallone senza vederlo.
rule-voltarete-r59 = Una casca si può abbandonare prima che sia nominato il trionfo: il feito mette una resposta e paga 5 tentos a ciascuno che aveva carte, mai raddoppiati.
rule-voltarete-r60 = Nominato il trionfo, una casca non si può più né abbandonare né rendere per resposta.

## Apertura e resposta

rule-voltarete-r61 = Quando tutti hanno le loro carte il feito ordina il gioco, dichiara geral, o chiede resposta; in una casca non si può chiedere resposta.
rule-voltarete-r65 = Se tutti e due gli avversari concedono resposta non si gioca: il feito mette una resposta nel bolo e paga a ciascuno il prezzo del suo gioco, senza matadores.
rule-voltarete-r66 = Se uno concede resposta e l’altro la rifiuta, il feito non può vincere. Chi ha rifiutato ha codilho se fa più prese di ciascuno degli altri; se no, mettono una resposta sia lui sia il feito.
rule-voltarete-r67 = Se tutti e due rifiutano resposta, ciascuno di loro che non vince la mano mette una resposta.

## Le prese

rule-voltarete-r72 = Chi può risponde al seme d’uscita, con qualunque sua carta; non c’è mai obbligo di vincere la presa.
rule-voltarete-r76 = Quando si esce a trionfo si gioca un trionfo, salvo che di trionfi si abbiano soltanto matadores che la carta d’uscita non obbliga: soltanto un matador più alto d’uscita obbliga uno più basso.
rule-voltarete-r82 = Non rispondere al seme o al trionfo è una renunzia: respinta a un tavolo rigoroso, punita a un tavolo sull’onore.
rule-voltarete-r86 = Un geral, tentato o dichiarato, è perduto appena un altro fa una presa: il feito paga allora a ogni avversario quanto gli avrebbe reso.
rule-voltarete-r87 = Il feito può mettere giù la mano come vinta. Se ogni avversario è d’accordo si paga come ha detto; uno solo di loro può farlo giocare.
rule-voltarete-r88 = Un avversario può mettere giù la mano come codilho; deve continuare a giocare se qualcuno lo vuole.

## Il quarto giocatore

rule-voltarete-r99 = Nella casca das treze il quarto prende tutte e tredici le carte del tallone, ne mette da parte quattro qualunque, nomina il trionfo e ne gioca nove contro gli altri tre.
rule-voltarete-r102 = Un quarto che vince la sua casca das treze leva il bolo e ha 5 tentos da ciascuno dei tre, con matadores e primeiras in più, raddoppiati in copas.
rule-voltarete-r103 = Un quarto che fa quattro prese o meno paga ai tre insieme quanto c’è nel bolo, i tentos che avanzano ai primi alla sua destra, e il bolo resta.
rule-voltarete-r104 = In una casca das treze non c’è geral.
rule-voltarete-r107 = Una casca das treze si rende soltanto se tutti e tre sono d’accordo: il quarto mette una resposta e paga 5 tentos a ciascuno.

## Il pagamento

rule-voltarete-r113 = Con più prese di ciascun avversario il feito vince e leva il bolo. Con tante quante il migliore di loro mette una resposta, tanti tentos quanti ne ha il bolo; con meno perde per codilho.
rule-voltarete-r114 = Un codilho è di tanti tentos quanti ne ha il bolo, pagati dal feito all’avversario che ha più prese; due che ne hanno più di tutti alla pari se lo dividono, se non si è convenuto altrimenti. Il bolo resta.
rule-voltarete-r116 = Quanto paga ogni avversario a un feito che vince: 2 tentos per licença, 4 segundo, 5 casca, 6 só, 12 respeito; altri 2 per le primeiras, le prime cinque prese di fila, se non fa il geral; per un geral in più 8, 16, 24, 32 o 64, il doppio se dichiarato. In copas tutto è raddoppiato.
rule-voltarete-r120 = Un feito che perde paga a ogni avversario quanto avrebbe ricevuto per il suo gioco.

## Recambó e remissas

rule-voltarete-r124 = Una partita è di tanti recambós quanti se ne sono convenuti, e poi è finita.
rule-voltarete-r125 = Di ogni bolo levato un tento va nella cassa del recambó.
rule-voltarete-r126 = Quando la cassa è piena i suoi tentos vanno nel bolo; quando quel bolo è levato il recambó è finito.
rule-voltarete-r127 = Il bolo che porta la cassa, e tutto ciò che si gioca dopo di esso a saldo, si leva intero.
rule-voltarete-r133 = Finché la remissa di una mano precedente non è pagata, anche una resposta si deve lasciare come remissa, se non si è convenuto altrimenti.
rule-voltarete-r136 = Due respostas di una stessa mano si possono lasciare come una sola remissa.
rule-voltarete-r137 = Quando il bolo è vuoto vi entra la remissa dovuta più grande, pagata da chi la deve.
rule-voltarete-r140 = Se tutti sono d’accordo a interrompere il gioco, le remissas e il bolo si spartiscono in parti uguali, e a ciascuno che ne deve è condonata la parte propria.

## Le leggi

rule-voltarete-ii-10-15 = Una renunzia conta quando chi l’ha fatta ha giocato alla presa seguente: gli costa una resposta. Fino allora può emendarla senza pena.
rule-voltarete-ii-10-16 = Una renunzia notata mentre la mano si può rimettere com’era si disfà e la mano si gioca di lì avanti; alla fine la presa va a colui a cui sarebbe appartenuta.
rule-voltarete-ii-10-21 = Una carta giocata non si può cambiare, se non per emendare una renunzia.
rule-voltarete-ii-12-2 = Un avversario che mostra le sue carte e dice che il feito ha vinto mette una resposta, a meno che l’altro sia d’accordo o la vittoria fosse certa comunque.
rule-voltarete-ii-12-4 = Un avversario che mostra le sue carte per un codilho che non era certo mette una resposta se poi il feito vince.
rule-voltarete-ii-12-5 = Chi mette giù la mano come vinta perde il diritto di esaminare le carte e le prese degli altri.
rule-voltarete-ii-12-8 = Chi mette giù le sue carte come perse non può più vincere la mano: si paga come persa per resposta anche se le prese poi risultano sue.
rule-voltarete-ii-16-4 = Chi ha Espadilha, è obbligato e passa la seconda volta mette una resposta.
rule-voltarete-ii-16-7 = Chi ha Espadilha e contro il suo obbligo ha passato due volte mette una resposta anche quando un altro ha fatto segundo, a meno che abbia comprato carte e possa averla trovata lì.
rule-voltarete-ii-16-8 = Se chi ha Espadilha ha passato due volte contro il suo obbligo e il pé è andato alla casca, chi l’ha mette una resposta e la mano è annullata.
rule-voltarete-ii-16-9 = Un feito obbligato alla casca che ha buttato via Espadilha mette una resposta; la mano vale.
rule-voltarete-ii-17-2 = Dove le pagas si devono chiedere, si paga soltanto ciò che è chiesto e dovuto.
rule-voltarete-ii-19-21 = Una remissa entra intera, se non hanno tutti convenuto che si possa dividere.

## Ciò che manca a chi impara

rule-voltarete-r3 = I semi che non sono trionfo vanno, in espadas e páos, da re, dama, valete, dal 7 al 2; in copas e ouros, da re, dama, valete, asso, dal 2 al 7: lì il 7 è la più bassa.
rule-voltarete-r4 = Gli assi di espadas, l’Espadilha, e di páos, il Basto, sono trionfi in ogni seme, sempre il primo e il terzo.
rule-voltarete-r5 = Il secondo trionfo è la Manilha, la carta più bassa del seme di trionfo: il 7 di copas o ouros, il 2 di espadas o páos.
rule-voltarete-r6 = I trionfi vanno da Espadilha, Manilha, Basto; poi in espadas e páos re, dama, valete, dal 7 al 3; in copas e ouros asso, re, dama, valete, dal 2 al 6.
rule-voltarete-r70 = Si giocano nove prese; il mão esce alla prima, chi vince ciascuna alla seguente. La fa il trionfo più alto o, senza trionfi, la carta più alta del seme d’uscita.
