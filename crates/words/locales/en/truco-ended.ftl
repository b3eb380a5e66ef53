# Truco: how a volta ended, in a sentence.

truco-ended-got = { $side } +{ $tentos } ({ $cause })
