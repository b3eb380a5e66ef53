# As regras e leis do Truco Cego que os pagamentos e as recusas citam, cada uma em uma ou duas frases. O id faz-se da
# citação: `truco R29` é rule-truco-r29, `truco:9.XIV.5` é rule-truco-9-xiv-5.

## A mesa e a distribuição

rule-truco-r1 = Jogam quatro, dois contra dois, os grupos em lugares alternados; ou jogam dois, um contra um.
rule-truco-r3 = O baralho é o espanhol, de quarenta cartas, sem os oitos e os noves.
rule-truco-r15 = Cada um recebe três cartas, uma de cada vez, de cima, para a direita, começando pelo mão. Ninguém mexe no monte.
rule-truco-r16 = Antes de uma testa o pé avisa; se não avisou, olhar as cartas antes do tempo não custa nada.
rule-truco-r25 = Durante uma testa os outros dois ficam fora do jogo: nem palavra, nem senha, nem carta mostrada. Na roda as senhas dependem do que foi combinado.
rule-truco-r14 = O tampa baralho, uma tampa sobre a qual fica o baralho, é usado quando um grupo pede.
rule-truco-r18 = A distribuição nula é refeita pelo mesmo pé, do mesmo modo, sem prejuízo.
rule-truco-r19 = Se uma carta vira ao dar, o dono dela diz logo se a aceita. Se for uma carta alta, a distribuição é nula.
rule-truco-r23 = Na volta de testa, só os dois que jogam olham as cartas.
rule-truco-r27 = As propostas e respostas devem ser ditas claramente, e repetidas se os adversários pedirem.
rule-truco-r57 = Quem cantou flor mostra as cartas no fim da volta, e quem ganhou o envido mostra os pontos.
rule-truco-r61 = Retruco e vale quatro só valem ditos com quero, em resposta à proposta anterior.
rule-truco-r81 = Se várias cartas são jogadas sobrepostas, a de baixo foi jogada primeiro, e todas devem ficar visíveis. Ninguém põe mais do que ainda tem a jogar.
rule-truco-r84 = A disputa acaba quando o ganhador é certo, o truco é recusado, ou um grupo inteiro saiu.
rule-truco-r94 = Na testa é permitido perguntar o que deve ser pago depois de jogadas as três vazas.
rule-truco-9-iii-5a = O corte que deixa menos de três cartas na mesa é feito de novo.
rule-truco-9-iii-5b = O golpe, um toque no baralho, não é corte: o baralho deve ser cortado.
rule-truco-9-iii-5c = Corta o jogador à esquerda do pé, e mais ninguém.
rule-truco-9-viii-d-2 = Se alguém recebeu cartas a mais ou a menos e avisa antes de jogar, o mesmo pé dá de novo, sem custo.
rule-truco-9-viii-d-3 = Quem só avisa das cartas a mais ou a menos depois de jogar, ou depois de iniciado o jogo, perde a primeira parte e o truco, no mínimo 1 + 1, e a disputa termina.

## A palavra

rule-truco-r26 = Quando todos têm as três cartas, toda palavra vale, mesmo dita por distração. Você não precisa esperar a sua vez para falar, salvo se a mesa combinou que só abre quem está na vez.
rule-truco-r29 = Enquanto uma proposta espera resposta, ninguém joga carta nem passa. Qualquer um do grupo desafiado responde, e a primeira resposta obriga o grupo; ao aumento de uma flor responde um dos que cantaram.
rule-truco-9-xvi-11 = No escuro, a única proposta que vale é a lei do jogo: qualquer outra aposta antes de ter as cartas é nula.
rule-truco-r69 = Para aceitar uma parte de uma proposta dupla, nomeie primeiro a parte recusada: “passo o primeiro e quero o segundo”, “passo o truco e quero o envido”, ou o contrário.
rule-truco-r73 = “Na lei do jogo está tudo dito” é dito antes de distribuída a primeira carta, em uma volta de roda ou um contra um. Equivale a falta envido e truco e, havendo flor, contra-flor e o resto.
rule-truco-r77 = Quem responde à lei e tem flor responde com ela: “com flor quero”, “com flor e não quero”, ou “me achico com flor”, com “quero” ou “não quero”. Se os proponentes não têm flor, as dos que respondem são simples, 3 cada uma.
rule-truco-9-xvi-8 = A lei do jogo dita depois de distribuída a primeira carta é nula.

## Envido

rule-truco-r30 = Você pode abrir envido antes de jogar a sua primeira carta, enquanto a primeira parte está aberta, ninguém cantou flor, e o seu grupo não disse truco nem respondeu a ele.
rule-truco-r34 = Sobre um envido cabe mais um envido, um real envido ou uma falta envido; sobre um real envido, outro, ou uma falta; sobre uma falta, só “quero” ou “não quero”.
rule-truco-r36 = Na testa o envido nunca vale mais de 6; fora dela, depois de apostados 24, não há mais aumento.
rule-truco-r38 = Um envido não querido não é cantado. Quem propôs por último marca tudo o que foi proposto antes da última proposta, ou 1 se houve uma só.
rule-truco-r39 = Depois do “quero”, os pontos são cantados em ordem, a partir do mão. O mão é obrigado a cantar; cada um dos seguintes só canta se tem mais do que o melhor até ali, ou diz “não mato”.
rule-truco-r40 = Vale o primeiro número que você disser depois do “quero”, e você não pode corrigi-lo.
rule-truco-r41 = Os pontos mais altos ganham a aposta; entre iguais, quem vem primeiro na ordem do jogo. Quem ganha mostra as cartas no fim da volta, salvo se já estão na mesa.
rule-truco-9-viii-f-2 = Quem jogou carta não abre envido nem canta flor; pode ainda responder a um envido dos adversários, ou aumentá-lo, enquanto o parceiro não o fechou.
rule-truco-9-xiv-2 = O mão não pode se negar a cantar os seus pontos.
rule-truco-9-xiv-3 = Quem ganha o envido e não mostra as cartas no fim, se elas não estão na mesa, perde a primeira parte e o truco para os adversários.
rule-truco-9-xiv-7a = Se as cartas mostradas não são os pontos cantados, os adversários recebem a aposta do envido e o truco, mesmo que os tenham perdido.
rule-truco-9-xiv-7b = Se as cartas mostradas não são os pontos cantados e o truco não foi jogado, os adversários recebem a aposta do envido e 1.
rule-truco-9-xv-b-2 = Envido dito sobre um real envido é nulo, e o real envido continua esperando a resposta.
rule-truco-9-xv-c-1 = A falta envido não serve de aumento onde valeria menos do que já está apostado.
rule-truco-9-xvi-1 = Nem quem disse truco nem o seu parceiro abrem envido depois dele, nem o outro grupo depois de ter respondido ao truco.

## Flor

rule-truco-r43 = Três cartas do mesmo naipe são flor, e a flor deve ser cantada. Em uma mesa estrita você deve cantá-la antes de jogar, de passar, ou de abrir um envido ou responder a ele.
rule-truco-r44 = A flor é aberta com “flor”, com “contra-flor e o resto” ou com “com flor me achico”. A contra-flor é sempre e só resposta.
rule-truco-r45 = A flor é cantada antes da própria primeira carta, antes de passar e antes que um envido seja fechado com “quero” ou “não quero”. Um truco, mesmo aceito, não a impede.
rule-truco-r46 = O parceiro de quem disse envido canta a sua flor no ato, antes que um adversário se manifeste. Quem disse o envido não pode mais cantar nenhuma.
rule-truco-r47 = Uma palavra que cortaria a flor de alguém fica suspensa até que cada um nesse caso a tenha cantado ou deixado passar. Se alguém canta, a flor é disputada, e da palavra só cai a parte do envido.
rule-truco-r49 = A flor sem oposição é simples: 3 tentos por flor desse grupo.
rule-truco-r50 = Flor contra flor, sem aumento: segue o truco, as flores são mostradas depois da mão, e a maior leva 3 por cada flor de ambos os grupos.
rule-truco-r51 = A contra-flor aceita é cantada por todos os que têm flor cantada, o mão primeiro, por 3 tentos cada flor de ambos os grupos. Se é recusada ou alguém se achica, ninguém canta os pontos, e dá 3 por cada flor dos ganhadores e 1 por cada uma dos outros.
rule-truco-r52 = Contra-flor e o resto, aceita: 3 por cada flor de ambos os grupos e o que falta ao ponteiro para 24; na testa, 6 ao todo. Recusada sobre uma contra-flor, dá 3 por cada flor de ambos os grupos.
rule-truco-r54 = Se um grupo se achica ou recusa, os ganhadores recebem 3 por flor sua e 1 por flor do grupo que se achicou.
rule-truco-r55 = Sobre uma flor achicada não há aumento: só “flor” ou “é boa”. O adversário que canta leva 3 + 1, mesmo com a flor menor.
rule-truco-r56 = Quem se achica o faz pelo seu grupo: todas as flores dele ficam achicadas.
rule-truco-r59 = Quem cantou flor pode dizer “peço flor”, até acabar a disputa, a um adversário que talvez esconda uma. As cartas são mostradas depois das vazas: se não há flor, custa 1 ao grupo de quem pediu; uma flor escondida rende a ele 3 e o truco.
rule-truco-9-x-1 = Se alguém cantou flor sem ter e isso é descoberto antes de jogado o truco, os adversários recebem 3 e o truco, que é 1 se ninguém o disse, e a disputa termina.
rule-truco-9-x-2 = Se uma flor falsa é descoberta depois de jogado o truco, ou os pontos da flor foram cantados errado, os tentos da flor e todos os do truco vão para os adversários, mesmo que quem cantou os tenha ganhado.
rule-truco-9-x-3 = Quem cantou flor e vai ao baralho sem mostrá-la perde os tentos da flor e o truco.
rule-truco-9-x-4 = Uma flor escondida que é descoberta dá aos adversários 3 e o truco.
rule-truco-9-xi-1 = Se um adversário diz “peço flor” a você e você não mostra nada depois das vazas, conta como se tivesse escondido uma flor.
rule-truco-9-xi-2 = “Peço flor” dito por quem não tem flor é nulo.
rule-truco-9-xi-3 = “Peço flor” a quem não tem nenhuma custa 1 ao grupo de quem pediu.
rule-truco-9-xi-4 = “Peço flor” a quem escondia uma flor dá 3 e o truco ao grupo de quem pediu.
rule-truco-9-xiii-g = Uma flor falsa perde as outras do seu grupo: os adversários recebem 3 por cada flor cantada por ambos os grupos, e o truco, que é 1 se ninguém o disse.
rule-truco-9-xiv-5 = A flor do parceiro de quem disse envido, cantada depois que um adversário se manifestou, vem tarde e é nula.

## Truco

rule-truco-r60 = Qualquer jogador na disputa pode dizer truco, com qualquer carta na mesa, desde que recebe as cartas até as vazas estarem decididas, salvo se algo da primeira parte espera resposta ou está sendo cantado.
rule-truco-r63 = Só o grupo que aceitou o último grau o aumenta: logo com o seu “quero”, ou mais tarde na mesma disputa, salvo outra combinação.
rule-truco-r64 = “Não quero” a um truco termina a disputa. Os proponentes marcam o que as vazas valiam antes: 1 por truco, 2 por retruco, 3 por vale quatro.
rule-truco-r65 = Se ninguém disse truco, quem ganha as vazas marca 1.
rule-truco-9-viii-h-4 = Retruco ou vale quatro em resposta, sem “quero”, é nulo, e a proposta continua esperando.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: um grau dito fora desta ordem é nulo.

## As vazas

rule-truco-r79 = O mão sai, depois o jogo segue para a direita; quem passou não joga.
rule-truco-r80 = Uma carta toda sobre a mesa está jogada: não pode ser retirada nem trocada.
rule-truco-r82 = A carta mais alta ganha a vaza para o seu lado, e quem a jogou sai na seguinte. Se as cartas mais altas dos dois lados são iguais, a vaza empata.
rule-truco-r83 = Duas vazas ganham a volta. Se uma empata, decide a primeira vaza ganha; se empatam as três, ganha o primeiro na ordem do jogo entre os que empataram a terceira. O truco vale 2, o retruco 3, o vale quatro 4.
rule-truco-9-viii-b-2 = Cartas sobrepostas de modo que ninguém veja que são várias custam o truco ao grupo de quem as jogou.

## Deixar a volta

rule-truco-r85 = Quem passa uma carta passa todas as que ainda tem, e não joga mais nesta volta. Pode passar ou ir ao baralho sempre que nada espera resposta.
rule-truco-r87 = O grupo que deixa a volta sem ter jogado, falado ou apostado nada dá aos adversários 1 do envido e 1 do truco; contra flor, 3 por cada flor em vez do 1 do envido.
rule-truco-r88 = Quando um grupo inteiro deixa a volta, o que espera da primeira parte conta como recusado, e o truco conta como aceito, ou como recusado se espera resposta, ou 1 se ninguém o disse.
rule-truco-r89 = Um contra um, quem vai ao baralho diz “não quero” a tudo o que foi ou será proposto: se o adversário ainda podia abrir, leva 1 do envido, ou 3 com flor.
rule-truco-r91 = Quem cantou pontos ou flor não vai ao baralho antes de ter mostrado a prova. Pode passar, se desvirar as suas cartas no final.
rule-truco-9-viii-a-3 = Quem cantou e vai ao baralho sem mostrar a prova perde a primeira parte e o truco para os adversários, e a disputa termina.
rule-truco-9-viii-a-5 = Quem cantou, passou nas vazas e não desvira as suas cartas no final perde a primeira parte e o truco para os adversários.
rule-truco-9-viii-k-2 = Um contra um, quem pôs a sua primeira carta de boca para baixo e depois ganhou o envido, ou tinha cantado flor, deve desvirar as suas cartas; senão, a primeira parte e o truco vão para o adversário.

## Infrações na testa

rule-truco-9-iii-3b = Se quem está fora de uma testa fala para esclarecer um erro, o seu parceiro perde a primeira parte e o truco, 1 + 1 onde ainda não foram jogados.
rule-truco-9-iv-3a = Se a testa foi avisada e alguém fora da vez olha as suas cartas antes de iniciado o jogo, o mesmo pé dá de novo.
rule-truco-9-iv-3b = Se a testa foi avisada e alguém fora da vez olha as suas cartas durante uma testa, o seu grupo perde 1, e o jogo segue.
rule-truco-9-v-1a = Uma senha numa volta de testa custa 1.
rule-truco-9-v-1b = Cartas mostradas sem necessidade numa testa custam 1.
rule-truco-9-v-1c = Cartas mostradas depois de encerrada a sua testa são mostradas sem necessidade e custam 1, menos na última testa da volta.
rule-truco-9-v-2a = Se numa testa as cartas de um jogador são recolhidas pelo parceiro antes de ele ter jogado, ele paga 1 do envido e 1 do truco, e a disputa termina.
rule-truco-9-v-2b = Se numa testa as cartas de um jogador são recolhidas pelo parceiro antes de ele ter jogado, e o adversário tem flor, ele paga 3 da flor e 1 do truco.
rule-truco-9-v-2c = Se numa testa as cartas de um jogador são recolhidas pelo outro grupo antes de ele ter jogado, ele recebe 1 do envido e 1 do truco, e a disputa termina.

## O tenteio

rule-truco-r93 = As infrações do outro grupo podem ser reclamadas até as cartas serem recolhidas.
rule-truco-r95 = A partida vai a 24 tentos, doze malos e depois doze buenos; estes foram ganhos antes de começar o registro.
rule-truco-r96 = Ganha a partida o grupo que chega primeiro a 24 tentos ou mais.
rule-truco-section-8 = Os atos irregulares são recusados em uma mesa estrita; em uma mesa de verdade podem ser feitos, reclamados e punidos.

## O que falta a quem aprende

rule-truco-section-2 = Ordem das cartas nas vazas: ás de espadas, ás de bastos, sete de espadas, sete de ouros; depois os três, os dois, os ases de copas e de ouros, reis, cavalos, sotas, os setes de copas e de bastos, seis, cincos, quatros. As cartas nomeadas juntas são iguais. Não há trunfo, e você não precisa seguir o naipe.
rule-truco-r5 = Para o envido, duas cartas do mesmo naipe contam 20 e o seu valor: de 1 a 7 o seu número, sota, cavalo e rei nada. Um 6 e um 7 do mesmo naipe fazem 33, o máximo. Contam as três cartas dadas, jogadas ou não.
rule-truco-r6 = Quem não tem duas cartas do mesmo naipe conta só a sua maior carta de 1 a 7; duas cartas do mesmo naipe contam sempre mais.
rule-truco-r7 = Três negras de três naipes contam pela maior: rei, depois cavalo, depois sota. Até um ás sozinho ganha delas.
rule-truco-r9 = A flor, três cartas do mesmo naipe, conta 20 e os números das suas cartas de 1 a 7: de 20, três negras, a 38, o 5, o 6 e o 7. Três cartas do mesmo valor não são flor.
rule-truco-r10 = Com pontos iguais no envido ou na flor ganha quem vem primeiro na ordem do jogo. O mão não cobre o parceiro: cada um só tem o seu próprio lugar.
rule-truco-r20 = A quatro, as voltas são alternadamente de roda, os quatro juntos, e de testa, dois duelos um após o outro com as mesmas cartas. Assim que um grupo tem 18 tentos no começo de uma volta, todas são de roda.
rule-truco-section-5-1 = Um envido aposta 2, um real envido 3, somados à medida que são ditos; uma falta envido aposta, em vez da soma, o que falta para 24 a quem vai na frente, e 6 na testa. Se a última é recusada, contam as anteriores, ou 1 se não houve outra.
