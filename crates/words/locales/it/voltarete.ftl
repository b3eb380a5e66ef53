# Voltarete. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## I piatti

voltarete-bolo = Bolo
    .gloss = il piatto sul tavolo, per cui gioca il feito, il dichiarante
voltarete-box = Cassa del recambó
    .gloss = un tento di ogni bolo levato; quando è piena comincia l’ultimo bolo del recambó
voltarete-pot-bolo = il bolo
voltarete-pot-recambo = la cassa del recambó

## Che cosa si può dire nei due passaggi

voltarete-pass = Passo
    .gloss = passa, con 1 tento nel bolo
voltarete-licenca = Licença
    .gloss = chiedi licenza: nomini il trionfo e cambi da una a otto carte
voltarete-entro = Entro
    .gloss = entri: nomini il trionfo e cambi da una a otto carte; al pé non serve la licenza di nessuno
voltarete-preferencia = Preferência
    .gloss = prendi su di te, in copas, la licença di un altro
voltarete-so = Só
    .gloss = solo: nessuna carta cambiata, il trionfo si nomina dopo
voltarete-so-in = Só in { $suit }
    .gloss = solo: nessuna carta cambiata, il trionfo si nomina ora
voltarete-so-copas = Só in copas
    .gloss = solo nel seme favorito: ogni paga conta il doppio
voltarete-respeito = Voltarete de respeito
    .gloss = mostri i due assi neri e volti il trionfo: il gioco più alto
voltarete-consent = Dai licenza
    .gloss = lasci giocare l’altro; non costa nulla
voltarete-segundo = Voltarete segundo
    .gloss = volti il trionfo, tieni quella carta, ne cambi altre
voltarete-casca = Casca
    .gloss = nove carte nuove per tutte le tue, poi nomini il trionfo
voltarete-casca-keeping = Casca, tenendo { $card }
    .gloss = otto carte nuove per le altre, poi nomini il trionfo
voltarete-decline = Lascia le carte
    .gloss = lasci le tredici carte dove stanno
voltarete-treze = Casca das treze
    .gloss = prendi le tredici carte del tallone, ne metti da parte quattro, giochi contro tutti e tre

## Trionfo e tallone

voltarete-name = Trionfo { $suit }
    .gloss = le sue carte battono gli altri semi; in copas ogni pagamento è doppio
voltarete-exchange = Scarta { $cards }
voltarete-buy = Scarta { $cards } e compra altrettante
voltarete-discard4 = Da parte { $cards }
voltarete-repor-casca = Abbandona la casca
    .gloss = metti una resposta e paghi 5 tentos a ogni giocatore che ha carte

## L’apertura del gioco

voltarete-order-play = «Si giochi»
    .gloss = la mano si gioca
voltarete-declare-geral = Dichiara geral
    .gloss = prometti tutte e nove le prese: una gran vincita, o una gran perdita
voltarete-ask-resposta = Chiedi resposta
    .gloss = offri di rendere la mano come pari, se gli altri lo concedono
voltarete-give = Concedi resposta
    .gloss = gliela lasci; se lo fanno tutti, non si gioca
voltarete-refuse = Nega la resposta
    .gloss = lo fai giocare; se poi non riesci puoi dovere una resposta anche tu

## Il gioco

voltarete-play = Gioca { $card }
voltarete-stop = Mi fermo qui
    .gloss = ti bastano le primeiras, le prime cinque prese: la mano è vinta
voltarete-continue = Avanti al geral
    .gloss = esci alla sesta presa: ora tutte e nove devono essere tue
voltarete-claim-hand = Carte giù: mano vinta
    .gloss = le tue carte stanno scoperte; chiunque può farti giocare fino in fondo
voltarete-claim-primeiras = Carte giù: vinta con primeiras
    .gloss = le prime cinque prese non si possono perdere; chiunque può farti giocare fino in fondo
voltarete-claim-geral = Carte giù: geral
    .gloss = nessuna presa si può perdere; chiunque può farti giocare fino in fondo
voltarete-claim-codilho = Carte giù: codilho
    .gloss = batti il feito di certo; chiunque può farti giocare fino in fondo
voltarete-grant-win = Mano concessa al feito
    .gloss = se l’altro avversario è d’accordo, ha vinto
voltarete-concede-resposta = Mano resa per resposta
    .gloss = metti giù le carte come pari; non puoi più vincere
voltarete-concede-codilho = Mano resa per codilho
    .gloss = metti giù le carte come battute; non puoi più vincere
voltarete-accept = D’accordo
    .gloss = si paga come è stato detto mettendo giù le carte
voltarete-make-play = «Si giochi fino in fondo»
    .gloss = la mano continua

## Respostas, remissas e pagas

voltarete-enter-now = Paga subito la resposta
    .gloss = la paghi ora
voltarete-leave-remissa = Lasciala come remissa
    .gloss = la devi a un bolo futuro
voltarete-joint = Unita alla tua prima remissa
    .gloss = le due respostas entrano in un bolo futuro come una somma sola
voltarete-split = Tentos ora: { $now }, il resto poi
voltarete-ask-pagas = Chiedi a { $seat }: { $items }
    .gloss = le pagas si pagano solo se chiedi esattamente il dovuto
voltarete-asked-all = tutto il dovuto
voltarete-asked-base = il gioco stesso
voltarete-asked-matadores = i matadores
voltarete-asked-primeiras = le prime cinque
voltarete-asked-geral = la geral
voltarete-asked-favorita = { $item }, doppio per copas
voltarete-content = Nient’altro da chiedere
    .gloss = quel che non hai chiesto fin qui è perso
voltarete-deal = Dai l’ultimo pacchetto
    .gloss = dopo, nessuna paga dell’ultima mano si può più chiedere
voltarete-break-off = Si interrompa il gioco
    .gloss = soltanto se tutti sono d’accordo; ciò che sta sul tavolo si spartisce

## Il tavolo sull’onore

voltarete-amend = Renunzia emendata con { $card }
voltarete-accuse = { $seat } ha fatto renunzia nella presa { $trick }
    .gloss = se è vero il rifiuto costa una resposta, quanto c’è nel bolo; un’accusa sbagliata non costa nulla
voltarete-say-codilho = «{ $seat }, hai codilho»
    .gloss = chi lo dice non può più vincere

## Che cosa sta sopra le carte

voltarete-heading-play = Gioca una carta
    .gloss = rispondi al seme d’uscita se puoi; altrimenti gioca quel che vuoi
voltarete-heading-exchange = Scarta carte per altrettante nuove
    .gloss = scegli cosa scartare; ne peschi altrettante dal tallone, e gli altri dopo di te
voltarete-heading-buy = Scarta carte e compra altrettante; il resto del tallone passa avanti
    .gloss = scegli cosa scartare; ne peschi altrettante dal tallone
voltarete-heading-casca = Casca, tenendo una carta
    .gloss = le altre carte si cambiano dal tallone; poi nomini il trionfo
voltarete-heading-discard4 = Metti da parte quattro carte
    .gloss = hai tredici carte e giochi con nove
voltarete-heading-amend = Rimedia al rifiuto con un’altra carta
    .gloss = in tempo non costa nulla: la presa si rigioca da lì
voltarete-heading-split = Tanti tentos della tua remissa entrano ora
    .gloss = alla fine devi tutto; quel che non entra ora entra dopo

## Che cosa succede

voltarete-over = La partita è finita
voltarete-drawing = Si tirano i posti
voltarete-dealing = Si danno le carte
voltarete-first-passage = Primo giro: chi gioca?
voltarete-second-passage = Secondo passaggio: tutti hanno passato una volta
voltarete-plays = { $seat } gioca { $contract }
voltarete-plays-in = { $seat } gioca { $contract }, trionfo { $suit }
voltarete-settled = La mano è pagata

voltarete-fact-hand = Mano { $number }, mazziere { $seat }
voltarete-fact-medalhao = Il medalhão è da { $seat }
voltarete-fact-remissa = { $seat } deve una remissa di { $amount }
voltarete-fact-closing = La cassa è nel bolo: chi lo leva finisce il recambó
voltarete-fact-playing-off = Il recambó è finito, salvo le remissas
voltarete-fact-geral-tried = Si tenta un geral non dichiarato
voltarete-fact-geral-declared = È dichiarato un geral
voltarete-fact-gave = { $seat } ha concesso resposta
voltarete-fact-refused = { $seat } ha rifiutato resposta
voltarete-fact-obliged = Espadilha è obbligata alla casca
voltarete-fact-matadores = { $seat } mostra matadores non giocati: { $cards }

voltarete-role-mao = mão
    .gloss = il primo a parlare e a uscire
voltarete-role-contrape = contra-pé
    .gloss = il secondo a parlare e a giocare
voltarete-role-pe = pé
    .gloss = il terzo a parlare e a giocare
voltarete-role-quarto = quarto
    .gloss = in quattro il mazziere, che non gioca a meno che tutti passino due volte
voltarete-role-feito = feito
    .gloss = il dichiarante: gioca da solo contro gli altri, per il bolo

## Che cosa è stato detto, dove differisce dal pulsante

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, tenendo una carta
voltarete-said-turned = volta { $card }
voltarete-said-took = { $many ->
    [0] non prende carte
    [one] prende una carta
   *[other] prende { $many } carte
}
voltarete-said-passed-on = { $many ->
    [0] non ne passa avanti
    [one] passa avanti una carta
   *[other] passa avanti { $many } carte
}
voltarete-said-claim-win = Mette giù la mano come vinta
voltarete-said-concede = Mette giù la mano come persa
voltarete-said-claim-codilho = stende la mano come codilho
voltarete-said-grant-win = concede la mano al feito
voltarete-said-accept = accetta
voltarete-said-consent = dà licenza
voltarete-said-repor-casca = abbandona la casca
voltarete-said-declare-geral = dichiara geral
voltarete-said-ask-resposta = chiede resposta
voltarete-said-give = concede resposta
voltarete-said-refuse = nega la resposta
voltarete-said-stop = si ferma alle prime cinque
voltarete-said-continue = tenta tutte e nove
voltarete-said-decline = lascia le carte
voltarete-said-amend = Emenda una renunzia
voltarete-said-revoked = Ha fatto renunzia nella presa { $trick }
voltarete-said-cleared = Non ha fatto renunzia nella presa { $trick }
voltarete-said-espadilha = Mostra Espadilha

## Le domande

voltarete-ask-first = Passi, o giochi?
voltarete-ask-leave = Qualcuno vuole giocare. Glielo lasci, o vai più su?
voltarete-ask-second = Tutti hanno passato una volta. Passi ancora, o giochi?
voltarete-ask-quarto = Tutti e tre hanno passato due volte. Prendi le tredici carte?
voltarete-ask-treze = Quali quattro delle tredici metti da parte?
voltarete-ask-name = Quale seme è trionfo?
voltarete-ask-exchange = Quali carte scarti?
voltarete-ask-exchange-turned = Quali carte scarti? La carta voltata entra per una di esse.
voltarete-ask-casca = Nomini il trionfo, o abbandoni la casca per una resposta di { $bolo }?
voltarete-ask-buy = { $many ->
    [0] Il tallone è vuoto.
    [one] Nel tallone resta una carta. Quale carta scarti per essa, se ne scarti?
   *[other] Nel tallone restano { $many } carte. Quali delle tue scarti?
}
voltarete-ask-opening = Tutti hanno le loro carte. Come comincia il gioco?
voltarete-ask-answer = Il feito vorrebbe rendere la mano e mettere { $bolo } nel bolo. Lo concedi?
voltarete-ask-play = Tocca a te giocare.
voltarete-ask-besides = Tocca a un altro giocare. Intanto puoi parlare.
voltarete-ask-stop = Le prime cinque prese sono tue. Ti fermi, o le tenti tutte e nove?
voltarete-ask-claim = Sono state messe giù le carte. Sei d’accordo?
voltarete-ask-inspection = La mano è giocata. Qualcuno ha fatto renunzia?
voltarete-ask-placing = Devi una resposta di { $amount }. Nel bolo ora, o poi?
voltarete-ask-pagas-due = Chiedi ciò che ti è dovuto?
voltarete-ask-dealing = L’ultimo pacchetto non è ancora dato: è l’ultimo momento per chiedere le pagas.
voltarete-ask-split = La tua remissa scade. Quanta ne entra ora?

## Come è finita una mano

voltarete-outcome-win = vinta
    .gloss = il feito ha fatto più prese di ciascun avversario e leva il bolo
voltarete-outcome-resposta = resposta
    .gloss = pari: il feito mette nel bolo quanto vi sta
voltarete-outcome-codilho = codilho
    .gloss = un avversario ha fatto più prese del feito, che gli paga quanto sta nel bolo
voltarete-outcome-granted = resposta concessa
    .gloss = il feito ha reso la mano e gli altri l’hanno lasciato fare
voltarete-outcome-surrendered = casca abbandonata
    .gloss = il feito ha ceduto dopo aver visto le sue carte nuove
voltarete-outcome-passed = passata
    .gloss = tutti hanno passato due volte; il bolo resta per la mano seguente
voltarete-outcome-void = annullata
    .gloss = l’ha annullata una legge; lo stesso mazziere dà di nuovo
voltarete-outcome-barred = vinta da nessuno
    .gloss = il feito aveva le prese, ma le sue renunzie gli erano costate il diritto di vincere

## I rifiuti

voltarete-refused-not-dealt = Prima si devono dare le carte.
voltarete-refused-wrong-pack = Non sono queste le carte da mescolare.
voltarete-refused-over = La partita è finita.
voltarete-refused-turn = Tocca a { $seat }.
voltarete-refused-not-playing = In questa mano non hai carte.
voltarete-refused-not-now = A questo punto della mano non si può dire né fare.
voltarete-refused-entro = Entro è la parola del pé; mão e contra-pé chiedono licença.
voltarete-refused-licenca-pe = Al pé non serve la licenza di nessuno: la sua parola è entro.
voltarete-refused-pass-is-consent = Qualcuno ha già chiamato: dai licenza, o nomina un gioco più alto.
voltarete-refused-no-consent = Nessuno ha ancora chiamato, perciò non c’è nulla da permettere né da prendere su di sé.
voltarete-refused-licenca-overcalls = La licença non va mai sopra il gioco di un altro: soltanto preferência, só e respeito.
voltarete-refused-too-low = Già chiamato: { $standing }. Ti serve un gioco più alto, o lo stesso da un posto che viene prima.
voltarete-refused-passage = Quel gioco è dell’altro passaggio: licença, só e respeito del primo, segundo e casca del secondo.
voltarete-refused-black-aces = Per il respeito ti servono in mano i due assi neri, Espadilha e Basto.
voltarete-refused-suit-fixed = Il trionfo è già { $suit }: vale il primo seme nominato.
voltarete-refused-not-held = Non hai questa carta: { $card }.
voltarete-refused-must-keep = Si deve tenere { $card }: gli assi mostrati e la carta voltata restano in mano.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Qui non si può prendere nessuna carta.
        [one] Puoi prendere al più una carta.
       *[other] Puoi prendere al più { $to } carte.
    }
   *[other] { $to ->
        [4] Metti da parte quattro carte, né più né meno.
       *[other] Scarta da { $from } a { $to } carte.
    }
}
voltarete-refused-so-exchange = Un só si gioca con le nove carte ricevute: non si cambia nulla.
voltarete-refused-espadilha = Hai Espadilha e tutti hanno passato una volta: devi andare alla casca, o fare segundo.
voltarete-refused-pe = Nessuno prima di te ha Espadilha: come pé devi andare alla casca, o fare segundo.
voltarete-refused-keep-espadilha = Andando alla casca per obbligo devi tenere Espadilha.
voltarete-refused-casca-named = Una casca col trionfo nominato si deve giocare: non si può né abbandonare né rendere.
voltarete-refused-no-resposta = Resposta si chiede prima della prima carta, e soltanto in licença, só, respeito e segundo.
voltarete-refused-treze-surrender = Una casca das treze si può rendere soltanto prima di nominare il trionfo, e soltanto se il tavolo permette che tutti e tre vi consentano.
voltarete-refused-treze-geral = In una casca das treze non c’è geral.
voltarete-refused-follow = Devi rispondere a { $suit } finché ne hai.
voltarete-refused-trump = Si è usciti a trionfo: devi giocare un trionfo.
voltarete-refused-feito-only = Questo può farlo soltanto il feito.
voltarete-refused-opponent-only = Questo può farlo soltanto un avversario del feito.
voltarete-refused-laid = In questa mano hai già messo giù le carte una volta.
voltarete-refused-primeiras = Le primeiras si possono dire soltanto finché ogni presa fin qui è tua e non si tenta un geral.
voltarete-refused-geral = Un geral dev’essere dichiarato, o in corso, e ogni presa fin qui del feito.
voltarete-refused-honour = Questo è di un tavolo sull’onore; questo tavolo è rigoroso e non lascia fare renunzie.
voltarete-refused-amend = Non hai nessuna renunzia da emendare.
voltarete-refused-still-revoke = Quella carta sarebbe di nuovo una renunzia.
voltarete-refused-examining = Chi mette giù le sue carte, o lascia che si mettano giù, non può più esaminare gli altri.
voltarete-refused-no-trick = Quel giocatore non ha giocato a una tale presa.
voltarete-refused-accused = L’hai già detto.
voltarete-refused-joint = In questa mano non hai lasciato nessuna remissa a cui possa unirsi.
voltarete-refused-not-proved = Nessuna carta in vista prova ancora una renunzia: accusa quando una la prova, o quando la mano è finita.
voltarete-refused-nothing-to-prefer = Preferência risponde alla licença di un altro, e nessuno ha chiesto licenza.
voltarete-refused-must-leave = Finché è dovuta una remissa precedente, o sopra il limite convenuto, una resposta si deve lasciare come remissa.
voltarete-refused-part = La parte che entra ora va da 1 a { $most } tentos.
voltarete-refused-nothing-due = Non ti è dovuto nulla di questo.
voltarete-refused-break-off = A questo tavolo non si è convenuto di spartire le remissas: il recambó si gioca fino alla fine.

## Sul tavolo

voltarete-table-won = tentos
voltarete-table-stock = Talon { $many }
