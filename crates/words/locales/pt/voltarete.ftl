# Voltarete. As palavras do livro ficam; o que falta a quem começa está na explicação.

## O bolo e a caixa

voltarete-bolo = Bolo
    .gloss = o pote na mesa; o feito, o declarante, joga por ele
voltarete-box = Caixa do recambó
    .gloss = recebe um tento de cada bolo ganho; quando está cheia, começa o último bolo do recambó
voltarete-pot-bolo = o bolo
voltarete-pot-recambo = a caixa do recambó

## O que é possível dizer nas duas rodadas

voltarete-pass = Passo
    .gloss = passar; você põe 1 tento no bolo
voltarete-licenca = Licença
    .gloss = pedir para jogar: nomear o trunfo e trocar de uma a oito cartas
voltarete-entro = Entro
    .gloss = jogar: nomear o trunfo e trocar de uma a oito cartas; o pé não precisa de licença de ninguém
voltarete-preferencia = Preferência
    .gloss = ficar com a licença do outro, com copas como trunfo
voltarete-so = Só
    .gloss = jogar sozinho com as cartas que você tem e nomear o trunfo depois
voltarete-so-in = Só em { $suit }
    .gloss = jogar sozinho com as cartas que você tem, neste naipe
voltarete-so-copas = Só em copas
    .gloss = jogar sozinho em copas: todas as pagas são em dobro
voltarete-respeito = Voltarete de respeito
    .gloss = mostrar os dois ases pretos e virar uma carta para trunfo: o jogo mais alto
voltarete-consent = Deixar jogar
    .gloss = deixar que o outro jogue; não custa nada
voltarete-segundo = Voltarete segundo
    .gloss = virar uma carta para trunfo, ficar com ela e trocar outras
voltarete-casca = Casca
    .gloss = trocar as suas nove cartas por outras e depois nomear o trunfo
voltarete-casca-keeping = Casca, guardando: { $card }
    .gloss = trocar as outras oito cartas por novas e depois nomear o trunfo
voltarete-decline = Deixar o baralho
    .gloss = ninguém joga esta mão; o bolo fica para a seguinte
voltarete-treze = Casca das treze
    .gloss = ficar com as treze cartas do baralho, descartar quatro e jogar contra os três

## Trunfo e baralho

voltarete-name = Trunfo { $suit }
    .gloss = as cartas deste naipe ganham dos outros naipes; em copas, todas as pagas são em dobro
voltarete-exchange = Descartar: { $cards }
voltarete-buy = Descartar e comprar o mesmo número: { $cards }
voltarete-discard4 = Descartar: { $cards }
voltarete-repor-casca = Desistir da casca
    .gloss = pôr uma reposta no bolo e pagar 5 tentos a cada jogador que teve cartas

## Abertura do jogo

voltarete-order-play = “Vamos jogar”
    .gloss = começar o jogo
voltarete-declare-geral = Declarar geral
    .gloss = prometer todas as nove vazas: um grande ganho, ou uma grande perda
voltarete-ask-resposta = Pedir reposta
    .gloss = propor que a mão acabe como empate; os outros podem recusar
voltarete-give = Conceder a reposta
    .gloss = se todos concedem, ninguém joga cartas
voltarete-refuse = Recusar a reposta
    .gloss = a mão é jogada; se você não a ganha, também deve uma reposta

## As vazas

voltarete-play = Jogar: { $card }
voltarete-stop = Parar aqui
    .gloss = ficar com as cinco primeiras vazas: a mão está ganha
voltarete-continue = Tentar as nove
    .gloss = sair na sexta vaza: daqui em diante, todas devem ser suas
voltarete-claim-hand = Abrir as cartas: mão ganha
    .gloss = as suas cartas ficam à vista; qualquer adversário pode mandar você jogar
voltarete-claim-primeiras = Abrir as cartas: ganha com primeiras
    .gloss = você não pode perder nenhuma das cinco primeiras; qualquer adversário pode mandar você jogar
voltarete-claim-geral = Abrir as cartas: geral
    .gloss = você não pode perder nenhuma vaza; qualquer adversário pode mandar você jogar
voltarete-claim-codilho = Abrir as cartas: codilho
    .gloss = é certo que você ganha do feito; qualquer outro jogador pode mandar você jogar
voltarete-grant-win = Conceder a mão ao feito
    .gloss = o feito ganha se o outro adversário concorda; senão, isso pode custar uma reposta a você
voltarete-concede-resposta = Dar a mão por reposta
    .gloss = admitir o empate; você não pode mais ganhar
voltarete-concede-codilho = Dar a mão por codilho
    .gloss = admitir a derrota; você não pode mais ganhar
voltarete-accept = Aceitar
    .gloss = a mão é paga como foi pedida
voltarete-make-play = “Vamos até o fim”
    .gloss = a mão continua

## Repostas, remissas e pagas

voltarete-enter-now = Pagar a reposta agora
    .gloss = ela entra no bolo
voltarete-leave-remissa = Deixar como remissa
    .gloss = ficar devendo a reposta a um bolo seguinte
voltarete-joint = Juntar à sua primeira remissa
    .gloss = as duas entram em um bolo seguinte como um só valor
voltarete-split = { $now } { $now ->
        [one] tento
       *[other] tentos
    } agora, o resto depois
voltarete-ask-pagas = Pedir a { $seat }: { $items }
    .gloss = as pagas só são pagas se você pede exatamente o que é devido
voltarete-asked-all = tudo o que é devido
voltarete-asked-base = o próprio jogo
voltarete-asked-matadores = os matadores
voltarete-asked-primeiras = as cinco primeiras
voltarete-asked-geral = o geral
voltarete-asked-favorita = { $item }, em dobro por copas
voltarete-content = Não pedir mais nada
    .gloss = o que você não pede antes que as cartas sejam dadas está perdido
voltarete-deal = Dar as últimas cartas
    .gloss = depois disso, ninguém pode pedir mais nada da mão anterior
voltarete-break-off = Acabar o jogo aqui
    .gloss = só se todos concordam; o que está na mesa é repartido

## A mesa de honra

voltarete-amend = Corrigir a renúncia com: { $card }
voltarete-accuse = { $seat } renunciou na vaza { $trick }
    .gloss = se é verdade, a renúncia custa uma reposta, tanto quanto há no bolo; uma denúncia errada não custa nada
voltarete-say-codilho = “{ $seat }, o codilho é seu”
    .gloss = depois de dizer isso, você não pode mais ganhar

## O que está por cima das cartas

voltarete-heading-play = Jogar uma carta
    .gloss = siga o naipe da saída, se puder; sem esse naipe, jogue a carta que quiser
voltarete-heading-exchange = Descartar cartas e comprar o mesmo número
    .gloss = escolha o que descarta; você compra o mesmo número do baralho, e os outros compram depois
voltarete-heading-buy = Descartar e comprar o mesmo número; o resto fica para o seguinte
    .gloss = escolha o que descarta; você compra o mesmo número do baralho
voltarete-heading-casca = Casca, guardando uma carta
    .gloss = as suas outras cartas são trocadas pelas do baralho; depois você nomeia o trunfo
voltarete-heading-discard4 = Descartar quatro cartas
    .gloss = você tem treze cartas e joga com nove
voltarete-heading-amend = Corrigir a renúncia com outra carta
    .gloss = a tempo, não custa nada: a vaza é jogada de novo a partir daí
voltarete-heading-split = Quanto da sua remissa você paga agora?
    .gloss = você deve tudo no fim; o que não paga agora, paga depois

## O que está acontecendo

voltarete-over = A partida acabou
voltarete-drawing = Sorteando os lugares
voltarete-dealing = Dando as cartas…
voltarete-first-passage = Primeira rodada: quem joga?
voltarete-second-passage = Segunda rodada: todos passaram uma vez
voltarete-plays = { $seat } joga { $contract }
voltarete-plays-in = { $seat } joga { $contract }, trunfo { $suit }
voltarete-settled = A mão está paga

voltarete-fact-hand = Mão { $number }, cartas dadas por { $seat }
voltarete-fact-medalhao = { $seat } está com o medalhão
voltarete-fact-remissa = { $seat } deve uma remissa de { $amount }
voltarete-fact-closing = A caixa está no bolo: quando alguém ganhar o bolo, o recambó acaba
voltarete-fact-playing-off = O recambó acaba quando as remissas forem pagas
voltarete-fact-geral-tried = O feito está tentando as nove vazas
voltarete-fact-geral-declared = O feito declarou as nove vazas
voltarete-fact-gave = { $seat } concedeu a reposta
voltarete-fact-refused = { $seat } recusou a reposta
voltarete-fact-obliged = Quem tem a Espadilha deve jogar: casca ou Voltarete segundo
voltarete-fact-matadores = { $seat } mostra matadores que não jogou: { $cards }

voltarete-role-mao = mão
    .gloss = fala primeiro e sai primeiro
voltarete-role-contrape = contra-pé
    .gloss = fala e joga em segundo lugar
voltarete-role-pe = pé
    .gloss = fala e joga em terceiro lugar
voltarete-role-quarto = quarto
    .gloss = quem dá em uma mesa de quatro: fica de fora, salvo se todos passarem duas vezes
voltarete-role-feito = feito
    .gloss = o declarante: joga sozinho contra os outros, pelo bolo

## O que foi dito, onde difere do botão

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, guardando uma carta
voltarete-said-turned = vira uma carta: { $card }
voltarete-said-took = { $many ->
    [0] não compra cartas
    [one] compra uma carta
   *[other] compra { $many } cartas
}
voltarete-said-passed-on = { $many ->
    [0] não passa nenhuma carta
    [one] passa uma carta
   *[other] passa { $many } cartas
}
voltarete-said-claim-win = abre as cartas: mão ganha
voltarete-said-concede = abre as cartas: mão perdida
voltarete-said-claim-codilho = abre as cartas: codilho
voltarete-said-grant-win = concede a mão ao feito
voltarete-said-accept = aceita
voltarete-said-consent = deixa jogar
voltarete-said-repor-casca = desiste da casca
voltarete-said-declare-geral = declara geral
voltarete-said-ask-resposta = pede reposta
voltarete-said-give = concede a reposta
voltarete-said-refuse = recusa a reposta
voltarete-said-stop = para nas cinco primeiras
voltarete-said-continue = tenta as nove
voltarete-said-decline = deixa o baralho
voltarete-said-amend = corrige uma renúncia
voltarete-said-revoked = renunciou na vaza { $trick }
voltarete-said-cleared = não renunciou na vaza { $trick }
voltarete-said-espadilha = mostra a Espadilha

## As perguntas

voltarete-ask-first = Você passa ou joga?
voltarete-ask-leave = Alguém quer jogar. Você deixa, ou diz um jogo mais alto?
voltarete-ask-second = Todos passaram uma vez. Você passa de novo ou joga?
voltarete-ask-quarto = Os três passaram duas vezes. Você fica com as treze cartas do baralho?
voltarete-ask-treze = Quais quatro das suas treze cartas você descarta?
voltarete-ask-name = Qual naipe é trunfo?
voltarete-ask-exchange = Quais cartas você descarta?
voltarete-ask-exchange-turned = Quais cartas você descarta? A carta virada substitui uma delas.
voltarete-ask-casca = Você nomeia o trunfo, ou desiste e põe { $bolo } no bolo?
voltarete-ask-buy = { $many ->
    [0] O baralho acabou.
    [one] Resta uma carta no baralho. Se você a quer, qual das suas descarta?
   *[other] Restam { $many } cartas no baralho. Quais das suas você descarta?
}
voltarete-ask-opening = Todos têm as suas cartas. Como você começa?
voltarete-ask-answer = O feito propõe desistir e pôr { $bolo } no bolo. Você aceita?
voltarete-ask-play = É a sua vez de jogar.
voltarete-ask-besides = É a vez de outro jogador. Enquanto isso, você pode falar.
voltarete-ask-stop = As cinco primeiras vazas são suas. Você para, ou tenta as nove?
voltarete-ask-claim = Alguém abriu as cartas. Você aceita?
voltarete-ask-inspection = A mão acabou. Alguém renunciou?
voltarete-ask-placing = Você deve uma reposta de { $amount }. Quer pô-la no bolo agora ou depois?
voltarete-ask-pagas-due = Quer pedir o que devem a você?
voltarete-ask-dealing = É a última chance de pedir o que devem a você.
voltarete-ask-split = A sua remissa venceu. Quanto dela você paga agora?

## Como acabou a mão

voltarete-outcome-win = ganha
    .gloss = o feito fez mais vazas do que cada adversário e ganha o bolo
voltarete-outcome-resposta = reposta
    .gloss = o feito empatou com o melhor adversário e põe no bolo tanto quanto já há nele
voltarete-outcome-codilho = codilho
    .gloss = um adversário fez mais vazas do que o feito e recebe tanto quanto há no bolo
voltarete-outcome-granted = reposta concedida
    .gloss = o feito desistiu, e os outros aceitaram
voltarete-outcome-surrendered = desistiu da casca
    .gloss = o feito desistiu depois de ver as cartas novas
voltarete-outcome-passed = todos passaram
    .gloss = todos passaram duas vezes; o bolo fica para a mão seguinte
voltarete-outcome-void = nula
    .gloss = a mão foi anulada por uma lei, e a mesma pessoa dá de novo
voltarete-outcome-barred = sem vencedor
    .gloss = o feito fez vazas suficientes, mas não pode ganhar depois de duas renúncias

## Recusas

voltarete-refused-not-dealt = As cartas ainda não foram dadas.
voltarete-refused-wrong-pack = Estas não são as cartas para embaralhar.
voltarete-refused-over = A partida acabou.
voltarete-refused-turn = É a vez de { $seat }.
voltarete-refused-not-playing = Você não tem cartas nesta mão.
voltarete-refused-not-now = Você não pode dizer nem fazer isso neste ponto da mão.
voltarete-refused-entro = Só o pé pode dizer “entro”; o mão e o contra-pé pedem licença.
voltarete-refused-licenca-pe = O pé não precisa de licença de ninguém: diga “entro”.
voltarete-refused-pass-is-consent = Alguém quer jogar: deixe que jogue, ou diga um jogo mais alto.
voltarete-refused-no-consent = Ninguém apostou ainda: não há nada a permitir nem a superar.
voltarete-refused-licenca-overcalls = A licença nunca supera outra aposta. Só a preferência, o só e o respeito superam.
voltarete-refused-too-low = A última aposta é { $standing }. Aposte um jogo mais alto, ou o mesmo se você fala antes.
voltarete-refused-passage = Esse jogo é da outra rodada: licença, só e respeito são da primeira; Voltarete segundo e casca, da segunda.
voltarete-refused-black-aces = Para o respeito você precisa dos dois ases pretos, Espadilha e Basto.
voltarete-refused-suit-fixed = O trunfo já é { $suit }: vale o primeiro naipe nomeado.
voltarete-refused-not-held = Você não tem esta carta: { $card }.
voltarete-refused-must-keep = Você deve guardar esta carta: { $card }. Os ases mostrados e a carta virada ficam na mão.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Aqui você não pode comprar nenhuma carta.
        [one] Você pode comprar no máximo uma carta.
       *[other] Você pode comprar no máximo { $to } cartas.
    }
   *[other] { $to ->
        [4] Descarte exatamente quatro cartas.
       *[other] Descarte de { $from } a { $to } cartas.
    }
}
voltarete-refused-so-exchange = No só, você joga com as nove cartas que recebeu: não pode trocar nenhuma.
voltarete-refused-espadilha = Você tem a Espadilha e todos passaram uma vez: deve ir à casca ou jogar o Voltarete segundo.
voltarete-refused-pe = Ninguém antes de você tem a Espadilha: o pé deve ir à casca ou jogar o Voltarete segundo.
voltarete-refused-keep-espadilha = Quem vai à casca por obrigação deve guardar a Espadilha.
voltarete-refused-casca-named = Você já nomeou o trunfo: deve jogar a casca e não pode mais desistir.
voltarete-refused-no-resposta = Você só pode pedir reposta antes da primeira carta, e só na licença, no só, no respeito e no Voltarete segundo.
voltarete-refused-treze-surrender = Você só pode desistir da casca das treze antes de nomear o trunfo, e só se a mesa permitir e os três concordarem.
voltarete-refused-treze-geral = Na casca das treze não há geral.
voltarete-refused-follow = Você tem cartas de { $suit }: siga o naipe.
voltarete-refused-trump = A saída foi de trunfo: jogue trunfo.
voltarete-refused-feito-only = Só o feito pode fazer isso.
voltarete-refused-opponent-only = Só um adversário do feito pode fazer isso.
voltarete-refused-laid = Você já abriu as cartas uma vez nesta mão.
voltarete-refused-primeiras = Você só pode reclamar as primeiras se todas as vazas até agora são suas e ninguém está tentando o geral.
voltarete-refused-geral = O geral deve estar declarado ou em curso, e todas as vazas até agora devem ser do feito.
voltarete-refused-honour = Isso é para mesas de honra. Esta é estrita, e ninguém pode renunciar.
voltarete-refused-amend = Você não tem nenhuma renúncia para corrigir.
voltarete-refused-still-revoke = Essa carta seria outra renúncia. Escolha outra.
voltarete-refused-examining = Quem abriu as cartas, ou deixou que outro as abrisse, não pode mais examinar as dos outros.
voltarete-refused-no-trick = Esse jogador não jogou nessa vaza. Escolha outra vaza.
voltarete-refused-accused = Você já denunciou isso.
voltarete-refused-joint = Nesta mão você não deixou outra remissa para juntar a esta.
voltarete-refused-not-proved = Nenhuma carta à vista prova a renúncia ainda. Espere uma carta que prove, ou o fim da mão.
voltarete-refused-nothing-to-prefer = A preferência responde à licença de outro jogador, e ninguém pediu licença.
voltarete-refused-must-leave = Você deve uma remissa anterior, ou o bolo passou do limite combinado: deixe a reposta como remissa.
voltarete-refused-part = Agora você pode pagar de 1 a { $most } { $most ->
        [one] tento
       *[other] tentos
    }.
voltarete-refused-nothing-due = Ninguém deve isso a você.
voltarete-refused-break-off = Esta mesa não combinou repartir as remissas: o recambó deve ser jogado até o fim.

## Na mesa

voltarete-table-won = tentos
voltarete-table-stock = Baralho { $many }

## O ato que acabou a mão

voltarete-done-content = não pede mais nada
voltarete-done-enter-now = paga a reposta agora
voltarete-done-leave-remissa = deixa a reposta como remissa
voltarete-done-joint = junta a reposta à sua primeira remissa
voltarete-done-split = paga { $now ->
    [one] 1 tento
   *[other] { $now } tentos
} agora e o resto depois
