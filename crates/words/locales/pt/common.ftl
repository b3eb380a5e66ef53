# Palavras de que todos os jogos precisam.

# Algumas cartas numa frase: todas menos a última já vêm ligadas por vírgulas.
list-cards = { $all } e { $last }
list-no-cards = nenhuma carta

# O que está na mesa; um jogo pode ter as suas próprias palavras, com o seu nome: truco-table-stock.
table-stock = Baralho { $many }
table-laid-aside = descartadas { $many }
table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
table-each-tricks = Vazas
table-last-trick = Última vaza
table-takes = faz a vaza
