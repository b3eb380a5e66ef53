# Voltarete. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## I piatti

voltarete-bolo = Bolo
    .gloss = il piatto sul tavolo, per cui gioca il feito, il dichiarante
voltarete-box = Cassa del recambó
    .gloss = riceve un tento da ogni bolo vinto; quando è piena comincia l’ultimo bolo del recambó
voltarete-pot-bolo = il bolo
voltarete-pot-recambo = la cassa del recambó

## Che cosa si può dire nei due passaggi

voltarete-pass = Passo
    .gloss = passi; paghi 1 tento nel bolo
voltarete-licenca = Licença
    .gloss = chiedi di giocare: nomini il trionfo e cambi da una a otto carte
voltarete-entro = Entro
    .gloss = giochi: nomini il trionfo e cambi da una a otto carte; al pé non serve il permesso di nessuno
voltarete-preferencia = Preferência
    .gloss = prendi tu la licença, con copas come trionfo
voltarete-so = Só
    .gloss = giochi da solo con le carte che hai, e nomini dopo il trionfo
voltarete-so-in = Só in { $suit }
    .gloss = giochi da solo con le carte che hai, in questo seme
voltarete-so-copas = Só in copas
    .gloss = giochi da solo in copas: ogni paga conta il doppio
voltarete-respeito = Voltarete de respeito
    .gloss = mostri i due assi neri e volti una carta come trionfo: il gioco più alto
voltarete-consent = Lascia giocare
    .gloss = lasci giocare l’altro; non costa nulla
voltarete-segundo = Voltarete segundo
    .gloss = volti una carta come trionfo, la tieni e ne cambi altre
voltarete-casca = Casca
    .gloss = cambi tutte e nove le carte, poi nomini il trionfo
voltarete-casca-keeping = Casca, tenendo una carta: { $card }
    .gloss = cambi le altre otto carte, poi nomini il trionfo
voltarete-decline = Lascia il tallone
    .gloss = nessuno gioca questa mano; il bolo resta per la prossima
voltarete-treze = Casca das treze
    .gloss = prendi le tredici carte del tallone, ne scarti quattro, giochi contro tutti e tre

## Trionfo e tallone

voltarete-name = Trionfo: { $suit }
    .gloss = le sue carte battono gli altri semi; in copas ogni pagamento è doppio
voltarete-exchange = Scarta: { $cards }
voltarete-buy = Scarta e pesca altrettante: { $cards }
voltarete-discard4 = Scarta: { $cards }
voltarete-repor-casca = Abbandona la casca
    .gloss = paghi una reposta nel bolo, e 5 tentos a ogni giocatore che aveva carte

## L’apertura del gioco

voltarete-order-play = «Si gioca»
    .gloss = comincia il gioco
voltarete-declare-geral = Dichiara geral
    .gloss = prometti tutte e nove le prese: una gran vincita, o una gran perdita
voltarete-ask-resposta = Chiedi reposta
    .gloss = proponi di lasciare la mano come pari; gli altri possono rifiutare
voltarete-give = Concedi la reposta
    .gloss = se la concedono tutti, non si gioca
voltarete-refuse = Nega la reposta
    .gloss = la mano si gioca; se non la vinci, devi una reposta anche tu

## Il gioco

voltarete-play = Gioca: { $card }
voltarete-stop = Fermati qui
    .gloss = ti accontenti delle prime cinque prese: la mano è vinta
voltarete-continue = Tenta tutte e nove
    .gloss = esci alla sesta presa: da ora tutte devono essere tue
voltarete-claim-hand = Stendi le carte: mano vinta
    .gloss = le tue carte stanno scoperte; chiunque può farti giocare fino in fondo
voltarete-claim-primeiras = Stendi le carte: vinta con primeiras
    .gloss = non puoi perdere nessuna delle prime cinque prese; chiunque può farti giocare fino in fondo
voltarete-claim-geral = Stendi le carte: geral
    .gloss = non puoi perdere nessuna presa; chiunque può farti giocare fino in fondo
voltarete-claim-codilho = Stendi le carte: codilho
    .gloss = è certo che batti il feito; chiunque può farti giocare fino in fondo
voltarete-grant-win = Concedi la mano al feito
    .gloss = il feito vince se l’altro avversario è d’accordo; altrimenti può costarti una reposta
voltarete-concede-resposta = Abbandona la mano: reposta
    .gloss = ammetti il pareggio; non puoi più vincere
voltarete-concede-codilho = Abbandona la mano: codilho
    .gloss = ammetti la sconfitta; non puoi più vincere
voltarete-accept = Accetta
    .gloss = si paga come è stato detto
voltarete-make-play = «Si gioca fino in fondo»
    .gloss = la mano continua

## Respostas, remissas e pagas

voltarete-enter-now = Paga subito la reposta
    .gloss = la reposta va nel bolo
voltarete-leave-remissa = Lasciala come remissa
    .gloss = la devi versare in un bolo futuro
voltarete-joint = Aggiungila alla tua prima remissa
    .gloss = le due entrano in un bolo futuro come una somma sola
voltarete-split = Tentos ora: { $now }, il resto poi
voltarete-ask-pagas = Chiedi a { $seat }: { $items }
    .gloss = le pagas si pagano solo se chiedi esattamente il dovuto
voltarete-asked-all = tutto il dovuto
voltarete-asked-base = il gioco stesso
voltarete-asked-matadores = i matadores
voltarete-asked-primeiras = le prime cinque prese
voltarete-asked-geral = il geral
voltarete-asked-favorita = { $item }, doppio per copas
voltarete-content = Non chiedere altro
    .gloss = ciò che non hai chiesto prima che siano date le carte della mano seguente è perso
voltarete-deal = Dai l’ultimo pacchetto
    .gloss = dopo, nessuna paga dell’ultima mano si può più chiedere
voltarete-break-off = Interrompi qui il gioco
    .gloss = solo se tutti sono d’accordo; ciò che è sul tavolo si divide

## Il tavolo sull’onore

voltarete-amend = Correggi il rifiuto con questa carta: { $card }
voltarete-accuse = { $seat } ha fatto un rifiuto nella presa { $trick }
    .gloss = se hai ragione, il rifiuto costa una reposta, cioè quanto c’è nel bolo; se sbagli non costa nulla
voltarete-say-codilho = «{ $seat }, hai il codilho»
    .gloss = dopo averlo detto non puoi più vincere

## Che cosa sta sopra le carte

voltarete-heading-play = Gioca una carta
    .gloss = rispondi al seme d’uscita se puoi; altrimenti gioca ciò che vuoi
voltarete-heading-exchange = Scarta carte e pescane altrettante
    .gloss = scegli che cosa scartare; peschi altrettante carte dal tallone, poi pescano gli altri
voltarete-heading-buy = Scarta e pesca altrettante carte; il resto va al giocatore seguente
    .gloss = scegli che cosa scartare; peschi altrettante carte dal tallone
voltarete-heading-casca = Casca, tenendo una carta
    .gloss = le altre carte si cambiano con il tallone; poi nomini il trionfo
voltarete-heading-discard4 = Scarta quattro carte
    .gloss = hai tredici carte e giochi con nove
voltarete-heading-amend = Correggi il tuo rifiuto con un’altra carta
    .gloss = in tempo non costa nulla: la presa si rigioca da lì
voltarete-heading-split = Quanto della tua remissa paghi ora?
    .gloss = alla fine la devi tutta; ciò che non paghi ora lo paghi dopo

## Che cosa succede

voltarete-over = La partita è finita
voltarete-drawing = Si stanno sorteggiando i posti
voltarete-dealing = Si stanno dando le carte
voltarete-first-passage = Primo giro: chi gioca?
voltarete-second-passage = Secondo giro: tutti sono passati una volta
voltarete-plays = { $seat } gioca { $contract }
voltarete-plays-in = { $seat } gioca { $contract }, trionfo: { $suit }
voltarete-settled = La mano è pagata

voltarete-fact-hand = Mano { $number }, mazziere { $seat }
voltarete-fact-medalhao = Il medalhão ce l’ha { $seat }
voltarete-fact-remissa = { $seat } deve una remissa di { $amount }
voltarete-fact-closing = La cassa è nel bolo: chi lo vince finisce il recambó
voltarete-fact-playing-off = Il recambó finisce quando le remissas sono pagate
voltarete-fact-geral-tried = Il feito tenta tutte e nove le prese
voltarete-fact-geral-declared = Sono dichiarate tutte e nove le prese
voltarete-fact-gave = { $seat } ha concesso la reposta
voltarete-fact-refused = { $seat } ha negato la reposta
voltarete-fact-obliged = Chi ha Espadilha deve giocare: casca o Voltarete segundo
voltarete-fact-matadores = { $seat } mostra matadores non giocati: { $cards }

voltarete-role-mao = mão
    .gloss = parla ed esce per primo
voltarete-role-contrape = contra-pé
    .gloss = parla e gioca per secondo
voltarete-role-pe = pé
    .gloss = parla e gioca per terzo
voltarete-role-quarto = quarto
    .gloss = il mazziere a un tavolo di quattro: non gioca, a meno che tutti passino due volte
voltarete-role-feito = feito
    .gloss = il dichiarante: gioca da solo contro gli altri, per il bolo

## Che cosa è stato detto, dove differisce dal pulsante

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, tenendo una carta
voltarete-said-turned = volta una carta: { $card }
voltarete-said-took = { $many ->
    [0] non pesca carte
    [one] pesca una carta
   *[other] pesca { $many } carte
}
voltarete-said-passed-on = { $many ->
    [0] non passa carte
    [one] passa una carta
   *[other] passa { $many } carte
}
voltarete-said-claim-win = stende le carte: mano vinta
voltarete-said-concede = stende le carte: mano persa
voltarete-said-claim-codilho = stende le carte: codilho
voltarete-said-grant-win = concede la mano al feito
voltarete-said-accept = accetta
voltarete-said-consent = lascia giocare
voltarete-said-repor-casca = abbandona la casca
voltarete-said-declare-geral = dichiara geral
voltarete-said-ask-resposta = chiede reposta
voltarete-said-give = concede la reposta
voltarete-said-refuse = nega la reposta
voltarete-said-stop = si ferma alle prime cinque prese
voltarete-said-continue = tenta tutte e nove
voltarete-said-decline = lascia il tallone
voltarete-said-amend = corregge un rifiuto
voltarete-said-revoked = ha fatto un rifiuto nella presa { $trick }
voltarete-said-cleared = nessun rifiuto nella presa { $trick }
voltarete-said-espadilha = mostra Espadilha

## Le domande

voltarete-ask-first = Passi, o giochi?
voltarete-ask-leave = Qualcuno vuole giocare. Lo lasci fare, o lo superi?
voltarete-ask-second = Tutti sono passati una volta. Passi ancora, o giochi?
voltarete-ask-quarto = Tutti e tre sono passati due volte. Prendi le tredici carte del tallone?
voltarete-ask-treze = Quali quattro delle tue tredici carte scarti?
voltarete-ask-name = Quale seme è trionfo?
voltarete-ask-exchange = Quali carte scarti?
voltarete-ask-exchange-turned = Quali carte scarti? La carta voltata ne sostituisce una.
voltarete-ask-casca = Nomini il trionfo, o abbandoni e paghi { $bolo } nel bolo?
voltarete-ask-buy = { $many ->
    [0] Il tallone è vuoto.
    [one] Nel tallone resta una carta. Se la vuoi, quale carta scarti?
   *[other] Nel tallone restano { $many } carte. Quali delle tue scarti?
}
voltarete-ask-opening = Tutti hanno le loro carte. Come cominci?
voltarete-ask-answer = Il feito propone di abbandonare e pagare { $bolo } nel bolo. Accetti?
voltarete-ask-play = Tocca a te giocare.
voltarete-ask-besides = Tocca a un altro. Intanto puoi parlare.
voltarete-ask-stop = Le prime cinque prese sono tue. Ti fermi, o le tenti tutte e nove?
voltarete-ask-claim = Qualcuno ha steso le carte. Accetti?
voltarete-ask-inspection = La mano è finita. Qualcuno ha fatto un rifiuto?
voltarete-ask-placing = Devi una reposta di { $amount }. La paghi ora nel bolo, o dopo?
voltarete-ask-pagas-due = Chiedi ciò che ti è dovuto?
voltarete-ask-dealing = È l’ultima occasione per chiedere ciò che ti è dovuto.
voltarete-ask-split = La tua remissa è dovuta. Quanto ne paghi ora?

## Come è finita una mano

voltarete-outcome-win = vinta
    .gloss = il feito ha fatto più prese di ciascun avversario e prende il bolo
voltarete-outcome-resposta = reposta
    .gloss = il feito fa pari con il miglior avversario e paga nel bolo quanto il bolo già contiene
voltarete-outcome-codilho = codilho
    .gloss = un avversario ha fatto più prese del feito, e riceve quanto c’è nel bolo
voltarete-outcome-granted = reposta concessa
    .gloss = il feito ha abbandonato e gli altri hanno accettato
voltarete-outcome-surrendered = casca abbandonata
    .gloss = il feito ha abbandonato dopo aver visto le carte nuove
voltarete-outcome-passed = tutti passano
    .gloss = tutti sono passati due volte; il bolo resta per la mano seguente
voltarete-outcome-void = nulla
    .gloss = annullata da una legge; lo stesso mazziere dà di nuovo
voltarete-outcome-barred = senza vincitore
    .gloss = il feito ha fatto abbastanza prese, ma dopo due rifiuti non può vincere

## I rifiuti

voltarete-refused-not-dealt = Prima si devono dare le carte.
voltarete-refused-wrong-pack = Non sono queste le carte da mescolare.
voltarete-refused-over = La partita è finita.
voltarete-refused-turn = Tocca a { $seat }.
voltarete-refused-not-playing = In questa mano non hai carte.
voltarete-refused-not-now = Non puoi dirlo né farlo a questo punto della mano.
voltarete-refused-entro = Solo il pé dice «entro»; mão e contra-pé chiedono licença.
voltarete-refused-licenca-pe = Al pé non serve il permesso di nessuno: di’ «entro».
voltarete-refused-pass-is-consent = Qualcuno vuole giocare: lascialo fare, o nomina un gioco più alto.
voltarete-refused-no-consent = Nessuno ha ancora chiamato un gioco: non c’è nulla da concedere né da superare.
voltarete-refused-licenca-overcalls = La licença non supera mai un altro gioco: possono farlo solo preferência, só e respeito.
voltarete-refused-too-low = Già chiamato: { $standing }. Chiama un gioco più alto, oppure lo stesso se parli prima.
voltarete-refused-passage = Quel gioco è dell’altro giro: licença, só e respeito si chiamano nel primo, segundo e casca nel secondo.
voltarete-refused-black-aces = Per il respeito ti servono i due assi neri, Espadilha e Basto.
voltarete-refused-suit-fixed = Il trionfo è già { $suit }: vale il primo seme nominato.
voltarete-refused-not-held = Non hai questa carta: { $card }.
voltarete-refused-must-keep = Devi tenere questa carta: { $card }. Gli assi mostrati e la carta voltata restano in mano.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Qui non si può pescare nessuna carta.
        [one] Puoi pescare al massimo una carta.
       *[other] Puoi pescare al massimo { $to } carte.
    }
   *[other] { $to ->
        [4] Scarta esattamente quattro carte.
       *[other] Scarta da { $from } a { $to } carte.
    }
}
voltarete-refused-so-exchange = In un só giochi con le nove carte ricevute: non cambi nulla.
voltarete-refused-espadilha = Hai Espadilha e tutti sono passati una volta: devi andare alla casca, o giocare segundo.
voltarete-refused-pe = Nessuno prima di te ha Espadilha: come pé devi andare alla casca, o giocare segundo.
voltarete-refused-keep-espadilha = Sei obbligato ad andare alla casca, quindi devi tenere Espadilha.
voltarete-refused-casca-named = Quando hai nominato il trionfo devi giocare la casca: non puoi più abbandonarla.
voltarete-refused-no-resposta = Puoi chiedere reposta solo prima della prima carta, e solo in licença, só, respeito e segundo.
voltarete-refused-treze-surrender = Puoi abbandonare una casca das treze solo prima di nominare il trionfo, e solo se il tavolo lo permette e tutti e tre sono d’accordo.
voltarete-refused-treze-geral = In una casca das treze non c’è geral.
voltarete-refused-follow = Devi rispondere a { $suit } finché ne hai.
voltarete-refused-trump = Si è usciti di trionfo: devi giocare un trionfo.
voltarete-refused-feito-only = Questo può farlo soltanto il feito.
voltarete-refused-opponent-only = Questo può farlo soltanto un avversario del feito.
voltarete-refused-laid = In questa mano hai già steso le carte una volta.
voltarete-refused-primeiras = Puoi reclamare le primeiras solo se tutte le prese finora sono tue e nessuno tenta un geral.
voltarete-refused-geral = Il geral dev’essere dichiarato o in corso, e tutte le prese finora devono essere del feito.
voltarete-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso, e nessuno può fare un rifiuto.
voltarete-refused-amend = Non hai nessun rifiuto da correggere.
voltarete-refused-still-revoke = Quella carta sarebbe un altro rifiuto. Scegline un’altra.
voltarete-refused-examining = Se hai steso le carte, o accettato che si stendessero, non puoi più esaminare quelle degli altri.
voltarete-refused-no-trick = Quel giocatore non ha giocato a quella presa. Scegli un’altra presa.
voltarete-refused-accused = L’hai già denunciato.
voltarete-refused-joint = In questa mano non hai lasciato un’altra remissa a cui aggiungerla.
voltarete-refused-not-proved = Nessuna carta in vista prova ancora un rifiuto. Aspetta che una lo provi, o la fine della mano.
voltarete-refused-nothing-to-prefer = Preferência risponde alla licença di un altro, e nessuno l’ha chiesta.
voltarete-refused-must-leave = Devi lasciare questa reposta come remissa: ne devi già una precedente, o il limite concordato è superato.
voltarete-refused-part = Ora puoi pagare da 1 a { $most } { $most ->
        [one] tento
       *[other] tentos
    }.
voltarete-refused-nothing-due = Nessuno ti deve questo.
voltarete-refused-break-off = A questo tavolo le remissas non si dividono: il recambó si gioca fino alla fine.

## Sul tavolo

voltarete-table-won = tentos
voltarete-table-stock = Tallone { $many }

## L’atto che ha finito la mano

voltarete-done-content = non chiede altro
voltarete-done-enter-now = paga subito la reposta
voltarete-done-leave-remissa = la lascia come remissa
voltarete-done-joint = la aggiunge alla prima remissa
voltarete-done-split = paga { $now ->
    [one] 1 tento
   *[other] { $now } tentos
} subito e il resto dopo
