# Hombre: che cosa dice in modo diverso dalla sua famiglia.

hombre-about = In tre si gioca con nove carte e si pesca da tredici; uno gioca contro due che pure giocano ognuno per sé.

hombre-pass = Paso
    .gloss = passi e metti nel piatto il prezzo del passo
hombre-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo, scarti ciò che non serve e peschi altrettante carte
hombre-solo = Solo
    .gloss = giochi da Hombre, il dichiarante, con le carte che hai; batte l’entrada e si paga doppio
hombre-concede = Do codillo
    .gloss = dai il gioco per perso; gli altri accettano, o ti fanno giocare

hombre-option-chillar = se chi ha la espadilla deve entrare quando tutti passano
    .name = chillar
hombre-option-fondo-mate-trump = il trionfo di un fondo quando si volta un asso nero
    .name = asso nero in un fondo
hombre-option-fondo-redeem = quanto costa riscattarsi da un fondo
    .name = prezzo di un fondo
hombre-option-pass-fee = quanto mette nel piatto chi passa
    .name = prezzo del passo
hombre-option-pozo-fichas = quante fichas fanno un pozo
    .name = fichas di un pozo
hombre-option-signals = se i difensori possono chiedersi prese
    .name = segnali
hombre-option-primeras = se le prime cinque prese si pagano
    .name = primeras
