# Os jogos espanhóis da família do voltarete. As palavras do livro ficam; o que falta a quem começa está na explicação.

## Os bolos

spanish-middle = Bolo
    .gloss = o que está em disputa: as apostas desta mão e o que as anteriores deixaram
spanish-fines = Multas
    .gloss = penas que ficam separadas; uma mão seguinte decide quem as leva
spanish-pot-middle = o bolo
spanish-pot-fines = as multas

## O que é possível dizer

spanish-pass = Paso
    .gloss = passar; você não pode mais apostar nesta mão
spanish-chillo = Chillo
    .gloss = mostrar a espadilla e entrar na hora, como se você tivesse apostado; conta como entrada por vontade própria
spanish-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo e chamar um rei; quem o tem é o seu parceiro secreto
spanish-entrada-favor = Entrada em favor
    .gloss = uma entrada com o naipe favorito como trunfo: tudo é pago em dobro, menos o bolo
spanish-mediator = Mediator
    .gloss = jogar sozinho: nomear o trunfo e comprar um rei de quem o tem
spanish-mediator-favor = Mediator em favor
    .gloss = comprar um rei e jogar sozinho no naipe favorito: tudo é pago em dobro, menos o bolo
spanish-mediator-refavor = Mediator em refavor
    .gloss = comprar um rei e jogar sozinho no naipe do rei único: tudo é pago quatro vezes, menos o bolo
spanish-mediator-bola = Mediator com bola
    .gloss = comprar um rei, jogar sozinho e prometer todas as vazas: se perder uma, perde tudo
spanish-mediator-bola-favor = Mediator com bola, em favor
    .gloss = comprar um rei, jogar sozinho no naipe favorito e prometer todas as vazas, pelo dobro do preço
spanish-mediator-bola-refavor = Mediator com bola, em refavor
    .gloss = comprar um rei, jogar sozinho no naipe do rei único e prometer todas as vazas, por quatro vezes o preço
spanish-solo = Solo
    .gloss = jogar sozinho com as cartas que você tem, e nomear o trunfo
spanish-solo-favor = Solo em favor
    .gloss = jogar sozinho com as suas cartas, no naipe favorito: tudo é pago em dobro, menos o bolo
spanish-solo-refavor = Solo em refavor
    .gloss = jogar sozinho com as suas cartas, no naipe do rei único: tudo é pago quatro vezes, menos o bolo
spanish-solo-bola = Solo com bola
    .gloss = jogar sozinho e prometer todas as vazas: se perder uma, perde tudo
spanish-solo-bola-favor = Solo com bola, em favor
    .gloss = sozinho, prometendo todas as vazas, no naipe favorito e pelo dobro do preço
spanish-solo-bola-refavor = Solo com bola, em refavor
    .gloss = sozinho, prometendo todas as vazas, no naipe do rei único e por quatro vezes o preço

## Trunfo, rei e troca

spanish-call = Chamar: { $card }; trunfo: { $suit }
    .gloss = chamar esta carta e fazer deste naipe o trunfo
spanish-name = Trunfo { $suit }
    .gloss = as cartas deste naipe ganham dos outros naipes
spanish-return-card = Dar em troca do rei: { $card }
spanish-return-king = Devolver o rei
    .gloss = entregar o rei chamado ao Hombre, que dá uma carta a você e joga sozinho
spanish-keep = “Fico com as minhas cartas”
    .gloss = a mão continua como está
spanish-exchange = Descartar: { $cards }
spanish-look = “Vejo as cartas que sobraram”
    .gloss = depois que você as vê, todos podem vê-las
spanish-leave = “Deixo todas sem ver”
    .gloss = nesse caso ninguém pode vê-las
spanish-go-fondo = Á fondo
    .gloss = trocar as suas nove cartas por nove do monte; uma delas é virada para trunfo, e você joga uma entrada
spanish-redeem = “Desisto do fondo”
    .gloss = pôr no bolo o preço do fondo: a mão acaba

## O jogo

spanish-play = Jogar: { $card }
spanish-gano = “Gano”
    .gloss = “estou ganhando”: pedir ao outro defensor que deixe esta vaza para você
spanish-a-mi = “Á mí”
    .gloss = “a mim”: pedir ao outro defensor que deixe a vaza até chegar a você
spanish-golpe = Uma batida na mesa
    .gloss = pedir ao outro defensor que corte com o trunfo mais alto dele
spanish-stop = “Paro aqui”
    .gloss = a mão está ganha, e você não arrisca mais nada
spanish-view-discard = “Vejo o meu descarte”
    .gloss = todos podem; mas o Hombre que olhou não pode ir à bola, e perde a que já começou
spanish-concede = “Ofereço codillo”
    .gloss = dar o jogo por perdido; os outros aceitam ou mandam você jogar
spanish-accept = “Aceito o codillo”
    .gloss = se todos aceitam, ninguém joga mais cartas
spanish-play-on = “Vamos até o fim”
    .gloss = a mão é jogada até o fim
spanish-lay-down = “Abro as cartas”
    .gloss = as suas cartas ficam à vista; os outros concedem o jogo, ou a mão segue
spanish-grant = “Concedo o jogo”
    .gloss = se todos concedem, o Hombre ganha

## Depois da mão

spanish-claim-game = “Peço o jogo”
    .gloss = o que o próprio jogo paga; o que você não pede, ninguém paga
spanish-claim-primeras = “Peço primeras”
    .gloss = você fez seguidas as primeiras vazas; se pede errado, perde todas as qualidades
spanish-claim-bola = “Peço a bola”
    .gloss = você fez todas as vazas; se pede errado, perde todas as qualidades
spanish-claim-desbola = “Peço a desbola”
    .gloss = o Hombre não fez nenhuma vaza; se você pede errado, perde todas as qualidades
spanish-claim-estuches = “Peço { $many } estuches”
    .gloss = os trunfos mais altos sem falha; se pede demais, você perde todas as qualidades
spanish-content = “Nada mais a dizer”
    .gloss = quando todos dizem isso, a mão é paga
spanish-accuse = { $seat } jogou errado na vaza { $trick }
    .gloss = se é verdade, esse jogador paga por isso; se não é, nada acontece
spanish-amend = Trocar a carta por: { $card }
spanish-join = “Entro na mesa”
    .gloss = a partir da próxima mão; quem dá não recebe cartas e não pode perder

## O que está por cima das cartas

spanish-heading-play = Jogar uma carta
    .gloss = assista ao naipe da saída, se puder; sem esse naipe, jogue a carta que quiser
spanish-heading-return-card = Dar uma carta pelo rei
    .gloss = qualquer carta sua; só quem deu o rei a vê
spanish-heading-exchange = Descartar e comprar o mesmo número
    .gloss = escolha o que descarta, ou nada; nunca a mão inteira
spanish-heading-amend = Recolher a carta e jogar outra
    .gloss = a tempo, não é renúncia; mas a carta foi vista, e isso custa uma multa
spanish-heading-claim-estuches = Pedir os estuches
    .gloss = quantos dos trunfos mais altos o seu lado teve sem falha: pelo menos três

## O que está acontecendo

spanish-over = A partida acabou
spanish-drawing-seats = Sorteando os lugares
spanish-drawing-piles = Sorteando o que resta no bolo
spanish-turning-favourite = Virando uma carta para o favorito
spanish-dealing = Dando as cartas…
spanish-bidding = Quem será o Hombre?
    .gloss = o Hombre é o declarante: nomeia o trunfo e deve fazer as vazas
spanish-plays = { $seat } joga { $bid }
spanish-plays-in = { $seat } joga { $bid }, trunfo { $suit }

spanish-fact-hand = Mão { $number }, cartas dadas por { $seat }
spanish-fact-favourite = Favorito: { $suit }
    .gloss = um jogo neste naipe supera o mesmo jogo em outro e paga em dobro
spanish-fact-refavour = Refavor: { $suit }
    .gloss = um jogo neste naipe supera o favorito e paga quatro vezes
spanish-fact-contested = { $amount ->
    [one] Em disputa: { $amount } tanto
   *[other] Em disputa: { $amount } tantos
}
    .gloss = se ganha, o Hombre leva tudo; se perde, paga o mesmo valor
spanish-fact-you-sit-out = Você não joga esta mão: é o zángano
    .gloss = você dá as cartas e não recebe nenhuma; recebe a sua parte do que é pago e não pode perder
spanish-fact-sits-out = { $seat } não joga esta mão: é o zángano
    .gloss = dá as cartas e não recebe nenhuma; recebe a sua parte do que é pago e não pode perder
spanish-fact-called = Chamado: { $card }
    .gloss = quem tem esta carta joga com o Hombre, ou já a deu a ele
spanish-fact-partner-unknown = Ninguém sabe ainda quem é o parceiro
    .gloss = mais cedo ou mais tarde o jogo mostra quem é; ninguém pode perguntar
spanish-fact-partner = { $seat } joga com o Hombre
spanish-fact-alone = O Hombre joga sozinho
spanish-fact-you-are-called = Você tem a carta chamada; ninguém mais sabe
    .gloss = ela faz de você o parceiro do Hombre; se você é o Hombre, joga sozinho
spanish-fact-bola-bid = Bola: todas as vazas prometidas
    .gloss = se o lado do Hombre perde uma vaza, a mão acaba, e o jogo e a bola estão perdidos
spanish-fact-bola-tried = Bola: o lado do Hombre tenta todas as vazas
    .gloss = o jogo já está ganho; se uma vaza é perdida, só a bola está perdida
spanish-fact-bola-forfeited = A bola está perdida
    .gloss = o Hombre viu o próprio descarte depois de ir à bola
spanish-fact-fine = Multa de { $seat }: { $amount }
    .gloss = uma mão seguinte decide quem a leva, nunca quem a pagou

spanish-role-mano = mano
    .gloss = fala primeiro e sai na primeira vaza
spanish-role-pie = pie
    .gloss = quem dá as cartas e fala por último
spanish-role-zangano = zángano
    .gloss = dá as cartas, não joga esta mão, recebe a sua parte e não pode perder
spanish-role-hombre = Hombre
    .gloss = o declarante: nomeia o trunfo e deve fazer as vazas
spanish-role-partner = compañero
    .gloss = o parceiro, que ganha e perde com o Hombre
spanish-role-guest = convidado
    .gloss = pode entrar entre duas mãos

## O que foi dito

spanish-said = { $seat }: { $what }
spanish-said-called = chama: { $card }; trunfo: { $suit }
spanish-said-gave = dá uma carta: { $card }
spanish-said-returned = dá em troca uma carta virada para baixo
spanish-said-exchanged = { $many ->
    [0] não compra nenhuma carta
    [one] compra uma carta
   *[other] compra { $many } cartas
}
spanish-said-turned = vira uma carta: { $card }
spanish-said-amend = recolhe a carta e joga esta: { $card }
spanish-said-wrong = não podia jogar esta carta: { $card }
spanish-said-right = podia jogar esta carta: { $card }

## As perguntas

spanish-ask-bid = Ninguém apostou ainda. Você joga?
spanish-ask-overbid = Alguém já apostou. Você sobe ou passa?
spanish-ask-fondo = Todos passaram, e a espadilla está no monte. Você vai á fondo?
spanish-ask-call = Qual rei você chama, e qual naipe é trunfo?
spanish-ask-declare = Qual naipe é trunfo?
spanish-ask-redeem = Você viu as suas cartas novas. Joga com elas, ou desiste e paga o preço do fondo?
spanish-ask-return = Qual carta você dá pelo rei?
spanish-ask-king-return = Você devolve o rei chamado?
    .gloss = todos recebem a pergunta, para que ninguém saiba quem tem o rei
spanish-ask-exchange = { $many ->
    [0] O monte está vazio. Vamos continuar?
    [one] Resta uma carta no monte. Quais cartas você descarta?
   *[other] Restam { $many } cartas no monte. Quais cartas você descarta?
}
spanish-ask-leftover = Você trocou por último. Quer ver as cartas que sobraram?
spanish-ask-bola = Você já ganhou. Para aqui, ou sai de novo para fazer todas as vazas?
spanish-ask-grant = O Hombre abre as cartas e dá o jogo por ganho. Você concede?
spanish-ask-codillo = O Hombre oferece codillo. Você aceita?
spanish-ask-claims = A mão acabou. Você tem algo a pedir?
spanish-ask-besides = Você pode falar, mesmo fora da sua vez.
spanish-ask-play = É a sua vez de jogar.

spanish-table-stock = Monte { $many }
spanish-table-laid-aside = Descarte: { $many }

## O ato que acabou a mão

spanish-done-expose = vira uma carta do monte
