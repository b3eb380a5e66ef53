# Minchiate. As palavras do livro ficam; o que falta a quem começa está na explicação.

## Segni e resti

minchiate-segni = Segni de { $one } e { $other }
    .gloss = os pontos de vantagem desta dupla sobre a outra
minchiate-resti = Resti de { $one } e { $other }
    .gloss = conjuntos inteiros de sessenta pontos, pagos no fim
minchiate-pot-segni-first = os segni (pontos) da primeira dupla
minchiate-pot-segni-second = os segni (pontos) da segunda dupla
minchiate-pot-resti-first = os resti (conjuntos) da primeira dupla
minchiate-pot-resti-second = os resti (conjuntos) da segunda dupla

## Cortar e dar

minchiate-cut = { $many ->
    [one] Cortar levantando uma carta
   *[other] Cortar levantando { $many } cartas
}
minchiate-correct-deal = Corrigir as cartas dadas
    .gloss = um número errado de cartas não custa nada, se alguém o nota a tempo
minchiate-deal-on = Continuar dando
    .gloss = deixar o número de cartas como está
minchiate-discard = Descartar: { $cards }
    .gloss = tantas cartas quantas você roubou
minchiate-confirm-count = “Vinte e uma”
    .gloss = a sua mão tem o número certo de cartas
minchiate-report-count = “Tenho { $many } cartas”
    .gloss = se você avisa antes da primeira carta, um número errado é corrigido
minchiate-discard-surplus = Descartar: { $card }
    .gloss = você tem uma carta a mais; ela não pode ser a última do naipe
minchiate-ask-top = { $place ->
    [one] A carta de cima do monte
   *[other] A { $place }.ª carta do monte, contando de cima
}
minchiate-ask-bottom = { $place ->
    [one] A carta de baixo do monte
   *[other] A { $place }.ª carta do monte, contando de baixo
}

## Verzigole

minchiate-accuse = Acusar: { $cards }
    .gloss = uma verzigola, uma combinação de honras: a sua dupla marca na hora
minchiate-no-more = Não acusar mais nada
    .gloss = o que você não acusa agora não é marcado; mas ainda conta no fim, se você ganha as cartas

## O jogo

minchiate-play = Jogar: { $card }
minchiate-mark = Marcar { $cause }: { $cards }
    .gloss = os pontos que ninguém reclama estão perdidos
minchiate-cause-rob = cartas roubadas
minchiate-cause-turned = carta virada
minchiate-cause-verzigola = verzigola
minchiate-cause-kill = honras mortas
minchiate-note-sides = { $one } e { $other } pagam a { $first } e { $second }.
minchiate-note-barred = { $one } e { $other } perdem a contagem final.
minchiate-reclaim-matto = Pegar o Matto de volta
    .gloss = você não perde o Matto em uma vaza perdida: a sua dupla dá por ele uma carta sem valor
minchiate-give = Dar pelo Matto: { $card }
minchiate-call-revoke = { $seat } não seguiu o naipe na vaza { $trick }
    .gloss = se é verdade, custa um resto inteiro a esse jogador; se não é, nada acontece
minchiate-take-back = Pegar de volta a carta errada e jogar: { $card }
minchiate-let-run = Deixar como está
    .gloss = a carta fica entre as da sua dupla
minchiate-content = Deixar misturar as cartas
    .gloss = depois disso ninguém pode denunciar uma renúncia
minchiate-claim-last = Contar a última vaza: 10
    .gloss = l’ultima, a última vaza, vale dez pontos
minchiate-claim-cards = Contar as cartas acima de quarenta e duas
    .gloss = um ponto por carta
minchiate-total = Fazer a soma
    .gloss = o que você ainda não contou está perdido
minchiate-appeal = Pedir uma decisão
    .gloss = decidem os pactos feitos antes do jogo, depois o costume da casa e, por fim, quem conhece o jogo
minchiate-play-on = Jogar outro gioco
    .gloss = outro gioco é dado, se os quatro querem
minchiate-rise = Sair da mesa
    .gloss = os resti são pagos e a partida acaba

## Títulos

minchiate-heading-cut = Quantas cartas você levanta ao cortar?
    .gloss = a carta que você levanta pode ser uma honra: nesse caso, ela é roubada e o seu valor é marcado
minchiate-heading-discard = Descartar tantas cartas quantas você roubou
    .gloss = você tem esse número de cartas a mais e pode descartar qualquer uma das suas
minchiate-heading-surplus = Descartar a carta a mais
    .gloss = você recebeu cartas a mais; antes da primeira carta, corrigir não custa nada
minchiate-heading-top = Uma carta do monte, contando de cima
    .gloss = faltam cartas a você: esta vem de cima do monte, sem ser vista
minchiate-heading-bottom = Uma carta do monte, contando de baixo
    .gloss = faltam cartas a você: esta vem de baixo do monte, sem ser vista
minchiate-heading-give = Dar uma carta sem valor pelo Matto
    .gloss = uma carta sem valor que você ganhou vai para os outros, e você fica com o Matto
minchiate-heading-take-back = Pegar de volta a carta errada e jogar uma destas
    .gloss = a carta errada não ganha nada; você ainda paga um resto pela renúncia
minchiate-heading-play = Jogar uma carta
    .gloss = siga o naipe da saída; sem esse naipe, jogue um tarocco

## O que está acontecendo

minchiate-drawing = Sorteando os parceiros e quem dá primeiro
minchiate-dealing = Dando as cartas…
minchiate-discarding = Quem roubou está descartando
minchiate-counting-hands = Cada um conta as suas cartas
minchiate-accusing = Acusando as verzigole
minchiate-playing = Vaza { $trick } de 21
minchiate-played-out = Todas as cartas foram jogadas, mas ainda não foram misturadas
minchiate-totalling = Somando as cartas
minchiate-between = O gioco está contado
minchiate-over = A partida acabou

minchiate-fact-gioco = Gioco { $number }, cartas dadas por { $seat }
minchiate-fact-length = { $giochi ->
    [one] A partida tem um gioco
   *[other] A partida tem { $giochi } giochi
}
minchiate-fact-pair = { $one } e { $other }: pontos { $points }, resti { $resti }
minchiate-fact-undermost = No fundo do monte: { $card }
minchiate-fact-matto-lost = { $seat } não pegou o Matto de volta
minchiate-fact-matto-owed = { $one } e { $other } devem uma carta pelo Matto
minchiate-fact-due = { $one } e { $other } não marcaram { $points } por { $cause }: { $cards }
minchiate-fact-wrong = { $seat } joga com cartas a mais ou a menos
minchiate-fact-pacts = Combinado antes do jogo: { $text }

minchiate-role-dealer = quem dá
    .gloss = dá as cartas e é o primeiro a roubar do monte
minchiate-role-first = sopramano
    .gloss = joga logo depois de quem dá e sai na primeira vaza
minchiate-role-cutter = sottomano
    .gloss = joga logo antes de quem dá, corta o baralho e rouba do corte
minchiate-role-pair-first = primeira dupla
    .gloss = dois parceiros, que ficam frente a frente e marcam juntos
minchiate-role-pair-second = segunda dupla
    .gloss = dois parceiros, que ficam frente a frente e marcam juntos
minchiate-role-scorer = marcador
    .gloss = marca os pontos da dupla
minchiate-role-collector = recolhedor
    .gloss = recolhe as vazas da dupla

## O que foi dito e feito

minchiate-said = { $seat }: { $what }
minchiate-said-robbed = rouba: { $cards }
minchiate-said-stopped = para de roubar nesta carta: { $card }
minchiate-said-turned = recebe uma carta virada para cima: { $card }
minchiate-said-discarded = { $many ->
    [0] não descarta nada
    [one] descarta uma carta
   *[other] descarta { $many } cartas
}
minchiate-said-asked = pega a { $place }.ª carta do monte
minchiate-said-accused = acusa { $cards }: { $points }
minchiate-said-killed = mata: { $cards }
minchiate-said-correct-deal = corrige as cartas dadas
minchiate-said-let-run = deixa a carta como está
minchiate-said-claim-last = conta a última vaza
minchiate-said-claim-cards = conta as cartas acima de quarenta e duas
minchiate-said-appeal = pede uma decisão
minchiate-said-rise = sai da mesa
minchiate-said-reclaimed = pega o Matto de volta
minchiate-said-revoked = não seguiu o naipe na vaza { $trick }
minchiate-said-cleared = não podia seguir o naipe na vaza { $trick }
minchiate-said-took-back = pega a carta de volta: { $card }
minchiate-said-total = verzigole { $verzigole }, cartas { $cards }, última vaza { $last }, acima de quarenta e duas { $above }: { $sum }
minchiate-counted = { $one } e { $other }: { $total }

minchiate-outcome-dealers = a dupla de quem deu contou mais
minchiate-outcome-others = a outra dupla contou mais
minchiate-outcome-even = as duas duplas contaram o mesmo

## Perguntas

minchiate-ask-cut = Quantas cartas você levanta ao cortar?
minchiate-ask-correct = { $round ->
    [1] A primeira volta foi mal contada. Você nota o erro?
   *[other] A segunda volta foi mal contada. Você nota o erro?
}
minchiate-ask-discard = { $many ->
    [one] Você roubou uma carta. Qual você descarta?
   *[other] Você roubou { $many } cartas. Quais você descarta?
}
minchiate-ask-check = Você tem { $many } cartas; deveriam ser vinte e uma.
minchiate-ask-mend = Você tem { $many } cartas. Corrija: devem ser vinte e uma.
minchiate-ask-accuse = Quais verzigole você acusa?
minchiate-ask-lead = É a sua vez de sair.
minchiate-ask-play = É a sua vez de jogar.
minchiate-ask-choice = Você não seguiu o naipe. Quer pegar a carta de volta ou deixá-la?
minchiate-ask-inspection = Todas as cartas foram jogadas. Quer denunciar algo antes que elas sejam misturadas?
minchiate-ask-total = O que você conta?
minchiate-ask-between = Quer jogar outro gioco?
minchiate-ask-besides = É a vez de outro jogador. Enquanto isso, você pode falar.

## Recusas

minchiate-refused-not-dealt = As cartas ainda não foram dadas.
minchiate-refused-wrong-pack = Estas não são as cartas para embaralhar.
minchiate-refused-over = A partida acabou.
minchiate-refused-turn = É a vez de { $seat }.
minchiate-refused-not-playing = Você não está nesta mesa.
minchiate-refused-not-now = Você não pode dizer nem fazer isso neste ponto do gioco.
minchiate-refused-cut = Levante pelo menos uma carta, e deixe pelo menos uma.
minchiate-refused-not-held = Você não tem esta carta: { $card }.
minchiate-refused-discard = { $many ->
    [one] Você roubou uma carta: descarte exatamente uma.
   *[other] Você roubou { $many } cartas: descarte exatamente o mesmo número.
}
minchiate-refused-said = Você já disse isso.
minchiate-refused-right-hand = Você não tem esse número de cartas, ou o número está certo.
minchiate-refused-free-discard = É a sua última carta de { $suit }: você não pode se livrar dela assim.
minchiate-refused-place = O monte não tem essa carta.
minchiate-refused-verzigola = Estas cartas não são uma verzigola inteira na sua mão, ou você já a acusou.
minchiate-refused-too-late = A primeira carta já foi jogada: você não pode acusar mais nada.
minchiate-refused-follow = Você tem { $suit }: siga o naipe ou jogue o Matto.
minchiate-refused-tarocco = Você tem um tarocco: jogue um tarocco ou o Matto.
minchiate-refused-honour = Em uma mesa estrita isso é automático.
minchiate-refused-scorer = Quem marca os pontos da sua dupla é { $seat }.
minchiate-refused-not-due = A sua dupla não tem isso para marcar.
minchiate-refused-totalled = As somas estão feitas: nada mais pode ser acrescentado.
minchiate-refused-matto = Você não pode pegar esse Matto: ele não é seu.
minchiate-refused-nothing-owed = A sua dupla não deve nenhuma carta pelo Matto.
minchiate-refused-worthless = Esta carta conta: { $card }. Dê pelo Matto uma carta sem valor.
minchiate-refused-not-won = A sua dupla não ganhou esta carta: { $card }.
minchiate-refused-mixed = As cartas já foram misturadas: é tarde demais.
minchiate-refused-call = Não há essa renúncia para denunciar, ou ela já foi denunciada.
minchiate-refused-own-side = Só os adversários podem denunciar uma renúncia.
minchiate-refused-last = A última vaza não foi sua, ou você já a contou.
minchiate-refused-above = Você não tem cartas acima de quarenta e duas, ou já as contou.
minchiate-refused-not-proved = Nenhuma carta à vista prova isso ainda. Espere uma carta que prove, ou o fim da mão.

## Na mesa

minchiate-table-stock = Monte { $many }
minchiate-table-laid-aside = descartadas { $many }

## O ato que acabou a mão

minchiate-done-total = faz a soma
minchiate-done-rise = sai da mesa
minchiate-done-play-on = joga outro gioco
minchiate-done-content = deixa misturar as cartas
