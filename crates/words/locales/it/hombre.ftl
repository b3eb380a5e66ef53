# Hombre: che cosa dice in modo diverso dalla sua famiglia.

hombre-about = Tre giocatori con nove carte a testa, e altre tredici da cui pescare; uno gioca contro gli altri due, che giocano anch’essi ognuno per sé.

hombre-pass = Paso
    .gloss = passi e paghi nel piatto il prezzo del passo
hombre-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo, scarti ciò che non serve e peschi altrettante carte
hombre-solo = Solo
    .gloss = giochi da Hombre, il dichiarante, con le carte che hai; supera l’entrada e si paga doppio
hombre-concede = «Offro il codillo»
    .gloss = dai il gioco per perso; gli altri accettano, o ti fanno giocare

hombre-option-chillar = Chi ha l’espadilla deve entrare quando tutti passano?
    .name = chillar
hombre-option-fondo-mate-trump = Qual è il trionfo di un fondo quando si volta un asso nero?
    .name = asso nero in un fondo
hombre-option-fondo-redeem = Quanto costa riscattarsi da un fondo?
    .name = prezzo di un fondo
hombre-option-pass-fee = Quanto paga nel piatto chi passa?
    .name = prezzo del passo
hombre-option-pozo-fichas = Quante fichas fanno un pozo?
    .name = fichas di un pozo
hombre-option-signals = I difensori possono chiedersi le prese?
    .name = segnali
hombre-option-primeras = Le prime cinque prese si pagano?
    .name = primeras
