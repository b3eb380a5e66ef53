# Voltarete. As palavras do livro ficam; o que falta a quem começa está na explicação.

## O bolo e a caixa

voltarete-bolo = Bolo
    .gloss = o pote na mesa, pelo qual joga o feito, o declarante
voltarete-box = Caixa do recambó
    .gloss = um tento de cada bolo que se levanta; quando está cheia começa o último bolo do recambó
voltarete-pot-bolo = o bolo
voltarete-pot-recambo = a caixa do recambó

## O que se pode dizer nas duas passagens

voltarete-pass = Passo
    .gloss = passar, metendo 1 tento no bolo
voltarete-licenca = Licença
    .gloss = pedir licença: nomear o trunfo e trocar de uma a oito cartas
voltarete-entro = Entro
    .gloss = entrar: nomear o trunfo e trocar de uma a oito cartas; o pé não precisa de licença de ninguém
voltarete-preferencia = Preferência
    .gloss = tomar para si a licença, em copas
voltarete-so = Só
    .gloss = sem trocar carta alguma, nomeando-se depois o trunfo
voltarete-so-in = Só em { $suit }
    .gloss = sem trocar carta alguma, nomeando-se agora o trunfo
voltarete-so-copas = Só em copas
    .gloss = só no naipe favorito: todas as pagas contam dobrado
voltarete-respeito = Voltarete de respeito
    .gloss = mostrar os dois ases pretos e voltar o trunfo: o maior dos jogos
voltarete-consent = Dou licença
    .gloss = deixar jogar o outro; não custa nada
voltarete-segundo = Voltarete segundo
    .gloss = voltar o trunfo, guardar essa carta, trocar outras
voltarete-casca = Casca
    .gloss = nove cartas novas por todas as da mão, e depois nomear o trunfo
voltarete-casca-keeping = Casca, levando { $card }
    .gloss = oito cartas novas pelas restantes, e depois nomear o trunfo
voltarete-decline = Deixo passar a mão
    .gloss = deixar as treze cartas onde estão
voltarete-treze = Casca das treze
    .gloss = tomar as treze cartas do baralho, separar quatro, jogar contra os três

## Trunfo e baralho

voltarete-name = Trunfo { $suit }
    .gloss = as suas cartas ganham aos outros naipes; em copas tudo se paga a dobrar
voltarete-exchange = Descartar: { $cards }
voltarete-buy = Descartar e comprar outras tantas: { $cards }
voltarete-discard4 = Separar: { $cards }
voltarete-repor-casca = Repor a casca
    .gloss = pôr uma resposta e pagar 5 tentos a cada jogador com cartas

## Abertura do jogo

voltarete-order-play = “Joga-se”
    .gloss = joga-se a mão
voltarete-declare-geral = Declaro geral
    .gloss = prometer todas as nove vazas: um grande ganho, ou uma grande perda
voltarete-ask-resposta = Peço resposta
    .gloss = oferecer-se a largar a mão como empate, se os outros o consentem
voltarete-give = Dou resposta
    .gloss = consentir; se todos a dão, não se joga
voltarete-refuse = Não dou resposta
    .gloss = obrigar a jogar; quem a nega e depois falha pode dever também uma resposta

## As vazas

voltarete-play = Jogar { $card }
voltarete-stop = Parar aqui
    .gloss = contentar-se com as primeiras, as cinco primeiras vazas: a mão está ganha
voltarete-continue = Jogar a geral
    .gloss = jogar para a sexta vaza: agora é preciso fazer todas as nove
voltarete-claim-hand = Deitar as cartas: mão ganha
    .gloss = as cartas ficam à vista; qualquer um pode obrigar a jogar
voltarete-claim-primeiras = Deitar as cartas: ganha com primeiras
    .gloss = as cinco primeiras vazas não se podem perder; qualquer um pode obrigar a jogar
voltarete-claim-geral = Deitar as cartas: geral
    .gloss = nenhuma vaza se pode perder; qualquer um pode obrigar a jogar
voltarete-claim-codilho = Deitar as cartas: codilho
    .gloss = é certo que se vence o feito; qualquer um pode obrigar a jogar
voltarete-grant-win = Dar a mão ao feito
    .gloss = se o outro contrário concorda, o feito ganhou
voltarete-concede-resposta = Perder de resposta
    .gloss = deitar as cartas dando a mão por empate; já não se pode ganhar
voltarete-concede-codilho = Perder de codilho
    .gloss = deitar as cartas dando a mão por vencida; já não se pode ganhar
voltarete-accept = De acordo
    .gloss = fazem-se as contas como se disse ao deitar as cartas
voltarete-make-play = “Jogue-se até ao fim”
    .gloss = a mão continua

## Respostas, remissas e pagas

voltarete-enter-now = Entrar com a resposta
    .gloss = pagá-la já para o bolo
voltarete-leave-remissa = Deixar a resposta para remissa
    .gloss = ficar a devê-la a um bolo seguinte
voltarete-joint = Juntar à primeira remissa
    .gloss = ambas as respostas entram para um bolo seguinte como uma só quantia
voltarete-split = Tentos que entram agora: { $now }; o resto depois
voltarete-ask-pagas = Pedir a { $seat }: { $items }
    .gloss = as pagas só se pagam se pedir exatamente o que é devido
voltarete-asked-all = tudo o que é devido
voltarete-asked-base = o próprio jogo
voltarete-asked-matadores = os matadores
voltarete-asked-primeiras = as cinco primeiras
voltarete-asked-geral = a geral
voltarete-asked-favorita = { $item }, a dobrar por copas
voltarete-content = Nada mais a pedir
    .gloss = o que não pediu até aí fica perdido
voltarete-deal = Dar as últimas cartas
    .gloss = depois disto já não se pode pedir paga da mão anterior
voltarete-break-off = Deixar o jogo
    .gloss = só se todos concordam; reparte-se o que está na mesa

## A mesa de honra

voltarete-amend = Emendar a renúncia com { $card }
voltarete-accuse = { $seat } renunciou na vaza { $trick }
    .gloss = se for verdade a renúncia custa uma resposta, quanto há no bolo; uma acusação errada nada custa
voltarete-say-codilho = “{ $seat }, tem codilho”
    .gloss = quem o diz já não pode ganhar

## O que está por cima das cartas

voltarete-heading-play = Jogar uma carta
    .gloss = siga o naipe da saída se puder; sem ele, jogue o que quiser
voltarete-heading-exchange = Descartar cartas por outras tantas novas
    .gloss = escolha o que deita fora; tira outras tantas do baralho, e os outros depois
voltarete-heading-buy = Descartar cartas e comprar outras tantas; passa-se o resto do baralho
    .gloss = escolha o que deita fora; tira outras tantas do baralho
voltarete-heading-casca = Casca, levando uma carta
    .gloss = as outras cartas trocam-se pelo baralho; depois nomeia o trunfo
voltarete-heading-discard4 = Separar quatro cartas
    .gloss = tem treze cartas e joga com nove
voltarete-heading-amend = Emendar a renúncia com outra carta
    .gloss = a tempo nada custa: a vaza joga-se de novo a partir daí
voltarete-heading-split = Quantos tentos da remissa entram agora
    .gloss = deve tudo no fim; o que não entra agora entra depois

## O que se passa

voltarete-over = A partida terminou
voltarete-drawing = Trincham-se os lugares
voltarete-dealing = Dão-se as cartas
voltarete-first-passage = Primeira passagem: quem joga?
voltarete-second-passage = Segunda passagem: todos passaram uma vez
voltarete-plays = { $seat } joga { $contract }
voltarete-plays-in = { $seat } joga { $contract }, trunfo { $suit }
voltarete-settled = As contas da mão estão feitas

voltarete-fact-hand = Mão { $number }, cartas dadas por { $seat }
voltarete-fact-medalhao = Medalhão com { $seat }
voltarete-fact-remissa = { $seat } deve uma remissa de { $amount }
voltarete-fact-closing = A caixa está no bolo: quem o levanta acaba o recambó
voltarete-fact-playing-off = O recambó está acabado, salvo as remissas
voltarete-fact-geral-tried = Joga-se a geral por declarar
voltarete-fact-geral-declared = Está declarado geral
voltarete-fact-gave = { $seat } deu resposta
voltarete-fact-refused = { $seat } não deu resposta
voltarete-fact-obliged = A Espadilha é obrigada a ir à casca
voltarete-fact-matadores = { $seat } mostra matadores não jogados: { $cards }

voltarete-role-mao = mão
    .gloss = o primeiro a falar e a jogar
voltarete-role-contrape = contra-pé
    .gloss = o segundo a falar e a jogar
voltarete-role-pe = pé
    .gloss = o terceiro a falar e a jogar
voltarete-role-quarto = quarto
    .gloss = o que dá as cartas entre quatro, e fica de fora, salvo se todos passam duas vezes
voltarete-role-feito = feito
    .gloss = o declarante: joga sozinho contra os outros, pelo bolo

## O que se disse, onde difere do botão

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, levando uma carta
voltarete-said-turned = volta { $card }
voltarete-said-took = { $many ->
    [0] não toma carta
    [one] toma uma carta
   *[other] toma { $many } cartas
}
voltarete-said-passed-on = { $many ->
    [0] não passa nenhuma
    [one] passa uma carta
   *[other] passa { $many } cartas
}
voltarete-said-claim-win = Deita as cartas dando a mão por ganha
voltarete-said-concede = Deita as cartas dando a mão por perdida
voltarete-said-claim-codilho = deita a mão como codilho
voltarete-said-grant-win = concede a mão ao feito
voltarete-said-accept = aceita
voltarete-said-consent = dá licença
voltarete-said-repor-casca = repõe a casca
voltarete-said-declare-geral = declara geral
voltarete-said-ask-resposta = pede resposta
voltarete-said-give = dá resposta
voltarete-said-refuse = nega a resposta
voltarete-said-stop = para nas cinco primeiras
voltarete-said-continue = tenta as nove
voltarete-said-decline = deixa as cartas
voltarete-said-amend = Emenda uma renúncia
voltarete-said-revoked = Renunciou na vaza { $trick }
voltarete-said-cleared = Não renunciou na vaza { $trick }
voltarete-said-espadilha = Mostra a Espadilha

## As perguntas

voltarete-ask-first = Passar, ou jogar?
voltarete-ask-leave = Alguém quer jogar. Dar licença, ou ir mais alto?
voltarete-ask-second = Todos passaram uma vez. Passar outra vez, ou jogar?
voltarete-ask-quarto = Os três passaram duas vezes. Tomar as treze cartas?
voltarete-ask-treze = Quais das treze são as quatro que se separam?
voltarete-ask-name = Que naipe é trunfo?
voltarete-ask-exchange = De que cartas se descarta?
voltarete-ask-exchange-turned = De que cartas se descarta? A carta voltada entra por uma delas.
voltarete-ask-casca = Nomear o trunfo, ou repor a casca com uma resposta de { $bolo }?
voltarete-ask-buy = { $many ->
    [0] O baralho acabou.
    [one] Resta uma carta no baralho. De que carta se descarta por ela, se de alguma?
   *[other] Restam { $many } cartas no baralho. De quais das suas se descarta?
}
voltarete-ask-opening = Todos estão encartados. Como começa o jogo?
voltarete-ask-answer = O feito quer largar a mão e pôr { $bolo } no bolo. Dar-lhe resposta?
voltarete-ask-play = É a sua vez de jogar.
voltarete-ask-besides = É outro que joga. Entretanto pode falar.
voltarete-ask-stop = As cinco primeiras vazas são suas. Parar, ou tentar todas as nove?
voltarete-ask-claim = Há cartas deitadas na mesa. Está de acordo?
voltarete-ask-inspection = A mão está jogada. Alguém renunciou?
voltarete-ask-placing = Deve uma resposta de { $amount }. Entra já para o bolo, ou depois?
voltarete-ask-pagas-due = Pedir o que lhe é devido?
voltarete-ask-dealing = As últimas cartas ainda não estão dadas: é o último momento para pedir pagas.
voltarete-ask-split = Chegou a vez da sua remissa. Quanto dela entra agora?

## Como terminou a mão

voltarete-outcome-win = ganha
    .gloss = o feito fez mais vazas do que qualquer dos contrários e levanta o bolo
voltarete-outcome-resposta = resposta
    .gloss = empate: o feito põe no bolo tanto como ele tem
voltarete-outcome-codilho = codilho
    .gloss = um contrário fez mais vazas do que o feito, que lhe paga tanto como o bolo tem
voltarete-outcome-granted = resposta dada
    .gloss = o feito largou a mão e os outros consentiram
voltarete-outcome-surrendered = casca reposta
    .gloss = o feito largou a mão depois de ver as suas cartas novas
voltarete-outcome-passed = todos passaram
    .gloss = todos passaram duas vezes; o bolo fica para a mão seguinte
voltarete-outcome-void = mão abaixo
    .gloss = anulada por uma lei; o mesmo torna a dar as cartas
voltarete-outcome-barred = ganha por ninguém
    .gloss = o feito tinha as vazas, mas as suas renúncias tiraram-lhe o direito de ganhar

## Recusas

voltarete-refused-not-dealt = Primeiro têm de ser dadas as cartas.
voltarete-refused-wrong-pack = Não são estas as cartas a baralhar.
voltarete-refused-over = A partida terminou.
voltarete-refused-turn = É a vez de { $seat }.
voltarete-refused-not-playing = Nesta mão não tem cartas.
voltarete-refused-not-now = Isso não se pode dizer nem fazer neste ponto da mão.
voltarete-refused-entro = “Entro” é a palavra do pé; a mão e o contra-pé pedem licença.
voltarete-refused-licenca-pe = O pé não precisa de licença de ninguém: a sua palavra é “entro”.
voltarete-refused-pass-is-consent = Alguém quer fazer-se: dá-se licença, ou nomeia-se um jogo maior.
voltarete-refused-no-consent = Ainda ninguém quer fazer-se: não há nada que consentir nem que tomar.
voltarete-refused-licenca-overcalls = A licença nunca prefere ao jogo de outro: só preferência, só e respeito preferem.
voltarete-refused-too-low = Já se disse { $standing }: é preciso um jogo maior, ou o mesmo de um lugar anterior.
voltarete-refused-passage = Esse jogo é da outra passagem: licença, só e respeito da primeira, segundo e casca da segunda.
voltarete-refused-black-aces = Respeito pede os dois ases pretos, Espadilha e Basto, na sua mão.
voltarete-refused-suit-fixed = O trunfo já é { $suit }: vale o primeiro naipe nomeado.
voltarete-refused-not-held = Não está na sua mão: { $card }.
voltarete-refused-must-keep = Esta carta tem de guardar-se: { $card }. Os ases mostrados e a carta voltada ficam na mão.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Aqui não se pode tomar carta alguma.
        [one] Pode tomar-se uma carta no máximo.
       *[other] Podem tomar-se { $to } cartas no máximo.
    }
   *[other] { $to ->
        [4] Separam-se exatamente quatro cartas.
       *[other] O descarte é de { $from } a { $to } cartas.
    }
}
voltarete-refused-so-exchange = Em só joga-se com as nove cartas dadas: nada se troca.
voltarete-refused-espadilha = A Espadilha está na sua mão e todos passaram uma vez: é obrigatório ir à casca, ou fazer segundo.
voltarete-refused-pe = Nenhum antes do pé tem a Espadilha: o pé é obrigado a ir à casca, ou a fazer segundo.
voltarete-refused-keep-espadilha = Indo à casca por obrigação tem de se guardar a Espadilha.
voltarete-refused-casca-named = A casca de trunfo nomeado tem de se jogar: não se pode repor nem largar.
voltarete-refused-no-resposta = A resposta pede-se antes da primeira carta, e só em licença, só, respeito e segundo.
voltarete-refused-treze-surrender = A casca das treze só se pode largar antes de nomear o trunfo, e só se a mesa permite que os três concordem nisso.
voltarete-refused-treze-geral = Na casca das treze não há geral.
voltarete-refused-follow = É preciso servir { $suit } enquanto houver na mão carta desse naipe.
voltarete-refused-trump = Veio trunfo de mão: é preciso jogar trunfo.
voltarete-refused-feito-only = Só o feito pode fazer isso.
voltarete-refused-opponent-only = Só um contrário do feito pode fazer isso.
voltarete-refused-laid = As suas cartas já foram deitadas na mesa uma vez nesta mão.
voltarete-refused-primeiras = Primeiras só se podem dar por certas enquanto todas as vazas até aqui são suas e não se tenta geral.
voltarete-refused-geral = É preciso que se tenha declarado ou se tente geral, e que todas as vazas até aqui sejam do feito.
voltarete-refused-honour = Isso é próprio de uma mesa de honra; esta é rigorosa e não deixa renunciar.
voltarete-refused-amend = Não há renúncia sua para emendar.
voltarete-refused-still-revoke = Essa carta seria outra vez renúncia.
voltarete-refused-examining = Quem deita as cartas na mesa, ou consente que se deitem, já não pode examinar os outros.
voltarete-refused-no-trick = Esse jogador não jogou para tal vaza.
voltarete-refused-accused = Isso já está dito.
voltarete-refused-joint = Não ficou nesta mão remissa sua a que se pudesse juntar.
voltarete-refused-not-proved = Nenhuma carta à vista prova ainda a renúncia: acusa-se quando alguma a provar, ou no fim da mão.
voltarete-refused-nothing-to-prefer = A preferência é para a licença de outro, e ninguém pediu licença.
voltarete-refused-must-leave = Enquanto se deve remissa anterior, ou acima do limite combinado, a resposta tem de ficar para remissa.
voltarete-refused-part = A parte que entra agora é de 1 a { $most } tentos.
voltarete-refused-nothing-due = Nada disso lhe é devido.
voltarete-refused-break-off = Esta mesa não combinou repartir as remissas: o recambó joga-se até ao fim.

## Na mesa

voltarete-table-won = tentos
voltarete-table-stock = Talon { $many }
