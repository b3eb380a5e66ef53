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
