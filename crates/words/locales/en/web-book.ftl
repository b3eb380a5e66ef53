# The rule book and the worked hands.

web-book-contents = Contents
web-book-options = What may be agreed
web-book-option = Agreement
web-book-means = What it means
web-book-default = The book’s way
web-book-laws = The laws
web-book-law-enforce = This law always holds.
web-book-law-prevent = This cannot happen here: the program refuses it.
web-book-law-honour = This can happen at an honour table.
web-book-law-referee = This needs real cards in real hands.
web-book-law-conduct = This is a matter of manners.
web-book-hands = Worked hands
web-book-hands-mean = Hands from the books, card by card. Open one to play through it here.
web-book-gallery = The books’ hands
web-book-play-through = Open it at a table, with the analysis
web-book-words = Words
web-book-cited = { $many ->
    [one] seen in one place
   *[other] seen in { $many } places
}
web-book-payments = Paid by this rule
web-book-refusals = Refused by this rule
