# Voltarete. The words of the book stay; what a newcomer needs stands in the gloss.

## The pots

voltarete-bolo = Bolo
    .gloss = the pot on the table; the feito, the declarer, plays for it
voltarete-box = Recambó box
    .gloss = gets one tento from every bolo that is won; when it is full, the last bolo of the recambó begins
voltarete-pot-bolo = the bolo
voltarete-pot-recambo = the recambó box

## What can be said in the two rounds of bidding

voltarete-pass = Passo
    .gloss = pass; you pay 1 tento into the bolo
voltarete-licenca = Licença
    .gloss = ask to play: name the trump and exchange one to eight cards
voltarete-entro = Entro
    .gloss = play: name the trump and exchange one to eight cards; the pé needs nobody’s permission
voltarete-preferencia = Preferência
    .gloss = take over the licença, with copas as trump
voltarete-so = Só
    .gloss = play alone with the cards you have, and name the trump afterwards
voltarete-so-in = Só in { $suit }
    .gloss = play alone with the cards you have, in this suit
voltarete-so-copas = Só in copas
    .gloss = play alone in copas: every payment counts double
voltarete-respeito = Voltarete de respeito
    .gloss = show both black aces and turn up a card for trump: the highest game
voltarete-consent = Let them play
    .gloss = let the other player go ahead; it costs nothing
voltarete-segundo = Voltarete segundo
    .gloss = turn up a card for trump, keep it, and exchange others
voltarete-casca = Casca
    .gloss = exchange all nine cards for new ones, then name the trump
voltarete-casca-keeping = Casca, keeping the { $card }
    .gloss = exchange the other eight cards for new ones, then name the trump
voltarete-decline = Leave the talon
    .gloss = nobody plays this hand; the bolo stays for the next one
voltarete-treze = Casca das treze
    .gloss = take the thirteen cards of the talon, discard four, and play against all three

## Trump and talon

voltarete-name = Trump { $suit }
    .gloss = its cards beat all other suits; in copas every payment counts double
voltarete-exchange = Discard { $cards }
voltarete-buy = Discard { $cards } and draw as many
voltarete-discard4 = Discard { $cards }
voltarete-repor-casca = Give up the casca
    .gloss = pay a reposta into the bolo, and 5 tentos to each player who had cards

## Opening the play

voltarete-order-play = “Play”
    .gloss = start the play
voltarete-declare-geral = Declare geral
    .gloss = promise all nine tricks: a big win, or a big loss
voltarete-ask-resposta = Ask for reposta
    .gloss = offer to give the hand up as a tie; the others may refuse
voltarete-give = Grant it
    .gloss = if everyone grants it, no cards are played
voltarete-refuse = Refuse
    .gloss = the hand is played; if you do not win it, you owe a reposta too

## The play

voltarete-play = Play the { $card }
voltarete-stop = Stop here
    .gloss = settle for the first five tricks: the hand is won
voltarete-continue = Try for all nine
    .gloss = lead to the sixth trick: from now on every trick must be yours
voltarete-claim-hand = Lay the hand down as won
    .gloss = your cards lie open; anyone may make you play on
voltarete-claim-primeiras = Lay the hand down as won with primeiras
    .gloss = you cannot lose any of the first five tricks; anyone may make you play on
voltarete-claim-geral = Lay the hand down as a geral
    .gloss = no trick can be lost; anyone may make you play on
voltarete-claim-codilho = Lay the hand down as a codilho
    .gloss = you are certain to beat the feito; anyone may make you play on
voltarete-grant-win = Concede the hand to the feito
    .gloss = the feito wins if the other opponent agrees; if not, it may cost you a reposta
voltarete-concede-resposta = Give the hand up as a reposta
    .gloss = admit a tie; you can no longer win
voltarete-concede-codilho = Give the hand up as a codilho
    .gloss = admit that you are beaten; you can no longer win
voltarete-accept = Accept
    .gloss = the hand is settled as claimed
voltarete-make-play = “Play it out”
    .gloss = the hand is played on

## Repostas, remissas and pagas

voltarete-enter-now = Pay the reposta now
    .gloss = it goes into the bolo
voltarete-leave-remissa = Leave it as a remissa
    .gloss = it is owed to a later bolo
voltarete-joint = Add it to your first remissa
    .gloss = both enter a later bolo as one amount
voltarete-split = { $now } { $now ->
        [one] tento
       *[other] tentos
    } now, the rest later
voltarete-ask-pagas = Ask { $seat } for { $items }
    .gloss = pagas are paid only if you ask for exactly what is owed
voltarete-asked-all = everything owed
voltarete-asked-base = the game itself
voltarete-asked-matadores = the matadores
voltarete-asked-primeiras = the first five tricks
voltarete-asked-geral = the geral
voltarete-asked-favorita = { $item }, doubled for copas
voltarete-content = Ask for nothing more
    .gloss = pagas you have not asked for before the next deal are lost
voltarete-deal = Deal the last packet
    .gloss = after this, nobody can ask for anything from the last hand
voltarete-break-off = Stop the game here
    .gloss = only if everyone agrees; the tentos on the table are shared out

## The honour table

voltarete-amend = Put the revoke right with the { $card }
voltarete-accuse = { $seat } revoked in trick { $trick }
    .gloss = if you are right, the revoke costs a reposta, as much as the bolo holds; a wrong accusation costs nothing
voltarete-say-codilho = “{ $seat }, you have codilho”
    .gloss = once you have said this you can no longer win

## What stands over the cards

voltarete-heading-play = Play a card
    .gloss = follow the suit led if you can; without it, play any card
voltarete-heading-exchange = Discard cards for as many new ones
    .gloss = choose what to discard; you draw the same number from the talon, then the others draw
voltarete-heading-buy = Discard and draw as many; the next player gets the rest
    .gloss = choose what to discard; you draw the same number from the talon
voltarete-heading-casca = Casca, keeping one card
    .gloss = your other cards are replaced from the talon; then you name the trump
voltarete-heading-discard4 = Discard four cards
    .gloss = you hold thirteen cards and play with nine
voltarete-heading-amend = Put your revoke right with another card
    .gloss = in time, it costs nothing: the trick is played again from there
voltarete-heading-split = How much of your remissa do you pay now?
    .gloss = you owe all of it in the end; the rest is paid later

## What is going on

voltarete-over = The match is over
voltarete-drawing = Seats are being drawn
voltarete-dealing = The cards are being dealt
voltarete-first-passage = First round of bidding: who will play?
voltarete-second-passage = Second round of bidding: everyone has passed once
voltarete-plays = { $seat } plays { $contract }
voltarete-plays-in = { $seat } plays { $contract }, trump { $suit }
voltarete-settled = The hand is settled

voltarete-fact-hand = Hand { $number }, dealt by { $seat }
voltarete-fact-medalhao = { $seat } holds the medalhão
voltarete-fact-remissa = { $seat } owes a remissa of { $amount }
voltarete-fact-closing = The box is in the bolo: when it is won, the recambó ends
voltarete-fact-playing-off = The recambó is over once the remissas are paid
voltarete-fact-geral-tried = The feito is trying for all nine tricks
voltarete-fact-geral-declared = All nine tricks are declared
voltarete-fact-gave = { $seat } granted reposta
voltarete-fact-refused = { $seat } refused reposta
voltarete-fact-obliged = The holder of Espadilha must play: casca or Voltarete segundo
voltarete-fact-matadores = { $seat } shows unplayed matadores: { $cards }

voltarete-role-mao = mão
    .gloss = first to speak and to lead
voltarete-role-contrape = contra-pé
    .gloss = second to speak and to play
voltarete-role-pe = pé
    .gloss = third to speak and to play
voltarete-role-quarto = quarto
    .gloss = the dealer at a table of four: sits out unless everyone passes twice
voltarete-role-feito = feito
    .gloss = the declarer: plays alone against the rest, for the bolo

## What was said, where it differs from the button

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, keeping one card
voltarete-said-turned = turns up the { $card }
voltarete-said-took = { $many ->
    [0] draws no card
    [one] draws one card
   *[other] draws { $many } cards
}
voltarete-said-passed-on = { $many ->
    [0] passes none on
    [one] passes one card on
   *[other] passes { $many } cards on
}
voltarete-said-claim-win = lays the hand down as won
voltarete-said-concede = lays the hand down as lost
voltarete-said-claim-codilho = lays the hand down as a codilho
voltarete-said-grant-win = concedes the hand to the feito
voltarete-said-accept = accepts
voltarete-said-consent = lets them play
voltarete-said-repor-casca = gives up the casca
voltarete-said-declare-geral = declares geral
voltarete-said-ask-resposta = asks for reposta
voltarete-said-give = grants reposta
voltarete-said-refuse = refuses reposta
voltarete-said-stop = stops with the first five tricks
voltarete-said-continue = tries for all nine
voltarete-said-decline = leaves the talon
voltarete-said-amend = puts a revoke right
voltarete-said-revoked = revoked in trick { $trick }
voltarete-said-cleared = did not revoke in trick { $trick }
voltarete-said-espadilha = shows Espadilha

## The questions

voltarete-ask-first = Pass, or play?
voltarete-ask-leave = Someone wants to play. Let them, or go higher?
voltarete-ask-second = Everyone has passed once. Pass again, or play?
voltarete-ask-quarto = All three have passed twice. Take the thirteen cards of the talon?
voltarete-ask-treze = Which four of your thirteen cards do you discard?
voltarete-ask-name = Which suit is trump?
voltarete-ask-exchange = Which cards do you discard?
voltarete-ask-exchange-turned = Which cards do you discard? The card turned up replaces one of them.
voltarete-ask-casca = Name the trump, or give up and pay { $bolo } into the bolo?
voltarete-ask-buy = { $many ->
    [0] The talon is empty.
    [one] One card is left in the talon. Which card do you discard for it, if any?
   *[other] { $many } cards are left in the talon. Which of yours do you discard?
}
voltarete-ask-opening = Everyone has their cards. How do you begin?
voltarete-ask-answer = The feito offers to give up and pay { $bolo } into the bolo. Do you agree?
voltarete-ask-play = Your turn to play.
voltarete-ask-besides = It is another player’s turn. You may speak meanwhile.
voltarete-ask-stop = The first five tricks are yours. Stop, or try for all nine?
voltarete-ask-claim = Someone has laid their hand down. Do you accept it?
voltarete-ask-inspection = The hand is over. Has anyone revoked?
voltarete-ask-placing = You owe a reposta of { $amount }. Pay it into the bolo now, or later?
voltarete-ask-pagas-due = Do you ask for the pagas you are owed?
voltarete-ask-dealing = This is your last chance to ask for the pagas you are owed.
voltarete-ask-split = Your remissa is due. How much of it do you pay now?

## How a hand ended

voltarete-outcome-win = won
    .gloss = the feito took more tricks than either opponent and wins the bolo
voltarete-outcome-resposta = reposta
    .gloss = the feito ties with the best opponent and pays into the bolo as much as it already holds
voltarete-outcome-codilho = codilho
    .gloss = an opponent took more tricks than the feito, and gets as much as the bolo holds
voltarete-outcome-granted = reposta granted
    .gloss = the feito gave up, and the others agreed
voltarete-outcome-surrendered = casca given up
    .gloss = the feito gave up after seeing the new cards
voltarete-outcome-passed = passed out
    .gloss = everyone passed twice; the bolo stays for the next hand
voltarete-outcome-void = void
    .gloss = annulled by a law; the same dealer deals again
voltarete-outcome-barred = won by nobody
    .gloss = the feito took enough tricks, but cannot win after revoking twice

## Refusals

voltarete-refused-not-dealt = The cards must be dealt first.
voltarete-refused-wrong-pack = These are not the right cards to shuffle.
voltarete-refused-over = The match is over.
voltarete-refused-turn = It is { $seat }’s turn.
voltarete-refused-not-playing = You have no cards in this hand.
voltarete-refused-not-now = You cannot say or do that at this point of the hand.
voltarete-refused-entro = Only the pé says entro. Mão and contra-pé ask for licença.
voltarete-refused-licenca-pe = The pé needs nobody’s permission: say entro.
voltarete-refused-pass-is-consent = Someone wants to play: let them, or name a higher game.
voltarete-refused-no-consent = Nobody has bid yet, so there is nothing to allow or take over.
voltarete-refused-licenca-overcalls = Licença never outbids another game. Only preferência, só and respeito do.
voltarete-refused-too-low = { $standing } is bid. Bid a higher game, or the same one from an earlier seat.
voltarete-refused-passage = That game belongs to the other round of bidding: licença, só and respeito to the first, segundo and casca to the second.
voltarete-refused-black-aces = Respeito needs both black aces, Espadilha and Basto, in your hand.
voltarete-refused-suit-fixed = The trump is already { $suit }: the first suit named counts.
voltarete-refused-not-held = You do not have the { $card }.
voltarete-refused-must-keep = You must keep the { $card }: aces you have shown and the card turned up stay in your hand.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] No card can be drawn here.
        [one] You may draw one card at most.
       *[other] You may draw { $to } cards at most.
    }
   *[other] { $to ->
        [4] Discard exactly four cards.
       *[other] Discard { $from } to { $to } cards.
    }
}
voltarete-refused-so-exchange = You play a só with the nine cards dealt: you exchange nothing.
voltarete-refused-espadilha = You have Espadilha and everyone has passed once: you must go to the casca, or play segundo.
voltarete-refused-pe = Nobody before you has Espadilha: as pé you must go to the casca, or play segundo.
voltarete-refused-keep-espadilha = You are obliged to go to the casca, so you must keep Espadilha.
voltarete-refused-casca-named = Once you have named the trump, you must play the casca: you can no longer give it up.
voltarete-refused-no-resposta = You can ask for reposta only before the first card, and only in licença, só, respeito and segundo.
voltarete-refused-treze-surrender = You can give up a casca das treze only before naming the trump, and only if this table allows it and all three agree.
voltarete-refused-treze-geral = There is no geral in a casca das treze.
voltarete-refused-follow = You must follow { $suit } as long as you have a card of it.
voltarete-refused-trump = Trumps are led: you must play a trump.
voltarete-refused-feito-only = Only the feito can do that.
voltarete-refused-opponent-only = Only an opponent of the feito can do that.
voltarete-refused-laid = You have already laid your cards down once in this hand.
voltarete-refused-primeiras = You can claim primeiras only if every trick so far is yours and nobody is trying for a geral.
voltarete-refused-geral = The geral must be declared or under way, and every trick so far must be the feito’s.
voltarete-refused-honour = That is for honour tables. This table is strict, and nobody can revoke.
voltarete-refused-amend = You have no revoke to put right.
voltarete-refused-still-revoke = That card would be another revoke. Choose another card.
voltarete-refused-examining = You laid your cards down, or agreed when the other opponent did, so you can no longer examine the others’ cards.
voltarete-refused-no-trick = That player has not played to that trick. Choose another trick.
voltarete-refused-accused = You have already called that.
voltarete-refused-joint = You left no other remissa in this hand, so there is none to add it to.
voltarete-refused-not-proved = No card in sight proves a revoke yet. Wait until one does, or until the hand is over.
voltarete-refused-nothing-to-prefer = Preferência answers another player’s licença, and nobody has asked for one.
voltarete-refused-must-leave = You must leave this reposta as a remissa: you owe an earlier one, or the agreed limit is passed.
voltarete-refused-part = You can pay from 1 to { $most } { $most ->
        [one] tento
       *[other] tentos
    } now.
voltarete-refused-nothing-due = Nobody owes you that.
voltarete-refused-break-off = This table has not agreed to share out remissas: you play the recambó to its end.

## On the table

voltarete-table-won = tentos
voltarete-table-stock = Talon { $many }

## The act that ended a hand

voltarete-done-content = asks for nothing more
voltarete-done-enter-now = pays the reposta now
voltarete-done-leave-remissa = leaves it as a remissa
voltarete-done-joint = adds it to their first remissa
voltarete-done-split = pays { $now ->
    [one] 1 tento
   *[other] { $now } tentos
} now, the rest later
