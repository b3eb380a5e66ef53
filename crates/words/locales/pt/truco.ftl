# Truco Cego. O que os jogadores dizem fica como o dizem; o que falta a quem começa está na explicação.

## O tenteio

truco-poco = Poço de { $side }
    .gloss = onde entram os tentos de um grupo, três a três
truco-pot-tentos = o monte dos tentos
truco-pot-poco-a = o poço do primeiro mão
truco-pot-poco-b = o poço do primeiro pé
truco-side-one = { $one }
truco-side-two = { $one } e { $other }
truco-side-none = ninguém
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } malos
    .gloss = os primeiros doze tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } malos, { $buenos } buenos
    .gloss = os segundos doze tentos; com vinte e quatro ganha-se a partida

## Na mesa

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Antes
truco-table-takes = faz a vaza

## Antes da distribuição

truco-cut = Cortar { $cards }
    .gloss = levantar tantas cartas; pelo menos três ficam na mesa
truco-request-tampa = Tampa baralho
    .gloss = exigir que daqui em diante o baralho fique sobre uma tampa
truco-announce-testa = Testa!
    .gloss = avisar que esta volta se joga um contra um
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = antes de qualquer carta: falta envido e truco, e com flor contra-flor e o resto
truco-exposed = Uma carta vira: a { $card }.ª de { $seat }
    .gloss = o pé vira uma carta ao distribuir
truco-misdeal = { $cards } cartas para { $seat }
    .gloss = o pé distribui cartas de mais ou de menos
truco-accept-exposed = Aceito
    .gloss = aceitar a carta virada
truco-refuse-exposed = Nova distribuição
    .gloss = recusar a carta virada
truco-report-count = Minhas cartas não são três
    .gloss = antes que alguém tenha jogado: nova distribuição; depois, custa o que estava apostado

## Envido

truco-envido = Envido
    .gloss = 2 tentos para quem tem mais pontos em duas cartas do mesmo naipe
truco-real-envido = Real envido
    .gloss = mais 3 tentos
truco-falta-envido = Falta envido
    .gloss = tudo o que falta ao ponteiro para terminar a partida
truco-sing = { $points }
    .gloss = cantar os pontos: vale o primeiro número
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = os meus pontos não passam esses

## Flor

truco-flor = Flor!
    .gloss = três cartas do mesmo naipe: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = a minha flor contra a outra, cantada em pontos
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = as flores, e tudo o que falta ao ponteiro para terminar a partida
truco-achico = Com flor me achico
    .gloss = encolher-se com a flor: menos a ganhar, menos a perder
truco-e-boa = É boa
    .gloss = não tenho flor contra essa
truco-segue = Segue
    .gloss = deixar ficar flor contra flor: mostram-se depois da mão
truco-waive-flor = (sem flor)
    .gloss = não dizer nada, e deixar passar o momento de cantar flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = suspeita-se de uma flor renegada: mostra-se no final; pedida sem razão, custa 1

## Truco

truco-truco = Truco!
    .gloss = as vazas por 2 tentos
truco-retruco = Retruco
    .gloss = as vazas por 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = as vazas por 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = aceitar, e aumentar para 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = aceitar, e aumentar para 4

## Respostas

truco-quero = Quero
    .gloss = aceito
truco-nao-quero = Não quero
    .gloss = recuso
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = recusar a primeira proposta, aceitar a segunda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = recusar a segunda proposta, aceitar a primeira
truco-passo-truco = Passo o truco e quero o envido
    .gloss = recusar o truco, aceitar o envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = recusar o envido, aceitar o truco
truco-com-flor-quero = Com flor quero
    .gloss = à lei: a flor fica contra a contra-flor e o resto, e aceita-se o truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = à lei: a flor fica contra a contra-flor e o resto, e recusa-se o truco
truco-achico-quero = Me achico com flor e quero
    .gloss = à lei: a flor achica-se, e aceita-se o truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = à lei: a flor achica-se, e recusa-se o truco
truco-ask-repeat = Repita-se
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
    .gloss = a de baixo joga-se agora, a seguinte na vaza seguinte
truco-play-stacked = { $cards } como se fossem uma
    .gloss = ninguém vê que são várias: infração que se pode reclamar
truco-pass-cards = Passo
    .gloss = pôr as cartas de boca para baixo: não se joga mais nesta volta
truco-go-to-baralho = Ao baralho
    .gloss = jogar as cartas junto ao baralho
truco-show = { $cards }
    .gloss = mostrar cartas a todos
truco-gather = Nada mais
    .gloss = nada mais a mostrar ou a reclamar: as cartas podem recolher-se
truco-gather-of = Recolher as cartas de { $seat }
    .gloss = levantar as cartas de outro antes de ele ter jogado
truco-look = Olhar as cartas
    .gloss = antes de começar a sua testa: infração que se pode reclamar
truco-senha = Senha
    .gloss = um sinal ao companheiro; infração na testa
truco-admit = Não tenho flor
    .gloss = confessar uma flor falsa e abrir as cartas
truco-claim = { $seat } infringiu { $law }
    .gloss = reclamar o que a lei dá, se o que todos viram o prova
truco-utter = “{ $words }”
truco-heading-play = Jogar uma carta
    .gloss = não é preciso seguir naipe: joga-se qualquer carta
truco-heading-show = Mostrar cartas
    .gloss = vire estas cartas para provar o envido ou a flor
truco-heading-sing = Cantar os pontos
    .gloss = diga quantos pontos tem; numa mesa real terá de os mostrar
truco-heading-cut = Cortar o baralho
    .gloss = levante algumas cartas; ao menos três ficam na mesa

## O que se passa

truco-drawing = Tiram-se cartas: a mais alta distribui primeiro
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = todos jogam juntos
truco-testa = testa
    .gloss = um contra um, duas vezes quando são quatro; os outros ficam alheios
truco-duel = Volta { $number }, testa { $which }: { $mao } contra { $pe }
truco-over = Ganha a partida: { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = os tentos em jogo se se aceita, e os que vão para os proponentes se se recusa
truco-fact-pending = Falta a resposta de { $side }: { $proposal }
truco-fact-provisional = primeira parte: { $tentos } para { $side }
truco-fact-on = { $stage } em jogo: as vazas valem { $tentos }
truco-fact-raise = Pode aumentar o truco: { $side }
truco-fact-held = Uma resposta espera: quem tem flor canta-a agora
truco-fact-lei = { $seat } disse: na lei do jogo está tudo dito
truco-fact-announced = Avisou-se testa
truco-fact-unannounced = Não se avisou testa
truco-fact-tampa = O baralho está sobre a tampa baralho
truco-role-mao = mão
    .gloss = joga primeiro, e ganha de todos nos empates
truco-role-pe = pé
    .gloss = distribui, e joga por último
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
truco-ask-before-deal = Antes de distribuída a primeira carta
truco-ask-exposed = Uma carta sua virou: aceita-se?
truco-ask-show = Mostrar o que se cantou
truco-ask-claims = Há algo a reclamar antes de se recolherem as cartas?
truco-ask-besides = Pode falar
truco-ask-flor = Há flor a cantar?
truco-ask-sing = Cantar os pontos
truco-ask-declare = Cantou-se flor: o que há do seu lado?
truco-ask-choice = Flor contra flor: aumentar?
truco-ask-lei = Responder à lei
truco-ask-answer = Resposta a { $proposal }
truco-ask-play = É a sua vez

## O que se recusa

truco-refused-over = A partida terminou.
truco-refused-not-dealt = As cartas ainda não foram distribuídas.
truco-refused-pack = Estas não são as quarenta cartas do baralho.
truco-refused-seat = Não há tal lugar nesta mesa.
truco-refused-not-now = Isso não tem sentido neste momento.
truco-refused-turn = É a vez de { $seat }.
truco-refused-cutter = Corta o jogador à esquerda do pé: { $seat }.
truco-refused-cut = Pelo menos três cartas têm de ficar na mesa.
truco-refused-golpe = Um golpe no baralho não é corte.
truco-refused-bystander = Não lhe cabe parte nesta testa.
truco-refused-answer-first = Primeiro há algo à espera de resposta.
truco-refused-held = Deu-se uma resposta, que espera até que todos tenham cantado as suas flores ou deixado passar.
truco-refused-not-asked = Cabe ao outro grupo responder.
truco-refused-nothing-asked = Nada lhe foi proposto.
truco-refused-not-double = Só uma proposta dupla se pode aceitar em parte.
truco-refused-no-lei = Isso responde à lei do jogo, que não foi dita ou já está respondida.
truco-refused-blind = Nada senão a lei do jogo se pode dizer antes de ter as três cartas.
truco-refused-lei-late = A lei do jogo diz-se antes de distribuída a primeira carta.
truco-refused-lei-testa = A lei do jogo não se diz numa testa.
truco-refused-lei-off = A lei do jogo não se joga nesta mesa.
truco-refused-lei-flor = Quem responde à lei e tem flor responde com ela, e mais ninguém o faz.
truco-refused-envido-card = Depois da primeira carta própria não se abre envido.
truco-refused-envido-truco = O seu grupo disse truco ou respondeu a ele: já não abre envido.
truco-refused-first-part-over = A primeira parte da mão terminou.
truco-refused-after-falta = Nada cabe sobre uma falta envido: quero ou não quero.
truco-refused-falta-shrinks = A falta valeria menos do que já está apostado.
truco-refused-full = A aposta está tão alta quanto pode ser.
truco-refused-envido-over-real = Sobre um real envido não cabe envido; o real envido continua à espera.
truco-refused-no-more-simple = Não há mais envidos simples: dois são o máximo.
truco-refused-open-on-turn = Nesta mesa só abre quem está na vez de jogar.
truco-refused-must-sing = Há flor na sua mão, e tem de ser cantada primeiro.
truco-refused-no-flor = Não há flor na sua mão.
truco-refused-flor-card = Depois da primeira carta própria não se canta flor.
truco-refused-flor-passed = Quem passou não canta flor.
truco-refused-flor-spent = Quem disse envido já não canta flor: a sua não vale mais.
truco-refused-flor-late = Tarde demais para a flor: tinha de ser cantada no ato.
truco-refused-contra-opens = A contra-flor é resposta; abre-se com flor, contra-flor e o resto, ou com flor me achico.
truco-refused-no-raise = Isso não se pode dizer sobre esta flor.
truco-refused-side-spoke = O companheiro já aumentou ou se achicou pelo grupo.
truco-refused-nothing-to-waive = Não há agora flor a deixar passar.
truco-refused-singers-only = Só responde quem cantou flor.
truco-refused-peco = “Peço flor” é dito por quem cantou a sua.
truco-refused-peco-again = Esse jogador já cantou a sua flor, ou já lhe foi pedida.
truco-refused-truco-called = O truco já foi dito.
truco-refused-quero-first = Primeiro diz-se “quero”: quero retruco, quero vale quatro. A proposta continua sem resposta.
truco-refused-stage-order = Truco, retruco, vale quatro: por esta ordem, sem pular nenhum.
truco-refused-not-your-raise = Só o grupo que aceitou pode aumentar.
truco-refused-raise-late = Nesta mesa o truco só se aumenta na resposta.
truco-refused-mao-sings = O mão canta sempre os seus pontos.
truco-refused-false-song = Não são esses os seus pontos.
truco-refused-song-low = Isso não mata o melhor canto: diz-se “não mato”.
truco-refused-all-sing = Todas as flores em disputa se cantam.
truco-refused-card = Não está na sua mão: { $card }.
truco-refused-passed = As suas cartas já foram passadas.
truco-refused-proof-first = Quem cantou mostra a prova antes de ir ao baralho, ou então passa.
truco-refused-real-table = Isso só é possível numa mesa de verdade.
truco-refused-already = Isso já está feito.
truco-refused-pe-only = Isso cabe ao pé.
truco-refused-not-proved = O que todos viram não o prova.
truco-refused-own-side = Pede-se e reclama-se do outro grupo.
truco-refused-silence = Numa testa os outros ficam calados.
truco-refused-senhas = Aqui não são permitidas senhas.
truco-refused-count = As suas cartas são três.
truco-refused-no-such-count = Vira uma de três cartas; duas ou quatro são número errado.

## Como termina a volta

truco-outcome-vazas = jogada até ao fim
    .gloss = decidiram as vazas
truco-outcome-refused = truco não querido
    .gloss = os proponentes marcam o que as vazas valiam antes da proposta
truco-outcome-left = deixada
    .gloss = um grupo inteiro passou ou foi ao baralho
truco-outcome-saida = saída
    .gloss = a primeira parte levou um grupo a 24, e o truco não se joga
truco-outcome-ruled = decidida
    .gloss = uma lei a terminou
