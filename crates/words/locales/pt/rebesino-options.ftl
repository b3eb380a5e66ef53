# Rebesino: o que a sala diz dele, e o que o livro deixa aos jogadores.

rebesino-about = Quatro jogadores, cada um por si, e ninguém quer vazas: venda os seus ases aos outros, ou faça todas as vazas.

rebesino-option-table = As faltas são recusadas, ou permitidas e cobradas?
    .name = mesa
rebesino-option-vueltas = Quantas rodadas dura a partida? Em cada uma, todos dão uma vez.
    .name = rodadas
rebesino-option-mari-perez = A primeira e a última rodada são pagas em dobro?
    .name = mari-perez
rebesino-option-napolitana-shared = Os três adversários da napolitana pagam e cobram por igual?
    .name = napolitana repartida
rebesino-option-napolitana-first-trick = A napolitana sobrevive se o seu dono sai primeiro com a carta mais baixa e ganha essa vaza?
    .name = primeira vaza da napolitana
rebesino-option-pay-asleep = As cartas de pago que dormem no monte são pagas?
    .name = cartas que dormem
rebesino-option-pay-at-once = A carta vendida ou sacada é paga na hora?
    .name = pagar na hora
rebesino-option-renuncio-streak = Quem já renunciou pode renunciar de novo sem pagar mais?
    .name = renúncias seguintes sem custo
rebesino-option-suerte-criterion = Quem recebe qual carta ganha as penas que ficaram separadas?
    .name = carta que ganha as penas
rebesino-option-courtesy-seating = Quais são os lugares das senhoras? Elas são os primeiros jogadores nomeados.
    .name = lugares das senhoras
rebesino-option-dote = Quantos tantos cada jogador recebe de cada vez?
    .name = tantos de cada um
rebesino-option-cut-rule = Como o baralho é cortado quando jogam pessoas?
    .name = corte
rebesino-option-money-on-table = Há moedas na mesa em vez de fichas?
    .name = moedas na mesa
rebesino-option-tanto-value = Quanto vale um tanto em dinheiro?
    .name = valor do tanto
