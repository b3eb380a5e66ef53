# Ciò che le leggi dei giochi spagnoli lasciano accadere al tavolo d’onore, e che cosa ne segue.

## Contro le leggi, al tavolo d’onore

spanish-early = Posa prima del tuo turno: { $card }
spanish-heading-early = Posa una carta prima del tuo turno
    .gloss = paghi una polla, e di più se la carta cambia la presa; al tuo turno dovrai giocarla
spanish-drop = Mostra: { $cards }
spanish-heading-drop = Mostra carte della tua mano
    .gloss = paghi una polla per ciascuna; al tuo turno devi giocare le carte che si sono viste
spanish-raffle = La multa va con: { $card }
spanish-heading-raffle = Nomina la carta con cui va la multa
    .gloss = chi la riceve prende la multa; se la riceve chi è stato multato, decide la carta subito più bassa
spanish-order = Fai giocare: { $card }
spanish-heading-order = Scegli la carta che l’altro deve giocare
    .gloss = deve giocarla, a meno che non sia un rifiuto
spanish-lift = Ritira la presa
    .gloss = la presa non è tua: paghi una polla se qualcuno se ne accorge, e tutta la posta in gioco se sei già uscito di nuovo
spanish-contest = «Quella presa non è sua»
    .gloss = la presa torna a chi spetta, se chi l’ha ritirata non ha ancora giocato; altrimenti la paga
spanish-spread = Stendi le carte per vincere
    .gloss = da ora gli avversari scelgono ogni carta che giochi
spanish-advise = Consiglia il compagno
    .gloss = così non c’è più bola, e ti costa un pozo
spanish-warn = Parla del gioco
    .gloss = se la giocata può decidere il gioco costa la posta in gioco, altrimenti una polla
spanish-read-tricks = Di’ che cosa c’è nelle prese
    .gloss = guardarle è permesso; dirlo ad alta voce costa come parlare senza bisogno
spanish-ask-partner = «Chi è il compagno?»
    .gloss = nessuno può chiederlo: costa una polla
spanish-demand = { $seat } deve pagare per il suo fallo
    .gloss = la legge ti dà questo diritto finché qualcuno ha ancora da dire
spanish-expose = Scopri una carta del monte
    .gloss = prima che l’Hombre peschi costa una polla, e le carte si danno di nuovo; dopo, mezzo pozo; uno intero se sei l’Hombre
spanish-peek = Guarda che cosa ha scartato { $seat }
    .gloss = costa mezzo pozo; inoltre l’Hombre che guarda non riscuote nulla, e un difensore paga come se l’Hombre avesse vinto
spanish-throw-in = Mescola le tue carte con il monte
    .gloss = se qualcuno entra dopo di te, gli paghi metà del gioco, e la mano è nulla
spanish-lay-on-monte = Posa le tue carte sul monte
    .gloss = se qualcuno entra dopo di te, riprendi le carte e paghi mezzo pozo
spanish-leave-trick = Lascia la presa all’Hombre
    .gloss = concedere ciò che l’Hombre ha chiesto costa mezzo pozo, da pagare al terzo giocatore
spanish-hold-back = Non nominare ancora il trionfo
    .gloss = nominalo prima che si cominci a giocare, o lo nominano gli altri; se esci tu, decide la tua carta
spanish-overdraw = Scarta e pesca una carta in più: { $cards }
spanish-heading-overdraw = Pesca una carta in più
    .gloss = se lo dici subito si rimedia; se lo scoprono gli altri paghi mezzo pozo, e la mano è nulla
spanish-underdraw = Scarta e pesca una carta in meno: { $cards }
spanish-heading-underdraw = Pesca una carta in meno
    .gloss = una delle carte scartate ti torna in mano a sorte
spanish-own-up = «Ne ho pescata una in più»
    .gloss = una carta della tua mano, estratta a sorte, torna al monte; non costa nulla
spanish-recount = { $seat } ha una carta in più
    .gloss = la mano è nulla, e quel giocatore paga mezzo pozo

## Ciò che si vede e si chiede

spanish-said-expose = scopre una carta: { $card }
spanish-fact-peeked = Scarto di { $seat }: { $cards }
spanish-fact-discard = Il tuo scarto: { $cards }
spanish-fact-four-tricks = Hai quattro prese: se ne chiedi un’altra, un tuo codillo vale solo come puesta
spanish-ask-name-for = Per l’Hombre è stato nominato un altro trionfo. Ne nomini tu uno al suo posto?
spanish-ask-name-unnamed = Il gioco è cominciato e l’Hombre non ha nominato il trionfo. Quale seme nomini?
spanish-ask-throw-for-mate = Ricevi questo mate. Quale carta scarti in cambio?
spanish-ask-raffle = C’è una multa in attesa. Con quale carta va?
spanish-fact-raffle = La multa va con: { $card }
    .gloss = chi riceve questa carta prende la multa, a meno che non sia sua; allora decide la carta subito più bassa
spanish-ask-order = Quale carta deve giocare { $seat }?
spanish-ended-void = La mano è nulla; lo stesso mazziere dà di nuovo
spanish-ended-annulled = { $seat } ha scoperto il monte: il gioco è annullato
spanish-outcome-void = mano nulla
spanish-outcome-annulled = annullata

## Ciò che aggiunge una decisione


## Regole

rule-hombre-r17 = Se l’Hombre vede le carte pescate senza aver nominato il trionfo, può nominarlo un difensore; se lo nominano tutti e due, vale quello di chi siede alla destra dell’Hombre. Se l’Hombre è più svelto, vale il suo.
rule-hombre-r18 = Il trionfo di un solo si può nominare finché non si gioca la prima carta; dopo lo nominano i difensori.
rule-hombre-r23 = Ognuno deve pescare esattamente tante carte quante ne ha scartate.

## Opzioni

spanish-option-packets = In quale giro si danno quattro carte?
    .name = modo di dare
spanish-option-estuche-count = Come si contano gli estuches?
    .name = estuches
spanish-option-favour-undeclared = Un’offerta semplice può nominare il favorito?
    .name = favore non dichiarato
spanish-option-tanto-value = Quanto vale un tanto in denaro?
    .name = valore del tanto
spanish-option-other-payment-customs = Prezzi concordati al posto della tariffa: entrada, Mediator, solo, primeras, bola
    .name = prezzi
hombre-option-early-leave = Un giocatore può andarsene prima della fine se tutti sono d’accordo?
    .name = lasciare prima
hombre-option-substitutes = Un altro può giocare con le tue carte se tutti sono d’accordo?
    .name = sostituti
value-tariff = la tariffa del libro
value-consent = con il consenso
rule-hombre-r43 = Prima che siano passate le due ore nessuno può lasciare il gioco senza il consenso degli altri.
rule-hombre-r44 = Nessuno può cedere le proprie carte a un altro senza il consenso degli altri.
