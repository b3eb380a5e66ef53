# Il libro delle regole e le mani giocate.

web-book-contents = Che cosa c’è nel libro
web-book-options = Che cosa si può concordare
web-book-option = Accordo
web-book-means = Che cosa significa
web-book-default = Come vuole il libro
web-book-laws = Le leggi
web-book-law-enforce = Vale sempre.
web-book-law-prevent = Qui non può accadere: il programma lo rifiuta.
web-book-law-honour = Può accadere a un tavolo d’onore.
web-book-law-referee = Accade solo con carte vere in mano.
web-book-law-conduct = È questione di buone maniere.
web-book-hands = Mani giocate
web-book-hands-mean = Mani dei libri, carta per carta. Aprine una per giocarla qui.
web-book-gallery = Le mani dei libri
web-book-play-through = Apri a un tavolo, con l’analisi
web-book-words = Parole
web-book-cited = { $many ->
    [one] si vede in una mano
   *[other] si vede in { $many } punti
}
web-book-payments = Pagamenti previsti da questa regola
web-book-refusals = Vietato da questa regola
