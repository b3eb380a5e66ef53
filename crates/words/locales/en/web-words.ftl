# The words of the games.
web-words = Words
web-words-lead = Every word of the books with its meaning, and its names in the other languages.
web-words-of = Words of { $game }
web-words-many = { $many ->
    [one] One word
   *[other] { $many } words
}
web-words-ask = A word, in any language
web-words-letters = Letters
web-words-games = Words by game
web-words-none = No game has this word. Try another spelling.
web-words-near = Similar words:
web-words-meaning = Meaning of a word
web-words-more = Read more
web-words-all = All words
