# La ripetizione: come si guarda, si continua e si condivide.

web-all-hands = Tutte le mani
web-share = Crea un link da condividere
web-copy-link = Copia il link
web-analysis-unsolved = Gioca { $seat }. Restano troppe carte per calcolare a che cosa porta ciascuna, ma puoi provarle.
web-analysis-play-on = Continua da qui contro i bot, al posto di
web-analysis-against = Tu giochi per { $seat }; i bot giocano per gli altri. Scegli una carta.
web-analysis-both = Gioca le carte di tutti
web-decided-see = Vedi dove si è decisa la mano
web-decided-hand = Dove si è decisa la mano { $number }
web-decided-means = A carte scoperte, queste tue carte sono quelle che ti sono costate di più. Scegli di nuovo prima di guardare.
web-decided-none = Per quanto si è potuto vedere, nessuna tua carta ha regalato nulla.
web-decided-unsolved = Non è stato possibile risolvere questa mano: quando è finita restavano troppe carte.
web-decided-card = La tua carta numero { $number }
web-decided-ask = Che cosa giocheresti adesso?
web-decided-held = La tua mano
web-decided-show = Mostra
web-decided-right = Giusto, { $card }: { $result }.
web-decided-wrong = Non è la carta migliore, { $card }: { $result }.
web-decided-played = La carta che hai giocato, { $card }: { $result }.
web-decided-from-seat = Dal tuo posto si poteva vedere.
web-decided-only-open = Si vede solo a carte scoperte: dal tuo posto la tua carta non era peggiore delle altre.
web-decided-open = Replay a carte scoperte
web-decided-on = Continua da qui
web-decided-others = Che cosa hanno regalato gli altri
