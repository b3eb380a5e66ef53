# A sala de jogo: tudo o que as páginas dizem além das palavras dos próprios jogos.

## A moldura

web-skip = Ir para a página
web-nav = Páginas
web-nav-games = Jogos
web-nav-mine = As minhas mesas
web-nav-replay = Rever
web-nav-api = API
web-language = Língua
web-settings = Preferências
web-account = Conta
web-sign-in = Entrar
web-back-to-lobby = Voltar à entrada
web-close = Fechar
web-conn-on = ligado
web-conn-off = a ligar de novo, o lugar está guardado
web-conn-lost = sem ligação
web-theme = Luz
web-theme-auto = Como o sistema
web-theme-day = Dia
web-theme-night = Noite
web-taps = Para jogar uma carta
web-taps-one = Um toque
web-taps-two = Dois toques
web-motion = As cartas movem-se
web-motion-full = Depressa
web-motion-slow = Devagar
web-motion-none = Não
web-keys = Teclas
web-key-arrows = de carta em carta; ao rever, de passo em passo
web-key-enter = jogar a carta, ou escolhê-la
web-key-numbers = as respostas, pela sua ordem
web-key-hint = um palpite; outra vez, ao que ele propõe
web-key-help = esta lista
web-key-escape = fechar, ou não escolher carta nenhuma

## A entrada

web-card-room = Sala de jogo
web-hero = { $games ->
    [5] Cinco jogos de livros antigos, jogados tal como estão escritos.
   *[other] { $games } jogos de livros antigos, jogados tal como estão escritos.
}
web-hero-lead = À mesa com gente ou com os parceiros da sala. A cada número se pode perguntar porquê, e ele responde com a sua regra.
web-play-game = Jogar { $game } já
web-choose-game = Escolher um jogo
web-no-account = Não é preciso conta: basta um nome.
web-games = Os jogos
web-players = { $many } jogadores
web-minutes = { $least } a { $most } minutos
web-pack = { $many } cartas
web-play-now = Jogar já contra a sala
web-open-table = Abrir uma mesa
web-tables = Mesas
web-your-tables = As suas mesas
web-open-tables = Mesas abertas
web-no-open-tables = Nenhuma mesa tem cadeiras livres. Quem abrir uma vê-a aqui.
web-running-tables = Em jogo
web-sit = Sentar-se
web-watch = Assistir
web-of = { $taken } de { $all }
web-nobody-yet = ainda ninguém
web-state-gathering = há cadeiras livres
web-state-over = acabada
web-state-waiting = à espera
web-your-turn = A sua vez
web-no-tables-yet = Ainda não se sentou a nenhuma mesa.

## Abrir uma mesa

web-open-title = Uma mesa de { $game }
web-who-may-come = Quem pode vir
web-public = Toda a gente: aparece na entrada
web-invited = Quem tiver a ligação
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Com que pressa joga a sala
web-pace-instant = De imediato
web-pace-brisk = Depressa
web-pace-human = Como a gente
web-pace-leisurely = Devagar
web-deadline = Quanto pode a sala pensar numa jogada
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Palpites do preceptor
web-hints-alone = Só para quem joga sozinho contra a sala
web-hints-everybody = Para todos; todos veem quem pede um
web-your-name = O seu nome
web-chairs = As cadeiras
web-seat = Lugar { $number }
web-chair-me = Eu
web-chair-open = Aberto a gente
web-chair-bot = Da sala: { $level }
web-agreements = { $many ->
    [one] Mais um ajuste, como está no livro
   *[other] Mais { $many } ajustes, como estão no livro
}
web-book-has = { $value } (o livro)
web-noted-only = Só se anota: não muda nada no jogo.
web-strict = Rigorosa: o que o livro proíbe é recusado
web-honour = De honra: pode fazer-se, e seguem-se as penas
web-yes = sim
web-no = não

## Antes da partida

web-table = A mesa
web-your-part = A sua parte
web-chair-empty = livre
web-stand = Levantar-se
web-fill = Sentar a sala
web-fill-all = Encher as cadeiras com a sala
web-level = De que força
web-level-random = joga qualquer coisa
web-level-novice = principiante
web-level-club = jogador de clube
web-level-master = mestre
web-chairs-free = { $many ->
    [0] Todas as cadeiras estão tomadas
    [one] Há uma cadeira livre
   *[other] Há { $many } cadeiras livres
}
web-choose-chair = Escolha uma cadeira, ou fique a assistir.
web-still-a-chair = Ainda há uma cadeira livre: sente-se e entre a partir da próxima mão.
web-begins-when-full = A partida começa quando estiverem todas tomadas.
web-invitation = Convite
web-copy = Copiar a ligação
web-copied = Copiada
web-entropy = A sua palavra para baralhar
web-entropy-hint = qualquer coisa, ou nada

## A mesa

web-watching = Está a assistir
web-paused = Em pausa
web-you = você
web-bot = sala
web-away = joga a sala
web-to-act = a jogar
web-has = tem
web-cards = { $many ->
    [one] uma carta
   *[other] { $many } cartas
}
web-trick = A vaza
web-took = { $name } levou-a
web-holds = segura a vaza
web-turned = voltadas
web-your-cards = As suas { $many } cartas
web-not-now = agora não
web-must-go = tem de ir entre elas
web-choose = Escolher
web-say-it = Dizer
web-exactly = { $many ->
    [one] exactamente uma carta
   *[other] exactamente { $many } cartas
}
web-from-to = { $least } a { $most } cartas
web-notes = Palavras e regras
web-refused = Agora não
web-dealing = Estão a dar-se as cartas.
web-waiting-for = À espera de { $names }.
web-rests = A mesa descansa.
web-resume = Continuar
web-room-plays = A sala joga por si.
web-come-back = Jogar eu
web-hint = Palpite
web-hint-thinks = O preceptor pensa…
web-hint-would = O preceptor faria:
web-hint-do = Fazer
web-hint-ways = O que se pode fazer, e quanto vale
web-hint-way = Modo
web-hint-difference = Diferença
web-hint-taken = { $name } pediu um palpite.
web-hints-taken = { $many ->
    [one] um palpite
   *[other] { $many } palpites
}
web-take-back = Voltar atrás?
web-asks-back = { $name } pede para desfazer o que fez.
web-withdraw = Retirar o pedido
web-grant = Consentir
web-decline = Não
web-leave = Sair
web-leave-means = Quem sai guarda o lugar: a sala joga por ele até que volte.
web-pause = Pausa
web-replay = Rever
web-verify = Conferir as baralhadas
web-play-again = Jogar outra vez

## Ao lado da mesa

web-beside = Ao lado da mesa
web-tab-sheet = Contas
web-tab-talk = Conversa
web-tab-table = Mesa
web-deal = Mão { $number }
web-in-play = em jogo
web-sheet-empty = Ainda nada se pagou.
web-carried = de trás
web-why = porquê?
web-said = O que se disse
web-said-nothing = Ainda nada se disse.
web-chat-label = Escrever à mesa
web-chat-send = Enviar
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Começar por
web-preset-alone = Só, contra a sala
web-preset-friends = Com amigos, por convite
web-preset-short = Uma partida curta
web-preset-honour = Sob palavra
web-preset-timed = Contra o relógio
web-rules-of = Como se joga { $game }
web-rules = Como se joga
web-rules-ask = Uma palavra ou uma regra
web-rules-look-up = Procurar
web-rules-unknown = Não há tal regra ou palavra neste jogo.
web-rules-advice = Os conselhos do livro
web-aloud = Dizer em voz alta: o que o livro conhece obriga
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Ninguém escreveu nada.
web-chat-closed = Não se fala enquanto se joga: estes livros têm-no por irregularidade. A conversa abre outra vez quando a partida acaba.
web-chat-seated = Pode escrever quem está sentado à mesa.
web-agreed = O que se ajustou
web-by-the-book = { $many ->
    [one] Um ajuste segundo o livro
   *[other] { $many } ajustes segundo o livro
}
web-fair = As cartas
web-fair-proves = Antes da primeira carta a casa mostrou a impressão de uma semente secreta; a semente mostra-se quando a partida acaba. Quem comparar as duas sabe que nenhuma mão foi mudada.
web-fair-proves-not = Não prova que ninguém tenha espreitado.
web-commitment = Impressão
web-seed = Semente

## Rever

web-steps = Passos
web-first = Ao princípio
web-back = Atrás
web-forward = Adiante
web-last = Ao fim
web-run = Correr
web-stop = Parar
web-beginning = Antes do primeiro passo
web-step-of = Passo { $at } de { $last }
web-go-to = Ir ao passo
web-go = Ir
web-eyes = Visto por
web-public-eyes = todos
web-download = Guardar o registo
web-upload = Rever um registo
web-upload-means = Ponha aqui o texto de um registo, e ele joga-se de novo, passo a passo. Quem tiver a ligação também o vê.
web-record = O registo
web-choose-file = De um ficheiro
web-upload-go = Rever

## Análise de uma partida terminada

web-analysis = Análise
web-analysis-open = Analisar o jogo
web-analysis-close = Fechar a análise
web-analysis-means = Aqui todas as cartas estão à vista. Cada carta vale aquilo a que chega o lado de quem a joga, se daí em diante todos jogarem o melhor.
web-analysis-nothing = Aqui não se joga carta, ou faltam ainda demasiadas para achar o melhor a tempo.
web-analysis-cards = O que se podia jogar
web-analysis-best = melhor
web-analysis-played = foi jogada
web-analysis-try = Experimentar { $card }: { $result }
web-analysis-line = O melhor jogo daqui em diante
web-analysis-tried = Experimentado em vez disso
web-analysis-return = Voltar à partida
web-analysis-hand = Onde a mão mudou
web-analysis-no-loss = Nada se perdeu, tanto quanto se pode ver.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, nada perdido
web-analysis-unknown = { $seat }: { $card }, por ver

## Contas

web-account-nobody = Não é precisa: basta um nome para jogar. Uma conta guarda as mesas e os resultados de um aparelho para outro.
web-account-guest = Neste navegador é um convidado. Uma conta guarda as mesas e os resultados de um aparelho para outro.
web-account-member = As suas mesas e resultados estão guardados.
web-sign-up = Abrir conta
web-sign-up-means = Fica com as mesas que já tem.
web-sign-in-means = Com o nome de entrada e a palavra-passe que escolheu.
web-sign-out = Sair da conta
web-sign-out-means = As suas mesas ficam onde estão.
web-login = Nome de entrada
web-password = Palavra-passe, oito letras ou mais
web-rename = Mudar
web-results = Resultados
web-no-results = Ainda não acabou nenhuma partida.
web-game = Jogo
web-matches = Partidas
web-firsts = Ganhas
web-sum = Soma
web-average = Em média
web-latest = As últimas
web-place-of = { $place }.º de { $all }

## Recusas

web-denied-unreadable = Isso não é acção deste jogo.
web-denied-no-such-seat = Não há tal lugar.
web-denied-taken = Esse lugar está tomado.
web-denied-seated = Já tem lugar nesta mesa.
web-denied-not-seated = Não tem lugar nesta mesa.
web-denied-no-such-level = A sala não tem tal jogador.
web-denied-not-begun = A partida ainda não começou.
web-denied-begun = A partida já começou.
web-denied-over = A partida acabou.
web-denied-paused = A mesa está em pausa.
web-denied-timed = Não há pausa enquanto corre o relógio de outra pessoa.
web-denied-not-paused = A mesa não está em pausa.
web-denied-away = A sala joga por si: volte primeiro.
web-denied-here = Já está à mesa.
web-denied-dealing = Estão a dar-se as cartas.
web-denied-nothing-to-take-back = Não há nada que desfazer, ou já soube alguma coisa depois disso.
web-denied-not-asked = Ninguém pede.
web-denied-not-resting = Ninguém está à sua espera.
web-denied-not-your-turn = Não é a sua vez.
web-denied-no-hints = Sem palpites nesta mesa: joga mais gente, e abriu-se sem eles.
web-denied-silence = Não se fala enquanto se joga uma mão.
web-denied-chat = Escreva de uma a quatrocentas letras.
web-denied-unwritten = A casa não o pôde escrever. Nada aconteceu: tente de novo.
web-denied-overtaken = Aconteceu alguma coisa entretanto: veja de novo.
