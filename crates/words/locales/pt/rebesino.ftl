# Rebesino. As palavras do livro ficam; o que um principiante precisa está na explicação.

rebesino-pot-suerte = a suerte
    .gloss = penas que ficaram separadas; a mão seguinte decide quem as ganha

rebesino-play = Jogar: { $card }
rebesino-exchange = Trocar: { $card }
    .gloss = a carta vai para baixo do monte, e você compra a de cima
rebesino-look = Ficar com as suas cartas e ver a de cima
    .gloss = depois a carta vai para baixo do monte, e ninguém pode comprá-la
rebesino-decline = Ficar com as suas cartas
    .gloss = o monte fica como está para o seguinte
rebesino-discard = Descartar: { $card }
rebesino-declare = Declarar a napolitana
    .gloss = daqui em diante ela obriga você: não faça nenhuma vaza, salvo para cortar um Rebesino a tempo
rebesino-peek = Ver a carta de cima antes de descartar
    .gloss = quem faz isso não pode comprar
rebesino-exchange-two = Trocar: { $cards }
    .gloss = trocar duas cartas anula a mão: você paga oito tantos a cada um dos outros
rebesino-discard-only = Descartar sem comprar: { $card }
rebesino-draw = Comprar a carta esquecida
    .gloss = só enquanto ninguém jogou depois de você; senão, você joga com uma carta a menos e paga por isso
rebesino-take = Pegar uma carta que não é sua
    .gloss = quem dá não pode comprar: devolva a carta sem ver, ou você paga por todos
rebesino-see = Ver a carta
    .gloss = se quem dá vê uma carta do monte, paga por todos
rebesino-put-back = Devolver a carta sem ver
    .gloss = você não viu a carta; por isso não custa nada
rebesino-amend = Trocar a carta por: { $card }
rebesino-call = { $seat } não serviu na vaza { $trick }
    .gloss = uma renúncia: quem podia servir e não serviu paga por todos
rebesino-lay-down = Abrir as cartas
    .gloss = você paga as cartas de pago que ainda tem e não pode mais sacar as dos outros
rebesino-agree = Aceitar as contas da mão
    .gloss = você não tem mais nada a denunciar; quando todos aceitam, a mão é paga

rebesino-heading-play = Jogar uma carta
    .gloss = sirva o naipe, se puder; a carta mais alta do naipe da saída ganha a vaza, e não há trunfo
rebesino-heading-exchange = Trocar uma carta com o monte
    .gloss = a carta vai para baixo do monte, e você compra a de cima; uma só carta, uma só vez
rebesino-heading-discard = Descartar a décima segunda carta
    .gloss = quem dá não compra: uma das suas doze cartas dorme no monte até o fim da mão
rebesino-heading-exchange-two = Trocar duas cartas
    .gloss = é falta: anula a mão, e você paga oito tantos a cada um dos outros
rebesino-heading-discard-only = Descartar sem comprar
    .gloss = você esquece de comprar; se não corrige isso a tempo, joga com uma carta a menos e paga por isso
rebesino-heading-amend = Trocar a carta que não seguiu o naipe
    .gloss = você podia seguir o naipe e não seguiu; até que a vaza seja recolhida, corrigir não custa nada

rebesino-drawing = Sorteando os lugares
rebesino-dealing = Dando as cartas…
rebesino-robbing = O robo: trocando cartas com o monte
    .gloss = os três que jogam antes de quem dá podem trocar uma carta cada um; quem dá descarta uma das suas doze
rebesino-playing = Onze vazas
    .gloss = não faça vazas, ou faça todas: quem tem mais pontos paga a quem não tem nenhum
rebesino-revealing = As vazas estão à vista
    .gloss = examine as vazas; quando todos aceitam, a mão é paga
rebesino-over = A partida acabou

rebesino-fact-round = Rodada { $number } de { $last }, cartas dadas por { $seat }
rebesino-fact-double = Mari Perez: tudo é pago em dobro
rebesino-fact-napolitana = Você tem a napolitana
    .gloss = quatro das cinco cartas de pago: você não precisa servir, mas, se não serve, não pode fazer vazas e deve cortar a tempo qualquer Rebesino
rebesino-fact-declared = { $seat } declarou a napolitana

rebesino-role-pie = pie
    .gloss = quem dá as cartas; tem o melhor lugar
rebesino-role-mano = mano
    .gloss = joga primeiro e tem o pior lugar

rebesino-said = { $seat }: { $what }
rebesino-said-drew = tira: { $card }
rebesino-said-exchanged = troca uma carta
rebesino-said-looked = fica com as suas cartas e vê a de cima
rebesino-said-declined = fica com as suas cartas
rebesino-said-discarded = descarta uma das suas doze cartas
rebesino-said-peeked = vê a carta de cima antes e não pode comprar
rebesino-said-short = descarta e não compra
rebesino-said-drew-late = compra a carta esquecida
rebesino-said-saw = vê uma carta do monte
rebesino-said-kept = fica com uma carta a mais
rebesino-said-aside = pega uma carta do monte
rebesino-said-put-back = devolve a carta sem ver
rebesino-said-declared = declara a napolitana
rebesino-said-took = { $points ->
    [0] faz uma vaza sem pontos
    [one] faz uma vaza de um ponto
   *[other] faz uma vaza de { $points } pontos
}
rebesino-said-amended = troca a carta por: { $card }
rebesino-said-laid-down = abre as cartas
rebesino-said-revoked = não serviu na vaza { $trick }: renúncia
rebesino-said-cleared = não fez nada errado na vaza { $trick }
rebesino-said-agreed = concorda
rebesino-said-dote = recebe outro dote
    .gloss = uma nova reserva de tantos; o que foi perdido continua perdido
rebesino-said-spoilt = troca duas cartas e anula a mão

rebesino-ask-robo = Quer trocar uma carta com o monte?
rebesino-ask-discard = Descarte uma das suas doze cartas.
rebesino-ask-lead = É a sua vez de sair.
rebesino-ask-play = É a sua vez de jogar.
rebesino-ask-agree = As contas estão certas?
rebesino-ask-besides = Não é a sua vez, mas você pode falar.

rebesino-cause-partida = a partida: quem tem mais pontos paga a quem tem menos
rebesino-cause-sold = carta vendida: { $cards }
rebesino-cause-drawn = carta sacada: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = jogada sob uma carta mais alta: { $cards }
rebesino-cause-led = jogada na saída, para quem ganha a partida: { $cards }
rebesino-cause-asleep = dormindo no monte: { $cards }
rebesino-cause-given = Rebesino dado: todas as vazas
rebesino-cause-cut = Rebesino cortado a tempo
rebesino-cause-not-cut = um Rebesino que a napolitana devia ter cortado
rebesino-cause-introduced = napolitana forçada a fazer uma vaza
rebesino-cause-napolitana = a napolitana cobra a partida
rebesino-cause-napolitana-card = a napolitana cobra: { $cards }
rebesino-cause-shared = a napolitana, paga pelos três por igual
rebesino-cause-renuncio = renúncia: quem a fez paga por todos
rebesino-cause-count = cartas a mais ou a menos: quem errou paga por todos
rebesino-cause-returned = devolução: { $cards }
rebesino-cause-spoilt = duas cartas trocadas: a mão é nula
rebesino-cause-changed = descarte trocado: a mão é nula
rebesino-cause-again = { $count ->
    [one] mais uma renúncia, { $each }
   *[other] mais { $count } renúncias, { $each } cada uma
}
rebesino-cause-forfeit = uma pena de uma mão anterior
rebesino-cause-suerte = a suerte, ganha pela melhor carta dada
rebesino-cause-split = a suerte que ninguém ganhou, dividida

rebesino-counted = { $seat }: { $points ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $points } pontos
} em { $tricks ->
    [0] nenhuma vaza
    [one] uma vaza
   *[other] { $tricks } vazas
}
rebesino-counted-asleep = { $points ->
    [0] 0 pontos dormem no monte
    [one] um ponto dorme no monte
   *[other] { $points } pontos dormem no monte
}

rebesino-ended-partida = { $seat } ganha a partida com { $fewest ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $fewest } pontos
    }, e { $other } paga, com { $most }
rebesino-ended-given = { $seat } faz todas as vazas: Rebesino
rebesino-ended-cut = { $seat } ia dar Rebesino, e { $other } cortou a tempo
rebesino-ended-short = { $seat } ia dar Rebesino com uma carta a menos
rebesino-ended-napolitana = { $seat } ganha com a napolitana
rebesino-ended-introduced = { $seat } tinha a napolitana e foi forçado a fazer uma vaza
rebesino-ended-faulty = { $seat } cometeu uma falta e paga
rebesino-ended-void = { $seat } anulou a mão; as cartas são dadas de novo

rebesino-refused-not-dealt = As cartas ainda não foram dadas.
rebesino-refused-wrong-pack = Estas não são as cartas para embaralhar.
rebesino-refused-over = A partida acabou.
rebesino-refused-no-seat = Ninguém está sentado aí.
rebesino-refused-turn = É a vez de { $seat }.
rebesino-refused-not-now = Você não pode fazer isso neste ponto da mão.
rebesino-refused-not-held = Você não tem esta carta: { $card }.
rebesino-refused-follow = Você tem cartas de { $suit }: sirva esse naipe.
rebesino-refused-caballo = O cavalo e o rei de copas são as suas últimas cartas: você deve ganhar com o cavalo.
rebesino-refused-honour = Isso é para mesas de honra. Esta é estrita.
rebesino-refused-barred = Você já anulou uma mão assim e não pode fazer isso de novo.
rebesino-refused-not-two = Escolha duas cartas.
rebesino-refused-napolitana = Só quem tem a napolitana pode declará-la, e só antes de jogar a sua primeira carta.
rebesino-refused-amend = Você não tem nenhuma carta para trocar, ou não pode trocá-la por essa.
rebesino-refused-call = Não há nada a denunciar nessa vaza.
rebesino-refused-not-proved = Nenhuma carta à vista prova isso. Você pode perguntar de novo no fim da mão.

rebesino-table-stock = Monte { $many }
