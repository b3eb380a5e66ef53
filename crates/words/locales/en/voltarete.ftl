# Voltarete. The words of the book stay; what a newcomer needs stands in the gloss.

## The pots

voltarete-bolo = Bolo
    .gloss = the pot on the table, which the feito plays for
voltarete-box = Recambó box
    .gloss = one tento of every bolo lifted; when it is full the last bolo of the recambó begins
voltarete-pot-bolo = the bolo
voltarete-pot-recambo = the recambó box

## What can be said in the two passages

voltarete-pass = Passo
    .gloss = pass, with 1 tento into the bolo
voltarete-licenca = Licença
    .gloss = ask leave: name the trump and exchange one to eight cards
voltarete-entro = Entro
    .gloss = come in: name the trump and exchange one to eight cards; the pé needs nobody's leave
voltarete-preferencia = Preferência
    .gloss = take the licença over in copas
voltarete-so = Só
    .gloss = alone: no card exchanged, the trump named afterwards
voltarete-so-in = Só in { $suit }
    .gloss = alone: no card exchanged, the trump named now
voltarete-so-copas = Só in copas
    .gloss = alone in the favourite suit: every paga counts double
voltarete-respeito = Voltarete de respeito
    .gloss = show both black aces and turn the trump up: the highest game
voltarete-consent = Leave given
    .gloss = let the other play; it costs nothing
voltarete-segundo = Voltarete segundo
    .gloss = turn the trump up, keep that card, exchange others
voltarete-casca = Casca
    .gloss = nine new cards for all of yours, then name the trump
voltarete-casca-keeping = Casca, keeping the { $card }
    .gloss = eight new cards for the rest, then name the trump
voltarete-decline = The hand goes by
    .gloss = leave the thirteen cards where they lie
voltarete-treze = Casca das treze
    .gloss = take the thirteen cards of the talon, lay four aside, play against all three

## Trump and talon

voltarete-name = Trump { $suit }
voltarete-exchange = Discard { $cards }
voltarete-buy = Discard { $cards } and buy as many
voltarete-discard4 = Lay aside { $cards }
voltarete-repor-casca = Casca thrown in
    .gloss = put a resposta and pay 5 tentos to each player with cards

## Opening the play

voltarete-order-play = "Play"
    .gloss = the hand is played
voltarete-declare-geral = Geral declared
    .gloss = promise all nine tricks: a great gain, or a great loss
voltarete-ask-resposta = Resposta asked
    .gloss = offer to give the hand up as a tie, if the others grant it
voltarete-give = Resposta granted
    .gloss = let him have it; if all do, there is no play
voltarete-refuse = Resposta refused
    .gloss = make him play; if you then fail you may owe a resposta too

## The play

voltarete-play = Play the { $card }
voltarete-stop = Stop here
    .gloss = be content with the primeiras, the first five tricks: the hand is won
voltarete-continue = On to the geral
    .gloss = lead to the sixth trick: now all nine must be yours
voltarete-claim-hand = Lay the hand down as won
    .gloss = your cards lie open; anybody may make you play on
voltarete-claim-primeiras = Lay down as won with primeiras
    .gloss = the first five tricks cannot be lost; anybody may make you play on
voltarete-claim-geral = Lay down as a geral
    .gloss = no trick can be lost; anybody may make you play on
voltarete-claim-codilho = Lay down as codilho
    .gloss = you beat the feito for certain; anybody may make you play on
voltarete-grant-win = Grant the feito the hand
    .gloss = if the other opponent agrees, he has won
voltarete-concede-resposta = Give up by resposta
    .gloss = lay down as a tie; you can no longer win
voltarete-concede-codilho = Give up by codilho
    .gloss = lay down as beaten; you can no longer win
voltarete-accept = Content
    .gloss = settled as it was laid down
voltarete-make-play = "Play it out"
    .gloss = the hand goes on

## Respostas, remissas and pagas

voltarete-enter-now = Resposta into the bolo
    .gloss = pay it now
voltarete-leave-remissa = Resposta left as a remissa
    .gloss = owe it to a later bolo
voltarete-joint = Joined to your first remissa
    .gloss = both respostas enter a later bolo as one amount
voltarete-split = { $now } tentos now, the rest later
voltarete-ask-pagas = Ask { $seat } for { $items }
voltarete-content = Nothing more to ask
voltarete-deal = Deal the last packet
    .gloss = after this no paga of the last hand can be asked for
voltarete-break-off = Break the game off
    .gloss = only if all agree; what lies on the table is shared out

## The honour table

voltarete-amend = Mend the revoke with the { $card }
voltarete-accuse = { $seat } revoked in trick { $trick }
voltarete-say-codilho = "{ $seat }, you have codilho"
    .gloss = who says so can no longer win

## What stands over the cards

voltarete-heading-play = Play a card
voltarete-heading-exchange = Discard cards for as many new ones
voltarete-heading-buy = Discard cards and buy as many; the rest of the talon goes on
voltarete-heading-casca = Casca, keeping one card
voltarete-heading-discard4 = Lay four cards aside
voltarete-heading-amend = Mend your revoke with another card
voltarete-heading-split = So many tentos of your remissa enter now

## What is going on

voltarete-over = The match is over
voltarete-drawing = Seats are drawn
voltarete-dealing = The cards are dealt
voltarete-first-passage = First passage: who makes himself?
voltarete-second-passage = Second passage: all have passed once
voltarete-plays = { $seat } plays { $contract }
voltarete-plays-in = { $seat } plays { $contract }, trump { $suit }
voltarete-settled = The hand is settled

voltarete-fact-hand = Hand { $number }, dealt by { $seat }
voltarete-fact-medalhao = Medalhão with { $seat }
voltarete-fact-remissa = { $seat } owes a remissa of { $amount }
voltarete-fact-closing = The box is in the bolo: who lifts it ends the recambó
voltarete-fact-playing-off = The recambó is over but for the remissas
voltarete-fact-geral-tried = An undeclared geral is tried
voltarete-fact-geral-declared = A geral is declared
voltarete-fact-gave = { $seat } granted resposta
voltarete-fact-refused = { $seat } refused resposta
voltarete-fact-obliged = Espadilha is obliged to the casca
voltarete-fact-matadores = { $seat } shows matadores not played: { $cards }

voltarete-role-mao = mão
    .gloss = first to speak and to lead
voltarete-role-contrape = contra-pé
    .gloss = second to speak and to play
voltarete-role-pe = pé
    .gloss = third to speak and to play
voltarete-role-quarto = quarto
    .gloss = the dealer of four, who sits out unless all pass twice
voltarete-role-feito = feito
    .gloss = plays alone against the rest, for the bolo

## What was said, where it differs from the button

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, keeping one card
voltarete-said-turned = turns up the { $card }
voltarete-said-took = { $many ->
    [0] takes no card
    [one] takes one card
   *[other] takes { $many } cards
}
voltarete-said-passed-on = { $many ->
    [0] passes none on
    [one] passes one card on
   *[other] passes { $many } cards on
}
voltarete-said-claim-win = Lays the hand down as won
voltarete-said-concede = Lays the hand down as lost
voltarete-said-amend = Mends a revoke
voltarete-said-revoked = Revoked in trick { $trick }
voltarete-said-cleared = Did not revoke in trick { $trick }
voltarete-said-espadilha = Shows Espadilha

## The questions

voltarete-ask-first = Your word: pass, or make yourself?
voltarete-ask-leave = Another stands. Do you give leave, or go higher?
voltarete-ask-second = All have passed once. Pass again, or make yourself?
voltarete-ask-quarto = All three have passed twice. Do you take the thirteen cards?
voltarete-ask-treze = Which four of the thirteen do you lay aside?
voltarete-ask-name = Which suit is trump?
voltarete-ask-exchange = Which cards do you discard?
voltarete-ask-exchange-turned = Which cards do you discard? The turned card comes in for one of them.
voltarete-ask-casca = Name the trump, or throw the casca in for a resposta of { $bolo }?
voltarete-ask-buy = { $many ->
    [0] The talon is empty.
    [one] One card is left in the talon. Which card do you discard for it, if any?
   *[other] { $many } cards are left in the talon. Which of yours do you discard?
}
voltarete-ask-opening = All have their cards. How does the play begin?
voltarete-ask-answer = The feito would give up and put { $bolo } into the bolo. Do you grant it?
voltarete-ask-play = Your turn to play.
voltarete-ask-besides = Another is to play. You may speak meanwhile.
voltarete-ask-stop = The first five tricks are yours. Stop, or try for all nine?
voltarete-ask-claim = Cards are laid down. Are you content?
voltarete-ask-inspection = The hand is played. Has anybody revoked?
voltarete-ask-placing = You owe a resposta of { $amount }. Into the bolo now, or later?
voltarete-ask-pagas-due = Do you ask for what you are owed?
voltarete-ask-dealing = The last packet is not dealt yet: this is the last moment to ask for pagas.
voltarete-ask-split = Your remissa falls due. How much of it enters now?

## How a hand ended

voltarete-outcome-win = won
    .gloss = the feito took more tricks than either opponent and lifts the bolo
voltarete-outcome-resposta = resposta
    .gloss = a tie: the feito puts into the bolo as much as it holds
voltarete-outcome-codilho = codilho
    .gloss = an opponent took more tricks than the feito, who pays him as much as the bolo holds
voltarete-outcome-granted = resposta granted
    .gloss = the feito gave up and the others let him
voltarete-outcome-surrendered = casca thrown in
    .gloss = the feito gave up after seeing his new cards
voltarete-outcome-passed = passed out
    .gloss = everybody passed twice; the bolo stays for the next hand
voltarete-outcome-void = void
    .gloss = annulled by a law; the same dealer deals again
voltarete-outcome-barred = won by nobody
    .gloss = the feito had the tricks, but his revokes had cost him the right to win

## Refusals

voltarete-refused-not-dealt = The cards must be dealt first.
voltarete-refused-wrong-pack = These are not the cards to be shuffled.
voltarete-refused-over = The match is over.
voltarete-refused-turn = It is the turn of { $seat }.
voltarete-refused-not-playing = You hold no cards in this hand.
voltarete-refused-not-now = That cannot be said or done at this point of the hand.
voltarete-refused-entro = Entro is the word of the pé; mão and contra-pé ask licença.
voltarete-refused-licenca-pe = The pé needs nobody's leave: his word is entro.
voltarete-refused-pass-is-consent = Somebody stands: give leave, or name a higher game.
voltarete-refused-no-consent = Nobody stands yet, so there is nothing to allow or to take over.
voltarete-refused-licenca-overcalls = Licença never goes over another's game: only preferência, só and respeito do.
voltarete-refused-too-low = { $standing } stands: you need a higher game, or the same one from an earlier seat.
voltarete-refused-passage = That game belongs to the other passage: licença, só and respeito to the first, segundo and casca to the second.
voltarete-refused-black-aces = Respeito needs both black aces, Espadilha and Basto, in your hand.
voltarete-refused-suit-fixed = The trump is { $suit } already: the first suit named stands.
voltarete-refused-not-held = You do not hold the { $card }.
voltarete-refused-must-keep = The { $card } must be kept: shown aces and the turned card stay in the hand.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] No card can be taken here.
        [one] You may take one card at most.
       *[other] You may take { $to } cards at most.
    }
   *[other] { $to ->
        [4] Lay exactly four cards aside.
       *[other] Discard from { $from } to { $to } cards.
    }
}
voltarete-refused-so-exchange = A só is played with the nine cards dealt: nothing is exchanged.
voltarete-refused-espadilha = You hold Espadilha and all have passed once: you must go to the casca, or make segundo.
voltarete-refused-pe = Nobody before you holds Espadilha: as pé you must go to the casca, or make segundo.
voltarete-refused-keep-espadilha = Going to the casca by obligation you must keep Espadilha.
voltarete-refused-casca-named = A casca whose trump is named must be played: it can neither be thrown in nor given up.
voltarete-refused-no-resposta = Resposta is asked before the first card, and only in licença, só, respeito and segundo.
voltarete-refused-treze-surrender = A casca das treze can be given up only before naming, and only if the table lets all three agree to it.
voltarete-refused-treze-geral = There is no geral in a casca das treze.
voltarete-refused-follow = You must follow { $suit } while you hold a card of it.
voltarete-refused-trump = Trumps are led: you must play a trump.
voltarete-refused-feito-only = Only the feito can do that.
voltarete-refused-opponent-only = Only an opponent of the feito can do that.
voltarete-refused-laid = You have laid your cards down once in this hand already.
voltarete-refused-primeiras = Primeiras can be claimed only while every trick so far is yours and no geral is tried.
voltarete-refused-geral = A geral must be declared or being tried, and every trick so far the feito's.
voltarete-refused-honour = That belongs to an honour table; this one is strict and lets no revoke happen.
voltarete-refused-amend = You have no revoke to mend.
voltarete-refused-still-revoke = That card would be a revoke again.
voltarete-refused-examining = Who lays his cards down, or lets them be laid down, can no longer examine the others.
voltarete-refused-no-trick = That player has not played to such a trick.
voltarete-refused-accused = You have said so already.
voltarete-refused-joint = You have left no remissa in this hand that it could join.
voltarete-refused-not-proved = No card in sight proves a revoke yet: accuse when one does, or when the hand is over.
voltarete-refused-nothing-to-prefer = Preferência answers another's licença, and nobody has asked leave.
voltarete-refused-must-leave = While an earlier remissa is owed, or above the agreed limit, a resposta must be left as a remissa.
voltarete-refused-part = The part that enters now is from 1 to { $most } tentos.
voltarete-refused-nothing-due = Nothing of that is owed to you.
voltarete-refused-break-off = This table has not agreed to share remissas out: the recambó is played to its end.

## On the table

voltarete-table-won = tentos
voltarete-table-stock = Talon { $many }
