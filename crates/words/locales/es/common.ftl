# Palabras que todo juego necesita.

# Varias cartas en una frase: todas menos la última vienen ya unidas con comas.
list-cards = { $all } y { $last }
list-no-cards = ninguna carta
