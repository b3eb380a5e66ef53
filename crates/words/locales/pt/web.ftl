# A sala de jogo: tudo o que as páginas dizem além das palavras dos próprios jogos.

## A moldura

web-skip = Ir para o conteúdo
web-nav = Páginas
web-nav-play = Jogar
web-nav-learn = Aprender
web-nav-watch = Assistir
web-nav-referee = Árbitro
web-nav-clubs = Clubes
web-nav-me = Eu
web-nav-more = Mais páginas
web-nav-replay = Rever
web-nav-api = API
web-language = Idioma
web-settings = Preferências
web-account = Conta
web-sign-in = Entrar
web-back-to-lobby = Voltar ao início
web-close = Fechar
web-conn-on = online
web-conn-off = reconectando; o seu lugar fica guardado
web-conn-lost = sem conexão
web-theme = Tema
web-theme-auto = O do sistema
web-theme-day = Claro
web-theme-night = Escuro
web-taps = Para jogar uma carta
web-taps-one = Um toque
web-taps-two = Dois toques
web-motion = Movimento das cartas
web-motion-full = Rápido
web-motion-slow = Lento
web-motion-none = Nenhum
web-keys = Teclas
web-key-arrows = de carta em carta; ao rever, de passo em passo
web-key-enter = jogar a carta, ou escolhê-la
web-key-numbers = escolher uma resposta pelo número
web-key-hint = pedir uma dica; outra vez, ir para o que ela sugere
web-key-help = esta lista
web-key-escape = fechar, ou desmarcar as cartas escolhidas

## A entrada

web-card-room = Sala de jogo
web-hero = { $games ->
    [5] Cinco jogos de livros antigos, jogados exatamente como estão escritos.
   *[other] { $games } jogos de livros antigos, jogados exatamente como estão escritos.
}
web-hero-lead = Jogue com outras pessoas ou contra bots. Cada pagamento mostra o motivo e a regra.
web-play-game = Jogar { $game } agora
web-choose-game = Escolher um jogo
web-no-account = Você não precisa de conta: basta um nome.
web-games = Os jogos
web-or = { $one } ou { $other }
web-players = { $many } jogadores
web-minutes = { $least } a { $most } minutos
web-play-now = Jogar agora contra bots
web-open-table = Abrir uma mesa
web-tables = Mesas
web-your-tables = As suas mesas
web-open-tables = Mesas abertas
web-no-open-tables = Nenhuma mesa tem cadeira livre. Abra uma e ela aparece aqui.
web-running-tables = Em jogo
web-sit = Sentar
web-watch = Assistir
web-of = { $taken } de { $all }
web-nobody-yet = ninguém ainda
web-state-gathering = há cadeiras livres
web-state-over = encerrada
web-state-waiting = esperando
web-your-turn = Sua vez
web-no-tables-yet = Você ainda não se sentou em nenhuma mesa.

## Abrir uma mesa

web-open-title = Uma mesa de { $game }
web-who-may-come = Quem pode entrar?
web-public = Todos: a mesa aparece no início
web-invited = Quem tiver o link
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Ritmo dos bots
web-pace-instant = Na hora
web-pace-brisk = Rápido
web-pace-human = Como pessoas
web-pace-leisurely = Lento
web-deadline = Tempo de cada bot por jogada
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Dicas do tutor
web-hints-alone = Só quando você joga contra bots, sem mais ninguém
web-hints-everybody = Para todos; a mesa vê quem pede uma dica
web-your-name = O seu nome
web-chairs = As cadeiras
web-seat = Lugar { $number }
web-chair-me = Eu
web-chair-open = Aberta a pessoas
web-chair-bot = Bot: { $level }
web-agreements = { $many ->
    [one] Mais uma opção, como está no livro
   *[other] Mais { $many } opções, como estão no livro
}
web-book-has = { $value } (o livro)
web-noted-only = Só fica anotado: não muda nada no jogo.
web-strict = Estrita: o que o livro proíbe é recusado
web-honour = De honra: pode ser feito, e quem é denunciado paga a pena
web-yes = sim
web-no = não

## Antes da partida

web-table = A mesa
web-your-part = O seu lugar
web-chair-empty = livre
web-stand = Levantar
web-fill = Sentar um bot
web-fill-all = Preencher as cadeiras com bots
web-level = Força
web-level-random = joga ao acaso
web-level-novice = principiante
web-level-club = nível de clube
web-level-master = mestre
web-chairs-free = { $many ->
    [0] Todas as cadeiras estão ocupadas
    [one] Há uma cadeira livre
   *[other] Há { $many } cadeiras livres
}
web-choose-chair = Escolha uma cadeira, ou fique assistindo.
web-still-a-chair = Ainda há uma cadeira livre: sente e jogue a partir da próxima mão.
web-begins-when-full = A partida começa quando todas as cadeiras estão ocupadas.
web-invitation = Convite
web-copy = Copiar o link
web-copied = Copiado
web-entropy = A sua palavra para o embaralhamento
web-entropy-hint = qualquer coisa, ou nada

## A mesa

web-watching = Você está assistindo
web-paused = Em pausa
web-you = você
web-bot = bot
web-away = um bot joga
web-to-act = a jogar
web-has = tem
web-cards = { $many ->
    [one] uma carta
   *[other] { $many } cartas
}
web-trick = A vaza
web-took = { $name } fez a vaza
web-holds = está ganhando a vaza
web-turned = viradas
web-your-cards = { $many ->
    [one] A sua carta
   *[other] As suas { $many } cartas
}
web-not-now = não pode ser jogada agora
web-must-go = deve estar entre elas
web-choose = Escolher
web-say-it = Dizer
web-exactly = { $many ->
    [one] exatamente uma carta
   *[other] exatamente { $many } cartas
}
web-from-to = { $least } a { $most } cartas
web-notes = Palavras e regras
web-refused = Isso não é possível agora
web-dealing = As cartas estão sendo dadas.
web-waiting-for = Esperando { $names }.
web-rests = A mesa está em pausa.
web-resume = Continuar
web-room-plays = Um bot está jogando por você.
web-come-back = Retomar o lugar
web-hint = Dica
web-hint-thinks = O tutor está pensando…
web-hint-would = A sugestão do tutor:
web-hint-do = Fazer isso
web-hint-ways = O que você pode fazer, e quanto vale cada escolha
web-hint-way = Escolha
web-hint-difference = Diferença
web-hint-taken = { $name } pediu uma dica.
web-hints-taken = { $many ->
    [one] uma dica
   *[other] { $many } dicas
}
web-take-back = Pedir para desfazer
web-asks-back = { $name } pede para desfazer a última jogada.
web-withdraw = Cancelar o pedido
web-grant = Aceitar
web-decline = Não
web-leave = Sair
web-leave-means = Se você sai, o lugar continua seu: um bot joga por você até que volte.
web-pause = Pausa
web-replay = Rever
web-verify = Conferir os embaralhamentos
web-play-again = Jogar outra vez

## Ao lado da mesa

web-beside = Ao lado da mesa
web-tab-sheet = Contas
web-tab-talk = Conversa
web-tab-table = Mesa
web-deal = Mão { $number }
web-in-play = em jogo
web-sheet-empty = Nada foi pago ainda.
web-carried = de antes
web-why = por quê?
web-said = O que foi dito
web-said-nothing = Ninguém disse nada ainda.
web-chat-label = Escrever para a mesa
web-chat-send = Enviar
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Começar por
web-preset-alone = Contra bots
web-preset-friends = Com amigos, por convite
web-preset-short = Uma partida curta
web-preset-honour = Mesa de honra
web-preset-timed = Com relógio
web-rules-of = As regras de { $game }
web-rules = As regras
web-rules-ask = Uma palavra ou uma regra
web-rules-look-up = Procurar
web-rules-unknown = Essa regra ou palavra não existe neste jogo.
web-rules-advice = Os conselhos do livro
web-aloud = Dizer em voz alta: as palavras do livro obrigam
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Ninguém escreveu nada ainda.
web-chat-closed = A conversa fica fechada durante a partida: para estes livros, conversar é uma irregularidade. Ela abre de novo quando a partida acaba.
web-chat-seated = Só pode escrever quem está à mesa.
web-agreed = O que foi combinado
web-by-the-book = { $many ->
    [one] Uma opção segundo o livro
   *[other] { $many } opções segundo o livro
}
web-fair = As cartas
web-fair-proves = Antes da primeira carta, a casa mostrou a impressão digital de uma semente secreta. No fim da partida, ela mostra a semente. Se as duas correspondem, nenhuma mão foi alterada.
web-fair-proves-not = Isso não prova que ninguém espiou.
web-commitment = Impressão digital
web-seed = Semente

## Rever

web-steps = Passos
web-first = Ir para o início
web-back = Para trás
web-forward = Para a frente
web-last = Ir para o fim
web-run = Reproduzir
web-stop = Pausa
web-beginning = Antes do primeiro passo
web-step-of = Passo { $at } de { $last }
web-go-to = Ir ao passo
web-go = Ir
web-eyes = Visto por
web-public-eyes = todos
web-download = Salvar o registro
web-upload = Rever um registro
web-upload-means = Cole aqui o texto de um registro para revê-lo passo a passo. Quem tem o link também o vê.
web-record = O registro
web-choose-file = De um arquivo
web-upload-go = Rever

## Análise de uma partida terminada

web-analysis = Análise
web-analysis-open = Analisar o jogo
web-analysis-close = Fechar a análise
web-analysis-means = Aqui todas as cartas estão à vista. O número em cada carta é o que o lado de quem a joga consegue, se todos jogam o melhor daí em diante.
web-analysis-nothing = Aqui não há carta para jogar, ou faltam cartas demais para achar a melhor a tempo.
web-analysis-cards = O que podia ser jogado
web-analysis-best = melhor
web-analysis-played = foi jogada
web-analysis-try = Experimentar { $card }: { $result }
web-analysis-line = O melhor jogo daqui em diante
web-analysis-tried = Experiência no lugar do que foi jogado
web-analysis-return = Voltar à partida
web-analysis-hand = Onde a mão virou
web-analysis-no-loss = Até onde é possível ver, nada se perdeu.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, nada perdido
web-analysis-unknown = { $seat }: { $card }, não analisada

## Contas

web-account-nobody = Você não precisa de conta: basta um nome para jogar. Uma conta guarda as mesas e os resultados em todos os seus dispositivos.
web-account-guest = Neste navegador você joga sem conta. Uma conta guarda as mesas e os resultados em todos os seus dispositivos.
web-account-member = As suas mesas e os seus resultados estão salvos.
web-sign-up = Criar conta
web-sign-up-means = Você fica com as mesas que já tem.
web-sign-in-means = Com o nome de usuário e a senha que você escolheu.
web-sign-out = Sair da conta
web-sign-out-means = As suas mesas ficam onde estão.
web-login = Nome de usuário
web-password = Senha, pelo menos oito caracteres
web-rename = Mudar
web-results = Resultados
web-no-results = Nenhuma partida acabou ainda.
web-game = Jogo
web-matches = Partidas
web-firsts = Ganhas
web-sum = Total
web-average = Média
web-latest = As últimas
web-place-of = { $place }º de { $all }

## Recusas

web-denied-unreadable = Essa jogada não existe neste jogo. Escolha uma das que a mesa mostra.
web-denied-no-such-seat = Esse lugar não existe. Escolha outro.
web-denied-taken = Esse lugar está ocupado. Escolha outro.
web-denied-seated = Você já tem lugar nesta mesa.
web-denied-not-seated = Você não tem lugar nesta mesa.
web-denied-no-such-level = Esse bot não existe. Escolha outro.
web-denied-not-begun = A partida ainda não começou.
web-denied-begun = A partida já começou.
web-denied-over = A partida acabou.
web-denied-paused = A mesa está em pausa.
web-denied-timed = Você não pode pausar enquanto o relógio de outra pessoa está correndo.
web-denied-not-paused = A mesa não está em pausa.
web-denied-away = Um bot está jogando por você: volte primeiro.
web-denied-here = Você já está na mesa.
web-denied-dealing = As cartas estão sendo dadas. Espere um momento.
web-denied-nothing-to-take-back = Não há nada para desfazer, ou você viu algo novo depois.
web-denied-not-asked = Ninguém pediu isso.
web-denied-not-resting = Ninguém está esperando você.
web-denied-not-your-turn = Não é a sua vez. Espere pelos outros.
web-denied-no-hints = Não há dicas nesta mesa: jogam várias pessoas, e ela foi aberta sem dicas.
web-denied-silence = Não é permitido conversar durante a mão. Você pode escrever quando ela acabar.
web-denied-chat = Escreva de 1 a 400 caracteres.
web-denied-unwritten = Não foi possível salvar a jogada; por isso, ela não valeu. Tente de novo.
web-denied-unruled = O programa não consegue decidir as consequências disso; por isso, a jogada não valeu. Escolha outra coisa e comunique a falha.
web-denied-overtaken = Outra coisa aconteceu antes. Veja a mesa de novo.

## Prateleiras do catálogo

web-start-with = É a sua primeira vez? Comece por
web-more-variants = { $many ->
    [one] Mais um jogo desta família
   *[other] Mais { $many } jogos desta família
}
web-ease-easy = fácil de aprender
web-ease-middling = leva uma noite
web-ease-demanding = exigente
web-watch-lead = Mesas em jogo. Você vê o que todos na mesa veem, e nenhuma carta escondida.
web-no-running-tables = Ninguém está jogando em público agora.
web-index-rules = Livros de regras
web-index-rules-lead = As regras de cada jogo: o objetivo, a ordem das cartas, os pagamentos e as palavras do próprio livro.
web-index-laws = As leis
web-index-laws-lead = O que os livros dizem quando algo dá errado. Escolha um jogo e procure com as suas palavras.
web-index-referee = Mesa do árbitro
web-index-referee-lead = Uma disputa na sua mesa? Escolha o jogo e conte o que aconteceu: a lei diz quem paga o quê.
web-many-laws = { $many ->
    [one] Uma lei
   *[other] { $many } leis
}

shelf-ombre = Ombre
shelf-ombre-about = Um jogador nomeia o trunfo e joga contra os outros. Foi jogado em toda a Europa por trezentos anos.
shelf-truco = Truco
shelf-truco-about = Três cartas, blefe e apostas: o jogo dos gaúchos, com o seu campeonato.
shelf-tarot = Minchiate
shelf-tarot-about = O maior dos tarôs: 97 cartas, duas duplas e pontos para cada combinação.
shelf-brazil = Dois jogos do Brasil
shelf-brazil-about = Jogos de vazas com o baralho francês. O Yukon se aprende em cinco minutos; o Grand são quatro jogos em um.
shelf-madrid = Três jogos de Madri
shelf-madrid-about = Um jogo de duplas, um duelo de combinações e um em que o melhor é não ganhar nada.
