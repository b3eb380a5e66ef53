# Voltarete: le leggi sulle leggi, i posti, il mescolare e il dare (capitoli I e II), ciascuna in una o due frasi.

rule-voltarete-ii-1-p1 = Le regole del gioco sono un accordo fra i giocatori. Tutti insieme possono cambiarne una; se uno non vuole, la regola resta.
rule-voltarete-ii-1-p2 = Alcune leggi regolano il gioco ordinario; altre gli incidenti, che vengono dal caso o dalla malizia. Le liti nascono da questi.
rule-voltarete-ii-1-p3 = Una svista innocente si paga come una frode, perché non sempre si distinguono. L’intenzione conta solo dove la legge la nomina.
rule-voltarete-ii-1-p4 = La pena si misura dal danno che il fallo può fare agli altri. Ciò che non può nuocere a nessuno non costa nulla.
rule-voltarete-ii-1-p5 = Se nessuna legge parla dell’accaduto e nessuno ne ha danno, la mano vale. Se qualcuno ne ha, chi l’ha causato lo risarcisce.
rule-voltarete-ii-1-p6 = Un fallo che gli altri potevano impedire e hanno lasciato fare non comporta pena, come dare le carte a quattro a quattro.
rule-voltarete-ii-2-1 = I posti si sorteggiano prima di ogni recambó, a meno che tutti siano d’accordo di sedersi dove vogliono.
rule-voltarete-ii-2-2 = Chi mescola può farlo quanto e come vuole. Nessuno può mettergli fretta o fermarlo.
rule-voltarete-ii-2-3 = Consegnato il mazzo al mazziere, chi ha mescolato non può più chiederlo né imporre l’altro mazzo.
rule-voltarete-ii-2-4 = Chi alza può far mescolare di nuovo se il mazzo gli pare mal mescolato. Si cambia mazzo solo se il mazziere lo vuole.
rule-voltarete-ii-2-5 = Il mazziere può chiedere che si mescoli ancora, o l’altro mazzo, e gli è concesso.
rule-voltarete-ii-2-6 = Le carte si danno a tre a tre, salvo accordo di tutti. Se qualcuno si oppone prima di guardare le sue, ridà lo stesso mazziere, senza pena.
rule-voltarete-ii-2-7 = Si dà tenendo il mazzo basso e senza studiare le carte. Non c’è pena, ma gli altri possono rifiutarsi di continuare.
rule-voltarete-ii-2-8 = Se dando le carte si trova nel mazzo un asso nero o un re scoperto, ridà lo stesso mazziere. Nessuno paga.
rule-voltarete-ii-2-9 = Se nel mazzo si trovano due o più carte scoperte, si ridà. Una sola, che non sia asso nero né re, non cambia nulla.
rule-voltarete-ii-2-10 = Le carte che il mazziere scopre, volendo o no, non cambiano nulla: la mano vale. Altrimenti potrebbe rovinare la buona mano di un altro.
rule-voltarete-ii-2-11 = Il mazziere che continua quando tutti hanno nove carte non paga: gli altri dovevano fermarlo. Le mani sbagliate si giudicano come le altre.
rule-voltarete-ii-2-12 = Se il mazzo ha una carta in più o in meno, o due carte uguali, la mano è nulla. Nessuno paga.
rule-voltarete-ii-2-13 = Se una carta ha il dorso diverso da quello del mazzo, la mano è nulla. Nessuno paga.
rule-voltarete-ii-2-14 = Le mani già giocate con un mazzo sbagliato o di carte non tutte uguali non valgono. Si disfanno i pagamenti di tutte quelle di questo recambó per cui è provato.
rule-voltarete-ii-2-15 = Se nel mazzo c’è un otto, un nove o un dieci, la mano è nulla. Nessuno paga, e le mani precedenti valgono.
