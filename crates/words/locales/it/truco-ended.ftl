# Truco: come è finita una vuelta, in una frase.

truco-ended-got = { $side } +{ $tentos } ({ $cause })
