# Palavras de que todos os jogos precisam.

# Algumas cartas numa frase: todas menos a última já vêm ligadas por vírgulas.
list-cards = { $all } e { $last }
list-no-cards = nenhuma carta
