# Minchiate: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

minchiate-about = Due contro due con novantasette carte. Ruba onori, accusali, ammazza quelli degli altri e salva i tuoi; sessanta punti fanno un resto.

minchiate-option-table = Gli atti irregolari sono rifiutati, o permessi e puniti?
    .name = tavolo
minchiate-option-partners = I compagni si scelgono d’accordo o si sorteggiano?
    .name = compagni
minchiate-option-first-dealer = Chi fa le carte per primo si decide d’accordo o a sorte?
    .name = primo a fare le carte
minchiate-option-resto-points = Quanti punti fanno un resto?
    .name = punti del resto
minchiate-option-resto-value = Quanto vale un resto per ogni giocatore?
    .name = valore del resto
minchiate-option-resto-coin = Come si chiamano i gettoni?
    .name = moneta
minchiate-option-house-stake = Quanto vale un resto se non si è concordato nulla?
    .name = posta
minchiate-option-broken-resto = Alla fine i punti spezzati contano come un resto in più?
    .name = punti spezzati
minchiate-option-revoke-payer = Chi paga un rifiuto: la coppia, o solo chi l’ha fatto?
    .name = chi paga il rifiuto
minchiate-option-rob-round = Chi ruba dal monte?
    .name = chi ruba
minchiate-option-tarot-revoke = Se qualcuno non gioca un tarocco quando deve, il programma lo impedisce o lo si punisce come un rifiuto?
    .name = rifiuto del tarocco
minchiate-option-match-giochi = Quanti giochi fanno la partita, o dura finché qualcuno non lascia?
    .name = giochi della partita
minchiate-option-most-giochi = Dopo quanti giochi finisce una partita senza limite?
    .name = massimo di giochi
minchiate-option-fola = Un’usanza che il libro nomina ma non descrive
    .name = fola
minchiate-option-pacts = Che altro si è convenuto prima di giocare? Vale per l’arbitro.
    .name = patti
minchiate-option-direction = In quale verso è disegnato il tavolo?
    .name = senso
