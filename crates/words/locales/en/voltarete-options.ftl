# Voltarete: what the lobby says of it, and what its book leaves to the company.

voltarete-about = Three play nine cards each; one makes himself against the others in a suit of his choice, for the bolo.

voltarete-option-table = whether irregular acts are refused, or played and penalised
voltarete-option-players = three, or four of whom the dealer sits out
voltarete-option-seating = seats are drawn by cards, or taken freely
voltarete-option-packs = how many packs lie on the table; a program shuffles at once
voltarete-option-deal-packets = how the nine cards are dealt
voltarete-option-abonos = the counters each receives at the start; balances are won and lost
voltarete-option-cash-table = twenty tentos for change, the rest in money
voltarete-option-dealer-ante = what each dealer puts into the bolo
voltarete-option-medalhao = whether a new bolo is formed with the medalhão
voltarete-option-medalhao-value = what the medalhão puts in
voltarete-option-draw-from = from which end of the talon cards are drawn
voltarete-option-pass-from = from which end cards are passed on
voltarete-option-espadilha-obrigada = with four: when the holder of Espadilha must go to the casca
voltarete-option-pe-obrigado = with four: whether the pé must go if nobody before him holds Espadilha
voltarete-option-no-reposta-above-limit = above the limit of the obligation respostas become remissas
voltarete-option-remissa-from-hand = from which hand of a bolo's life a resposta may be left as remissa
voltarete-option-reposta-with-remissa-pending = what becomes of a resposta while a remissa is pending
voltarete-option-split-remissa = whether a remissa that falls due may enter in two parts
voltarete-option-divide-remissas-at-end = when remissas may be shared out
voltarete-option-treze-surrender = whether a casca das treze may be given up if all three agree
voltarete-option-recambo-size = how many lifted bolos fill the box
voltarete-option-recambos = how many recambós make a match
voltarete-option-most-hands = after so many hands of one recambó the company rises, and what is left is shared out
voltarete-option-reseat-each-recambo = whether seats are drawn again for each recambó
voltarete-option-payment-claims = whether pagas are paid by themselves or must be asked for
voltarete-option-claim-deadline = until when pagas may be asked for
voltarete-option-wrong-count-at-end = what a wrong number of cards costs; for the referee, since no program deals wrong
voltarete-option-penalty-code = what a revoke costs: the book's laws, or only a resposta
voltarete-option-segundo-max = how many cards a Voltarete segundo may replace
voltarete-option-last-buyer-max = how many cards the last buyer may buy
voltarete-option-codilho-tie = who gets a codilho two opponents have earned alike
voltarete-option-tento-on-consent = whether giving leave costs a tento
voltarete-option-history-attribution = whether the table tells who played a card of a taken trick
