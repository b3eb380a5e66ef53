# Las palabras de los juegos.
web-words = Palabras
web-words-lead = Cada palabra de los libros con su significado y sus nombres en los otros idiomas.
web-words-of = Palabras de { $game }
web-words-many = { $many ->
    [one] Una palabra
   *[other] { $many } palabras
}
web-words-ask = Una palabra, en cualquier idioma
web-words-letters = Letras
web-words-games = Palabras por juego
web-words-none = Ningún juego tiene esta palabra. Pruebe a escribirla de otro modo.
web-words-near = Palabras parecidas:
web-words-meaning = Significado de una palabra
web-words-more = Leer más
web-words-all = Todas las palabras
