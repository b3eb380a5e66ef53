# Truco Cego. O que os jogadores dizem fica como o dizem; o que falta a quem começa está na explicação.

## O tenteio

truco-poco = Poço de { $side }
    .gloss = onde ficam os tentos de um grupo, de três em três
truco-pot-tentos = o monte dos tentos
truco-pot-poco-a = o poço do primeiro mão
truco-pot-poco-b = o poço do primeiro pé
truco-side = { $seats }
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }
    .gloss = os doze primeiros tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }, { $buenos } { $buenos ->
        [one] bueno
       *[other] buenos
    }
    .gloss = os outros doze tentos; com vinte e quatro, o grupo ganha a partida

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

## Antes de dar

truco-cut = Cortar: { $cards }
    .gloss = levantar esse número de cartas; pelo menos três ficam na mesa
truco-request-tampa = Tampa baralho
    .gloss = pedir que o baralho fique, daqui em diante, sobre o tampa baralho, duas cartas coladas
truco-announce-testa = Testa!
    .gloss = avisar que esta volta é jogada um contra um
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = antes de qualquer carta, apostar tudo: falta envido e truco, e com flor contra-flor e o resto
truco-exposed = Virar uma carta ao dar: a { $card }.ª de { $seat }
    .gloss = como pé, virar uma carta ao dar
truco-misdeal = Dar { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } a { $seat }
    .gloss = como pé, dar um número errado de cartas
truco-accept-exposed = “Aceito”
    .gloss = ficar com a carta virada
truco-refuse-exposed = “Dê de novo”
    .gloss = recusar a carta virada; as cartas são dadas de novo
truco-report-count = “Não tenho três cartas”
    .gloss = antes que alguém jogue, as cartas são dadas de novo; depois, custa o que estava apostado

## Envido

truco-envido = Envido
    .gloss = 2 tentos para quem tem mais pontos em duas cartas do mesmo naipe
truco-real-envido = Real envido
    .gloss = mais 3 tentos
truco-falta-envido = Falta envido
    .gloss = os tentos que ainda faltam para que ganhe quem vai na frente
truco-sing = { $points }
    .gloss = cantar os seus pontos: vale o primeiro número que você diz
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = dizer que você não tem mais do que isso

## Flor

truco-flor = Flor!
    .gloss = três cartas do mesmo naipe: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = a sua flor contra a do outro grupo, cantada em pontos
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = as flores, e os tentos que ainda faltam para que ganhe quem vai na frente
truco-achico = Com flor me achico
    .gloss = você tem flor, mas recua: menos a ganhar, menos a perder
truco-e-boa = É boa
    .gloss = dizer que você não tem flor contra essa
truco-segue = Segue
    .gloss = deixar flor contra flor: as cartas são comparadas depois da mão
truco-waive-flor = (sem flor)
    .gloss = não dizer nada e perder a chance de cantar flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = pedir uma flor que você acha que está escondida: as cartas são mostradas no fim; se você está errado, custa 1

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
    .gloss = aceitar
truco-nao-quero = Não quero
    .gloss = recusar; o outro grupo marca o que valia antes
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = recusar a primeira proposta e aceitar a segunda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = recusar a segunda proposta e aceitar a primeira
truco-passo-truco = Passo o truco e quero o envido
    .gloss = recusar o truco e aceitar o envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = recusar o envido e aceitar o truco
truco-com-flor-quero = Com flor quero
    .gloss = responder à lei: com a sua flor, você aceita a contra-flor e o resto, e também o truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = responder à lei: com a sua flor, você aceita a contra-flor e o resto, mas recusa o truco
truco-achico-quero = Me achico com flor e quero
    .gloss = responder à lei: você se achica com a flor e aceita o truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = responder à lei: você se achica com a flor e recusa o truco
truco-ask-repeat = “Repita”
    .gloss = pedir que a proposta seja repetida
truco-ask-tally = “Quanto se paga?”
    .gloss = na testa, perguntar quanto foi ganho

## Duas propostas de uma vez

truco-envido-e-truco = Envido e truco
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-real-envido-e-truco = Real envido e truco
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-truco-e-envido = Truco e envido
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-truco-e-real-envido = Truco e real envido
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = as duas de uma vez: “quero” aceita as duas
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor e truco juntos

## Cartas

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, uma sobre a outra
    .gloss = a de baixo é jogada agora, e a seguinte na próxima vaza
truco-play-stacked = { $cards } como se fossem uma
    .gloss = ninguém vê que são várias: é uma falta que os outros podem reclamar
truco-pass-cards = Passo
    .gloss = pôr as suas cartas de boca para baixo: você não joga mais nesta volta
truco-go-to-baralho = Ao baralho
    .gloss = largar as suas cartas; se o seu grupo inteiro sai, o outro ganha a volta
truco-show = { $cards }
    .gloss = mostrar estas cartas a todos
truco-gather = “Nada mais a reclamar”
    .gloss = você não tem mais nada a mostrar nem a reclamar
truco-gather-of = Recolher as cartas de { $seat }
    .gloss = recolher as cartas de um jogador antes que ele jogue: é falta
truco-look = Olhar as suas cartas
    .gloss = antes que a sua testa comece: é uma falta que os outros podem reclamar
truco-senha = Senha
    .gloss = um sinal secreto para o parceiro; na testa é falta
truco-senha-card = Senha: { $card }
    .gloss = avise o parceiro, e mais ninguém, desta carta; a senha pode mentir
truco-heading-senha = Senha de uma carta
    .gloss = avise o parceiro, e mais ninguém, de uma carta; a senha pode mentir
truco-role-senha = senha: { $card }
    .gloss = só os dois parceiros veem o que a senha diz
truco-role-signalled = fez uma senha
    .gloss = um sinal ao parceiro; os outros veem que foi feito, não o que diz
truco-admit = “Não tenho flor”
    .gloss = confessar uma flor falsa e abrir as suas cartas
truco-claim = { $seat } faltou à lei { $law }
    .gloss = reclamar o que a lei dá a você, se o que todos viram prova a falta
truco-utter = “{ $words }”
truco-heading-play = Jogar uma carta
    .gloss = você não precisa seguir o naipe: jogue a carta que quiser
truco-heading-show = Mostrar cartas
    .gloss = vire estas cartas para provar o envido ou a flor
truco-heading-sing = Cantar os pontos
    .gloss = diga quantos pontos você tem; em uma mesa real, deve poder mostrá-los
truco-heading-cut = Cortar o baralho
    .gloss = levante algumas cartas; pelo menos três devem ficar na mesa

## O que está acontecendo

truco-drawing = Tirando cartas: quem tira a mais alta dá primeiro
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = todos jogam juntos
truco-testa = testa
    .gloss = um contra um; com quatro jogadores há duas, uma depois da outra, e os outros ficam calados
truco-duel = Volta { $number }, testa { $which }: { $mao } contra { $pe }
truco-over = { $side } ganha a partida
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = os tentos em jogo se você aceita, e os que vão para quem propôs se você recusa
truco-fact-pending = { $side } deve responder: { $proposal }
truco-fact-provisional = primeira parte: { $tentos } para { $side }
truco-worth-envido = O seu envido: { $points } ({ $cards })
    .gloss = o máximo de pontos em duas cartas suas do mesmo naipe, ou na sua melhor carta sozinha
truco-worth-flor = A sua flor: { $points } ({ $cards })
    .gloss = três cartas do mesmo naipe: cante a flor antes de jogar uma carta
truco-fact-on = { $stage } em jogo: as vazas valem { $tentos }
truco-fact-raise = { $side } pode aumentar o truco
truco-fact-held = Uma resposta está esperando: se alguém tem flor, canta agora
truco-fact-lei = { $seat } disse: na lei do jogo está tudo dito
truco-fact-announced = A testa foi avisada
truco-fact-unannounced = A testa não foi avisada
truco-fact-tampa = O baralho está sobre o tampa baralho
truco-role-mao = mão
    .gloss = joga primeiro e ganha todos os empates
truco-role-pe = pé
    .gloss = dá as cartas e joga por último
truco-role-passed = passou
truco-role-baralho = foi ao baralho
truco-said = { $seat }: { $what }
truco-talk = “{ $words }”
    .gloss = só conversa
truco-bound = “{ $words }”, que vale como { $what }
truco-fell-open = carta virada ao dar: { $card }
truco-ruled = decidido pela lei { $law }

## As perguntas

truco-ask-cut = Corte o baralho.
truco-ask-before-deal = Quer dizer algo antes de ser dada a primeira carta?
truco-ask-exposed = Uma das suas cartas virou ao ser dada. Você fica com ela?
truco-ask-show = Mostre as cartas que provam o que você cantou.
truco-ask-claims = Quer reclamar algo antes que as cartas sejam recolhidas?
truco-ask-besides = Enquanto isso, você pode falar.
truco-ask-flor = Você tem flor para cantar?
truco-ask-sing = Diga os seus pontos.
truco-ask-declare = Uma flor foi cantada. O que você tem?
truco-ask-choice = Flor contra flor. Você aumenta?
truco-ask-lei = Responda à lei do jogo.
truco-ask-with-flor = Você tem flor. Responda: { $proposal }
truco-ask-answer = Responda: { $proposal }
truco-ask-play = É a sua vez.

## Recusas

truco-refused-over = A partida acabou.
truco-refused-not-dealt = As cartas ainda não foram dadas.
truco-refused-pack = Estas não são as quarenta cartas do baralho.
truco-refused-seat = Esse lugar não existe nesta mesa. Escolha outro.
truco-refused-not-now = Você não pode dizer nem fazer isso agora.
truco-refused-turn = É a vez de { $seat }.
truco-refused-cutter = Quem corta é o jogador à esquerda do pé: { $seat }.
truco-refused-cut = Pelo menos três cartas devem ficar na mesa.
truco-refused-golpe = Um golpe no baralho não é corte. Levante algumas cartas.
truco-refused-bystander = Você não joga nesta testa. Espere até ela acabar.
truco-refused-answer-first = Há uma proposta sem resposta: responda primeiro.
truco-refused-held = A resposta fica suspensa até que todos cantem a flor ou a deixem passar.
truco-refused-not-asked = Quem deve responder é o outro grupo.
truco-refused-nothing-asked = Ninguém propôs nada a você.
truco-refused-not-double = Só uma proposta dupla pode ser aceita em parte.
truco-refused-no-lei = Essa é uma resposta à lei do jogo. Ninguém disse a lei, ou ela já foi respondida.
truco-refused-blind = Antes de ter as três cartas, você só pode dizer a lei do jogo.
truco-refused-lei-late = A lei do jogo só pode ser dita antes de ser dada a primeira carta.
truco-refused-lei-testa = A lei do jogo não pode ser dita em uma testa.
truco-refused-lei-off = A lei do jogo não vale nesta mesa.
truco-refused-lei-flor = Se tem flor, responda à lei com ela. Sem flor, você não pode dar essa resposta.
truco-refused-envido-card = Você não pode mais abrir envido: já jogou a primeira carta.
truco-refused-envido-truco = O seu grupo pediu truco ou respondeu a um. Por isso, não pode mais abrir envido.
truco-refused-first-part-over = A primeira parte da mão já acabou.
truco-refused-after-falta = Nada supera a falta envido: diga “quero” ou “não quero”.
truco-refused-falta-shrinks = A falta envido valeria menos do que já está apostado.
truco-refused-full = A aposta já está no máximo: você não pode aumentar.
truco-refused-envido-over-real = Você não pode aumentar um real envido com um envido. Responda ao real envido.
truco-refused-no-more-simple = Esta mesa não permite mais envidos simples.
truco-refused-open-on-turn = Nesta mesa, só pode abrir quem está na vez de jogar.
truco-refused-must-sing = Você tem flor e deve cantá-la primeiro.
truco-refused-no-flor = Você não tem flor.
truco-refused-flor-card = Você não pode mais cantar flor: já jogou a primeira carta.
truco-refused-flor-passed = Você passou e não pode mais cantar flor.
truco-refused-flor-spent = Você disse envido: a sua flor não conta mais.
truco-refused-flor-late = É tarde demais para a flor: ela devia ser cantada na hora.
truco-refused-contra-opens = A contra-flor é uma resposta. Abra com “flor”, “contra-flor e o resto” ou “com flor me achico”.
truco-refused-no-raise = Você não pode dizer isso sobre esta flor.
truco-refused-side-spoke = O seu parceiro já aumentou ou se achicou pelo grupo.
truco-refused-nothing-to-waive = Agora não há flor para deixar passar.
truco-refused-singers-only = Só quem cantou flor pode responder.
truco-refused-peco = Você só pode dizer “peço flor” depois de cantar a sua.
truco-refused-peco-again = Esse jogador já cantou a flor, ou alguém já a pediu a ele.
truco-refused-truco-called = O truco já foi pedido.
truco-refused-quero-first = Diga “quero” primeiro: “quero retruco”, “quero vale quatro”. A proposta continua sem resposta.
truco-refused-stage-order = Truco, retruco, vale quatro: nessa ordem, um de cada vez.
truco-refused-not-your-raise = Só o grupo que aceitou pode aumentar.
truco-refused-raise-late = Nesta mesa, o truco só pode ser aumentado na resposta.
truco-refused-mao-sings = O mão sempre deve cantar os seus pontos.
truco-refused-false-song = Esses não são os seus pontos. Cante o que as suas cartas valem.
truco-refused-song-low = Isso não supera os melhores pontos até aqui: diga “não mato”.
truco-refused-all-sing = Todas as flores em disputa devem ser cantadas.
truco-refused-card = Você não tem esta carta: { $card }.
truco-refused-passed = Você já passou: não joga mais nesta volta.
truco-refused-proof-first = Você cantou: mostre a prova antes de ir ao baralho, ou passe.
truco-refused-real-table = Isso só é possível em uma mesa real.
truco-refused-already = Isso já foi feito.
truco-refused-pe-only = Só o pé pode fazer isso.
truco-refused-not-proved = O que todos viram não prova isso.
truco-refused-own-side = Você só pode fazer pedidos e reclamações ao outro grupo.
truco-refused-silence = Você não joga nesta testa: fique calado até que ela acabe.
truco-refused-senhas = Senhas não são permitidas aqui.
truco-refused-count = Você tem três cartas: não há nada para avisar.
truco-refused-no-such-count = Informe uma das três cartas como virada ao ser dada, ou uma mão de duas ou de quatro cartas.

## Como acaba a volta

truco-outcome-vazas = jogada até o fim
    .gloss = as vazas decidiram
truco-outcome-refused = truco recusado
    .gloss = quem propôs marca o que as vazas valiam antes da proposta
truco-outcome-left = desistência
    .gloss = um grupo inteiro passou ou foi ao baralho
truco-outcome-saida = saída
    .gloss = a primeira parte levou um grupo a 24, e o truco não é jogado
truco-outcome-ruled = decidida
    .gloss = uma lei encerrou a mão
