# Truco Cego. O que os jogadores dizem fica como o dizem; o que falta a quem começa está na explicação.

## O tenteio

truco-poco = Poço de { $side }
    .gloss = onde entram os tentos de um grupo, três a três
truco-pot-tentos = o monte dos tentos
truco-pot-poco-a = o poço do primeiro mão
truco-pot-poco-b = o poço do primeiro pé
truco-side = { $seats }
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }
    .gloss = os primeiros doze tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }, { $buenos } { $buenos ->
        [one] bueno
       *[other] buenos
    }
    .gloss = os segundos doze tentos; com vinte e quatro a partida está ganha

## Na mesa

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Vaza anterior
truco-table-takes = faz a vaza

## Antes da distribuição

truco-cut = Cortar { $cards }
    .gloss = levantar tantas cartas; pelo menos três ficam na mesa
truco-request-tampa = Tampa baralho
    .gloss = pedir que o baralho fique sobre uma tampa daqui em diante
truco-announce-testa = Testa!
    .gloss = avisar que esta volta se joga um contra um
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = antes de qualquer carta: falta envido e truco, e com flor contra-flor e o resto
truco-exposed = Uma carta vira: a { $card }.ª de { $seat }
    .gloss = o pé vira uma carta ao distribuir
truco-misdeal = { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } para { $seat }
    .gloss = o pé distribui cartas a mais ou a menos
truco-accept-exposed = Aceito
    .gloss = aceitar a carta virada
truco-refuse-exposed = Dar de novo
    .gloss = recusar a carta virada; as cartas são dadas de novo
truco-report-count = Não tenho três cartas
    .gloss = antes de alguém jogar, as cartas são dadas de novo; depois custa o que estava apostado

## Envido

truco-envido = Envido
    .gloss = 2 tentos para quem tem mais pontos em duas cartas do mesmo naipe
truco-real-envido = Real envido
    .gloss = mais 3 tentos
truco-falta-envido = Falta envido
    .gloss = tantos tentos quantos faltam a quem vai à frente para ganhar
truco-sing = { $points }
    .gloss = cantar os pontos: vale o primeiro número
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = não tenho mais pontos do que isso

## Flor

truco-flor = Flor!
    .gloss = três cartas do mesmo naipe: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = a minha flor contra a outra, cantada em pontos
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = as flores, e tantos tentos quantos faltam a quem vai à frente para ganhar
truco-achico = Com flor me achico
    .gloss = tenho flor mas recuo: menos a ganhar, menos a perder
truco-e-boa = É boa
    .gloss = não tenho flor contra essa
truco-segue = Segue
    .gloss = deixar flor contra flor: as cartas são comparadas depois da mão
truco-waive-flor = (sem flor)
    .gloss = não dizer nada, e deixar passar o momento de cantar flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = suspeita de uma flor escondida: as cartas são mostradas no fim; se estiver errado, custa 1

## Truco

truco-truco = Truco!
    .gloss = jogar por 2 tentos em vez de 1
truco-retruco = Retruco
    .gloss = jogar por 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = jogar por 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = aceitar, e aumentar para 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = aceitar, e aumentar para 4

## Respostas

truco-quero = Quero
    .gloss = aceito
truco-nao-quero = Não quero
    .gloss = recuso; o outro grupo marca o que valia antes
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = recusar a primeira proposta, aceitar a segunda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = recusar a segunda proposta, aceitar a primeira
truco-passo-truco = Passo o truco e quero o envido
    .gloss = recusar o truco, aceitar o envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = recusar o envido, aceitar o truco
truco-com-flor-quero = Com flor quero
    .gloss = à lei: a flor fica contra a contra-flor e o resto, e o truco é aceito
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = à lei: a flor fica contra a contra-flor e o resto, e o truco é recusado
truco-achico-quero = Me achico com flor e quero
    .gloss = à lei: a flor se achica, e o truco é aceito
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = à lei: a flor se achica, e o truco é recusado
truco-ask-repeat = Repita
    .gloss = pedir que se repita a proposta
truco-ask-tally = O que se paga?
    .gloss = na testa, perguntar o que se ganhou

## Duas propostas de uma vez

truco-envido-e-truco = Envido e truco
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-real-envido-e-truco = Real envido e truco
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-truco-e-envido = Truco e envido
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-truco-e-real-envido = Truco e real envido
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = as duas de uma vez: “quero” aceita ambas
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor e truco juntos

## Cartas

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, uma sobre a outra
    .gloss = a de baixo é jogada agora, a seguinte na vaza seguinte
truco-play-stacked = { $cards } como se fossem uma
    .gloss = ninguém vê que são várias: infração que se pode reclamar
truco-pass-cards = Passo
    .gloss = pôr as cartas viradas para baixo: não joga mais nesta volta
truco-go-to-baralho = Ao baralho
    .gloss = desistir das cartas; se todo o seu grupo sai, o outro ganha a volta
truco-show = { $cards }
    .gloss = mostrar cartas a todos
truco-gather = Nada mais a reclamar
    .gloss = não tem mais nada a mostrar nem a reclamar
truco-gather-of = Recolher as cartas de { $seat }
    .gloss = recolher as cartas de alguém antes de ter jogado: é falta
truco-look = Olhar as cartas
    .gloss = antes de começar a sua testa: infração que se pode reclamar
truco-senha = Senha
    .gloss = um sinal ao parceiro; infração na testa
truco-admit = Não tenho flor
    .gloss = confessar uma flor falsa e abrir as cartas
truco-claim = { $seat } infringiu { $law }
    .gloss = reclamar o que a lei dá, se o que todos viram o prova
truco-utter = “{ $words }”
truco-heading-play = Jogar uma carta
    .gloss = não precisa seguir o naipe: jogue qualquer carta
truco-heading-show = Mostrar cartas
    .gloss = vire estas cartas para provar o envido ou a flor
truco-heading-sing = Cantar os pontos
    .gloss = diga quantos pontos tem; numa mesa real deve podê-los mostrar
truco-heading-cut = Cortar o baralho
    .gloss = levante algumas cartas; ao menos três ficam na mesa

## O que se passa

truco-drawing = Tirando cartas: a mais alta dá primeiro
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = todos jogam juntos
truco-testa = testa
    .gloss = um contra um; com quatro jogadores há duas, uma depois da outra, e os outros ficam calados
truco-duel = Volta { $number }, testa { $which }: { $mao } contra { $pe }
truco-over = Ganha a partida: { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = os tentos em jogo se aceitar, e os que vão para quem propôs se recusar
truco-fact-pending = Falta a resposta de { $side }: { $proposal }
truco-fact-provisional = primeira parte: { $tentos } para { $side }
truco-fact-own-envido = O seu envido: { $points }
    .gloss = o máximo de pontos em duas cartas suas do mesmo naipe, ou na sua melhor carta sozinha
truco-fact-own-flor = A sua flor: { $points }
    .gloss = três cartas do mesmo naipe: cante antes de jogar uma carta
truco-fact-on = { $stage } em jogo: as vazas valem { $tentos }
truco-fact-raise = Pode aumentar o truco: { $side }
truco-fact-held = Uma resposta espera: quem tem flor canta agora
truco-fact-lei = { $seat } disse: na lei do jogo está tudo dito
truco-fact-announced = Testa avisada
truco-fact-unannounced = Não se avisou testa
truco-fact-tampa = O baralho está sobre a tampa baralho
truco-role-mao = mão
    .gloss = joga primeiro, e ganha todos os empates
truco-role-pe = pé
    .gloss = dá as cartas, e joga por último
truco-role-passed = passou
truco-role-baralho = foi ao baralho
truco-said = { $seat }: { $what }
truco-talk = “{ $words }”
    .gloss = só conversa
truco-bound = “{ $words }”, que vale como { $what }
truco-fell-open = carta virada na distribuição: { $card }
truco-ruled = decidido por { $law }

## O que se pergunta

truco-ask-cut = Cortar o baralho
truco-ask-before-deal = Algo a dizer antes da primeira carta?
truco-ask-exposed = Uma das suas cartas foi virada. Fica com ela?
truco-ask-show = Mostre as cartas do que cantou.
truco-ask-claims = Há algo a reclamar antes de se recolherem as cartas?
truco-ask-besides = Pode falar.
truco-ask-flor = Tem flor para cantar?
truco-ask-sing = Diga os seus pontos.
truco-ask-declare = Uma flor foi cantada. O que você tem?
truco-ask-choice = Flor contra flor. Aumenta?
truco-ask-lei = Responda à lei.
truco-ask-answer = A sua resposta a { $proposal }
truco-ask-play = É a sua vez.

## O que se recusa

truco-refused-over = A partida terminou.
truco-refused-not-dealt = As cartas ainda não foram distribuídas.
truco-refused-pack = Estas não são as quarenta cartas do baralho.
truco-refused-seat = Não há esse lugar nesta mesa.
truco-refused-not-now = Não pode dizer nem fazer isso agora.
truco-refused-turn = É a vez de { $seat }.
truco-refused-cutter = Corta o jogador à esquerda do pé: { $seat }.
truco-refused-cut = Pelo menos três cartas devem ficar na mesa.
truco-refused-golpe = Um golpe no baralho não é corte.
truco-refused-bystander = Não joga nesta testa.
truco-refused-answer-first = Primeiro há uma proposta a responder.
truco-refused-held = Há uma resposta suspensa até todos cantarem flor ou a deixarem passar.
truco-refused-not-asked = Cabe ao outro grupo responder.
truco-refused-nothing-asked = Ninguém lhe propôs nada.
truco-refused-not-double = Só uma proposta dupla se pode aceitar em parte.
truco-refused-no-lei = Isso responde à lei do jogo, que não foi dita ou já está respondida.
truco-refused-blind = Antes de ter as três cartas, só pode dizer a lei do jogo.
truco-refused-lei-late = A lei do jogo só se diz antes da primeira carta.
truco-refused-lei-testa = A lei do jogo não se diz numa testa.
truco-refused-lei-off = A lei do jogo não se joga nesta mesa.
truco-refused-lei-flor = Se tem flor, responda à lei com ela; se não tem, não pode.
truco-refused-envido-card = Não pode mais abrir envido: jogou a sua primeira carta.
truco-refused-envido-truco = O seu grupo disse truco ou respondeu a ele: não abre mais envido.
truco-refused-first-part-over = A primeira parte da mão terminou.
truco-refused-after-falta = Nada passa uma falta envido: diga quero ou não quero.
truco-refused-falta-shrinks = A falta valeria menos do que já está apostado.
truco-refused-full = A aposta está tão alta quanto pode ser.
truco-refused-envido-over-real = Não pode aumentar um real envido com um envido; falta ainda a resposta.
truco-refused-no-more-simple = Não há mais envidos simples: a mesa não permite mais.
truco-refused-open-on-turn = Nesta mesa só abre quem está na vez de jogar.
truco-refused-must-sing = Tem flor, e deve cantá-la primeiro.
truco-refused-no-flor = Não tem flor.
truco-refused-flor-card = Não pode mais cantar flor: jogou a sua primeira carta.
truco-refused-flor-passed = Passou, e não pode mais cantar flor.
truco-refused-flor-spent = Disse envido: a sua flor não conta mais.
truco-refused-flor-late = Tarde demais para a flor: precisava ser cantada logo.
truco-refused-contra-opens = A contra-flor é uma resposta. Abra com flor, contra-flor e o resto, ou com flor me achico.
truco-refused-no-raise = Não pode dizer isso sobre esta flor.
truco-refused-side-spoke = O seu parceiro já aumentou ou recuou pelo grupo.
truco-refused-nothing-to-waive = Não há agora flor a deixar passar.
truco-refused-singers-only = Só responde quem cantou flor.
truco-refused-peco = Só pode dizer “peço flor” depois de cantar a sua.
truco-refused-peco-again = Esse jogador já cantou a sua flor, ou já lhe foi pedida.
truco-refused-truco-called = O truco já foi dito.
truco-refused-quero-first = Diga primeiro “quero”: quero retruco, quero vale quatro. A proposta continua sem resposta.
truco-refused-stage-order = Truco, retruco, vale quatro: por esta ordem, um de cada vez.
truco-refused-not-your-raise = Só o grupo que aceitou pode aumentar.
truco-refused-raise-late = Nesta mesa o truco só se aumenta na resposta.
truco-refused-mao-sings = O mão tem sempre de dizer os seus pontos.
truco-refused-false-song = Não são esses os seus pontos.
truco-refused-song-low = Não passa os melhores pontos até aqui: diga “não mato”.
truco-refused-all-sing = Todas as flores em disputa se cantam.
truco-refused-card = Não tem esta carta: { $card }.
truco-refused-passed = Já passou.
truco-refused-proof-first = Cantou: mostre a prova antes de ir ao baralho, ou passe.
truco-refused-real-table = Isso só é possível numa mesa real.
truco-refused-already = Isso já está feito.
truco-refused-pe-only = Só o pé pode fazer isso.
truco-refused-not-proved = O que todos viram não o prova.
truco-refused-own-side = Só pode pedir e reclamar do outro grupo.
truco-refused-silence = Numa testa os outros ficam calados.
truco-refused-senhas = Aqui não são permitidas senhas.
truco-refused-count = Tem três cartas.
truco-refused-no-such-count = Vira uma de três cartas; duas ou quatro são número errado.

## Como termina a volta

truco-outcome-vazas = jogada até o fim
    .gloss = decidiram as vazas
truco-outcome-refused = truco não querido
    .gloss = os proponentes marcam o que as vazas valiam antes da proposta
truco-outcome-left = desistência
    .gloss = um grupo inteiro passou ou foi ao baralho
truco-outcome-saida = saída
    .gloss = a primeira parte levou um grupo a 24, e o truco não se joga
truco-outcome-ruled = decidida
    .gloss = uma lei acabou com ela
