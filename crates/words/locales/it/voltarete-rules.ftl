# Le regole e le leggi che i pagamenti e i rifiuti citano, ciascuna in una frase o due. L’id è fatto dalla citazione:
# `voltarete R57` è rule-voltarete-r57, `voltarete:II.10.13` è rule-voltarete-ii-10-13.

## Il tavolo e le carte

rule-voltarete-r2 = Il mazzo ha quaranta carte: senza otto, nove e dieci.
rule-voltarete-r8 = Espadilha, Manilha e Basto sono i matadores. Il feito che li ha tutti e tre riceve da ogni avversario 1 tento, 2 in copas, per ciascuno di essi e per ogni suo trionfo che li segue senza interruzione. Se perde, è lui a pagarli, ma al massimo per 4.
rule-voltarete-r13 = Ogni giocatore ha nove carte; le tredici che restano sono il tallone.
rule-voltarete-r15 = In una mano nulla ognuno riprende i tentos pagati per passare, e lo stesso mazziere dà di nuovo.

## Le poste

rule-voltarete-r18 = A ogni mano il mazziere mette nel bolo 5 tentos, salvo altro accordo.
rule-voltarete-r19 = Quando il bolo è vuoto e nessuno deve una remissa, chi ha il medalhão mette nel bolo 20 tentos, o quanti se ne sono concordati, e passa il medalhão alla sua destra.
rule-voltarete-r22 = Il bolo è fatto delle poste dei mazzieri, del medalhão, dei passi, delle repostas, delle remissas e, una volta per recambó, dei dieci tentos della sua cassa. Una partita può cominciare con un bolo già formato.
rule-voltarete-r25 = Chi passa paga 1 tento nel bolo e in quel giro non parla più.
rule-voltarete-r28 = Quando un altro vuole giocare, puoi lasciarlo fare: in quel giro non parli più. Non costa nulla, a meno che il tavolo abbia concordato un tento.

## I due passaggi

rule-voltarete-r24 = Finché nessuno ha chiamato si passa o si apre: mão e contra-pé con licença, il pé con entro, chiunque con só, o con respeito se ha i due assi neri.
rule-voltarete-r29 = Un gioco supera un altro se è più alto, o se è uguale ma chiamato da chi parla prima. Dal più basso al più alto: licença, preferência, só, só in copas, respeito. La licença non supera mai nulla.
rule-voltarete-r35 = Il primo seme che il feito nomina è trionfo.
rule-voltarete-r52 = Nel secondo giro il primo che non passa diventa feito, e può giocare solo segundo o casca.
rule-voltarete-r98 = In quattro il mazziere non ha carte e non prende parte alla mano, a meno che tutti e tre gli altri passino due volte.
rule-voltarete-r108 = In quattro, quando tutti sono passati una volta, chi ha Espadilha deve giocare nel secondo giro. Se non ce l’hanno né mão né contra-pé, deve giocare il pé.
rule-voltarete-r111 = Quando Espadilha obbliga a giocare chi ce l’ha, non si può nascondere. Chi la nasconde passando due volte paga una reposta.

## Il tallone

rule-voltarete-r38 = In un só il feito non cambia nessuna carta.
rule-voltarete-r37 = Il feito di una licença cambia da una a otto carte: nessuna sarebbe un só, e nove farebbero pensare a un mazzo preparato.
rule-voltarete-r39 = Un feito che ha voltato il trionfo deve tenere la carta voltata, e in respeito anche i due assi neri.
rule-voltarete-r40 = Nel Voltarete segundo il feito tiene la carta voltata, e scarta da una a otto carte per fare posto a quella e alle altre che pesca.
rule-voltarete-r46 = L’avversario alla destra del feito pesca per primo, al massimo otto carte, e passa il resto del tallone senza vederlo.
rule-voltarete-r59 = Prima di nominare il trionfo, il feito può abbandonare la casca: paga una reposta nel bolo e 5 tentos, mai raddoppiati, a ogni giocatore che aveva carte.
rule-voltarete-r60 = Quando il trionfo è nominato, una casca non si può più abbandonare.

## Apertura e reposta

rule-voltarete-r61 = Quando tutti hanno le loro carte il feito dice «si gioca», dichiara il geral, o chiede reposta. In una casca non può chiedere reposta.
rule-voltarete-r65 = Se tutti e due gli avversari concedono la reposta non si gioca: il feito paga una reposta nel bolo, e a ciascun avversario la paga del gioco chiamato, senza matadores.
rule-voltarete-r66 = Se un avversario concede la reposta e l’altro la nega, il feito non può vincere. Chi l’ha negata vince di codilho se fa più prese di ciascuno degli altri due. Altrimenti lui e il feito pagano una reposta ciascuno. In entrambi i casi il feito deve le pagas ai due avversari.
rule-voltarete-r67 = Se tutti e due gli avversari negano la reposta, ognuno di loro che non vince la mano paga una reposta.

## Le prese

rule-voltarete-r72 = Rispondi al seme d’uscita se puoi, con qualunque carta di quel seme. Non sei tenuto a vincere la presa.
rule-voltarete-r76 = Quando si esce di trionfo, gioca un trionfo. Se hai solo matadores puoi trattenerli, a meno che si sia usciti con un matador più alto.
rule-voltarete-r82 = Non rispondere al seme, o non giocare un trionfo quando si deve, è un rifiuto. Un tavolo rigoroso non lo permette; un tavolo d’onore lo punisce.
rule-voltarete-r86 = Un geral, tentato o dichiarato, è perso appena un altro fa una presa: il feito paga allora a ogni avversario quanto il geral gli avrebbe reso.
rule-voltarete-r87 = Il feito può stendere le carte come mano vinta. Se tutti gli avversari accettano, si paga come ha detto; ma ognuno di loro può farlo giocare.
rule-voltarete-r88 = Un avversario può stendere le carte come codilho. Deve continuare a giocare se qualcuno lo vuole.

## Il quarto giocatore

rule-voltarete-r99 = Nella casca das treze il quarto prende tutte e tredici le carte del tallone, ne scarta quattro a scelta, nomina il trionfo e ne gioca nove contro gli altri tre.
rule-voltarete-r102 = Il quarto che vince una casca das treze prende il bolo e riceve 5 tentos da ciascuno dei tre, più i matadores e le primeiras, raddoppiati in copas.
rule-voltarete-r103 = Il quarto che fa quattro prese o meno paga ai tre insieme quanto c’è nel bolo; i tentos che avanzano vanno ai più vicini alla sua destra. Il bolo resta.
rule-voltarete-r104 = In una casca das treze non c’è geral.
rule-voltarete-r107 = Una casca das treze si abbandona solo se tutti e tre gli avversari sono d’accordo: il quarto paga una reposta, e 5 tentos a ciascuno.

## Il pagamento

rule-voltarete-r113 = Se il feito fa più prese di ciascun avversario, vince e prende il bolo. Se ne fa quante il migliore di loro, paga una reposta: tanti tentos quanti ne ha il bolo. Se ne fa meno, perde di codilho.
rule-voltarete-r114 = Un codilho è di tanti tentos quanti ne ha il bolo. Il feito li paga all’avversario con più prese; se due ne hanno lo stesso numero, se li dividono, salvo altro accordo. Il bolo resta.
rule-voltarete-r116 = Ogni avversario paga al feito che vince 2 tentos per licença, 4 per segundo, 5 per casca, 6 per só, 12 per respeito. Le primeiras, le prime cinque prese di fila, ne danno altri 2, se non si fa il geral; un geral ne dà altri 8, 16, 24, 32 o 64, il doppio se dichiarato. In copas tutto raddoppia.
rule-voltarete-r120 = Il feito che perde paga a ogni avversario quanto avrebbe ricevuto da lui vincendo: il gioco e i matadores che ha.

## Recambó e remissas

rule-voltarete-r124 = Una partita dura i recambós concordati.
rule-voltarete-r125 = Di ogni bolo vinto un tento va nella cassa del recambó.
rule-voltarete-r126 = Quando la cassa del recambó è piena, i suoi tentos vanno nel bolo. Quando quel bolo è vinto, il recambó è finito.
rule-voltarete-r127 = Il bolo che contiene la cassa del recambó, e ogni bolo giocato dopo di esso, vanno interi a chi vince. Nessun tento va nella cassa.
rule-voltarete-r133 = Finché la remissa di una mano precedente non è pagata, anche ogni nuova reposta si deve lasciare come remissa, salvo altro accordo.
rule-voltarete-r136 = Due repostas di una stessa mano si possono lasciare come una sola remissa.
rule-voltarete-r137 = Quando il bolo è vuoto vi entra la remissa dovuta più grande, pagata da chi la deve.
rule-voltarete-r140 = Se tutti sono d’accordo nell’interrompere il gioco, le remissas e il bolo si dividono in parti uguali. Chi deve una remissa non ne paga la parte che toccherebbe a lui.

## Le leggi

rule-voltarete-ii-10-15 = Un rifiuto è compiuto quando chi l’ha fatto ha giocato alla presa seguente: costa una reposta. Fino ad allora lo può correggere senza pena.
rule-voltarete-ii-10-16 = Se il rifiuto si nota quando la mano si può ancora ricostruire, lo si annulla e si rigioca da lì. Se si nota solo alla fine, la presa va a chi avrebbe dovuto vincerla. In entrambi i casi chi ha fatto il rifiuto paga una reposta.
rule-voltarete-ii-10-21 = Non puoi cambiare una carta giocata, se non per correggere un rifiuto.
rule-voltarete-ii-12-2 = Un avversario che mostra le sue carte e dice che il feito ha vinto paga una reposta, a meno che l’altro sia d’accordo o la vittoria fosse certa comunque.
rule-voltarete-ii-12-4 = Un avversario che mostra le sue carte per un codilho non certo paga una reposta se per questo vince il feito.
rule-voltarete-ii-12-5 = Chi stende le carte come mano vinta non può più esaminare le carte e le prese degli altri.
rule-voltarete-ii-12-8 = Chi stende le carte come mano persa non può più vincerla: si paga come persa di reposta, anche se fa le prese per vincerla.
rule-voltarete-ii-16-4 = Chi ha Espadilha ed è obbligato a giocare paga una reposta se passa la seconda volta.
rule-voltarete-ii-16-7 = Chi aveva Espadilha ed è passato due volte, mentre era obbligato a giocare, paga una reposta anche se un altro ha giocato segundo, a meno che abbia pescato e possa averla avuta allora.
rule-voltarete-ii-16-8 = Se chi aveva Espadilha è passato due volte, mentre era obbligato a giocare, e il pé è andato alla casca, chi l’aveva paga una reposta e la mano è nulla.
rule-voltarete-ii-16-9 = Un feito obbligato alla casca che ha scartato Espadilha paga una reposta; la mano vale. Se l’ha scartata un giocatore che ha passato due volte e poi ha pescato, quel giocatore paga una reposta e la mano è nulla.
rule-voltarete-ii-17-2 = Dove le pagas si devono chiedere, si paga soltanto ciò che è chiesto e dovuto.
rule-voltarete-ii-19-21 = Una remissa entra intera nel bolo, a meno che tutti abbiano concordato che si possa dividere.

## Ciò che manca a chi impara

rule-voltarete-r3 = Nei semi che non sono trionfo l’ordine è: in espadas e páos, re, dama, valete, dal 7 al 2; in copas e ouros, re, dama, valete, asso, dal 2 al 7, che è la carta più bassa.
rule-voltarete-r4 = L’asso di espadas (Espadilha) e quello di páos (Basto) sono sempre trionfi, qualunque sia il seme: il primo e il terzo.
rule-voltarete-r5 = Il secondo trionfo è la Manilha, la carta più bassa del seme di trionfo: il 7 di copas o ouros, il 2 di espadas o páos.
rule-voltarete-r6 = L’ordine dei trionfi è: Espadilha, Manilha, Basto; poi, in espadas e páos, re, dama, valete, dal 7 al 3; in copas e ouros, asso, re, dama, valete, dal 2 al 6.
rule-voltarete-r70 = Le prese sono nove. Alla prima esce il mão, alle altre chi ha vinto la precedente. Vince la presa il trionfo più alto o, se non ci sono trionfi, la carta più alta del seme d’uscita.
