# Minchiate: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

minchiate-about = Due contro due con novantasette carte. Ruba onori, accusali, ammazza quelli degli altri e salva i tuoi; ogni sessanta punti sono un resto.

minchiate-option-table = se gli atti irregolari sono rifiutati, o permessi e puniti
    .name = tavolo
minchiate-option-partners = se i compagni si concordano o si sorteggiano
    .name = compagni
minchiate-option-first-dealer = se il primo a dare si concorda o si sorteggia
    .name = primo a dare
minchiate-option-resto-points = quanti punti fanno un resto
    .name = punti del resto
minchiate-option-resto-value = quanto vale un resto per ogni giocatore
    .name = valore del resto
minchiate-option-resto-coin = come si chiamano i gettoni
    .name = moneta
minchiate-option-house-stake = quanto vale un resto se non si è concordato nulla
    .name = posta
minchiate-option-broken-resto = se alla fine i punti che avanzano contano come un resto in più
    .name = punti rotti
minchiate-option-revoke-payer = se un rifiuto lo paga la coppia o solo chi l’ha fatto
    .name = chi paga il rifiuto
minchiate-option-rob-round = chi ruba dal monte
    .name = chi ruba
minchiate-option-tarot-revoke = se non giocare un tarocco quando si deve è impedito, o punito come non rispondere al seme
    .name = rifiuto del tarocco
minchiate-option-match-giochi = quanti giochi fanno la partita, o se dura finché qualcuno lascia
    .name = giochi della partita
minchiate-option-most-giochi = dopo tanti giochi una partita aperta finisce
    .name = massimo di giochi
minchiate-option-fola = un’usanza che il libro nomina ma non descrive
    .name = fola
minchiate-option-pacts = che altro si è pattuito prima di giocare, per l’arbitro
    .name = patti
minchiate-option-direction = per quale verso è disegnato il tavolo
    .name = senso
