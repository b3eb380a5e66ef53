# Un’introduzione per ogni gioco: che cosa vuoi, che cosa batte che cosa, una presa, quanto ricevi, le parole che ti servono.
# Qui non si scrive nessuna cifra: le cifre vengono dal gioco.

primer-title = Impara { $game }
primer-index = Impara un gioco
primer-index-lead = Un’introduzione richiede due minuti: lo scopo, l’ordine delle carte, una presa, quanto vale, e le parole che ti servono. Poi gioca un primo tavolo contro i bot.
primer-heading-aim = Lo scopo
primer-heading-order = Che cosa batte che cosa
primer-heading-trick = Una presa
primer-heading-tentos = Quanto ricevi, in tentos (i gettoni)
primer-heading-tantos = Quanto ricevi, in tantos (i gettoni)
primer-heading-points = Quanto segni, in punti
primer-heading-words = Le parole che ti servono
primer-led = uscita
primer-takes = fa la presa
primer-play = Gioca un primo tavolo contro i bot
primer-rules = Il libro delle regole
primer-laws = Le leggi
primer-hand = Guarda tutta la mano
primer-all = Tutte le introduzioni
primer-first = Non conosci questo gioco? Leggi prima l’introduzione
primer-shelf = È la prima volta? Comincia dall’introduzione
primer-unready = Questa introduzione non si può mostrare: { $why }

## Voltarete

primer-voltarete-aim = Ricevi { $cards } carte. Se sono forti, dillo: diventi il dichiarante (feito), nomini il trionfo, cambi carte e giochi da solo per il piatto (bolo). Vuoi più prese di ciascuno degli avversari.
primer-voltarete-others = Se il dichiarante è un altro, fermalo. Gli avversari non sommano le loro prese: ognuno conta le proprie.
primer-voltarete-beats = I tre trionfi più alti hanno un nome: Espadilha ({ $first }), Manilha ({ $second }) e Basto ({ $third }). La Manilha è il sette di un seme rosso o il due di uno nero. Ogni trionfo batte tutte le carte degli altri semi.
primer-ombre-trumped = Trionfo: { $trump }. Uscita: { $led }. Devi rispondere al seme se puoi; senza quel seme puoi giocare qualsiasi carta. Qui la presa è di un trionfo: { $best }.
primer-ombre-trumps = Trionfo: { $trump }. Uscita: { $led }, un trionfo, e chi può deve giocare un trionfo. La presa è del più alto: { $best }.
primer-voltarete-paid-licenca = Vinci una licença, il gioco comune: ti paga ogni avversario, e prendi il bolo
primer-voltarete-paid-so = Vinci un só, in cui non cambi nulla: ti paga ogni avversario, e prendi il bolo
primer-voltarete-paid-lost = Perdi una licença: paghi ogni avversario. Paghi anche quanto c’è nel bolo: nel bolo se pareggi con il miglior avversario (reposta), all’avversario che ti batte (codilho)

## I giochi spagnoli

primer-spanish-aim = Ricevi { $cards } carte. Uno di voi, il dichiarante (Hombre), nomina il trionfo e deve fare almeno { $win } prese. Gli altri cercano di impedirlo.
primer-spanish-king-called = Nell’entrada, il gioco più basso, l’Hombre chiama un re: chi lo ha è il compagno segreto, e le prese dei due contano insieme. Nel solo l’Hombre gioca senza compagno.
primer-mediator-king = Nell’entrada, il gioco più basso, l’Hombre chiama un re: chi lo ha è il compagno segreto, e le prese dei due contano insieme. Nel Mediator l’Hombre compra quel re e gioca senza compagno; nel solo, con le carte ricevute.
primer-spanish-king-bought = L’Hombre gioca sempre senza compagno: nel Mediator con un re comprato da chi lo ha in cambio di una carta, nel solo con le carte ricevute.
primer-spanish-king-handed = Nell’entrada, il gioco più basso, l’Hombre chiama un re, lo riceve da chi lo ha in cambio di una carta, e gioca senza compagno. Nel solo gioca con le carte ricevute.
primer-spanish-king-first = Nell’entrada, il gioco più basso, il primo re giocato che non è trionfo fa di chi lo gioca il compagno dell’Hombre (rey forzado), e le prese dei due contano insieme. Nel solo l’Hombre gioca senza compagno.
primer-dosillo-aim = Un gioco per due. Ricevi { $cards } carte. Uno dei due, il dichiarante (Hombre), nomina il trionfo e deve fare almeno { $win } prese; l’altro cerca di impedirlo.
primer-dosillo-draw = Nell’entrada, il gioco più basso, prima scarti le carte che non servono e ne peschi altre dal monte. Nel solo l’Hombre gioca con le carte ricevute.
primer-hombre-aim = Ricevi { $cards } carte. Uno di voi, il dichiarante (Hombre), nomina il trionfo e gioca da solo. Nell’entrada, il gioco più basso, l’Hombre prima scarta le carte che non servono e ne pesca altre dal monte; nel solo gioca con le carte ricevute, senza cambiarne nessuna.
primer-hombre-others = L’Hombre deve fare più prese di ciascuno degli avversari; con { $win } vince sempre. Gli avversari non sommano le prese.
primer-spanish-beats = I tre trionfi più alti, i mates, hanno un nome: espadilla ({ $first }), malilla ({ $second }) e basto ({ $third }). Ogni trionfo batte tutte le carte degli altri semi.
primer-spanish-paid-shared = Vinci un’entrada: ti paga ogni avversario. Dividi questi pagamenti con il compagno, e anche le poste del piatto
primer-spanish-paid-entrada = Vinci un’entrada: ti paga ogni avversario, e prendi le poste del piatto
primer-spanish-paid-mediator = Vinci un Mediator: ti paga ogni avversario, e prendi le poste del piatto
primer-spanish-paid-solo = Vinci un solo: ti paga ogni avversario, e prendi le poste del piatto
primer-spanish-paid-lost = Perdi il gioco più basso: paghi ogni avversario. Paghi anche quanto era in palio: nel piatto se ti manca una presa (puesta), agli avversari se te ne mancano di più (codillo)
primer-hombre-paid-lost = Perdi un’entrada: paghi ogni avversario. Paghi anche quanto era in palio: nel piatto se pareggi con il miglior avversario (puesta), all’avversario che ti batte (codillo)

## Truco

primer-truco-aim = Il tuo gruppo deve arrivare a { $target } punti (tentos) prima dell’altro. Ricevi { $cards } carte. Con due prese (vazas) si vince la mano (volta).
primer-truco-parts = Puoi alzare la posta con una chiamata; l’altro gruppo accetta («quero») o cede («não quero»). Prima viene l’envido, per le due migliori carte di un seme; poi il truco, per le vazas.
primer-truco-beats = Non c’è trionfo, e nessuno è tenuto a rispondere al seme. Ogni carta ha il suo posto in un solo ordine. Se le carte più alte dei due gruppi sono uguali, nessuno vince la vaza.
primer-truco-trick = Uscita: { $led }. Ognuno gioca la carta che vuole. La più alta sul tavolo vince la vaza per il suo gruppo: { $best }.
primer-truco-paid-accepted = «Truco» accettato: segna il gruppo che vince le vazas
primer-truco-paid-refused = «Truco» rifiutato: segna subito il gruppo che lo ha chiamato
primer-truco-paid-envido = «Envido» accettato: segna il gruppo con le due migliori carte di un seme

## Minchiate

primer-minchiate-aim = Si gioca due contro due, i compagni uno di fronte all’altro. Giochi con { $cards } carte, fra cui i tarocchi, che sono trionfi in ogni mano. Vuoi nelle tue prese le carte che contano (Onori) e le loro combinazioni (verzigole), che contano in mano e di nuovo nelle prese.
primer-minchiate-resto = Ogni { $resto } punti di vantaggio della tua coppia fanno un resto, che pagano i perdenti.
primer-minchiate-beats = Ogni tarocco batte tutte le carte dei quattro semi. Il Matto si può giocare in qualsiasi presa e non ne vince nessuna. In coppe e denari i numeri bassi battono gli alti; in spade e bastoni è il contrario.
primer-minchiate-trick = Uscita: { $led }, un Papa, e chi può deve giocare un tarocco. La presa è del più alto: { $best }. L’ha giocato un avversario: il Papa è ammazzato, e la sua parte lo segna subito.
primer-minchiate-paid-papa = Ammazzi un Papa, uno dei tarocchi bassi che contano; e di nuovo per ognuno nelle tue prese
primer-minchiate-paid-aria = Ammazzi una delle Arie, i cinque tarocchi più alti; e di nuovo per ognuna nelle tue prese
primer-minchiate-paid-last = Fai l’ultima presa

## Yukon

primer-yukon-aim = Vuoi { $target } punti, nel corso di più mani. Hai { $cards } carte; dopo ogni presa tutti ne pescano una dal monte. I punti vengono dalle carte delle prese che vinci.
primer-yukon-beats = I quattro fanti, gli Yukon, battono tutte le altre carte, e il fante di picche, il Grande Yukon, li batte tutti. Non c’è trionfo: senza uno Yukon la presa è della carta più alta del seme d’uscita.
primer-yukon-trick = Uscita: { $led }. Devi rispondere al seme se puoi. La presa è dello Yukon più alto: { $best }.
primer-yukon-paid-grande = Il Grande Yukon nelle tue prese
primer-yukon-paid-ten = Ognuno degli altri Yukon e ogni dieci
primer-yukon-paid-ace = Ogni asso

## Grand

primer-grand-aim = Si gioca due contro due, e ogni coppia offre punti per il diritto di scegliere il gioco. Chi offre di più (l’apostador) ne sceglie uno di quattro: Whist, con trionfo; Grand, senza; Eucre, breve, con meno carte; o Copas, in cui non vuoi nessuna carta di cuori.
primer-grand-bid = La coppia dell’apostador deve fare almeno quanto ha offerto, o perde punti. La partita finisce quando una coppia arriva a { $target }.
primer-grand-beats = L’asso è la carta più alta di ogni seme. Nel Whist un trionfo batte gli altri semi. Nell’Eucre i trionfi più alti sono due fanti: quello del seme di trionfo (right bower) e l’altro dello stesso colore (left bower).
primer-grand-trick = Whist, trionfo: { $trump }. Uscita: { $led }. Devi rispondere al seme se puoi; senza quel seme puoi giocare qualsiasi carta. Qui la presa è di un trionfo: { $best }.
primer-grand-paid-whist = Whist: la tua coppia ha fatto l’offerta e fa { $tricks } prese
primer-grand-paid-grand = Grand: la tua coppia ha fatto l’offerta e fa { $tricks } prese
primer-grand-paid-eucre = Eucre: la tua coppia ha fatto l’offerta e fa { $eucre } prese

## Malilla

primer-malilla-aim = Si gioca due contro due, i compagni uno di fronte all’altro. Ricevi { $cards } carte; l’ultima del mazziere si scopre, e il suo seme è trionfo. La tua coppia deve fare più di { $half } dei { $all } punti: contano le carte alte delle tue prese, e anche ogni presa.
primer-malilla-beats = Il nove, la Malilla, è la carta più alta di ogni seme; poi viene l’asso. Un trionfo batte gli altri semi.
primer-malilla-trick = Trionfo: { $trump }. Uscita: { $led }. Devi rispondere al seme; mentre un avversario sta vincendo la presa devi anche superarla se puoi, e senza il seme devi tagliare con un trionfo. Qui la presa è di un trionfo: { $best }.
primer-malilla-paid-point = Ogni punto della tua coppia oltre { $half }
primer-malilla-paid-alce = Dai le carte e scopri una Malilla (l’alce)
primer-malilla-paid-capote = La tua coppia fa tutte le prese (capote)

## Cientos

primer-cientos-aim = Un gioco per due: vince chi arriva per primo a { $target } punti. Ricevi { $cards } carte e ne cambi alcune con il monte.
primer-cientos-parts = Poi accusi ciò che hai: il seme migliore (punto), le sequenze (secansas), tre o quattro carte uguali (quattro sono un quattordici). Di ogni cosa conta solo la migliore delle due. Infine si giocano le prese, che contano anch’esse.
primer-cientos-beats = Non c’è trionfo: la presa è della carta più alta del seme d’uscita. Il due del mazzo fa da dieci (diez).
primer-cientos-trick = Uscita: { $led }. Devi rispondere al seme se puoi. La presa è della carta più alta di quel seme: { $best }.
primer-cientos-paid-catorce = Un quattordici, quattro carte uguali
primer-cientos-paid-bazas = Fai più della metà delle prese
primer-cientos-paid-capote = Fai tutte le prese (capote)

## Rebesino

primer-rebesino-aim = Ognuno gioca per sé, e tutto è al contrario: non vuoi fare nessuna presa, o vuoi meno punti possibile nelle tue prese. Giochi con { $cards } carte.
primer-rebesino-sell = Liberati delle cartas de pago, che sono i quattro assi e il cavallo di copas. Quando non puoi rispondere al seme, buttane una sulla presa di un altro: l’hai venduta, e chi la prende ti paga.
primer-rebesino-beats = Non c’è trionfo: la presa è della carta più alta del seme d’uscita.
primer-rebesino-trick = Uscita: { $led }. Devi rispondere al seme se puoi. Un giocatore non può e vende un asso. La carta più alta del seme d’uscita fa la presa, e con la presa va l’asso: { $best }.
primer-rebesino-paid-partida = Hai meno punti di tutti: ti paga chi ne ha di più (la partida)
primer-rebesino-paid-caballo = Vendi il cavallo di copas: ti paga chi lo prende
primer-rebesino-paid-rebesino = Fai tutte le prese (Rebesino): ti paga ognuno degli altri
