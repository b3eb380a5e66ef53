# Truco Cego. Quel che i giocatori dicono resta come lo dicono; ciò che serve a chi comincia sta nella glossa.

## Il conto

truco-poco = Poço di { $side }
    .gloss = il pozzo in cui vanno i tentos di un gruppo, a tre a tre
truco-pot-tentos = il mucchio dei tentos
truco-pot-poco-a = il poço del primo mão
truco-pot-poco-b = il poço del primo pé
truco-side-one = { $one }
truco-side-two = { $one } e { $other }
truco-side-none = nessuno
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } malos
    .gloss = la prima dozzina di tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } malos, { $buenos } buenos
    .gloss = la seconda dozzina di tentos; con ventiquattro la partida è vinta

## Sul tavolo

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Prima
truco-table-takes = fa la vaza

## Prima di dare le carte

truco-cut = Alza { $cards }
    .gloss = si levano tante carte; almeno tre restano sul tavolo
truco-request-tampa = Tampa baralho
    .gloss = esigi che da ora in poi il mazzo stia su una coperta
truco-announce-testa = Testa!
    .gloss = annuncia che questa volta si gioca uno contro uno
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = prima di ogni carta: falta envido e truco, e con flor contra-flor e o resto
truco-exposed = Cade scoperta una carta: la n. { $card } di { $seat }
    .gloss = il pé scopre una carta nel dare
truco-misdeal = { $cards } carte a { $seat }
    .gloss = il pé dà un numero sbagliato di carte
truco-accept-exposed = La prendo
    .gloss = accetta la carta caduta scoperta
truco-refuse-exposed = Si ridiano le carte
    .gloss = rifiuta la carta caduta scoperta
truco-report-count = Le mie carte non sono tre
    .gloss = prima che qualcuno abbia giocato: una nuova distribuzione; dopo costa ciò che era in posta

## Envido

truco-envido = Envido
    .gloss = 2 tentos su chi ha più punti in due carte di un seme
truco-real-envido = Real envido
    .gloss = altri 3 tentos
truco-falta-envido = Falta envido
    .gloss = tutto ciò che manca a chi è avanti per finire la partida
truco-sing = { $points }
    .gloss = canta i tuoi punti: conta il primo numero
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = non li supero

## Flor

truco-flor = Flor!
    .gloss = tre carte di un seme: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = la mia flor contro la vostra, cantate in punti
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = le flores, e tutto ciò che manca a chi è avanti per finire la partida
truco-achico = Com flor me achico
    .gloss = con la mia flor mi faccio piccolo: meno da vincere, meno da perdere
truco-e-boa = É boa
    .gloss = non ho flor contro la vostra
truco-segue = Segue
    .gloss = resti flor contro flor: si mostrano dopo la mano
truco-waive-flor = (niente flor)
    .gloss = non dire nulla, e lascia passare il momento di cantare una flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = sospetti una flor nascosta: si mostra alla fine; chiesta a torto costa 1

## Truco

truco-truco = Truco!
    .gloss = le vazas per 2 tentos
truco-retruco = Retruco
    .gloss = le vazas per 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = le vazas per 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = accetta, e rialza a 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = accetta, e rialza a 4

## Le risposte

truco-quero = Quero
    .gloss = accetto
truco-nao-quero = Não quero
    .gloss = rifiuto
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = rifiuta la prima proposta, accetta la seconda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = rifiuta la seconda proposta, accetta la prima
truco-passo-truco = Passo o truco e quero o envido
    .gloss = rifiuta il truco, accetta l’envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = rifiuta l’envido, accetta il truco
truco-com-flor-quero = Com flor quero
    .gloss = alla lei: la mia flor sta contro contra-flor e o resto, e accetto il truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = alla lei: la mia flor sta contro contra-flor e o resto, e rifiuto il truco
truco-achico-quero = Me achico com flor e quero
    .gloss = alla lei: la mia flor si fa piccola, e accetto il truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = alla lei: la mia flor si fa piccola, e rifiuto il truco
truco-ask-repeat = Si ripeta
    .gloss = chiedi che la proposta sia ripetuta
truco-ask-tally = Quanto c’è da pagare?
    .gloss = in una testa, chiedi quanto è stato vinto

## Due proposte in un fiato

truco-envido-e-truco = Envido e truco
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-real-envido-e-truco = Real envido e truco
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-truco-e-envido = Truco e envido
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-truco-e-real-envido = Truco e real envido
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = tutt’e due insieme: quero prende tutt’e due
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor e truco insieme

## Le carte

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, una sull’altra
    .gloss = quella di sotto si gioca ora, la seguente alla prossima vaza
truco-play-stacked = { $cards } come se fossero una
    .gloss = nessuno vede che sono più d’una: una mancanza che si può reclamare
truco-pass-cards = Passo
    .gloss = posa coperte le tue carte: in questa volta non giochi più
truco-go-to-baralho = Ao baralho
    .gloss = butta le tue carte nel mazzo
truco-show = { $cards }
    .gloss = mostra carte a tutti
truco-gather = Nient’altro
    .gloss = nient’altro da mostrare o da reclamare: le carte si possono raccogliere
truco-gather-of = Ritira le carte di { $seat }
    .gloss = si raccolgono le carte di un altro prima che abbia giocato
truco-look = Guarda le carte
    .gloss = prima che la tua testa sia cominciata: una mancanza che si può reclamare
truco-senha = Senha
    .gloss = un segnale al tuo companheiro; in testa è una mancanza
truco-admit = Non ho flor
    .gloss = confessa una flor falsa e scopri le tue carte
truco-claim = { $seat } ha mancato alla legge { $law }
    .gloss = reclama ciò che la legge dà, se lo prova quel che tutti hanno visto
truco-utter = «{ $words }»
truco-heading-play = Gioca una carta
    .gloss = non si deve rispondere al seme: va bene ogni carta
truco-heading-show = Mostra carte
    .gloss = scopri queste carte per provare l’envido o la flor
truco-heading-sing = Canta i tuoi punti
    .gloss = di’ quanti punti hai; a un tavolo reale dovrai mostrarli
truco-heading-cut = Alza il mazzo
    .gloss = alza alcune carte; almeno tre restano sul tavolo

## Che cosa succede

truco-drawing = Si tirano le carte: chi ha la più alta dà per primo
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = giocano tutti insieme
truco-testa = testa
    .gloss = uno contro uno, due volte quando si è in quattro; gli altri tacciono
truco-duel = Volta { $number }, testa { $which }: { $mao } contro { $pe }
truco-over = Vince la partida: { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = i tentos in posta se è accettata, e quelli che vanno ai proponenti se è rifiutata
truco-fact-pending = Si aspetta la risposta di { $side }: { $proposal }
truco-fact-provisional = prima parte: { $tentos } a { $side }
truco-fact-on = Le vazas contano { $tentos }: { $stage }
truco-fact-raise = Può rialzare il truco: { $side }
truco-fact-held = Una risposta aspetta: chi ha una flor la canta ora
truco-fact-lei = { $seat } ha detto: na lei do jogo está tudo dito
truco-fact-announced = La testa è stata annunciata
truco-fact-unannounced = La testa non è stata annunciata
truco-fact-tampa = Il mazzo sta sulla tampa baralho
truco-role-mao = mão
    .gloss = gioca per primo, e contro tutti vince a parità
truco-role-pe = pé
    .gloss = dà le carte, e gioca per ultimo
truco-role-passed = ha passato
truco-role-baralho = è al baralho
truco-said = { $seat }: { $what }
truco-talk = «{ $words }»
    .gloss = soltanto chiacchiere
truco-bound = «{ $words }», che vale come { $what }
truco-fell-open = caduta scoperta nel dare: { $card }
truco-ruled = deciso secondo { $law }

## Che cosa si chiede

truco-ask-cut = Alza il mazzo
truco-ask-before-deal = Prima che sia data la prima carta
truco-ask-exposed = Una tua carta è caduta scoperta: la prendi?
truco-ask-show = Mostra ciò che hai cantato
truco-ask-claims = C’è qualcosa da reclamare prima che le carte siano raccolte?
truco-ask-besides = Puoi parlare
truco-ask-flor = Hai una flor da cantare?
truco-ask-sing = Canta i tuoi punti
truco-ask-declare = È stata cantata una flor: tu che hai?
truco-ask-choice = Flor contro flor: rialzi?
truco-ask-lei = Rispondi alla lei
truco-ask-answer = La tua risposta a { $proposal }
truco-ask-play = Tocca a te

## Che cosa è rifiutato

truco-refused-over = La partida è finita.
truco-refused-not-dealt = Le carte non sono ancora date.
truco-refused-pack = Non sono queste le quaranta carte del mazzo.
truco-refused-seat = A questo tavolo quel posto non c’è.
truco-refused-not-now = In questo momento non ha senso.
truco-refused-turn = Tocca a { $seat }.
truco-refused-cutter = Alza il giocatore alla sinistra del pé: { $seat }.
truco-refused-cut = Almeno tre carte devono restare sul tavolo.
truco-refused-golpe = Un colpetto sul mazzo non è un’alzata.
truco-refused-bystander = Non prendi parte a questa testa.
truco-refused-answer-first = Prima qualcosa aspetta la sua risposta.
truco-refused-held = Una risposta è stata data e aspetta che tutti abbiano cantato le loro flores o le abbiano lasciate passare.
truco-refused-not-asked = È chiesto all’altro gruppo.
truco-refused-nothing-asked = Non ti è stato proposto nulla.
truco-refused-not-double = Soltanto una proposta doppia si può accettare in parte.
truco-refused-no-lei = Così si risponde alla lei do jogo, che non è stata detta o ha già avuto risposta.
truco-refused-blind = Prima di avere le proprie tre carte non si può dire altro che la lei do jogo.
truco-refused-lei-late = La lei do jogo si dice prima che sia data la prima carta.
truco-refused-lei-testa = In una testa la lei do jogo non si dice.
truco-refused-lei-off = A questo tavolo la lei do jogo non si gioca.
truco-refused-lei-flor = Chi risponde e ha flor risponde alla lei con essa, e nessun altro lo fa.
truco-refused-envido-card = Dopo la tua prima carta non apri envido.
truco-refused-envido-truco = Il tuo gruppo ha chiamato il truco o vi ha risposto: non apre più envido.
truco-refused-first-part-over = La prima parte della mano è finita.
truco-refused-after-falta = Sopra una falta envido non va nulla: quero o não quero.
truco-refused-falta-shrinks = La falta varrebbe meno di quanto è già in posta.
truco-refused-full = La posta è già alta quanto può essere.
truco-refused-envido-over-real = Sopra un real envido non va envido; il real envido aspetta ancora.
truco-refused-no-more-simple = Basta envidos semplici: due sono il massimo.
truco-refused-open-on-turn = A questo tavolo apre soltanto chi è di turno a giocare.
truco-refused-must-sing = Hai una flor, e prima devi cantarla.
truco-refused-no-flor = Non hai flor.
truco-refused-flor-card = Dopo la tua prima carta non canti flor.
truco-refused-flor-passed = Hai passato, e non canti flor.
truco-refused-flor-spent = Hai chiamato envido: la tua flor non conta più.
truco-refused-flor-late = Tardi per una flor: andava cantata subito.
truco-refused-contra-opens = Una contra-flor è una replica; si apre con flor, contra-flor e o resto, o com flor me achico.
truco-refused-no-raise = Sopra questa flor non si può dire.
truco-refused-side-spoke = Il tuo companheiro ha già rialzato, o si è già fatto piccolo, per il gruppo.
truco-refused-nothing-to-waive = Adesso non c’è flor da lasciar passare.
truco-refused-singers-only = Risponde soltanto chi ha cantato una flor.
truco-refused-peco = Peço flor lo dice chi ha cantato la sua.
truco-refused-peco-again = Ha già cantato la sua flor, o gli è già stata chiesta.
truco-refused-truco-called = Il truco è già stato chiamato.
truco-refused-quero-first = Prima si dice quero: quero retruco, quero vale quatro. La proposta è ancora senza risposta.
truco-refused-stage-order = Truco, retruco, vale quatro: in quest’ordine, senza saltarne.
truco-refused-not-your-raise = Può rialzare soltanto il gruppo che ha accettato.
truco-refused-raise-late = A questo tavolo il truco si rialza soltanto nella risposta.
truco-refused-mao-sings = Il mão canta sempre i suoi punti.
truco-refused-false-song = Non sono questi i tuoi punti.
truco-refused-song-low = Non supera il canto migliore: di’ não mato.
truco-refused-all-sing = Si canta ogni flor che è in lotta.
truco-refused-card = Non hai in mano questa carta: { $card }.
truco-refused-passed = Hai passato.
truco-refused-proof-first = Hai cantato: mostra la prova prima di andare al baralho, o passa invece.
truco-refused-real-table = Questo si può soltanto a un tavolo vero.
truco-refused-already = È già stato fatto.
truco-refused-pe-only = Questo tocca al pé.
truco-refused-not-proved = Quel che tutti hanno visto non lo prova.
truco-refused-own-side = Si chiede e si reclama all’altro gruppo.
truco-refused-silence = In una testa gli altri tacciono.
truco-refused-senhas = Qui i segnali non sono permessi.
truco-refused-count = Hai tre carte.
truco-refused-no-such-count = Di tre carte una cade scoperta; due o quattro sono un numero sbagliato.

## Come finisce una volta

truco-outcome-vazas = giocata
    .gloss = hanno deciso le vazas
truco-outcome-refused = truco rifiutato
    .gloss = chi ha chiamato segna quanto le vazas contavano prima della chiamata
truco-outcome-left = abbandonata
    .gloss = un gruppo intero ha passato o è andato al baralho
truco-outcome-saida = saída
    .gloss = la prima parte ha portato un gruppo a 24, e il truco non si gioca
truco-outcome-ruled = decisa
    .gloss = l’ha finita una legge
