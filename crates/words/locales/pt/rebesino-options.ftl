# Rebesino: o que a sala diz dele, e o que o livro deixa à companhia.

rebesino-about = Quatro jogadores, cada um por si, e ninguém quer vazas: venda os seus ases aos outros, ou faça todas as vazas.

rebesino-option-table = se os atos irregulares são recusados, ou permitidos e pagos
    .name = mesa
rebesino-option-vueltas = quantas voltas dura a partida; em cada uma todos dão uma vez
    .name = voltas
rebesino-option-mari-perez = se a primeira e a última volta se pagam em dobro
    .name = mari-perez
rebesino-option-napolitana-shared = se os três adversários da napolitana pagam e cobram por igual
    .name = napolitana repartida
rebesino-option-napolitana-first-trick = se a napolitana sobrevive a uma vaza feita saindo da sua carta mais baixa
    .name = primeira vaza da napolitana
rebesino-option-pay-asleep = se as cartas de pago que dormem no monte se pagam
    .name = as cartas que dormem pagam-se
rebesino-option-pay-at-once = se a carta vendida ou sacada se paga logo
    .name = pagar logo
rebesino-option-renuncio-streak = se quem já renunciou pode voltar a fazê-lo de graça
    .name = renúncias seguintes grátis
rebesino-option-suerte-criterion = que carta dada ganha as multas postas de lado
    .name = carta que ganha as multas
rebesino-option-courtesy-seating = que lugares têm as senhoras; são os primeiros jogadores nomeados
    .name = lugares das senhoras
rebesino-option-dote = quantos tantos recebe cada jogador de cada vez
    .name = tantos de cada um
rebesino-option-cut-rule = como se corta o baralho entre pessoas
    .name = corte
rebesino-option-money-on-table = se há moedas na mesa em vez de fichas
    .name = moedas na mesa
rebesino-option-tanto-value = quanto vale um tanto em dinheiro
    .name = valor do tanto
