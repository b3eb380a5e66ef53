# Parole di cui ogni gioco ha bisogno.

# Alcune carte in una frase: tutte meno l’ultima sono già unite da virgole.
list-cards = { $all } e { $last }
list-no-cards = nessuna carta

# Ciò che sta sul tavolo; un gioco può avere parole sue, sotto il suo nome: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = scartate { $many }
table-tricks = { $many ->
    [one] { $many } presa
   *[other] { $many } prese
}
table-each-tricks = Prese
table-last-trick = Ultima presa
table-takes = fa la presa
