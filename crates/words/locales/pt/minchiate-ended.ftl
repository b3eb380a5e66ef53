# Minchiate: como um gioco acabou, em uma frase.

minchiate-ended = { $winners } contaram { $more }, e { $losers } contaram { $less }
minchiate-ended-even = { $winners } contaram { $more }, e { $losers } contaram { $less }: empate
