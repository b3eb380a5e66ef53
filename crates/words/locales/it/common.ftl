# Parole di cui ogni gioco ha bisogno.

# Alcune carte in una frase: tutte meno l’ultima sono già unite da virgole.
list-cards = { $all } e { $last }
list-no-cards = nessuna carta
