# A repetição: como se olha, se continua e se partilha.

web-all-hands = Todas as mãos
web-share = Criar uma ligação para partilhar
web-copy-link = Copiar a ligação
web-analysis-unsolved = Joga { $seat }. Ainda há cartas de mais para dizer o que resulta de cada uma, mas pode experimentá-las.
web-analysis-play-on = Continuar daqui contra a sala, no lugar de
web-analysis-against = Você joga por { $seat }; a sala joga pelos outros. Escolha uma carta.
web-analysis-both = Jogar você as cartas de todos
