# Voltarete: le leggi sulle leggi, i posti, il mescolare e il dare (capitoli I e II), ciascuna in una o due frasi.

rule-voltarete-ii-1-p1 = Le regole del gioco sono un accordo fra i giocatori. Tutti insieme possono cambiarne una; se uno solo non vuole, la regola resta.
rule-voltarete-ii-1-p2 = Alcune leggi regolano il gioco ordinario; altre gli incidenti, che vengono dal caso o dalla malizia. Le liti riguardano queste ultime.
rule-voltarete-ii-1-p3 = Una svista innocente si punisce come una frode, perché le due non si possono sempre distinguere. L’intenzione conta solo dove una legge la nomina.
rule-voltarete-ii-1-p4 = La pena si misura sul danno che il fallo può fare agli altri. Ciò che non può nuocere a nessuno non costa nulla.
rule-voltarete-ii-1-p5 = Se nessuna legge parla di ciò che è accaduto e nessuno ne ha danno, la mano vale. Se qualcuno ne ha danno, lo risarcisce il giocatore che l’ha causato.
rule-voltarete-ii-1-p6 = Un fallo che gli altri potevano impedire, come dare le carte a quattro a quattro, non comporta pena.
rule-voltarete-ii-2-1 = I posti si sorteggiano prima di ogni recambó, a meno che tutti preferiscano sedersi dove vogliono.
rule-voltarete-ii-2-2 = Chi mescola può farlo quanto e come vuole. Nessuno può mettergli fretta o fermarlo.
rule-voltarete-ii-2-3 = Quando il mazzo è consegnato al mazziere, chi ha mescolato non può più chiederlo indietro, né obbligare il mazziere a usare l’altro.
rule-voltarete-ii-2-4 = Chi alza può far mescolare di nuovo, se il mazzo gli sembra mescolato male. Si cambia mazzo solo se il mazziere è d’accordo.
rule-voltarete-ii-2-5 = Il mazziere può far mescolare di nuovo le carte, o prendere l’altro mazzo.
rule-voltarete-ii-2-6 = Le carte si danno a tre a tre, a meno che tutti si accordino altrimenti. Se qualcuno si oppone prima che si guardino le carte, lo stesso mazziere le dà di nuovo, senza pena.
rule-voltarete-ii-2-7 = Il mazziere deve tenere il mazzo basso e non studiare le carte. Non c’è pena, ma gli altri possono rifiutarsi di continuare a giocare con lui.
rule-voltarete-ii-2-8 = Se mentre si danno le carte si trova scoperto nel mazzo un asso nero o un re, lo stesso mazziere dà di nuovo. Nessuno paga.
rule-voltarete-ii-2-9 = Se mentre si danno le carte se ne trovano nel mazzo due o più scoperte, si danno di nuovo. Una sola, se non è un asso nero né un re, non cambia nulla.
rule-voltarete-ii-2-10 = Se è il mazziere a scoprire delle carte, apposta o no, non cambia nulla: la mano vale. Altrimenti potrebbe rovinare una buona mano altrui.
rule-voltarete-ii-2-11 = Il mazziere che continua a dare quando tutti hanno nove carte non paga: gli altri dovevano fermarlo. I numeri di carte sbagliati che ne vengono si giudicano secondo le leggi ordinarie.
rule-voltarete-ii-2-12 = Se durante la mano si scopre che il mazzo ha una carta in più o in meno, o due carte uguali, la mano è nulla. Nessuno paga.
rule-voltarete-ii-2-13 = Se una carta ha il dorso diverso da quello del mazzo, la mano è nulla. Nessuno paga.
rule-voltarete-ii-2-14 = Le mani già giocate con un mazzo che aveva una carta in più o in meno, due carte uguali o un dorso diverso non valgono. Si annullano i pagamenti di quelle di questo recambó per cui lo si prova.
rule-voltarete-ii-2-15 = Se nel mazzo c’è un otto, un nove o un dieci, la mano è nulla. Nessuno paga, e le mani precedenti valgono.
