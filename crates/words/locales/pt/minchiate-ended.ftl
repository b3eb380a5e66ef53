# Minchiate: como um gioco acabou, em uma frase.

minchiate-ended = { $winners } contaram { $more }, { $losers } { $less }
minchiate-ended-even = { $winners } contaram { $more }, { $losers } { $less }: empate
