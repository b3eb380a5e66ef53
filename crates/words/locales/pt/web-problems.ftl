## O que correu mal

web-problem-title = Não pode ser
web-problem-not-found = Aqui não há nada, ou nada que se possa mostrar. Quem seguiu um convite peça de novo a ligação.
web-problem-bad = O pedido não está certo: { $why }
web-problem-name = Um nome tem de uma a 24 letras.
web-problem-unknown = É preciso dizer primeiro quem se é: tomar um lugar ou abrir uma mesa.
web-problem-too-many = Pedidos a mais. Esperar um minuto e tentar de novo.
web-problem-cross-site = Isto veio de outro sítio e foi recusado. Abrir a página aqui e tentar de novo.
web-problem-unavailable = A casa não o pode fazer neste momento. Nada se perdeu; tentar de novo daqui a um minuto.
web-account-taken = Esse nome de entrada já tem dono. Escolher outro, ou entrar.
web-account-short = O nome de entrada tem de uma a 24 letras, a palavra-passe pelo menos oito.
web-account-wrong = O nome de entrada ou a palavra-passe não está certo.

## As cartas foram mudadas?

web-verdict-fair = Limpo: a semente é a que foi prometida antes da primeira carta, e dela saem todas as { $shuffles } baralhadas.
web-verdict-unproved = Ainda não há que conferir: a semente mostra-se quando a partida acaba.
web-verdict-other-seed = Não é limpo: a semente mostrada não é a que foi prometida antes da primeira carta.
web-verdict-other-deal = Não é limpo: a baralhada { $shuffle } não sai da semente.
