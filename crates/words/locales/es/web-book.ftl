# El libro de reglas y las manos jugadas.

web-book-contents = Índice
web-book-options = Lo que se puede acordar
web-book-option = Acuerdo
web-book-means = Significado
web-book-default = Según el libro
web-book-laws = Las leyes
web-book-law-enforce = Rige siempre.
web-book-law-prevent = Aquí no puede ocurrir: el programa lo rechaza.
web-book-law-honour = Puede ocurrir en una mesa de honor.
web-book-law-referee = Solo ocurre con cartas de verdad.
web-book-law-conduct = Es cuestión de modales.
web-book-hands = Manos jugadas
web-book-hands-mean = Manos de los libros, carta a carta. Abra una para jugarla aquí mismo.
web-book-gallery = Las manos de los libros
web-book-play-through = Abrirla en una mesa, con el análisis
web-book-words = Palabras
web-book-cited = { $many ->
    [one] aparece en un lugar
   *[other] aparece en { $many } lugares
}
web-book-payments = Se paga por esta regla
web-book-refusals = Se rechaza por esta regla
