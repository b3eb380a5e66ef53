# I giochi spagnoli della famiglia dell’hombre. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## I piatti

spanish-middle = Piatto
    .gloss = ciò per cui si gioca: le poste di questa mano e quanto resta delle mani precedenti
spanish-fines = Multe
    .gloss = pene messe da parte; una mano successiva decide chi le prende
spanish-pot-middle = il piatto
spanish-pot-fines = le multe

## Che cosa si può dire

spanish-pass = Paso
    .gloss = passi; in questa mano non puoi più parlare
spanish-chillo = Chillo
    .gloss = mostri l’espadilla ed entri subito, senza passare; vale come un’entrada fatta di tua volontà
spanish-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo e chiami un re; chi lo ha è il tuo compagno segreto
spanish-entrada-favor = Entrada in favore
    .gloss = un’entrada con il seme favorito per trionfo: tutto, tranne il piatto, si paga doppio
spanish-mediator = Mediator
    .gloss = giochi da solo: nomini il trionfo e compri un re da chi lo ha
spanish-mediator-favor = Mediator in favore
    .gloss = compri un re e giochi da solo nel seme favorito: tutto, tranne il piatto, si paga doppio
spanish-mediator-refavor = Mediator in refavor
    .gloss = compri un re e giochi da solo nel seme del re unico: tutto, tranne il piatto, si paga quattro volte tanto
spanish-mediator-bola = Mediator con bola
    .gloss = compri un re, giochi da solo e prometti tutte le prese: se ne perdi una, perdi tutto
spanish-mediator-bola-favor = Mediator con bola, in favore
    .gloss = compri un re, giochi da solo nel seme favorito e prometti tutte le prese, a prezzo doppio
spanish-mediator-bola-refavor = Mediator con bola, in refavor
    .gloss = compri un re, giochi da solo nel seme del re unico e prometti tutte le prese, a prezzo quadruplo
spanish-solo = Solo
    .gloss = giochi da solo con le carte che hai, e nomini il trionfo
spanish-solo-favor = Solo in favore
    .gloss = giochi da solo con le carte che hai nel seme favorito: tutto, tranne il piatto, si paga doppio
spanish-solo-refavor = Solo in refavor
    .gloss = giochi da solo con le carte che hai nel seme del re unico: tutto, tranne il piatto, si paga quattro volte tanto
spanish-solo-bola = Solo con bola
    .gloss = giochi da solo e prometti tutte le prese: se ne perdi una, perdi tutto
spanish-solo-bola-favor = Solo con bola, in favore
    .gloss = giochi da solo nel seme favorito e prometti tutte le prese, a prezzo doppio
spanish-solo-bola-refavor = Solo con bola, in refavor
    .gloss = giochi da solo nel seme del re unico e prometti tutte le prese, a prezzo quadruplo

## Trionfo, re e scambio

spanish-call = Chiama: { $card }; trionfo: { $suit }
    .gloss = chiami questa carta e fai di questo seme il trionfo
spanish-name = Trionfo: { $suit }
    .gloss = le sue carte battono gli altri semi
spanish-return-card = Dai questa carta per il re: { $card }
spanish-return-king = Restituisci il re
    .gloss = dai il re chiamato all’Hombre, che ti dà una carta e gioca da solo
spanish-keep = «Tengo le mie carte»
    .gloss = la mano continua così
spanish-exchange = Scarta: { $cards }
spanish-look = «Guardo le carte avanzate»
    .gloss = se le guardi tu, possono guardarle tutti
spanish-leave = «Le lascio coperte»
    .gloss = nessuno potrà più guardare le carte avanzate
spanish-go-fondo = Á fondo
    .gloss = cambi le tue nove carte con nove del monte; una si volta per trionfo, e giochi un’entrada
spanish-redeem = «Mi riscatto»
    .gloss = paghi nel piatto il prezzo del fondo: la mano è finita

## Il gioco

spanish-play = Gioca: { $card }
spanish-gano = «Gano»
    .gloss = «vinco io»: chiedi all’altro difensore di lasciarti questa presa
spanish-a-mi = «Á mí»
    .gloss = «a me»: chiedi all’altro difensore di lasciare la presa finché non tocca a te
spanish-golpe = Un colpo sul tavolo
    .gloss = chiedi all’altro difensore di tagliare con il suo trionfo più alto
spanish-stop = «Mi fermo qui»
    .gloss = la mano è vinta; non rischi altro
spanish-view-discard = «Guardo il mio scarto»
    .gloss = può farlo chiunque; ma l’Hombre che ha guardato non può andare a bola, e perde una bola già cominciata
spanish-concede = «Offro il codillo»
    .gloss = dai il gioco per perso; gli altri accettano, o ti fanno giocare
spanish-accept = «Accetto il codillo»
    .gloss = se tutti accettano, non si giocano altre carte
spanish-play-on = «Si giochi»
    .gloss = la mano si gioca fino in fondo
spanish-lay-down = «Stendo le carte»
    .gloss = le tue carte restano scoperte; gli altri ti concedono il gioco, o si continua
spanish-grant = «Concedo il gioco»
    .gloss = se tutti lo concedono, l’Hombre ha vinto

## Dopo la mano

spanish-claim-game = «Chiedo il gioco»
    .gloss = quanto paga il gioco stesso; ciò che non si chiede non si paga
spanish-claim-primeras = «Chiedo le primeras»
    .gloss = hai fatto di fila le prime prese; se chiedi a torto, perdi tutti i pagamenti a parte
spanish-claim-bola = «Chiedo la bola»
    .gloss = hai fatto tutte le prese; se chiedi a torto, perdi tutti i pagamenti a parte
spanish-claim-desbola = «Chiedo la desbola»
    .gloss = l’Hombre non ha fatto prese; se chiedi a torto, perdi tutti i pagamenti a parte
spanish-claim-estuches = «Chiedo { $many } estuches»
    .gloss = i trionfi più alti di seguito; se ne chiedi troppi, perdi tutti i pagamenti a parte
spanish-content = «Nient’altro da dire»
    .gloss = quando tutti lo dicono, la mano si paga
spanish-accuse = { $seat } ha giocato male nella presa { $trick }
    .gloss = se è vero, chi ha sbagliato paga; altrimenti non succede nulla
spanish-amend = Gioca invece: { $card }
spanish-join = «Mi siedo al tavolo»
    .gloss = dalla prossima mano; il mazziere non riceve carte e non può perdere

## Che cosa sta sopra le carte

spanish-heading-play = Gioca una carta
    .gloss = rispondi al seme d’uscita se puoi; altrimenti gioca ciò che vuoi
spanish-heading-return-card = Dai una carta per il re
    .gloss = una qualunque delle tue carte; la vede solo chi ha dato il re
spanish-heading-exchange = Scarta e pesca altrettante carte
    .gloss = scegli che cosa scartare, o nulla; mai la mano intera
spanish-heading-amend = Riprendi la carta e giocane un’altra
    .gloss = in tempo non è un rifiuto, ma la carta si è vista, e questo costa una multa
spanish-heading-claim-estuches = Chiedi gli estuches
    .gloss = quanti dei trionfi più alti ha avuto di seguito la tua parte, almeno tre

## Che cosa succede

spanish-over = La partita è finita
spanish-drawing-seats = Si stanno sorteggiando i posti
spanish-drawing-piles = Si sorteggia ciò che resta nel piatto
spanish-turning-favourite = Si volta una carta per il favorito
spanish-dealing = Si stanno dando le carte
spanish-bidding = Chi sarà l’Hombre?
    .gloss = l’Hombre è il dichiarante: nomina il trionfo e deve fare le prese
spanish-plays = { $seat } gioca { $bid }
spanish-plays-in = { $seat } gioca { $bid }, trionfo: { $suit }

spanish-fact-hand = Mano { $number }, mazziere { $seat }
spanish-fact-favourite = Favorito: { $suit }
    .gloss = un gioco in questo seme supera lo stesso gioco in un altro, e si paga doppio
spanish-fact-refavour = Refavor: { $suit }
    .gloss = un gioco in questo seme supera il favorito, e si paga quattro volte tanto
spanish-fact-contested = { $amount ->
    [one] { $amount } tanto in palio
   *[other] { $amount } tantos in palio
}
    .gloss = l’Hombre li prende se vince, e ne paga altrettanti se perde
spanish-fact-you-sit-out = Questa mano non giochi: sei lo zángano
    .gloss = dai le carte e non giochi; ricevi la tua parte di ciò che si paga e non puoi perdere
spanish-fact-sits-out = { $seat } non gioca questa mano: è lo zángano
    .gloss = dà le carte e non gioca; riceve la sua parte di ciò che si paga e non può perdere
spanish-fact-called = Chiamato: { $card }
    .gloss = chi ha questa carta gioca con l’Hombre, o gliel’ha già data
spanish-fact-partner-unknown = Il compagno non si conosce ancora
    .gloss = prima o poi lo rivelerà il gioco; nessuno può chiederlo
spanish-fact-partner = { $seat } gioca con l’Hombre
spanish-fact-alone = L’Hombre gioca da solo
spanish-fact-you-are-called = Hai la carta chiamata; nessun altro lo sa
    .gloss = questa carta ti fa compagno dell’Hombre; se l’Hombre sei tu, giochi da solo
spanish-fact-bola-bid = Bola: sono promesse tutte le prese
    .gloss = una presa persa chiude la mano, e si perdono gioco e bola
spanish-fact-bola-tried = Bola: la parte dell’Hombre tenta tutte le prese
    .gloss = il gioco è già vinto; una presa persa fa perdere solo la bola
spanish-fact-bola-forfeited = La bola è persa
    .gloss = l’Hombre ha guardato il proprio scarto dopo essere andato a bola
spanish-fact-fine = Multa a { $seat }: { $amount }
    .gloss = una mano successiva decide chi la prende, mai chi l’ha pagata

spanish-role-mano = mano
    .gloss = parla per primo ed esce alla prima presa
spanish-role-pie = pie
    .gloss = il mazziere, che parla per ultimo
spanish-role-zangano = zángano
    .gloss = dà le carte, non gioca questa mano, riceve la sua parte e non può perdere
spanish-role-hombre = Hombre
    .gloss = il dichiarante: nomina il trionfo e deve fare le prese
spanish-role-partner = compañero
    .gloss = il compagno, che vince e perde con l’Hombre
spanish-role-guest = ospite
    .gloss = può entrare al tavolo tra una mano e l’altra

## Che cosa si è detto

spanish-said = { $seat }: { $what }
spanish-said-called = chiama { $card }; trionfo: { $suit }
spanish-said-gave = dà una carta: { $card }
spanish-said-returned = dà in cambio una carta coperta
spanish-said-exchanged = { $many ->
    [0] non pesca
    [one] pesca una carta
   *[other] pesca { $many } carte
}
spanish-said-turned = volta una carta: { $card }
spanish-said-amend = la riprende e gioca invece: { $card }
spanish-said-wrong = non doveva giocare questa carta: { $card }
spanish-said-right = poteva giocare questa carta: { $card }

## Che cosa si chiede

spanish-ask-bid = Nessuno ha ancora parlato. Giochi?
spanish-ask-overbid = Qualcuno vuole giocare. Lo superi, o passi?
spanish-ask-fondo = Tutti sono passati e l’espadilla è nel monte. Vai á fondo?
spanish-ask-call = Quale re chiami, e quale seme è trionfo?
spanish-ask-declare = Quale seme è trionfo?
spanish-ask-redeem = Hai visto le nuove carte. Le giochi o ti riscatti?
spanish-ask-return = Quale carta dai per il re?
spanish-ask-king-return = Restituisci il re chiamato?
    .gloss = si chiede a tutti, perché nessuno sappia chi lo ha
spanish-ask-exchange = { $many ->
    [0] Il monte è vuoto. Si continua?
    [one] Nel monte resta una carta. Che cosa scarti?
   *[other] Nel monte restano { $many } carte. Che cosa scarti?
}
spanish-ask-leftover = Hai cambiato per ultimo. Guardi le carte avanzate?
spanish-ask-bola = Hai vinto. Ti fermi qui, o esci ancora per fare tutte le prese?
spanish-ask-grant = L’Hombre stende le carte e dichiara vinto il gioco. Lo concedi?
spanish-ask-codillo = L’Hombre offre il codillo. Accetti?
spanish-ask-claims = La mano è finita. Hai qualcosa da chiedere?
spanish-ask-besides = Puoi parlare, anche se non è il tuo turno.
spanish-ask-play = Tocca a te giocare.

spanish-table-stock = Monte { $many }
spanish-table-laid-aside = Scarti { $many }

## L’atto che ha finito la mano

spanish-done-expose = scopre una carta del monte
