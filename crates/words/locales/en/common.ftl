# Words that every game needs.

# Some cards in a sentence: all but the last are joined by commas already.
list-cards = { $all } and { $last }
list-no-cards = no card
