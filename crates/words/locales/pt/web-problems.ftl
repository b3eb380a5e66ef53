## O que deu errado

web-problem-title = Isso não deu certo
web-problem-not-found = Não há nada aqui, ou nada para você. Se você veio por um convite, peça o link de novo.
web-problem-bad = Há um erro no pedido: { $why }
web-problem-name = Um nome deve ter entre 1 e 24 caracteres. Escolha outro.
web-problem-unknown = Primeiro diga o seu nome: ocupe um lugar ou abra uma mesa.
web-problem-too-many = Pedidos demais. Espere um minuto e tente de novo.
web-problem-cross-site = Isto veio de outro site e foi recusado. Abra a página aqui e tente de novo.
web-problem-unavailable = Isso não é possível neste momento. Nada foi perdido; tente de novo daqui a um minuto.
web-account-taken = Esse nome de usuário já existe. Escolha outro, ou entre na sua conta.
web-account-short = O nome de usuário deve ter de 1 a 24 caracteres, e a senha, pelo menos 8.
web-account-wrong = O nome de usuário ou a senha está errado. Tente de novo.

## As cartas foram mudadas?

web-verdict-fair = Jogo limpo: a semente é a que foi prometida antes da primeira carta, e todos os { $shuffles } embaralhamentos vêm dela.
web-verdict-unproved = Ainda não há nada para conferir: a semente é mostrada no fim da partida.
web-verdict-other-seed = Não foi jogo limpo: a semente mostrada não é a que foi prometida antes da primeira carta.
web-verdict-other-deal = Não foi jogo limpo: o embaralhamento { $shuffle } não vem da semente.
