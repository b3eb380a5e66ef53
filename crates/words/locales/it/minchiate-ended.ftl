# Minchiate: come è finita un gioco, in una frase.

minchiate-ended = { $winners } hanno contato { $more }, { $losers } { $less }
minchiate-ended-even = { $winners } hanno contato { $more }, { $losers } { $less }: pari
