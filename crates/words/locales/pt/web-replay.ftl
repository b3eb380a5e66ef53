# A repetição: como se olha, se continua e se compartilha.

web-all-hands = Todas as mãos
web-share = Criar um link para compartilhar
web-copy-link = Copiar o link
web-analysis-unsolved = Joga { $seat }. Ainda há cartas demais para dizer a que leva cada uma, mas você pode experimentá-las.
web-analysis-play-on = Continuar daqui contra bots, no lugar de
web-analysis-against = Você joga por { $seat }; bots jogam pelos outros. Escolha uma carta.
web-analysis-both = Jogar as cartas de todos
