# Quel che il libro consiglia al Rebesino.

rule-rebesino-a2 = Con carte alte che possono portare a un Rebesino, scarta una carta bassa poco accompagnata, sperando in una migliore.
rule-rebesino-a3 = Se non vai a Rebesino, mira a non fare prese: scarta la carta più alta che sia sola o poco accompagnata, soprattutto se è una carta de pago.
rule-rebesino-a4 = Di due carte alte poco accompagnate, scarta la carta de pago; di due cartas de pago, la maggiore. Se tieni una carta alta, tienila di espadas o di bastos, i semi meno giocati.
rule-rebesino-a6 = Se devi rischiare un asso, non rischiare quello di oros né quello di copas, e ancor meno il cavallo di copas: sono i semi giocati per primi.
rule-rebesino-a8 = Con tre assi non aspettare il quarto, a meno che le altre carte siano abbastanza alte per tentare Rebesino.
rule-rebesino-a9 = Se ti manca un seme non cambiare, per non pescarlo, a meno che tu abbia il cavallo di copas o l’asso di oros da solo o con una sola carta piccola.
rule-rebesino-a10 = Con una sola carta bassa in ciascuno di due semi, non cambiare.
rule-rebesino-a12 = Se sei mano e non vedi un Rebesino, fai presto una o due prese nel seme in cui hai carte alte e nessuna bassa; altrimenti più tardi resterai chiuso.
rule-rebesino-a13 = Prima di schivare una presa, pensa che ti costa la carta più bassa: all’inizio spesso conviene prendere.
rule-rebesino-a14 = Con carte piuttosto alte guarda come va: un Rebesino può arrivare all’improvviso.
rule-rebesino-a15 = Quando vai a Rebesino, conserva due carte sicure per le ultime due prese.
rule-rebesino-a18 = Se non vai a Rebesino, evita le prese, ma non farti chiudere.
rule-rebesino-a19 = Quando qualcuno ha le prime tre o quattro prese, fanne una da poco, nel caso vada a Rebesino.
rule-rebesino-a20 = Vendi la carta de pago alla prima occasione.
rule-rebesino-a21 = I buoni giocatori tagliano il Rebesino alla prima occasione, in tempo o no.
rule-rebesino-a23 = Con la napolitana, distribuisci gli assi in modo equo.
rule-rebesino-a24 = Con la napolitana, conserva una carta alta per tagliare in tempo.
rule-rebesino-a26 = Se alla fine hai il cavallo e il re di copas, prendi con il cavallo.
