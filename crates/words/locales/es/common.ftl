# Palabras que todo juego necesita.

# Varias cartas en una frase: todas menos la última vienen ya unidas con comas.
list-cards = { $all } y { $last }
list-no-cards = ninguna carta

# Lo que hay en la mesa; un juego puede tener sus propias palabras, con su nombre: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = descartadas { $many }
table-tricks = { $many ->
    [one] { $many } baza
   *[other] { $many } bazas
}
table-each-tricks = Bazas
table-last-trick = Última baza
table-takes = hace la baza
