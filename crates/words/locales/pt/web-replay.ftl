# A repetição: como se olha, se continua e se compartilha.

web-all-hands = Todas as mãos
web-share = Criar um link para compartilhar
web-copy-link = Copiar o link
web-analysis-unsolved = { $seat } joga. Ainda há cartas demais para dizer o resultado de cada uma, mas você pode experimentá-las.
web-analysis-play-on = Continuar daqui contra bots, no lugar de
web-analysis-against = Você joga por { $seat }; bots jogam pelos outros. Escolha uma carta.
web-analysis-both = Jogar as cartas de todos
web-decided-see = Ver onde a mão se decidiu
web-decided-hand = Onde a mão { $number } se decidiu
web-decided-means = Com todas as cartas à vista, estas foram as suas cartas que mais custaram. Escolha de novo antes de olhar.
web-decided-none = Até onde é possível ver, nenhuma carta sua perdeu nada.
web-decided-unsolved = Não foi possível resolver esta mão: ainda restavam cartas demais quando ela acabou.
web-decided-card = A sua carta número { $number }
web-decided-ask = O que você jogaria agora?
web-decided-held = A sua mão
web-decided-show = Mostrar
web-decided-right = Certo, { $card }: { $result }.
web-decided-wrong = Não é a melhor carta, { $card }: { $result }.
web-decided-played = A carta que você jogou, { $card }: { $result }.
web-decided-from-seat = Do seu lugar, era possível ver isso.
web-decided-only-open = Só com as cartas à vista é possível ver isso: do seu lugar, a sua carta não era pior.
web-decided-open = Rever com todas as cartas à vista
web-decided-on = Continuar daqui
web-decided-others = O que os outros perderam
