# Minchiate: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

minchiate-about = Due contro due con novantasette carte: onori rubati, accusati, ammazzati e messi in salvo, contati in resti di sessanta.

minchiate-option-table = se gli atti irregolari sono respinti, o si giocano e pagano la pena
    .name = tavolo
minchiate-option-partners = i compagni d’accordo o a sorte
    .name = compagni
minchiate-option-first-dealer = il primo a far le carte d’accordo o a sorte
    .name = primo a dare
minchiate-option-resto-points = quanti punti fanno un resto
    .name = punti del resto
minchiate-option-resto-value = quanto vale un resto per ogni giocatore
    .name = valore del resto
minchiate-option-resto-coin = come si chiamano i gettoni
    .name = moneta
minchiate-option-house-stake = quanto vale un resto se non si è concordato nulla
    .name = posta
minchiate-option-broken-resto = se alla fine i punti spezzati contano per un resto in più
    .name = punti rotti
minchiate-option-revoke-payer = se il non rispondere lo paga la coppia o chi ha sbagliato
    .name = chi paga il rifiuto
minchiate-option-rob-round = chi ruba dal monte
    .name = chi ruba
minchiate-option-tarot-revoke = se il non rispondere con un tarocco è impedito, o paga la pena come il non rispondere al seme
    .name = rifiuto del tarocco
minchiate-option-match-giochi = quanti giochi fanno la partita, o finché qualcuno si alza
    .name = giochi della partita
minchiate-option-most-giochi = dopo tanti giochi una partita aperta finisce
    .name = massimo di giochi
minchiate-option-fola = nominata dal libro e non descritta
    .name = fola
minchiate-option-pacts = che altro si è pattuito prima di giocare, per l’arbitro
    .name = patti
minchiate-option-direction = per quale verso è disegnato il tavolo
    .name = senso
