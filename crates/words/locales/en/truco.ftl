# Truco Cego. What players say stays as they say it; what a newcomer needs stands in the gloss.

## The tally

truco-poco = Poço of { $side }
    .gloss = where a side’s tentos are kept, three at a time
truco-pot-tentos = the heap of tentos
truco-pot-poco-a = the poço of the first mão
truco-pot-poco-b = the poço of the first pé
truco-side = { $seats }
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }
    .gloss = the first twelve tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }, { $buenos } { $buenos ->
        [one] bueno
       *[other] buenos
    }
    .gloss = the second twelve tentos; with twenty-four you win the partida

## On the table

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Previous vaza
truco-table-takes = takes the vaza

## Before the deal

truco-cut = Cut { $cards }
    .gloss = lift this many cards; at least three stay on the table
truco-request-tampa = Tampa baralho
    .gloss = have the pack stand from now on on the tampa baralho, two cards glued together
truco-announce-testa = Testa!
    .gloss = announce that this volta is played one against one
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = before any card is dealt, stake everything: falta envido and truco, and with a flor contra-flor e o resto
truco-exposed = A card is turned up: card { $card } of { $seat }
    .gloss = as pé, turn up a card while dealing
truco-misdeal = { $cards } { $cards ->
        [one] card
       *[other] cards
    } to { $seat }
    .gloss = as pé, deal a wrong number of cards
truco-accept-exposed = “I take it”
    .gloss = keep the card that was turned up
truco-refuse-exposed = “Deal again”
    .gloss = refuse the card that was turned up; the cards are dealt again
truco-report-count = “I do not have three cards”
    .gloss = before anyone has played you get a new deal; later it costs what was staked

## Envido

truco-envido = Envido
    .gloss = 2 tentos for the most points in two cards of one suit
truco-real-envido = Real envido
    .gloss = 3 more tentos
truco-falta-envido = Falta envido
    .gloss = as many tentos as the leading side still needs to win
truco-sing = { $points }
    .gloss = say your points: the first number you say counts
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = I cannot beat that

## Flor

truco-flor = Flor!
    .gloss = three cards of one suit: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = my flor against yours, sung in points
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = the flores, and as many tentos as the leading side still needs to win
truco-achico = Com flor me achico
    .gloss = I have a flor but back down: less to win, less to lose
truco-e-boa = É boa
    .gloss = I have no flor against yours
truco-segue = Segue
    .gloss = let flor stand against flor: the cards are compared after the hand
truco-waive-flor = (no flor)
    .gloss = say nothing, and give up the chance to sing a flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = ask for a flor you think this player is hiding: the cards are shown at the end; if you are wrong it costs 1

## Truco

truco-truco = Truco!
    .gloss = play for 2 tentos instead of 1
truco-retruco = Retruco
    .gloss = play for 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = play for 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = accept, and raise to 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = accept, and raise to 4

## Answers

truco-quero = Quero
    .gloss = accept
truco-nao-quero = Não quero
    .gloss = refuse; the other side scores what was at stake before
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = refuse the first proposal, accept the second
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = refuse the second proposal, accept the first
truco-passo-truco = Passo o truco e quero o envido
    .gloss = refuse the truco, accept the envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = refuse the envido, accept the truco
truco-com-flor-quero = Com flor quero
    .gloss = answer the lei: with my flor I accept contra-flor e o resto, and the truco too
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = answer the lei: with my flor I accept contra-flor e o resto, but refuse the truco
truco-achico-quero = Me achico com flor e quero
    .gloss = answer the lei: I back down with my flor, but accept the truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = answer the lei: I back down with my flor, and refuse the truco
truco-ask-repeat = “Say it again”
    .gloss = ask for the proposal to be repeated
truco-ask-tally = “What is to be paid?”
    .gloss = in a testa, ask what was won

## Two proposals in one breath

truco-envido-e-truco = Envido e truco
    .gloss = both at once: quero accepts both
truco-real-envido-e-truco = Real envido e truco
    .gloss = both at once: quero accepts both
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = both at once: quero accepts both
truco-truco-e-envido = Truco e envido
    .gloss = both at once: quero accepts both
truco-truco-e-real-envido = Truco e real envido
    .gloss = both at once: quero accepts both
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = both at once: quero accepts both
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor and truco together

## Cards

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, one on the other
    .gloss = the one underneath is played now, the next one to the next vaza
truco-play-stacked = { $cards } as if they were one
    .gloss = nobody sees that there are several: a fault the others can claim
truco-pass-cards = Passo
    .gloss = lay your cards face down: you play no more in this volta
truco-go-to-baralho = Ao baralho
    .gloss = throw your cards in; if your whole side leaves, the other side wins the volta
truco-show = { $cards }
    .gloss = show these cards to everyone
truco-gather = “Nothing more to claim”
    .gloss = you have nothing more to show or claim
truco-gather-of = Gather the cards of { $seat }
    .gloss = pick up a player’s cards before they have played: a fault
truco-look = Look at your cards
    .gloss = before your testa has begun: a fault the others can claim
truco-senha = Senha
    .gloss = a secret signal to your partner; in a testa it is a fault
truco-senha-card = Senha: { $card }
    .gloss = tell your partner, and nobody else, of this card; a sign may lie
truco-heading-senha = Senha of a card
    .gloss = tell your partner, and nobody else, of one card; a sign may lie
truco-role-senha = senha: { $card }
    .gloss = only the two partners see what the sign says
truco-role-signalled = made a senha
    .gloss = a sign to the partner; the others see that it was made, not what it says
truco-admit = “I have no flor”
    .gloss = admit a false flor and lay your cards open
truco-claim = { $seat } broke { $law }
    .gloss = claim your right under the law, if the cards everyone has seen prove the fault
truco-utter = “{ $words }”
truco-heading-play = Play a card
    .gloss = you need not follow suit: play any card
truco-heading-show = Show cards
    .gloss = turn up these cards to prove your envido or flor
truco-heading-sing = Sing your points
    .gloss = say how many points you have; at a real table you must be able to show them
truco-heading-cut = Cut the pack
    .gloss = lift some cards; at least three must stay on the table

## What is going on

truco-drawing = Cards are drawn: the highest deals first
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = everyone plays together
truco-testa = testa
    .gloss = one against one; with four players there are two, one after the other, and the others keep quiet
truco-duel = Volta { $number }, testa { $which }: { $mao } against { $pe }
truco-over = The partida is won by { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = the tentos at stake if you accept, and the tentos the callers get if you refuse
truco-fact-pending = { $side } must answer: { $proposal }
truco-fact-provisional = first part: { $tentos } to { $side }
truco-worth-envido = Your envido: { $points } ({ $cards })
    .gloss = the most points in two of your cards of one suit, or your best single card
truco-worth-flor = Your flor: { $points } ({ $cards })
    .gloss = three cards of one suit: sing it before you play a card
truco-fact-on = { $stage } is on: the vazas are worth { $tentos }
truco-fact-raise = { $side } may raise the truco
truco-fact-held = An answer waits: a player with a flor sings it now
truco-fact-lei = { $seat } said: na lei do jogo está tudo dito
truco-fact-announced = Testa was announced
truco-fact-unannounced = Testa was not announced
truco-fact-tampa = The pack stands on the tampa baralho
truco-role-mao = mão
    .gloss = plays first, and wins every tie
truco-role-pe = pé
    .gloss = deals, and plays last
truco-role-passed = passed
truco-role-baralho = gone
truco-said = { $seat }: { $what }
truco-talk = “{ $words }”
    .gloss = just talk
truco-bound = “{ $words }”, which counts as { $what }
truco-fell-open = the { $card } was turned up in the deal
truco-ruled = ruled under { $law }

## What is asked

truco-ask-cut = Cut the pack
truco-ask-before-deal = Anything to say before the first card is dealt?
truco-ask-exposed = One of your cards was turned up. Keep it?
truco-ask-show = Show the cards that prove what you sang.
truco-ask-claims = Anything to claim before the cards are gathered?
truco-ask-besides = You may speak.
truco-ask-flor = Do you have a flor to sing?
truco-ask-sing = Say your points.
truco-ask-declare = A flor was sung. What do you have?
truco-ask-choice = Flor against flor. Do you raise?
truco-ask-lei = Answer the lei.
truco-ask-with-flor = You hold a flor. Your answer to { $proposal }
truco-ask-answer = Your answer to { $proposal }
truco-ask-play = Your turn.

## What is refused

truco-refused-over = The partida is over.
truco-refused-not-dealt = The cards are not dealt yet.
truco-refused-pack = These are not the forty cards of the pack.
truco-refused-seat = There is no such seat at this table. Choose another.
truco-refused-not-now = You cannot say or do that now.
truco-refused-turn = It is { $seat }’s turn.
truco-refused-cutter = The player at the pé’s left cuts: { $seat }.
truco-refused-cut = At least three cards must stay on the table.
truco-refused-golpe = A tap on the pack is not a cut. Lift some cards.
truco-refused-bystander = You do not play in this testa. Wait until it is over.
truco-refused-answer-first = A proposal awaits its answer: it must be answered first.
truco-refused-held = An answer is on hold until everyone has sung a flor or let it go.
truco-refused-not-asked = Only the other side can answer this.
truco-refused-nothing-asked = Nobody has proposed anything to you.
truco-refused-not-double = Only a double proposal can be accepted in part.
truco-refused-no-lei = That answers the lei do jogo. Nobody has said it, or it is already answered.
truco-refused-blind = Until you have your three cards, you can say only the lei do jogo.
truco-refused-lei-late = You can say the lei do jogo only before the first card is dealt.
truco-refused-lei-testa = You cannot say the lei do jogo in a testa.
truco-refused-lei-off = The lei do jogo is not played at this table.
truco-refused-lei-flor = If you hold a flor, answer the lei with it. Without a flor you cannot give that answer.
truco-refused-envido-card = You can no longer open an envido: you have played your first card.
truco-refused-envido-truco = Your side has called or answered the truco: it can no longer open an envido.
truco-refused-first-part-over = The first part of the hand is over.
truco-refused-after-falta = Nothing beats a falta envido: say quero or não quero.
truco-refused-falta-shrinks = The falta would be worth less than the tentos already staked.
truco-refused-full = The stake is as high as it can be.
truco-refused-envido-over-real = You cannot raise a real envido with an envido; it still needs an answer.
truco-refused-no-more-simple = This table allows no more simple envidos.
truco-refused-open-on-turn = At this table only the player whose turn it is may open.
truco-refused-must-sing = You have a flor and must sing it first.
truco-refused-no-flor = You have no flor.
truco-refused-flor-card = You can no longer sing a flor: you have played your first card.
truco-refused-flor-passed = You have passed and cannot sing a flor.
truco-refused-flor-spent = You called envido: your flor no longer counts.
truco-refused-flor-late = Too late for a flor: it had to be sung at once.
truco-refused-contra-opens = Contra-flor is a reply. Open with flor, contra-flor e o resto, or com flor me achico.
truco-refused-no-raise = You cannot say that over this flor.
truco-refused-side-spoke = Your partner has already raised or backed down for your side.
truco-refused-nothing-to-waive = There is no flor to let go now.
truco-refused-singers-only = Only a player who has sung a flor can answer.
truco-refused-peco = You can say peço flor only after singing your own.
truco-refused-peco-again = That player has sung their flor, or has already been asked.
truco-refused-truco-called = Truco has already been called.
truco-refused-quero-first = Say quero first: quero retruco, quero vale quatro. The proposal is still unanswered.
truco-refused-stage-order = Truco, retruco, vale quatro: in this order, one at a time.
truco-refused-not-your-raise = Only the side that accepted may raise.
truco-refused-raise-late = At this table the truco is raised only in the answer.
truco-refused-mao-sings = The mão must always say their points.
truco-refused-false-song = Those are not your points. Sing what your cards count.
truco-refused-song-low = That does not beat the highest points so far: say não mato.
truco-refused-all-sing = Every flor in the contest must be sung.
truco-refused-card = You do not have the { $card }.
truco-refused-passed = You have passed: you play no more in this volta.
truco-refused-proof-first = You have sung: show your proof before you go to the baralho, or pass instead.
truco-refused-real-table = That is only possible at a real table.
truco-refused-already = That has already been done.
truco-refused-pe-only = Only the pé can do that.
truco-refused-not-proved = The cards everyone has seen do not prove it.
truco-refused-own-side = You can ask and claim only from the other side.
truco-refused-silence = The others keep quiet during a testa.
truco-refused-senhas = Signals are not allowed here.
truco-refused-count = You have three cards: there is nothing to report.
truco-refused-no-such-count = Report one of the three cards as turned up in the deal, or a hand of two or of four cards.

## How a volta ends

truco-outcome-vazas = played out
    .gloss = the vazas decided it
truco-outcome-refused = truco refused
    .gloss = the callers score the worth of the vazas before the call
truco-outcome-left = given up
    .gloss = a whole side passed or went to the baralho
truco-outcome-saida = saída
    .gloss = the first part took a side to 24, so the truco is not played
truco-outcome-ruled = ruled
    .gloss = a law ended the hand
