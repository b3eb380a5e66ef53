# Cientos: o que a sala diz dele, e o que o livro deixa aos jogadores.

cientos-about = O piquet espanhol, para dois: descarte, compre, acuse o que tem e jogue doze vazas, até cem pontos.
cientos-option-table = se os atos irregulares são recusados, ou podem acontecer e se tratam como diz o livro
    .name = mesa
cientos-option-calidades = se as calidades também se pagam uma a uma
    .name = calidades
cientos-option-game-stake = quanto vale um jogo simples
    .name = aposta
cientos-option-calidad-price = quanto vale uma calidade: um quarto do jogo, se não se disser outro preço
    .name = preço da calidade
cientos-option-double-game = se quem perde sem fazer cinquenta paga dobrado
    .name = jogo dobrado
cientos-option-packets = quantas cartas se dão de cada vez
    .name = pacotes ao dar
cientos-option-show-sets = se os catorzes e os três se mostram, ou só se dizem
    .name = mostrar catorzes e três
cientos-option-courtesy = se o primeiro lugar é de uma senhora, que é mão qualquer que seja a sua carta
    .name = cortesia
cientos-option-games = quantos jogos fazem a partida
    .name = jogos
