# Words that every game needs.

# Some cards, or names, in a sentence: all but the last are joined by commas already.
list-of = { $all } and { $last }
list-no-cards = no card

# What lies on the table; a game may have its own words for it, under its own name: truco-table-stock.
table-stock = Stock { $many }
table-laid-aside = laid aside { $many }
table-tricks = { $many ->
    [one] { $many } trick
   *[other] { $many } tricks
}
table-each-tricks = Tricks
table-last-trick = Last trick
table-won = points
table-takes = takes the trick
table-shows = shows

## What could have been won, all cards open

solved-feito = the feito wins
solved-resposta = resposta
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
solved-turn = { $seat } is to play. With best play by all: { $result }.
solved-where = Deal { $deal }, trick { $trick }. { $seat } is to play.
solved-of-feito = { $seat } is the feito. With best play by all: { $result }.
solved-of-side = With best play by all, for { $side }: { $result }.
solved-counts-feito = The feito wins with more tricks than any opponent has; resposta is a tie, and with codilho an opponent wins. The opponents play together.
solved-counts-hand = By the cards alone, whatever is said and staked.
solved-counts-tricks = Counted are the tricks of the whole deal, those already taken among them.
solved-counts-hearts = Counted are the hearts taken in the whole deal, the fewer the better.
solved-counts-points = Counted are the points of the whole deal, those already taken among them.
solved-counts-lead = Counted are the points by which one pair is ahead of the other in all that is still to be marked in this deal.
solved-cards = What each card leads to
solved-line = A line of best play
solved-trick = trick
solved-leads = leads
solved-takes = takes it
solved-nobody = nobody
solved-rest = The cards that are left change nothing.
solved-played = What was played, and where it gave something away
solved-at = line
solved-who = who
solved-card = played
solved-better = better
solved-nothing-lost = No card gave anything away.
solved-unknown = { $many ->
    [one] Of { $many } card it is not known: that would take too long.
   *[other] Of { $many } cards it is not known: that would take too long.
}
solved-came-to = After the last card that was played: { $result }.

## What the tutor says, in the room and in the terminal

tutor-tentos = Tentos
tutor-points = Points
tutor-chance = To win the partida
tutor-tentos-mean = Tentos above the average of all when the deal is over. Tried in up to { $worlds } imagined worlds: small differences mean little, and the book's choice stands unless another is clearly better.
tutor-points-mean = Points above the average of all when the deal is over. Tried in up to { $worlds } imagined worlds: small differences mean little, and the book's choice stands unless another is clearly better.
tutor-chance-mean = How likely you win the partida from where the deal leaves you. Tried in up to { $worlds } imagined worlds: small differences mean little, and the book's choice stands unless another is clearly better.
tutor-left = { $worlds ->
    [one] fell behind after one world
   *[other] fell behind after { $worlds } worlds
}
tutor-form = There is nothing to choose here.

## Who, and one thing after another

told-then = { $one }; { $other }
list-nobody = nobody
