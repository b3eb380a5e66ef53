# Truco: como uma volta acabou, numa frase.

truco-ended-got = { $side } +{ $tentos } ({ $cause })
