# La ripetizione: come si guarda, si continua e si condivide.

web-all-hands = Tutte le mani
web-share = Crea un link da condividere
web-copy-link = Copia il link
web-analysis-unsolved = Gioca { $seat }. Restano troppe carte per dire che cosa ne viene, ma puoi provarle.
web-analysis-play-on = Continua da qui contro i bot, al posto di
web-analysis-against = Tu giochi per { $seat }; i bot giocano per gli altri. Scegli una carta.
web-analysis-both = Gioca le carte di tutti
