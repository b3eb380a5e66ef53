web-line-down = sem conexão
web-line-gone = ausente
web-let-bot-play = Deixar um bot jogar por { $name }
web-watchers = { $many } assistindo
web-denied-present = Esse jogador está na mesa, ou saiu há menos de um minuto.
web-rematch = Revanche com as mesmas pessoas
web-rematch-join = Sentar na revanche
web-denied-not-over = A partida não acabou.
