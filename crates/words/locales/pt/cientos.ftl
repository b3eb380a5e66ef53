# Cientos. Ficam as palavras do livro; o que um principiante precisa está na glosa.

## O que é possível fazer

cientos-blancas = Mostrar as cartas brancas
    .gloss = você recebeu uma mão sem rei, cavalo nem sota: dez pontos, e ninguém dá pique nem repique contra você
cientos-discard = Descartar: { $cards }
cientos-draw = { $number ->
        [one] Comprar uma carta
       *[other] Comprar { $number } cartas
    }
cientos-look = Ver as cartas que você deixa
    .gloss = nesse caso o mão também pode vê-las, mas antes deve dizer de que naipe vai sair
cientos-leave = Deixar sem ver
    .gloss = você não as vê, e o mão continua livre para sair de qualquer naipe
cientos-name = Ver, e sair de { $suit }
    .gloss = você vê as cartas que ficaram, e a sua primeira carta deve ser deste naipe
cientos-punto = Acusar um ponto de { $value }
    .gloss = o valor das suas cartas de um naipe: o ás 11, as figuras e o dez 10, as outras o que mostram
cientos-secansa = Acusar uma { $length ->
        [tercera] terceira
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] sétima
       *[other] oitava
    } { $head ->
        [as] ao ás
        [rey] ao rei
        [caballo] ao cavalo
        [sota] à sota
        [diez] ao dez
       *[other] ao nove
    }
    .gloss = uma secansa é uma sequência de um naipe, de três cartas (terceira) a oito (oitava)
cientos-catorce = Acusar um catorze de { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
    .gloss = quatro iguais: catorze pontos
cientos-tres = Acusar três { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
    .gloss = três iguais: três pontos, se o outro não tiver melhor
cientos-show = Mostrar o que você acusou
    .gloss = o que é bom ou igual deve ser mostrado a tempo; senão, contam as acusações do outro
cientos-withdraw = Corrigir o catorze que você acusou: { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
    .gloss = você disse um catorze em lugar de outro: antes de jogar, pode acusar o que tem, uma vez, sem custo
cientos-ask = Perguntar qual carta falta: { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
    .gloss = o outro acusou três cartas iguais e deve dizer qual não tem
cientos-play = Jogar: { $card }
cientos-announce = Avisar que muda para { $suit }
    .gloss = depois do aviso, o outro não pode mais recolher a carta que jogar
cientos-take = Recolher a vaza
    .gloss = depois que você recolhe a vaza, as cartas dela valem como estão
cientos-amend = Trocar a carta por: { $card }
cientos-take-back = Recolher a sua carta
    .gloss = o outro mudou de naipe sem avisar
cientos-demand = Exigir uma saída de { $suit }
    .gloss = o mão saiu de um naipe diferente do que disse: ele recolhe a carta e sai deste
cientos-recount = Dizer que o outro tem uma carta a mais
    .gloss = antes do jogo, uma carta dele é tirada por sorteio; depois, ele não conta nada nesta mão
cientos-heading-discard = Escolha as cartas a descartar
    .gloss = pelo menos uma; você compra o mesmo número do monte, e depois não pode mais mudar
cientos-heading-draw = Quantas cartas você compra?
    .gloss = tantas quantas você descartou; com uma a mais, arrisca não contar nada nesta mão
cientos-heading-play = Jogar uma carta
    .gloss = sirva o naipe, se puder; a carta mais alta do naipe da saída ganha a vaza, e não há trunfo
cientos-heading-amend = Trocar a carta errada
    .gloss = você podia servir e não serviu; até que a vaza seja recolhida, corrigir não custa nada

## O que está acontecendo

cientos-cutting = Os dois cortam para decidir quem é o mão
cientos-dealing = Dando as cartas…
cientos-exchanging = Descartando e comprando cartas
cientos-lottery = Uma carta a mais: ela é tirada por sorteio
cientos-naming = Cada um acusa o que tem
cientos-playing = Uma mão de Cientos
cientos-over = A partida acabou
cientos-fact-hand = Mão { $number }, cartas dadas por { $seat }
cientos-fact-games = Jogos de { $seat }: { $won }
cientos-fact-left = Você deixou no monte: { $cards }
cientos-fact-looked = Você viu: { $cards }
cientos-fact-discards = Você descartou: { $cards }
cientos-fact-named = O mão vai sair de { $suit }
cientos-fact-last = Mão anterior: { $outcome }, { $first } { $one }, { $second } { $two }
cientos-figure-mark = marcados { $points }
    .gloss = os pontos marcados até agora, em dezenas; cem ganham
cientos-figure-hand = feitos { $points }
cientos-figure-lack50 = faltam { $points } para cinquenta
cientos-figure-lack100 = faltam { $points } para cem
cientos-role-mano = mão
    .gloss = fala e sai primeiro
cientos-role-pie = pé
    .gloss = quem deu as cartas; fala e joga depois do mão

## O que foi dito

cientos-said = { $seat }: { $what }
cientos-said-cut = corta: { $card }
cientos-said-blancas = mostra cartas brancas
cientos-said-drew = descarta { $thrown } e compra { $taken }
cientos-said-looked = vê as cartas que ficaram
cientos-said-names = vai sair de { $suit }
cientos-said-punto = ponto de { $value }
cientos-said-secansa = { $length ->
        [tercera] terceira
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] sétima
       *[other] oitava
    } { $head ->
        [as] ao ás
        [rey] ao rei
        [caballo] ao cavalo
        [sota] à sota
        [diez] ao dez
       *[other] ao nove
    }
cientos-said-catorce = catorze de { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
cientos-said-tres = três { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
cientos-said-good = é bom
cientos-said-equal = é igual
cientos-said-not-good = não serve
cientos-said-showed = mostra: { $cards }
cientos-said-withdrew = retira o catorze: { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }
cientos-said-lacks = não tem: { $card }
cientos-said-amended = troca a carta por: { $card }
cientos-said-took-back = recolhe a carta: { $card }
cientos-said-demanded = exige uma saída de { $suit }
cientos-said-announced = avisa que muda para { $suit }
cientos-said-miscounted = tinha uma carta a mais
cientos-said-false-set = acusou algo que não tinha
cientos-item-blancas = cartas brancas, { $points }
cientos-item-punto = ponto de { $value }, { $points }
cientos-item-secansa = { $length ->
        [tercera] terceira
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] sétima
       *[other] oitava
    } { $head ->
        [as] ao ás
        [rey] ao rei
        [caballo] ao cavalo
        [sota] à sota
        [diez] ao dez
       *[other] ao nove
    }, { $points }
cientos-item-catorce = catorze de { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }, { $points }
cientos-item-tres = três { $rank ->
        [as] ases
        [rey] reis
        [caballo] cavalos
        [sota] sotas
       *[other] dez
    }, { $points }
cientos-item-repique = repique, mais { $points }
cientos-item-pique = pique, mais { $points }
cientos-item-play = saídas e vazas, { $points }
cientos-item-lead = carta de saída, { $points }
cientos-item-trick = vaza ganha, { $points }
cientos-item-last = a última vaza, mais { $points }
cientos-item-bazas = mais de seis vazas, { $points }
cientos-item-capote = capote: todas as vazas, { $points }

## As perguntas

cientos-ask-discard-mano = Descarte de uma a cinco cartas; você compra o mesmo número.
cientos-ask-discard-pie = Descarte pelo menos uma carta; você compra o mesmo número das que restam.
cientos-ask-draw = Compre tantas quantas descartou.
cientos-ask-look = Você deixa algumas cartas. Quer vê-las?
cientos-ask-name = O pé viu as cartas. Diga de que naipe vai sair, e você também pode vê-las.
cientos-ask-accuse = Acuse o que tem, a começar pelo melhor, e depois saia.
cientos-ask-answer = Acuse o que tem e depois jogue.
cientos-ask-lead = É a sua vez de sair.
cientos-ask-play = É a sua vez de jogar.
cientos-ask-take = A vaza é sua. Quer recolhê-la?
cientos-ask-besides = Enquanto isso, você pode falar.

## Como acabou a mão

cientos-outcome-marked = marcada
    .gloss = os pontos foram marcados e o jogo continua
cientos-outcome-simple = jogo ganho
    .gloss = quem perdeu tinha feito cinquenta
cientos-outcome-won = jogo ganho
    .gloss = quem ganhou chegou a cem
cientos-outcome-double = jogo dobrado ganho
    .gloss = quem perdeu não tinha feito cinquenta
cientos-outcome-broken = interrompido
    .gloss = o jogo já tinha durado mãos demais
cientos-ended-marked = { $mano } fez { $mano_points }, e { $pie } fez { $pie_points }. Os dois têm marcados { $mano_mark } e { $pie_mark }
cientos-ended-simple = { $seat } chegou a cem e ganhou o jogo. Nesta mão, { $mano } fez { $mano_points }, e { $pie } fez { $pie_points }
cientos-ended-double = { $seat } chegou a cem antes que o outro tivesse cinquenta: jogo dobrado. Nesta mão, { $mano } fez { $mano_points }, e { $pie } fez { $pie_points }
cientos-ended-broken = O jogo foi interrompido. Nesta mão, { $mano } fez { $mano_points }, e { $pie } fez { $pie_points }

## Por que se paga

cientos-cause-blancas = cartas brancas, { $count } × { $each }
cientos-cause-pique = pique, { $count } × { $each }
cientos-cause-repique = repique, { $count } × { $each }
cientos-cause-secansa = uma secansa de cinco ou mais, { $count } × { $each }
cientos-cause-catorce = um catorze, { $count } × { $each }
cientos-cause-capote = capote, { $count } × { $each }
cientos-cause-under-ten = menos de dez pontos, { $count } × { $each }
cientos-cause-under-five = menos de cinco pontos, { $count } × { $each }
cientos-cause-simple = o jogo, simples, { $count } × { $each }
cientos-cause-double = o jogo, dobrado, { $count } × { $each }
cientos-cause-calidad-simple = qualidade do jogo, { $count } × { $each }
cientos-cause-calidad-double = qualidades do jogo dobrado, { $count } × { $each }

## Recusas

cientos-refused-not-dealt = As cartas ainda não foram dadas.
cientos-refused-wrong-pack = Estas não são as cartas para embaralhar.
cientos-refused-over = A partida acabou.
cientos-refused-turn = É a vez de { $seat }.
cientos-refused-not-playing = Você não está nesta mesa.
cientos-refused-not-now = Você não pode fazer isso neste ponto da mão.
cientos-refused-not-held = Você não tem esta carta: { $card }.
cientos-refused-discard-size = Descarte pelo menos uma carta e no máximo { $most }.
cientos-refused-draw-size = Não há tantas cartas para você comprar.
cientos-refused-not-blancas = A sua mão tem rei, cavalo ou sota.
cientos-refused-not-yours = Você não tem essa combinação.
cientos-refused-too-late = Você não pode mais acusar isso: algo que vem depois já foi acusado, ou o que você acusa não serviria.
cientos-refused-larger = É maior que o primeiro que você acusou. Por isso, está perdido.
cientos-refused-must-name = Você disse que a acusação do mão não servia: acuse e mostre a sua antes de jogar.
cientos-refused-follow = Você tem cartas de { $suit }: sirva esse naipe.
cientos-refused-lead = Você precisa sair de { $suit }.
cientos-refused-no-suit = Você não tem { $suit }: escolha outro naipe.
cientos-refused-honour = Isso é para mesas de honra. Esta é estrita.
cientos-refused-no-incident = Não aconteceu nada que permita isso.

## Na mesa

cientos-table-stock = Monte { $many }
cientos-table-tricks = { $many ->
        [one] { $many } vaza
       *[other] { $many } vazas
    }

## O ato que acabou a mão

cientos-done-take = recolhe a vaza
cientos-done-show = mostra o que acusou
