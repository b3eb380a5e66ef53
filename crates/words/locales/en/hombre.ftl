# Hombre: messages of its own.

hombre-about = Three players with nine cards each, and thirteen to draw from. One plays against the other two, who do not add their tricks together.

hombre-pass = Paso
    .gloss = pass; it costs a fee, paid into the pot
hombre-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump, discard bad cards and draw as many
hombre-solo = Solo
    .gloss = play as Hombre, the declarer, with the cards you have; it beats an entrada and pays double
hombre-concede = “I offer codillo”
    .gloss = give the game up as beaten; the others accept it, or make you play on

hombre-option-chillar = Must the holder of the espadilla enter when all pass?
    .name = chillar
hombre-option-fondo-mate-trump = What is trump in a fondo when a black ace is turned?
    .name = black ace in a fondo
hombre-option-fondo-redeem = What does it cost to buy oneself out of a fondo?
    .name = price of a fondo
hombre-option-pass-fee = What does a player pay into the pot for passing?
    .name = fee for passing
hombre-option-pozo-fichas = How many fichas make a pozo?
    .name = fichas in a pozo
hombre-option-signals = May defenders ask each other for tricks?
    .name = signals
hombre-option-primeras = Are the first five tricks paid?
    .name = primeras
