# Exercises: a freshly dealt question, its answers, and why. Figures and cards come from the game.

## The page

drill-title = Exercises: { $game }
drill-lead = One question at a time, freshly dealt each time. Take all the time you need.
drill-start = Do the exercises
drill-mixed = A bit of everything
drill-kind-trick = Who takes the trick?
drill-kind-play = What may you play?
drill-kind-say = What may you say?
drill-kind-count = Count it
drill-kind-advice = What does the book advise?
drill-kind-law = What does the law say?
drill-your-cards = Your cards
drill-trump = Trump: { $trump }
drill-on-table = On the table
drill-said-before = What has been said
drill-happened = What happened
drill-check = Check
drill-right = Right.
drill-wrong = Not quite.
drill-answer-is = The answer
drill-yours = your answer
drill-why = Why
drill-why-not = Why not the others
drill-next = Next question
drill-primer = The primer
drill-prompt = Your answer by number, or q to stop:
drill-prompt-all = Your answers by number, with spaces between them, or q to stop:
drill-score = { $right } of { $asked } right.

## The questions

drill-ask-trick = These cards were played, the first one on the left. Which one takes the trick?
drill-ask-play = It is your turn to play. Mark every card of yours that the rules allow.
drill-ask-say = It is your turn. Which of these may you say or do now?
drill-ask-law = This happened at a table. What does the law say?
drill-ask-advice = What do you say or do here, by the book’s advice?
drill-ask-throw = { $what }: which cards, by the book’s advice?
drill-ask-trumps = Trump is { $suit }. How many trumps do you hold?
drill-ask-run = Trump is { $suit }. Start with the highest trump and go down. How many do you hold in an unbroken run?
drill-ask-counts = Add up what each of these cards counts. What do they come to?
drill-ask-sold = Each pay card has its price. What do the pay cards among these come to, in tantos?
drill-ask-price-tentos = The price list says what each opponent pays. { $game }, { $column }: how many tentos?
drill-ask-price-tantos = The price list says what each opponent pays. { $game }: how many tantos?
drill-ask-price-tantos-in = The price list says what each opponent pays. { $game }, { $column }: how many tantos?
drill-ask-envido = You hold these three cards. How many points of envido are they?
drill-ask-flor = Three cards of one suit are a flor. How many points does this one have?
drill-ask-verzigole = What do the verzigole among these cards count together?
drill-ask-whist = Whist, for a bid of { $bid }. The bidders take { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}. What do they mark?
drill-ask-grand = Grand, for a bid of { $bid }. The bidders take { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}. What do they mark?
drill-ask-eucre = Eucre, both partners playing, for a bid of { $bid }. The bidders take { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}. What do they mark?
drill-ask-eucre-alone = Eucre, played alone, for a bid of { $bid }. The bidder takes { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}. What do they mark?
drill-ask-copas = Copas, for a bid of { $bid }. The bidders take { $taken ->
    [0] no hearts
    [one] one heart
   *[other] { $taken } hearts
}. What do they mark?
drill-ask-punto = Find your best suit for the punto. How many points does it bring you, if your opponent’s is lower?
drill-ask-secansas = How many points do your secansas bring you, if your opponent has none as good?
drill-ask-sets = How many points do your catorces and threes bring you, if your opponent has none as good?
drill-nobody = Nobody: it is a tie
drill-no-card = No card at all

## The reasons

drill-why-suit = { $best } is the highest card of the suit led, and nothing on the table beats that suit.
drill-why-trumps = A trump was led, and { $best } is the highest trump on the table.
drill-why-trumped = { $best } is the highest trump on the table. A trump beats every card of another suit.
drill-why-yukon = { $best } is a Yukon. The jack of spades beats the other jacks; without it, the first jack played wins.
drill-why-order = { $best } is the highest of these in the order of the cards.
drill-why-tie = The highest cards of both sides are equal, so nobody takes the trick.
drill-why-any = No duty binds you here: you may play any card.
drill-why-these-trumps = Your trumps are { $cards }.
drill-why-no-trumps = You hold no card that is a trump.
drill-why-run = The highest trump you lack is the { $card }. That is where the run ends.
drill-why-counts = { $cards }: { $many } × { $each } = { $sum }
drill-why-envido-two = { $cards } are of one suit and make { $sum }.
drill-why-envido-one = No two cards are of one suit, so only the highest number counts: { $cards }, { $sum }.
drill-why-flor = { $cards }: a flor of { $sum }.
drill-why-verzigola = { $cards }: { $sum }
drill-why-combination = { $cards }: { $sum }
drill-why-made = The bid of { $bid } is reached. The mark is { $sum }.
drill-why-defeated = The bid of { $bid } is not reached. The mark is { $sum }.
drill-why-punto = { $cards } add up to { $sum }, and that is worth { $points }.
