# Mani guidate e il percorso di un gioco. Una lezione dice poco: chi impara gioca, e il tavolo mostra il resto.

## A lesson

lesson-welcome = Una mano, passo per passo. Gli altri giocano da soli; tu fai ciò che ti si chiede. Prova come vuoi: non si perde nulla.
lesson-ask-takes = Chi vince questa presa?
lesson-do-only = Qui si può giocare una sola delle tue carte. Trovala.
lesson-do-lead = L’uscita è tua. Gioca questa carta: { $card }.
lesson-do-card = Gioca questa carta: { $card }.
lesson-do-take = Puoi superare ciò che c’è sul tavolo. Gioca una carta che lo superi.
lesson-do-leave = Lascia andare questa presa. Gioca una carta che non la vinca.
lesson-do-cannot = Non puoi superare ciò che c’è sul tavolo. Gioca una carta qualsiasi fra quelle permesse.
lesson-do-any = Fai una cosa qualsiasi fra quelle permesse.
lesson-do-say = Tocca a te. Scegli: { $what }
lesson-do-cards = { $what }. Segna queste carte: { $cards }
lesson-do-none = { $what }. Non segnare nessuna carta.
lesson-do-number = { $what }: { $number }
lesson-other = Le regole lo permettono, ma qui si chiede un’altra cosa. Riprova.
lesson-other-takes = No. Guarda di nuovo l’ordine delle carte.
lesson-refused = Le regole non lo permettono.
lesson-unreadable = Scegli prima una carta o una parola.
lesson-too = Va bene anche così. In questa mano è andata in questo modo:
lesson-right = Giusto.
lesson-show = Mostramelo
lesson-shown = Così:
lesson-took = { $seat } vince la presa.
lesson-took-you = Vinci la presa.
lesson-dealt = Le carte sono date.
lesson-news = Dal tuo ultimo turno
lesson-end = La mano è finita.
lesson-end-here = La lezione finisce qui; il resto della mano non porta nulla di nuovo.
lesson-won = Questa mano ti porta { $figure }.
lesson-payments = Ciò che hai ricevuto e pagato, e per quale regola
lesson-again = Giocala ancora
lesson-count = Passo { $at } di { $all }
lesson-mark = Fatto

## The texts of the lessons

lesson-voltarete-bid = Cinque delle tue carte sono di un seme, con un re accanto. Come trionfi bastano per giocare. Il gioco più basso è la licença: prima puoi cambiare carte.
lesson-voltarete-trump = Gli altri due ti lasciano giocare: sei il dichiarante (feito). Nomina come trionfo il tuo seme più lungo.
lesson-voltarete-exchange = Scarta ciò che non serve e pesca altrettante carte dal tallone. Tieni i trionfi e i re.
lesson-voltarete-others = Ora cambiano gli avversari. Vuoi più prese di ciascuno di loro; i due non sommano le proprie.
lesson-voltarete-lead = Hai i trionfi più alti tranne due, e non sai chi ha quei due. Un trionfo alto li fa uscire.
lesson-voltarete-espadilha = Gli assi neri sono sempre trionfi. Espadilha, l’asso di espadas, batte tutto.
lesson-voltarete-keep = Il re è la carta più alta di un seme che non è trionfo. Vince questa presa.
lesson-voltarete-manilha = Espadilha e Basto sono già usciti: ora la tua Manilha è la carta più alta di tutte.
lesson-voltarete-count = Con questa presa ne hai più di quante ogni avversario può ancora farne.

lesson-spanish-bid = Un seme lungo con trionfi alti basta per giocare. L’entrada è il gioco più basso.
lesson-spanish-pass = È poco per giocare: passa, e ferma chi gioca.
lesson-spanish-solo = Con tante prese sicure non serve aiuto. Il solo si gioca con le carte ricevute e rende di più.
lesson-spanish-trump = Sei il dichiarante (Hombre). Nomina come trionfo il tuo seme più lungo.
lesson-spanish-call = Chiama un re che non hai e nomina il trionfo. Chi ha quel re è il tuo compagno, e non dice nulla.
lesson-spanish-exchange = Scarta le carte che non vincono prese e pescane altrettante. Tieni i trionfi e i re.
lesson-spanish-exchange-defend = L’altro giocatore è l’Hombre. Scarta le carte deboli e pescane altrettante: per fermarlo basta metà delle prese.
lesson-spanish-follow = Rispondi al seme se puoi. Senza quel seme puoi giocare una carta qualsiasi, anche un trionfo.
lesson-spanish-partner-lead = Esci nel seme del re che hai chiamato: il tuo compagno può vincere la presa.
lesson-spanish-partner-known = Ora tutti sanno chi è il compagno. Le prese dei due contano insieme.
lesson-spanish-first-king = In questo gioco il primo re che cade fa di chi lo gioca il tuo compagno. Esci in un seme comune per farne uscire uno.
lesson-spanish-trump-high = Prima i trionfi alti: fanno cadere i trionfi degli altri.
lesson-spanish-mates = I tre trionfi più alti, i mates, vincono quando vuoi. Al dichiarante rendono anche un pagamento.
lesson-spanish-king = Un re è la carta più alta del suo seme dove non è trionfo. Vince finché nessuno lo taglia.
lesson-spanish-void = Non hai il seme d’uscita: un trionfo vince la presa.
lesson-spanish-draw-low = Ora un trionfo basso ne fa spendere a un altro uno più alto, e i tuoi migliori restano.
lesson-spanish-defend = Sei in difesa: ogni presa che fai tu, o che fa chi difende con te, è una di meno per l’Hombre.
lesson-spanish-defend-high = Non lasciar vincere l’Hombre a buon mercato: supera la carta se puoi.
lesson-spanish-refavor = Un re è solo, senza altre carte del suo seme. Nel refavor quel seme è trionfo, e tutto rende di più.
lesson-spanish-refavor-trump = Nomina come trionfo il seme del re solo.
lesson-spanish-run = Gli altri non hanno più trionfi: il tuo seme lungo vince dall’alto in basso.
lesson-hombre-split = Ti servono più prese di ciascun difensore; quattro bastano se loro si dividono le altre.
lesson-hombre-last = L’ultima presa decide. Guarda come cade.
lesson-dosillo-defend = Ti difendi da solo. All’Hombre servono più prese delle tue: se ne fai metà, lo fermi.

lesson-truco-envido = Due delle tue carte sono dello stesso seme: la somma dei loro numeri più venti è il tuo envido. Senza flor non ce n’è uno più alto. Dillo prima della prima carta.
lesson-truco-sing = Hanno accettato. Ora ognuno canta i suoi punti, in ordine; cominci tu.
lesson-truco-vazas = Nessuno supera il tuo envido. Ora vengono tre vazas: con due si vince la mano. Nessuno è tenuto a rispondere al seme: comincia con una carta bassa e tieni la migliore.
lesson-truco-partner = Quella vaza è andata all’altro gruppo. Il tuo compagno può vincere la prossima.
lesson-truco-free = Il tuo compagno sta vincendo questa. Non sprecare la tua carta migliore.
lesson-truco-truco = Una vaza per parte, e la carta più alta rimasta è tua. Alza la posta.
lesson-truco-last = Vogliono vederla. Mostrala.

lesson-minchiate-lead = L’uscita è tua. Tutti devono rispondere al seme; chi non ce l’ha deve giocare un tarocco.
lesson-minchiate-tarocchi = I tarocchi sono trionfi in ogni mano: il più alto batte il più basso.
lesson-minchiate-kill = Un re conta. L’avversario che lo prende con un tarocco lo ammazza, e segna subito.
lesson-minchiate-count = Quando tutte le carte sono giocate, ogni coppia conta le carte delle sue prese e le verzigole che contengono.

lesson-yukon-follow = Devi rispondere al seme se puoi. La carta più alta del seme vince la presa, se non cade uno Yukon.
lesson-yukon-grande = È stato giocato un fante, uno Yukon. Tu hai il fante di picche, il Grande Yukon, che li batte tutti. Queste carte contano molto: prendile.
lesson-yukon-low = Hai vinto la presa, quindi hai pescato per primo ed esci. Esci con una carta che non conta nulla.
lesson-yukon-take = Qui ci sono carte che contano. L’asso è la più alta del suo seme.
lesson-yukon-points = Contano i punti che stanno nelle prese, non le prese.

lesson-grand-bid = Un seme lungo e un compagno: basta per un’offerta. Prometti quei punti; se non li fai, ne perdi altrettanti.
lesson-grand-choose = Nessuno offre di più, quindi scegli tu il gioco. Con un seme lungo scegli il Whist, e di quel seme fai il trionfo.
lesson-grand-lead = Esci in un seme in cui il tuo compagno può avere l’asso.
lesson-grand-trumps = Il tuo compagno esce di trionfo per te. Così cadono i trionfi degli altri.
lesson-grand-void = Non puoi rispondere al seme; un trionfo vince la presa.
lesson-grand-count = Ogni presa oltre la sesta segna. Le prese della coppia contano insieme.

lesson-malilla-lead = Il nove, la Malilla, è la carta più alta del suo seme e quella che conta di più. Giocala in uscita finché tutti possono rispondere.
lesson-malilla-malilla = Il tuo compagno ha messo un asso: le carte alte nelle tue prese contano per tutti e due. Ancora una volta.
lesson-malilla-low = Hai un seme lungo senza carta alta. Per ora lascia che altri ci vincano.
lesson-malilla-beat = Finché un avversario sta vincendo la presa, devi superarla se puoi.
lesson-malilla-partner = Il tuo compagno ti siede di fronte; ciò che vince conta anche per te.

lesson-cientos-discard = Prima del gioco puoi cambiare carte con il monte. Scarta ciò che non serve né al seme lungo, né a una sequenza, né a un gruppo di carte uguali.
lesson-cientos-punto = Ora accusa. Il tuo seme più lungo è il punto; dici solo quanto fa.
lesson-cientos-secansa = Tre carte in fila di un seme sono una sequenza, la secansa. La tua arriva fino al re.
lesson-cientos-tres = Tre re: anche tre carte uguali contano.
lesson-cientos-play = Ora dodici prese. Non c’è trionfo; contano ogni carta con cui esci e ogni presa che fai.
lesson-cientos-lead = L’hai vinta tu, quindi esci ancora. Prima le carte alte.

lesson-rebesino-discard = Vuoi meno punti possibile. Scarta una carta alta.
lesson-rebesino-sell = Non hai il seme d’uscita: liberati di una carta pericolosa.
lesson-rebesino-low = Gioca sotto ciò che c’è sul tavolo, perché la presa la vinca un altro.
lesson-rebesino-under = Qui le carte basse valgono molto: tienine qualcuna per la fine.

## The path

path-title = Imparare { $game } passo per passo
path-lead = In quaranta minuti, da zero a una mano giocata da te. Il programma ricorda ogni passo: fermati quando vuoi e riprendi più tardi.
path-link = Passo per passo
path-start = Comincia
path-go-on = Continua
path-step-orders = Quale carta è più alta?
path-step-may = Che cosa puoi fare?
path-step-hand = La tua prima mano
path-step-advice = Tu che cosa faresti?
path-step-count = Conta
path-step-table = Tre mani con il tutor
path-step-law = Che cosa dice la legge?
path-means-orders = Di’ chi vince la presa. Risposte giuste necessarie: { $many }
path-means-may = Segna ciò che le regole permettono. Risposte giuste necessarie: { $many }
path-means-hand = Una mano intera in cui fai tutto tu.
path-means-advice = Di’ che cosa consiglia il libro. Risposte giuste necessarie: { $many }
path-means-count = Conta mani e prezzi. Risposte giuste necessarie: { $many }
path-means-table = Un tavolo contro i bot, con un suggerimento ogni volta che vuoi.
path-means-law = Sei l’arbitro. Risposte giuste necessarie: { $many }
path-done = fatto
path-of = { $done } di { $all }
path-step-done = Passo fatto.
path-next-step = Passo successivo: { $step }
path-all-done = Hai fatto tutto il percorso. Ora gioca.
path-back = Tutti i passi
path-primer = Prima le basi: due minuti
path-sit = Siediti al tavolo
path-table-done = Ho giocato tre mani
path-table-lead = Giochi contro i bot. Il pulsante del suggerimento dice che cosa consiglia il libro e quanto vale ogni scelta. Dopo ogni mano il foglio dei pagamenti dice chi è stato pagato, e perché. Gioca tre mani e torna qui.

## What is remembered

memory-due = { $many ->
    [one] È ora di ripetere una regola.
   *[other] È ora di ripetere { $many } regole.
}
memory-repeat = Ripeti
memory-lead = Ciò che sapevi torna prima che tu lo dimentichi, ogni volta con altre carte.
memory-heading = Ciò che stai imparando
memory-many = { $many ->
    [one] una da ripetere
   *[other] { $many } da ripetere
}
