## O que deu errado

web-problem-title = Não funcionou
web-problem-not-found = Aqui não há nada, ou nada para você. Se veio por um convite, peça o link de novo.
web-problem-bad = O pedido tem um erro: { $why }
web-problem-name = Um nome tem de 1 a 24 letras.
web-problem-unknown = Diga primeiro o seu nome: ocupe um lugar ou abra uma mesa.
web-problem-too-many = Pedidos demais. Espere um minuto e tente de novo.
web-problem-cross-site = Isto veio de outro site e foi recusado. Abra a página aqui e tente de novo.
web-problem-unavailable = Neste momento não é possível. Nada se perdeu; tente de novo daqui a um minuto.
web-account-taken = Esse nome de usuário já existe. Escolha outro, ou entre na conta.
web-account-short = O nome de usuário tem de 1 a 24 letras, a senha pelo menos 8.
web-account-wrong = O nome de usuário ou a senha está errado.

## As cartas foram mudadas?

web-verdict-fair = Limpo: a semente é a que foi prometida antes da primeira carta, e todos os { $shuffles } embaralhamentos vêm dela.
web-verdict-unproved = Ainda não há nada a conferir: a semente mostra-se no fim da partida.
web-verdict-other-seed = Não é limpo: a semente mostrada não é a que foi prometida antes da primeira carta.
web-verdict-other-deal = Não é limpo: o embaralhamento { $shuffle } não vem da semente.
