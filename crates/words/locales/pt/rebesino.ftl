# Rebesino. As palavras do livro ficam; o que um principiante precisa está na explicação.

rebesino-pot-suerte = a suerte
    .gloss = multas postas de lado; a mão seguinte decide de quem são

rebesino-play = Jogar o { $card }
rebesino-exchange = Trocar o { $card }
    .gloss = vai para baixo do monte, e tu compras a carta de cima
rebesino-look = Ficar com as cartas e ver a de cima
    .gloss = depois vai para baixo do monte e não serve a mais ninguém
rebesino-decline = Ficar com as cartas
    .gloss = o monte fica como está para o seguinte
rebesino-discard = Descartar o { $card }
rebesino-declare = Declarar a napolitana
    .gloss = ficas obrigado por ela: não faças nenhuma vaza, salvo para cortar um Rebesino a tempo
rebesino-peek = Ver a carta de cima antes de descartar
    .gloss = quem o faz já não pode comprar
rebesino-exchange-two = Trocar { $cards }
    .gloss = duas cartas anulam a mão e custam oito tantos a cada um dos outros
rebesino-discard-only = Descartar o { $card } sem comprar
rebesino-draw = Comprar a carta esquecida
    .gloss = podes, enquanto ninguém jogou depois de ti; senão ficas com uma carta a menos e pagas por isso
rebesino-take = Tirar uma carta que não é tua
    .gloss = o pé não pode comprar: tens de a repor sem ver, ou pagas por todos
rebesino-see = Ver a carta
    .gloss = o pé que vê uma carta do monte paga por todos
rebesino-put-back = Repor a carta sem a ver
    .gloss = como não a viste, não custa nada
rebesino-amend = Jogar antes o { $card }
rebesino-call = { $seat } não serviu na vaza { $trick }
    .gloss = um renuncio: quem podia servir e não serviu paga por todos
rebesino-lay-down = Estender as cartas
    .gloss = pagas as cartas de pago que ainda tens e já não sacas nenhuma
rebesino-agree = Concordar com as contas
    .gloss = nada mais a apontar; quando todos concordam, paga-se a mão

rebesino-heading-play = Jogar uma carta
    .gloss = serve o naipe se puderes; a carta mais alta do naipe de saída leva a vaza, e não há trunfo
rebesino-heading-exchange = Trocar uma carta com o monte
    .gloss = vai para baixo do monte, e tu compras a de cima; uma só carta, uma só vez
rebesino-heading-discard = Descartar a décima segunda carta
    .gloss = o pé não compra: uma das doze fica a dormir no monte até ao fim da mão
rebesino-heading-exchange-two = Trocar duas cartas
    .gloss = é falta: anula a mão, e pagas oito tantos a cada um dos outros
rebesino-heading-discard-only = Descartar sem comprar
    .gloss = esqueces-te de comprar; se não o emendas a tempo, ficas com uma carta a menos e pagas por isso
rebesino-heading-amend = Substituir a carta que não serviu
    .gloss = podias servir e não serviste; enquanto a vaza não for levantada, corrigir não custa nada

rebesino-drawing = Sorteiam-se os lugares
rebesino-dealing = Dão-se as cartas
rebesino-robbing = O robo: trocam-se cartas com o monte
    .gloss = os três antes do pé podem trocar uma carta cada um; o pé larga uma das doze
rebesino-playing = Onze vazas
    .gloss = nenhuma ou todas: quem tem mais pontos paga a quem não tem
rebesino-revealing = As vazas estão à vista
    .gloss = vejam-nas; quando todos concordam fazem-se as contas
rebesino-over = A partida acabou

rebesino-fact-round = Volta { $number } de { $last }, dá { $seat }
rebesino-fact-double = Mari Perez: tudo se paga a dobrar
rebesino-fact-napolitana = Tens a napolitana
    .gloss = quatro das cinco cartas de pago: não tens de servir, mas então não podes fazer vazas e tens de cortar a tempo qualquer Rebesino
rebesino-fact-declared = { $seat } declarou a napolitana

rebesino-role-pie = pie
    .gloss = quem dá, o mais bem sentado
rebesino-role-mano = mano
    .gloss = joga primeiro e é o pior sentado

rebesino-said = { $seat }: { $what }
rebesino-said-drew = tira o { $card }
rebesino-said-exchanged = troca uma carta
rebesino-said-looked = fica e vê a carta de cima
rebesino-said-declined = fica com as cartas
rebesino-said-discarded = larga uma das doze
rebesino-said-peeked = vê primeiro e já não compra
rebesino-said-short = descarta e não compra
rebesino-said-drew-late = compra a carta esquecida
rebesino-said-saw = vê uma carta do monte
rebesino-said-kept = fica com uma carta a mais
rebesino-said-aside = tira uma carta do monte
rebesino-said-put-back = repõe a carta sem a ver
rebesino-said-declared = declara a napolitana
rebesino-said-took = { $points ->
    [0] faz uma vaza sem pontos
    [one] faz uma vaza de um ponto
   *[other] faz uma vaza de { $points } pontos
}
rebesino-said-amended = joga antes o { $card }
rebesino-said-laid-down = estende as cartas
rebesino-said-revoked = não serviu na vaza { $trick }: renuncio
rebesino-said-cleared = não errou na vaza { $trick }
rebesino-said-agreed = concorda
rebesino-said-dote = recebe outro dote
    .gloss = nova reserva de tantos; o perdido, perdido está
rebesino-said-spoilt = troca duas cartas e anula a mão

rebesino-ask-robo = Trocas uma carta com o monte?
rebesino-ask-discard = Larga uma das tuas doze cartas.
rebesino-ask-lead = Sais tu.
rebesino-ask-play = É a tua vez de jogar.
rebesino-ask-agree = Está tudo como deve ser?
rebesino-ask-besides = Podes falar, embora não seja a tua vez.

rebesino-cause-partida = a partida: mais pontos pagam a menos
rebesino-cause-sold = vendido: { $cards }
rebesino-cause-drawn = sacado: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = servido por baixo: { $cards }
rebesino-cause-led = jogado de cabeça, para quem ganha: { $cards }
rebesino-cause-asleep = a dormir no monte: { $cards }
rebesino-cause-given = Rebesino dado: todas as vazas
rebesino-cause-cut = Rebesino cortado a tempo
rebesino-cause-not-cut = um Rebesino que a napolitana devia ter cortado
rebesino-cause-introduced = napolitana introduzida: fez vaza
rebesino-cause-napolitana = a napolitana cobra a partida
rebesino-cause-napolitana-card = a napolitana cobra { $cards }
rebesino-cause-shared = a napolitana, paga pelos três por igual
rebesino-cause-renuncio = renuncio: paga por todos
rebesino-cause-count = número errado de cartas: paga por todos
rebesino-cause-returned = devolvido: { $cards }
rebesino-cause-spoilt = duas cartas trocadas, a mão é nula
rebesino-cause-again = mais { $count } renuncios, a { $each }
rebesino-cause-forfeit = uma multa de antes
rebesino-cause-suerte = a suerte, da melhor carta dada
rebesino-cause-split = a suerte que ninguém ganhou, dividida

rebesino-ended-partida = { $seat } ganha a partida e { $other } paga-a.
rebesino-ended-given = { $seat } faz todas as vazas e dá Rebesino.
rebesino-ended-cut = { $seat } ia a Rebesino e { $other } cortou a tempo.
rebesino-ended-short = { $seat } ia a Rebesino com uma carta a menos.
rebesino-ended-napolitana = { $seat } ganha com a napolitana.
rebesino-ended-introduced = { $seat } tinha a napolitana e foi obrigado a fazer vaza.
rebesino-ended-faulty = { $seat } faltou e paga.
rebesino-ended-void = { $seat } anulou a mão; dá-se de novo.

rebesino-refused-not-dealt = Primeiro dão-se as cartas.
rebesino-refused-wrong-pack = Não são estas as cartas a baralhar.
rebesino-refused-over = A partida acabou.
rebesino-refused-no-seat = Ninguém está sentado aí.
rebesino-refused-turn = É a vez de { $seat }.
rebesino-refused-not-now = Isso não se pode fazer neste momento da mão.
rebesino-refused-not-held = Não tens o { $card }.
rebesino-refused-follow = Tens de servir { $suit } enquanto tiveres.
rebesino-refused-caballo = Com o cavalo e o rei de copas no fim, tomas com o cavalo.
rebesino-refused-honour = Isso é de mesa de honra; esta é estrita.
rebesino-refused-barred = Já anulaste uma mão assim; outra vez não.
rebesino-refused-not-two = São precisas duas cartas.
rebesino-refused-napolitana = Só quem tem a napolitana a declara, antes de jogar a primeira carta.
rebesino-refused-amend = Não tens carta a substituir, ou não por essa.
rebesino-refused-call = Nessa vaza não há nada a reclamar.
rebesino-refused-not-proved = Nenhuma carta à vista o prova. No fim da mão podes perguntar de novo.

rebesino-table-stock = Monte { $many }
