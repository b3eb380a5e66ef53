# Words that every game needs.

# Some cards in a sentence: all but the last are joined by commas already.
list-cards = { $all } and { $last }
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
table-takes = takes the trick

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
solved-deal = Deal { $deal }. { $turn }
solved-turn = { $seat } is to play. With best play by all: { $result }.
solved-line = For example: { $line }

## What the tutor says, in the room and in the terminal

tutor-chips = Chips
tutor-points = Points
tutor-chance = To win the partida
tutor-chips-mean = Chips above the average of all when the deal is over. Tried in up to { $worlds } imagined worlds: small differences mean little.
tutor-points-mean = Points above the average of all when the deal is over. Tried in up to { $worlds } imagined worlds: small differences mean little.
tutor-chance-mean = How likely you win the partida from where the deal leaves you. Tried in up to { $worlds } imagined worlds: small differences mean little.
tutor-left = { $worlds ->
    [one] left early, after one world
   *[other] left early, after { $worlds } worlds
}
tutor-form = There is no choice, or one that only follows a form.
