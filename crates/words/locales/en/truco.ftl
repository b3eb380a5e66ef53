# Truco Cego. What players say stays as they say it; what a newcomer needs stands in the gloss.

## The tally

truco-poco = Poço of { $side }
    .gloss = the well into which the tentos of a side go, three by three
truco-pot-tentos = the heap of tentos
truco-pot-poco-a = the poço of side A
truco-pot-poco-b = the poço of side B
truco-side-a = side A
    .gloss = the side of the first mão
truco-side-b = side B
    .gloss = the side of the first pé
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } malos
    .gloss = the first dozen of tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } malos, { $buenos } buenos
    .gloss = the second dozen of tentos; with twenty-four the partida is won

## On the table

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Before
truco-table-takes = takes the vaza

## Before the deal

truco-cut = Cut { $cards }
    .gloss = lift so many cards; at least three stay on the table
truco-request-tampa = Tampa baralho
    .gloss = demand that the pack stand on a cover from now on
truco-announce-testa = Testa!
    .gloss = announce that this volta is played one against one
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = before any card: falta envido and truco, and with flor contra-flor e o resto
truco-exposed = A card falls open: number { $card } of { $seat }
    .gloss = the pé turns up a card while dealing
truco-misdeal = { $cards } cards to { $seat }
    .gloss = the pé deals a wrong number of cards
truco-accept-exposed = I take it
    .gloss = accept the card that fell open
truco-refuse-exposed = Deal again
    .gloss = refuse the card that fell open
truco-report-count = My cards are not three
    .gloss = before anybody has played: a new deal; afterwards it costs what was staked

## Envido

truco-envido = Envido
    .gloss = 2 tentos on who has the most points in two cards of a suit
truco-real-envido = Real envido
    .gloss = 3 tentos more
truco-falta-envido = Falta envido
    .gloss = all the leader lacks to the end of the partida
truco-sing = { $points }
    .gloss = sing your points: the first number counts
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = I do not beat that

## Flor

truco-flor = Flor!
    .gloss = three cards of one suit: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = my flor against yours, sung in points
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = the flores, and all the leader lacks to the end of the partida
truco-achico = Com flor me achico
    .gloss = I shrink with my flor: less to win, less to lose
truco-e-boa = É boa
    .gloss = I have no flor against yours
truco-segue = Segue
    .gloss = let flor against flor stand: they are shown after the hand
truco-waive-flor = (no flor)
    .gloss = say nothing, and let the moment to sing a flor go by
truco-peco-flor = Peço flor, { $seat }
    .gloss = you suspect a hidden flor: it is shown at the end; wrongly asked costs 1

## Truco

truco-truco = Truco!
    .gloss = the vazas for 2 tentos
truco-retruco = Retruco
    .gloss = the vazas for 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = the vazas for 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = accept, and raise to 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = accept, and raise to 4

## Answers

truco-quero = Quero
    .gloss = I accept
truco-nao-quero = Não quero
    .gloss = I refuse
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = refuse the first proposal, accept the second
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = refuse the second proposal, accept the first
truco-passo-truco = Passo o truco e quero o envido
    .gloss = refuse the truco, accept the envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = refuse the envido, accept the truco
truco-com-flor-quero = Com flor quero
    .gloss = to the lei: my flor stands against contra-flor e o resto, and I accept the truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = to the lei: my flor stands against contra-flor e o resto, and I refuse the truco
truco-achico-quero = Me achico com flor e quero
    .gloss = to the lei: my flor shrinks, and I accept the truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = to the lei: my flor shrinks, and I refuse the truco
truco-ask-repeat = Say it again
    .gloss = ask for the proposal to be repeated
truco-ask-tally = What is to be paid?
    .gloss = in a testa, ask what was won

## Two proposals in one breath

truco-envido-e-truco = Envido e truco
    .gloss = both at once: quero takes both
truco-real-envido-e-truco = Real envido e truco
    .gloss = both at once: quero takes both
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = both at once: quero takes both
truco-truco-e-envido = Truco e envido
    .gloss = both at once: quero takes both
truco-truco-e-real-envido = Truco e real envido
    .gloss = both at once: quero takes both
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = both at once: quero takes both
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor and truco together

## Cards

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, one on the other
    .gloss = the lowest is played now, the next to the next vaza
truco-play-stacked = { $cards } as if they were one
    .gloss = nobody sees that there are several: a fault that can be claimed
truco-pass-cards = Passo
    .gloss = lay your cards face down: you play no more in this volta
truco-go-to-baralho = Ao baralho
    .gloss = throw your cards into the pack
truco-show = { $cards }
    .gloss = show cards to all
truco-gather = Nothing more
    .gloss = nothing more to show or to claim: the cards may be gathered
truco-gather-of = Gather the cards of { $seat }
    .gloss = take up another's cards before he has played
truco-look = Look at your cards
    .gloss = before your testa has begun: a fault that can be claimed
truco-senha = Senha
    .gloss = a signal to your companheiro; a fault in testa
truco-admit = I have no flor
    .gloss = own up to a false flor and lay your cards open
truco-claim = { $seat } broke { $law }
    .gloss = claim what the law gives, if what all have seen proves it
truco-utter = “{ $words }”
truco-heading-play = Play a card
truco-heading-show = Show cards
truco-heading-sing = Sing your points
truco-heading-cut = Cut the pack

## What is going on

truco-drawing = Cards are drawn: the highest deals first
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = all play together
truco-testa = testa
    .gloss = one against one, twice with four players; the others keep still
truco-duel = Volta { $number }, testa { $which }: { $mao } against { $pe }
truco-over = { $side } wins the partida
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = the tentos at stake if it is accepted, and to the proposers if it is refused
truco-fact-pending = { $side } owes an answer: { $proposal }
truco-fact-provisional = first part: { $tentos } to { $side }
truco-fact-on = { $stage } is on: the vazas count { $tentos }
truco-fact-raise = { $side } may raise the truco
truco-fact-held = An answer waits: whoever has a flor sings it now
truco-fact-lei = { $seat } said: na lei do jogo está tudo dito
truco-fact-announced = Testa was announced
truco-fact-unannounced = Testa was not announced
truco-fact-tampa = The pack stands on the tampa baralho
truco-role-mao = mão
    .gloss = plays first, and wins ties against all
truco-role-pe = pé
    .gloss = deals, and plays last
truco-role-passed = passed
truco-role-baralho = gone to the baralho
truco-said = { $seat }: { $what }
truco-talk = “{ $words }”
    .gloss = just talk
truco-bound = “{ $words }”, which counts as { $what }
truco-fell-open = the { $card } fell open in the deal
truco-ruled = ruled under { $law }

## What is asked

truco-ask-cut = Cut the pack
truco-ask-before-deal = Before the first card is dealt
truco-ask-exposed = A card of yours fell open: do you take it?
truco-ask-show = Show what you sang
truco-ask-claims = Is there anything to claim before the cards are gathered?
truco-ask-besides = You may speak
truco-ask-flor = Have you a flor to sing?
truco-ask-sing = Sing your points
truco-ask-declare = A flor was sung: what have you?
truco-ask-choice = Flor against flor: do you raise?
truco-ask-lei = Answer the lei
truco-ask-answer = Your answer to { $proposal }
truco-ask-play = Your turn

## What is refused

truco-refused-over = The partida is over.
truco-refused-not-dealt = The cards are not dealt yet.
truco-refused-pack = These are not the forty cards of the pack.
truco-refused-seat = There is no such seat at this table.
truco-refused-not-now = That has no meaning at this moment.
truco-refused-turn = It is the turn of { $seat }.
truco-refused-cutter = The player at the left of the pé cuts: { $seat }.
truco-refused-cut = At least three cards must stay on the table.
truco-refused-golpe = A tap on the pack is no cut.
truco-refused-bystander = You take no part in this testa.
truco-refused-answer-first = Something waits for its answer first.
truco-refused-held = An answer was given and waits until all have sung their flores or let them go by.
truco-refused-not-asked = The other side is asked.
truco-refused-nothing-asked = Nothing was proposed to you.
truco-refused-not-double = Only a double proposal can be accepted in part.
truco-refused-no-lei = That answers the lei do jogo, which was not said or is answered already.
truco-refused-blind = Nothing but the lei do jogo can be said before one has one's three cards.
truco-refused-lei-late = The lei do jogo is said before the first card is dealt.
truco-refused-lei-testa = The lei do jogo is not said in a testa.
truco-refused-lei-off = The lei do jogo is not played at this table.
truco-refused-lei-flor = An answerer with flor answers the lei with it, and nobody else does.
truco-refused-envido-card = After your first card you open no envido.
truco-refused-envido-truco = Your side has called or answered the truco: it opens no envido any more.
truco-refused-first-part-over = The first part of the hand is over.
truco-refused-after-falta = Nothing goes over a falta envido: quero or não quero.
truco-refused-falta-shrinks = The falta would be worth less than what is staked already.
truco-refused-full = The stake is as high as it can be.
truco-refused-envido-over-real = No envido goes over a real envido; the real envido still waits.
truco-refused-no-more-simple = No more simple envidos: two are the most.
truco-refused-open-on-turn = At this table only who is on turn to play opens.
truco-refused-must-sing = You hold a flor, and must sing it first.
truco-refused-no-flor = You hold no flor.
truco-refused-flor-card = After your first card you sing no flor.
truco-refused-flor-passed = You have passed, and sing no flor.
truco-refused-flor-spent = You have called envido: your flor does not count any more.
truco-refused-flor-late = Too late for a flor: it had to be sung at once.
truco-refused-contra-opens = A contra-flor is a reply; open with flor, contra-flor e o resto, or com flor me achico.
truco-refused-no-raise = That cannot be said over this flor.
truco-refused-side-spoke = Your companheiro has raised or shrunk for the side already.
truco-refused-nothing-to-waive = There is no flor to let go by now.
truco-refused-singers-only = Only who has sung a flor answers.
truco-refused-peco = Peço flor is said by one who has sung his own.
truco-refused-peco-again = He has sung his flor, or was asked already.
truco-refused-truco-called = The truco was called already.
truco-refused-quero-first = Say quero first: quero retruco, quero vale quatro. The proposal is still unanswered.
truco-refused-stage-order = Truco, retruco, vale quatro: in this order, none left out.
truco-refused-not-your-raise = Only the side that accepted may raise.
truco-refused-raise-late = At this table the truco is raised only in the answer.
truco-refused-mao-sings = The mão always sings his points.
truco-refused-false-song = Those are not your points.
truco-refused-song-low = That does not beat the best song: say não mato.
truco-refused-all-sing = Every flor in the fight is sung.
truco-refused-card = The { $card } is not in your hand.
truco-refused-passed = You have passed.
truco-refused-proof-first = You have sung: show the proof before you go to the baralho, or pass instead.
truco-refused-real-table = That is only possible at a real table.
truco-refused-already = That was done already.
truco-refused-pe-only = That is the pé's to do.
truco-refused-not-proved = What all have seen does not prove it.
truco-refused-own-side = One asks and claims from the other side.
truco-refused-silence = In a testa the others keep silent.
truco-refused-senhas = Signals are not allowed here.
truco-refused-count = You have three cards.
truco-refused-no-such-count = One of three cards falls open; two or four are a wrong number.

## How a volta ends

truco-outcome-vazas = played out
    .gloss = the vazas decided it
truco-outcome-refused = truco refused
    .gloss = the callers score what the vazas counted before the call
truco-outcome-left = left
    .gloss = a whole side passed or went to the baralho
truco-outcome-saida = saída
    .gloss = the first part took a side to 24, and the truco is not played
truco-outcome-ruled = ruled
    .gloss = a law ended it
