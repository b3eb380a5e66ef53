# Le parole dei giochi.
web-words = Parole
web-words-lead = Ogni parola dei libri con il suo significato e i suoi nomi nelle altre lingue.
web-words-of = Parole di { $game }
web-words-many = { $many ->
    [one] Una parola
   *[other] { $many } parole
}
web-words-ask = Una parola, in qualsiasi lingua
web-words-letters = Lettere
web-words-games = Parole per gioco
web-words-none = Nessun gioco ha questa parola. Prova un’altra grafia.
web-words-near = Parole simili:
web-words-meaning = Significato di una parola
web-words-more = Leggi di più
web-words-all = Tutte le parole
