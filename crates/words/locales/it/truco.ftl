# Truco Cego. Quel che i giocatori dicono resta come lo dicono; ciò che serve a chi comincia sta nella glossa.

## Il conto

truco-poco = Poço di { $side }
    .gloss = dove si tengono i tentos di un gruppo, a tre a tre
truco-pot-tentos = il mucchio dei tentos
truco-pot-poco-a = il poço del primo mão
truco-pot-poco-b = il poço del primo pé
truco-side = { $seats }
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }
    .gloss = i primi dodici tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }, { $buenos } { $buenos ->
        [one] bueno
       *[other] buenos
    }
    .gloss = gli altri dodici tentos; con ventiquattro la partida è vinta

## Sul tavolo

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Vaza precedente
truco-table-takes = fa la vaza

## Prima di dare le carte

truco-cut = Alza { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
    .gloss = alzi queste carte; almeno tre restano sul tavolo
truco-request-tampa = Tampa baralho
    .gloss = chiedi che da ora il mazzo poggi sul tampa baralho, due carte incollate
truco-announce-testa = Testa!
    .gloss = annuncia che questa volta si gioca uno contro uno
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = prima di ogni carta, metti in gioco tutto: falta envido e truco, e con flor contra-flor e o resto
truco-exposed = Cade scoperta una carta: la n. { $card } di { $seat }
    .gloss = se sei il pé: scopri una carta nel dare
truco-misdeal = { $cards } { $cards ->
        [one] carta
       *[other] carte
    } a { $seat }
    .gloss = se sei il pé: dai un numero di carte sbagliato
truco-accept-exposed = «La prendo»
    .gloss = tieni la carta caduta scoperta
truco-refuse-exposed = «Si dia di nuovo»
    .gloss = rifiuti la carta caduta scoperta; le carte si danno di nuovo
truco-report-count = «Non ho tre carte»
    .gloss = se nessuno ha ancora giocato, le carte si danno di nuovo; dopo ti costa la posta

## Envido

truco-envido = Envido
    .gloss = 2 tentos a chi ha più punti in due carte di un seme
truco-real-envido = Real envido
    .gloss = 3 tentos in più
truco-falta-envido = Falta envido
    .gloss = tanti tentos quanti ne mancano a chi è avanti per vincere
truco-sing = { $points }
    .gloss = canti i tuoi punti: vale il primo numero che dici
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = non supero quei punti

## Flor

truco-flor = Flor!
    .gloss = tre carte di un seme: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = la mia flor contro la vostra, cantate in punti
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = le flores, e tanti tentos quanti ne mancano a chi è avanti per vincere
truco-achico = Com flor me achico
    .gloss = ho una flor ma mi tiro indietro: meno da vincere, meno da perdere
truco-e-boa = É boa
    .gloss = non ho una flor contro la vostra
truco-segue = Segue
    .gloss = flor contro flor: le carte si confrontano dopo la mano
truco-waive-flor = (niente flor)
    .gloss = non dici nulla e rinunci a cantare la flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = sospetti una flor nascosta: alla fine le carte si mostrano; se ti sbagli ti costa 1

## Truco

truco-truco = Truco!
    .gloss = giochi per 2 tentos invece di 1
truco-retruco = Retruco
    .gloss = giochi per 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = giochi per 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = accetti, e rialzi a 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = accetti, e rialzi a 4

## Le risposte

truco-quero = Quero
    .gloss = accetti
truco-nao-quero = Não quero
    .gloss = rifiuti; l’altro gruppo segna quanto era in gioco prima
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = rifiuti la prima proposta, accetti la seconda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = rifiuti la seconda proposta, accetti la prima
truco-passo-truco = Passo o truco e quero o envido
    .gloss = rifiuti il truco, accetti l’envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = rifiuti l’envido, accetti il truco
truco-com-flor-quero = Com flor quero
    .gloss = risposta alla lei: con la mia flor accetto contra-flor e o resto, e anche il truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = risposta alla lei: con la mia flor accetto contra-flor e o resto, ma rifiuto il truco
truco-achico-quero = Me achico com flor e quero
    .gloss = risposta alla lei: con la mia flor mi tiro indietro, ma accetto il truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = risposta alla lei: con la mia flor mi tiro indietro, e rifiuto il truco
truco-ask-repeat = «Ripeti»
    .gloss = chiedi che la proposta sia ripetuta
truco-ask-tally = «Quanto c’è da pagare?»
    .gloss = in una testa, chiedi quanto è stato vinto

## Due proposte in un fiato

truco-envido-e-truco = Envido e truco
    .gloss = tutti e due insieme: quero accetta entrambi
truco-real-envido-e-truco = Real envido e truco
    .gloss = tutti e due insieme: quero accetta entrambi
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = tutti e due insieme: quero accetta entrambi
truco-truco-e-envido = Truco e envido
    .gloss = tutti e due insieme: quero accetta entrambi
truco-truco-e-real-envido = Truco e real envido
    .gloss = tutti e due insieme: quero accetta entrambi
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = tutti e due insieme: quero accetta entrambi
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor e truco insieme

## Le carte

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, una sull’altra
    .gloss = quella sotto si gioca ora, quella sopra alla prossima vaza
truco-play-stacked = { $cards } come se fossero una
    .gloss = nessuno vede che sono più di una: un fallo che gli altri possono reclamare
truco-pass-cards = Passo
    .gloss = posa coperte le tue carte: in questa volta non giochi più
truco-go-to-baralho = Ao baralho
    .gloss = butti le carte; se lascia tutto il tuo gruppo, l’altro vince la volta
truco-show = { $cards }
    .gloss = mostri queste carte a tutti
truco-gather = «Nulla da reclamare»
    .gloss = non hai altro da mostrare né da reclamare
truco-gather-of = Ritira le carte di { $seat }
    .gloss = ritiri le carte di un giocatore prima che abbia giocato: un fallo
truco-look = Guarda le carte
    .gloss = prima che cominci la tua testa: un fallo che gli altri possono reclamare
truco-senha = Senha
    .gloss = un segnale segreto al compagno; in una testa è un fallo
truco-senha-card = Senha: { $card }
    .gloss = avvisa il compagno, e nessun altro, di questa carta; il segnale può mentire
truco-heading-senha = Senha di una carta
    .gloss = avvisa il compagno, e nessun altro, di una carta; il segnale può mentire
truco-role-senha = senha: { $card }
    .gloss = solo i due compagni vedono che cosa dice il segnale
truco-role-signalled = ha fatto una senha
    .gloss = un segnale al compagno; gli altri vedono che è stato fatto, non che cosa dice
truco-admit = «Non ho flor»
    .gloss = ammetti una flor falsa e scopri le tue carte
truco-claim = { $seat } ha violato la legge { $law }
    .gloss = reclami ciò che la legge ti dà, se lo provano le carte e le parole note a tutti
truco-utter = «{ $words }»
truco-heading-play = Gioca una carta
    .gloss = non sei tenuto a rispondere al seme: gioca una carta qualunque
truco-heading-show = Mostra carte
    .gloss = scopri queste carte per provare l’envido o la flor
truco-heading-sing = Canta i tuoi punti
    .gloss = di’ quanti punti hai; a un tavolo reale devi poterli mostrare
truco-heading-cut = Alza il mazzo
    .gloss = alza alcune carte; almeno tre restano sul tavolo

## Che cosa succede

truco-drawing = Si pescano le carte: chi ha la più alta dà per primo
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = giocano tutti insieme
truco-testa = testa
    .gloss = uno contro uno; in quattro ce ne sono due, una dopo l’altra, e gli altri tacciono
truco-duel = Volta { $number }, testa { $which }: { $mao } contro { $pe }
truco-over = Vince la partida: { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = i tentos in gioco se accetti, e i tentos che riceve chi ha proposto se rifiuti
truco-fact-pending = Si aspetta la risposta di { $side }: { $proposal }
truco-fact-provisional = prima parte: { $tentos } a { $side }
truco-worth-envido = Il tuo envido: { $points } ({ $cards })
    .gloss = il massimo dei punti in due tue carte di un seme, o la tua carta migliore
truco-worth-flor = La tua flor: { $points } ({ $cards })
    .gloss = tre carte di un seme: cantala prima di giocare una carta
truco-fact-on = Le vazas contano { $tentos }: { $stage }
truco-fact-raise = Può rialzare il truco: { $side }
truco-fact-held = C’è una risposta in attesa: chi ha una flor la canta ora
truco-fact-lei = { $seat } ha detto: na lei do jogo está tudo dito
truco-fact-announced = La testa è stata annunciata
truco-fact-unannounced = La testa non è stata annunciata
truco-fact-tampa = Il mazzo poggia sul tampa baralho
truco-role-mao = mão
    .gloss = gioca per primo, e vince ogni parità
truco-role-pe = pé
    .gloss = dà le carte, e gioca per ultimo
truco-role-passed = passato
truco-role-baralho = è al baralho
truco-said = { $seat }: { $what }
truco-talk = «{ $words }»
    .gloss = soltanto chiacchiere
truco-bound = «{ $words }», che vale come { $what }
truco-fell-open = caduta scoperta nel dare: { $card }
truco-ruled = deciso secondo { $law }

## Che cosa si chiede

truco-ask-cut = Alza il mazzo
truco-ask-before-deal = Qualcosa da dire prima che sia data la prima carta?
truco-ask-exposed = Una tua carta è caduta scoperta. La prendi?
truco-ask-show = Mostra le carte che provano ciò che hai cantato.
truco-ask-claims = C’è qualcosa da reclamare prima che si ritirino le carte?
truco-ask-besides = Puoi parlare.
truco-ask-flor = Hai una flor da cantare?
truco-ask-sing = Di’ i tuoi punti.
truco-ask-declare = È stata cantata una flor. Tu che cos’hai?
truco-ask-choice = Flor contro flor. Rialzi?
truco-ask-lei = Rispondi alla lei.
truco-ask-with-flor = Hai una flor. La tua risposta a { $proposal }
truco-ask-answer = La tua risposta a { $proposal }
truco-ask-play = Tocca a te.

## Che cosa è rifiutato

truco-refused-over = La partida è finita.
truco-refused-not-dealt = Le carte non sono ancora date.
truco-refused-pack = Non sono queste le quaranta carte del mazzo.
truco-refused-seat = A questo tavolo quel posto non c’è. Scegline un altro.
truco-refused-not-now = Ora non puoi dirlo né farlo.
truco-refused-turn = Tocca a { $seat }.
truco-refused-cutter = Alza il giocatore alla sinistra del pé: { $seat }.
truco-refused-cut = Almeno tre carte devono restare sul tavolo.
truco-refused-golpe = Un colpetto sul mazzo non è un’alzata. Alza qualche carta.
truco-refused-bystander = Non giochi in questa testa. Aspetta che finisca.
truco-refused-answer-first = C’è una proposta in attesa: prima si deve rispondere.
truco-refused-held = Una risposta è in sospeso finché tutti non hanno cantato la loro flor o vi hanno rinunciato.
truco-refused-not-asked = Può rispondere solo l’altro gruppo.
truco-refused-nothing-asked = Nessuno ti ha proposto nulla.
truco-refused-not-double = Soltanto una proposta doppia si può accettare in parte.
truco-refused-no-lei = Questo risponde alla lei do jogo: nessuno l’ha detta, o ha già avuto risposta.
truco-refused-blind = Prima di avere le tue tre carte puoi dire solo la lei do jogo.
truco-refused-lei-late = La lei do jogo si dice solo prima che sia data la prima carta.
truco-refused-lei-testa = In una testa la lei do jogo non si dice.
truco-refused-lei-off = A questo tavolo la lei do jogo non si gioca.
truco-refused-lei-flor = Se hai la flor, rispondi con quella alla lei. Senza flor non puoi dare quella risposta.
truco-refused-envido-card = Non puoi più aprire un envido: hai giocato la tua prima carta.
truco-refused-envido-truco = Il tuo gruppo ha chiamato il truco o vi ha risposto: non può più aprire un envido.
truco-refused-first-part-over = La prima parte della mano è finita.
truco-refused-after-falta = Nulla supera una falta envido: di’ quero o não quero.
truco-refused-falta-shrinks = La falta varrebbe meno dei tentos già in gioco.
truco-refused-full = La posta è già al massimo.
truco-refused-envido-over-real = Non puoi rialzare un real envido con un envido: il real envido aspetta ancora la risposta.
truco-refused-no-more-simple = A questo tavolo non si possono chiamare altri envidos semplici.
truco-refused-open-on-turn = A questo tavolo apre soltanto chi è di turno a giocare.
truco-refused-must-sing = Hai una flor, e prima devi cantarla.
truco-refused-no-flor = Non hai la flor.
truco-refused-flor-card = Non puoi più cantare la flor: hai giocato la tua prima carta.
truco-refused-flor-passed = Sei passato, e non puoi più cantare la flor.
truco-refused-flor-spent = Hai chiamato envido: la tua flor non conta più.
truco-refused-flor-late = È troppo tardi per la flor: si doveva cantare subito.
truco-refused-contra-opens = La contra-flor è una risposta. Apri con flor, contra-flor e o resto, o com flor me achico.
truco-refused-no-raise = Non puoi dirlo sopra questa flor.
truco-refused-side-spoke = Il tuo compagno ha già rialzato, o si è già tirato indietro, per il gruppo.
truco-refused-nothing-to-waive = Ora non c’è nessuna flor a cui rinunciare.
truco-refused-singers-only = Risponde soltanto chi ha cantato una flor.
truco-refused-peco = Puoi dire «peço flor» solo dopo aver cantato la tua.
truco-refused-peco-again = Quel giocatore ha già cantato la sua flor, o gliel’hanno già chiesta.
truco-refused-truco-called = Il truco è già stato chiamato.
truco-refused-quero-first = Di’ prima quero: quero retruco, quero vale quatro. La proposta è ancora senza risposta.
truco-refused-stage-order = Truco, retruco, vale quatro: in quest’ordine, uno alla volta.
truco-refused-not-your-raise = Può rialzare soltanto il gruppo che ha accettato.
truco-refused-raise-late = A questo tavolo il truco si rialza soltanto nella risposta.
truco-refused-mao-sings = Il mão deve sempre dire i suoi punti.
truco-refused-false-song = Non sono questi i tuoi punti. Canta quelli delle tue carte.
truco-refused-song-low = Non supera i punti più alti finora: di’ não mato.
truco-refused-all-sing = Ogni flor in contesa si deve cantare.
truco-refused-card = Non hai questa carta: { $card }.
truco-refused-passed = Sei passato: in questa volta non giochi più.
truco-refused-proof-first = Hai cantato: mostra la prova prima di andare al baralho, o passa invece.
truco-refused-real-table = Questo si può fare soltanto a un tavolo reale.
truco-refused-already = È già stato fatto.
truco-refused-pe-only = Solo il pé può farlo.
truco-refused-not-proved = Ciò che tutti hanno visto non lo prova.
truco-refused-own-side = Puoi chiedere e reclamare solo contro l’altro gruppo.
truco-refused-silence = In una testa gli altri tacciono.
truco-refused-senhas = Qui i segnali non sono permessi.
truco-refused-count = Hai tre carte: non c’è nulla da segnalare.
truco-refused-no-such-count = Indica una delle tre carte come caduta scoperta, oppure una mano di due o di quattro carte.

## Come finisce una volta

truco-outcome-vazas = giocata
    .gloss = hanno deciso le vazas
truco-outcome-refused = truco rifiutato
    .gloss = chi ha chiamato segna quanto le vazas contavano prima della chiamata
truco-outcome-left = abbandonata
    .gloss = un gruppo intero è passato o è andato al baralho
truco-outcome-saida = saída
    .gloss = la prima parte ha portato un gruppo a 24, e il truco non si gioca
truco-outcome-ruled = decisa
    .gloss = una legge ha chiuso la mano
