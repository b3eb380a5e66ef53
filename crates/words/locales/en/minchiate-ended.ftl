# Minchiate: how a gioco ended, in a sentence.

minchiate-ended = { $winners } counted { $more }, { $losers } { $less }
minchiate-ended-even = { $winners } counted { $more }, { $losers } { $less }: even
