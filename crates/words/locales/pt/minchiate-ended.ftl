# Minchiate: como um gioco acabou, numa frase.

minchiate-ended = { $winners } contaram { $more }, { $losers } { $less }
minchiate-ended-even = { $winners } contaram { $more }, { $losers } { $less }: empate
