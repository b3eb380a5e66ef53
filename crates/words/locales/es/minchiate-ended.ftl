# Minchiate: cómo acabó un gioco, en una frase.

minchiate-ended = { $winners } contaron { $more }, { $losers } { $less }
minchiate-ended-even = { $winners } contaron { $more }, { $losers } { $less }: empate
