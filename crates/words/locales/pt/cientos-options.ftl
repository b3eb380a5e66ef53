# Cientos: o que a sala diz dele, e o que o livro deixa aos jogadores.

cientos-about = O piquet espanhol, para dois: descarte, compre, acuse o que tem e jogue doze vazas, até cem pontos.
cientos-option-table = As faltas são recusadas, ou podem acontecer e são julgadas pelo livro?
    .name = mesa
cientos-option-calidades = As qualidades também são pagas uma a uma?
    .name = qualidades
cientos-option-game-stake = Quanto vale um jogo simples?
    .name = aposta
cientos-option-calidad-price = Quanto vale uma qualidade? Se nenhum preço for combinado, um quarto do jogo.
    .name = preço da qualidade
cientos-option-double-game = Quem perde sem fazer cinquenta paga em dobro?
    .name = jogo dobrado
cientos-option-packets = Quantas cartas são dadas de cada vez?
    .name = cartas de cada vez
cientos-option-show-sets = Os catorzes e os três são mostrados, ou só acusados?
    .name = mostrar catorzes e três
cientos-option-courtesy = O primeiro lugar é de uma senhora, que é o mão seja qual for a carta que cortar?
    .name = cortesia
cientos-option-games = Quantos jogos fazem a partida?
    .name = jogos
