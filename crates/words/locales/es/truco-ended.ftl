# Truco: cómo acabó una vuelta, en una frase.

truco-ended-got = { $side } +{ $tentos } ({ $cause })
