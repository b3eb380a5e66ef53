# Hombre: o que diz de modo diferente da sua família.

hombre-about = Três jogam com nove cartas e compram de um monte de treze. Um joga contra os outros dois, que também jogam cada um por si.

hombre-pass = Paso
    .gloss = passar; custa uma taxa, que vai para o bolo
hombre-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo, descartar as cartas ruins e comprar o mesmo número
hombre-solo = Solo
    .gloss = jogar como Hombre, o declarante, com as cartas que você tem; supera a entrada e é pago em dobro
hombre-concede = “Ofereço codillo”
    .gloss = dar o jogo por perdido; os outros aceitam ou mandam você jogar

hombre-option-chillar = Se todos passam, quem tem a espadilla deve entrar?
    .name = chillar
hombre-option-fondo-mate-trump = Qual é o trunfo de um fondo quando a carta virada é um ás preto?
    .name = ás preto em um fondo
hombre-option-fondo-redeem = Quanto custa desistir de um fondo?
    .name = preço de um fondo
hombre-option-pass-fee = Quanto põe no bolo quem passa?
    .name = taxa de passar
hombre-option-pozo-fichas = Quantas fichas fazem um pozo?
    .name = fichas de um pozo
hombre-option-signals = Os defensores podem pedir vazas um ao outro?
    .name = sinais
hombre-option-primeras = As cinco primeiras vazas são pagas?
    .name = primeras
