# Words that every game needs.

# Some cards, or names, in a sentence: all but the last are joined by commas already.
list-of = { $all } and { $last }
list-no-cards = no card

# What lies on the table; a game may have its own words for it, under its own name: truco-table-stock.
table-stock = Stock { $many }
table-laid-aside = discarded { $many }
table-tricks = { $many ->
    [one] { $many } trick
   *[other] { $many } tricks
}
table-each-tricks = Tricks
table-last-trick = Last trick
table-taken = Tricks taken
table-won = points
table-takes = takes the trick
table-shows = shows

## What could have been won, all cards open

solved-feito = the feito wins
solved-resposta = reposta
solved-codilho = codilho
solved-won = wins the hand
solved-lost = loses the hand
solved-tricks = { $many ->
    [one] { $many } trick
   *[other] { $many } tricks
}
solved-hearts = { $many ->
    [0] no heart taken
    [one] { $many } heart taken
   *[other] { $many } hearts taken
}
solved-points = { $many ->
    [one] { $many } point
   *[other] { $many } points
}
solved-even = even
solved-ahead = ahead by { $many }
solved-behind = behind by { $many }
solved-turn = { $seat } to play. With best play by everyone: { $result }.
solved-where = Deal { $deal }, trick { $trick }. { $seat } to play.
solved-of-feito = { $seat } is the feito, the declarer. With best play by everyone: { $result }.
solved-of-side = With best play by everyone, for { $side }: { $result }.
solved-counts-feito = The feito wins by taking more tricks than either opponent. A reposta is a tie; in a codilho an opponent wins. The opponents play together.
solved-counts-hand = This result takes only the cards into account, whatever is said and staked.
solved-counts-tricks = The figures are tricks in the whole deal, including those already taken.
solved-counts-hearts = The figures are hearts taken in the whole deal: the fewer, the better.
solved-counts-points = The figures are points in the whole deal, including those already taken.
solved-counts-lead = The figures show how far one pair leads the other in the points still to be marked in this deal.
solved-cards = What each card leads to
solved-line = A line of best play
solved-trick = trick
solved-leads = leads
solved-takes = takes it
solved-nobody = nobody
solved-rest = The remaining cards change nothing.
solved-played = The play, and where it gave something away
solved-at = line
solved-who = player
solved-card = played
solved-better = better
solved-nothing-lost = No card gave anything away.
solved-unknown = { $many ->
    [one] One card was not checked: it would take too long.
   *[other] { $many } cards were not checked: it would take too long.
}
solved-came-to = Result after the last card played: { $result }.

## What the tutor says, in the room and in the terminal

tutor-tentos = Tentos
tutor-tantos = Tantos
tutor-points = Points
tutor-chance = Chance of winning
tutor-tentos-mean = How many tentos you gain or lose from here to the end of the deal, compared with the table’s average. Tried in up to { $worlds } possible deals. Small differences mean little: the book’s choice stands unless another is clearly better.
tutor-tantos-mean = How many tantos you gain or lose from here to the end of the deal, compared with the table’s average. Tried in up to { $worlds } possible deals. Small differences mean little: the book’s choice stands unless another is clearly better.
tutor-points-mean = How many points you gain or lose from here to the end of the deal, compared with the table’s average. Tried in up to { $worlds } possible deals. Small differences mean little: the book’s choice stands unless another is clearly better.
tutor-chance-mean = Your chance of winning the match after this deal. Tried in up to { $worlds } possible deals. Small differences mean little: the book’s choice stands unless another is clearly better.
tutor-left = { $worlds ->
    [one] dropped as worse after one deal
   *[other] dropped as worse after { $worlds } deals
}
tutor-wins = Wins of 100
tutor-won = wins in { $won } of 100 deals
tutor-alike = just as good: { $ways }
tutor-settled = Your choice no longer matters: whatever you do, the deal ends the same.
tutor-wrong = Here is a deal in which this advice goes wrong:
tutor-holds = { $seat } holds { $cards }
tutor-comes = In this deal the advice comes to { $value } instead of { $best }.
tutor-form = There is nothing to choose here.

## Who, and one thing after another

told-then = { $one }; { $other }
list-nobody = nobody

## Books and citations

cite-section = section { $number }
imprint-place-lisbon = Lisbon
imprint-place-brazil = Brazil
imprint-year-20th-century = 20th century
imprint-year-nd = n.d.
