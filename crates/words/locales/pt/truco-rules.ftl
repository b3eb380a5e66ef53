# As regras e leis do Truco Cego que os pagamentos e as recusas citam, cada uma em uma ou duas frases. O id vem da
# citação: `truco R29` é rule-truco-r29, `truco:9.XIV.5` é rule-truco-9-xiv-5.

## A mesa e como dar

rule-truco-r1 = O Truco é jogado por quatro, dois contra dois em lugares alternados, ou por dois, um contra um.
rule-truco-r3 = O Truco usa o baralho espanhol de quarenta cartas, sem oitos nem noves.
rule-truco-r15 = Cada um recebe três cartas, uma de cada vez, por cima, para a direita, a começar pelo mão. Ninguém pode mexer no monte.
rule-truco-r16 = Antes de uma testa, o pé avisa. Se ele não avisa, quem olha as cartas antes da hora não paga nada.
rule-truco-r25 = Durante uma testa, os outros dois ficam fora do jogo: não falam, não fazem senhas e não mostram cartas. Na roda, as senhas dependem do que foi combinado.
rule-truco-r14 = O tampa baralho são duas cartas coladas, sobre as quais fica o baralho. Ele é usado assim que um grupo pede.
rule-truco-r18 = Se as cartas foram mal dadas, o mesmo pé dá de novo, do mesmo modo, sem custo.
rule-truco-r19 = Se uma carta vira ao ser dada, quem a recebe diz na hora se aceita. Se é uma carta alta, a mão é nula e as cartas são dadas de novo.
rule-truco-r23 = Na testa, só os dois que estão jogando olham as cartas.
rule-truco-r27 = Diga as propostas e as respostas com clareza, e repita se os adversários pedirem.
rule-truco-r57 = Quem cantou flor a mostra no fim da volta, e quem ganhou o envido mostra os pontos.
rule-truco-r61 = Retruco e vale quatro só podem ser ditos junto com “quero”, em resposta à proposta anterior.
rule-truco-r81 = Se você joga várias cartas umas sobre as outras, a de baixo conta como jogada primeiro. Todos devem poder ver que são várias.
rule-truco-r84 = A disputa acaba quando se sabe quem ganhou, quando um truco é recusado ou quando um grupo inteiro saiu.
rule-truco-r94 = Na testa, você pode perguntar quanto deve ser pago, depois de jogadas as três vazas.
rule-truco-9-iii-5a = Um corte que deixa menos de três cartas na mesa é feito de novo.
rule-truco-9-iii-5b = O golpe, um toque no baralho, não é corte: o baralho deve ser cortado.
rule-truco-9-iii-5c = Só o jogador à esquerda do pé corta.
rule-truco-9-viii-d-2 = Se alguém recebeu cartas a mais ou a menos e avisa antes de jogar, o mesmo pé dá de novo, sem custo.
rule-truco-9-viii-d-3 = Se alguém só avisa que tem cartas a mais ou a menos depois que o jogo começou, perde a primeira parte e o truco, no mínimo 1 + 1 tentos, e a disputa acaba.

## A palavra

rule-truco-r26 = Quando todos têm as três cartas, toda palavra vale, mesmo dita por distração. Você não precisa esperar a sua vez de falar, salvo se a mesa combinou que só abre quem está na vez.
rule-truco-r29 = Enquanto uma proposta espera resposta, ninguém joga carta nem passa. Qualquer jogador do grupo desafiado pode responder, e a primeira resposta obriga o grupo. Um aumento de flor é respondido por quem cantou.
rule-truco-9-xvi-11 = No escuro, você só pode propor a lei do jogo: qualquer outra aposta antes de ter as cartas é nula.
rule-truco-r69 = Para aceitar só uma parte de uma proposta dupla, diga primeiro a parte que recusa: “passo o primeiro e quero o segundo”, “passo o truco e quero o envido”, ou o contrário.
rule-truco-r73 = “Na lei do jogo está tudo dito” é dito antes que a primeira carta seja dada, em uma roda ou um contra um. Vale por falta envido e truco e, quando há flor, por contra-flor e o resto.
rule-truco-r77 = Se você tem flor, responda à lei com ela: “com flor quero”, “com flor e não quero”, ou “me achico com flor” seguido de “quero” ou “não quero”. Se quem propôs não tem flor, as suas são simples, 3 tentos cada uma.
rule-truco-9-xvi-8 = Se alguém diz a lei do jogo depois que a primeira carta foi dada, ela é nula.

## Envido

rule-truco-r30 = Você pode abrir envido antes de jogar a sua primeira carta, enquanto a primeira parte está aberta, ninguém cantou flor e o seu grupo não pediu truco nem respondeu a um.
rule-truco-r34 = Um envido pode ser aumentado com mais um envido, um real envido ou uma falta envido; um real envido, com outro real envido ou uma falta envido. À falta envido só se responde “quero” ou “não quero”.
rule-truco-r36 = Na testa, o envido nunca vale mais de 6 tentos. Na roda, ninguém pode aumentá-lo quando 24 já estão apostados.
rule-truco-r38 = Quando um envido é recusado, ninguém canta os pontos. O grupo que propôs por último marca tudo o que foi proposto antes da última proposta, ou 1 tento se houve só uma.
rule-truco-r39 = Depois do “quero”, os pontos são cantados na ordem, a partir do mão, que deve cantar. Cada um dos seguintes só canta se tem mais do que o melhor até ali; senão diz “não mato”.
rule-truco-r40 = O primeiro número que você diz depois do “quero” vale, e você não pode corrigi-lo.
rule-truco-r41 = Os pontos mais altos ganham a aposta; entre pontos iguais, ganha quem vem antes na ordem do jogo. Quem ganha mostra as cartas no fim da volta, se elas ainda não estão na mesa.
rule-truco-9-viii-f-2 = Quem já jogou uma carta não pode abrir envido nem cantar flor. Ainda pode responder a um envido dos adversários, ou aumentá-lo, enquanto o parceiro não o fecha.
rule-truco-9-xiv-2 = O mão não pode se negar a cantar os seus pontos.
rule-truco-9-xiv-3 = Se quem ganha o envido não mostra os pontos no fim, e as cartas não estão na mesa, a primeira parte e o truco vão para os adversários.
rule-truco-9-xiv-7a = Se as cartas mostradas não dão os pontos cantados, os adversários recebem a aposta do envido e o truco, mesmo que os tivessem perdido.
rule-truco-9-xiv-7b = Se as cartas mostradas não dão os pontos cantados e o truco não foi jogado, os adversários recebem a aposta do envido e mais 1 tento.
rule-truco-9-xv-b-2 = Um envido dito sobre um real envido é nulo, e o real envido continua esperando a resposta.
rule-truco-9-xv-c-1 = Você não pode aumentar com falta envido se ela valer menos do que já está apostado.
rule-truco-9-xvi-1 = Quem pediu truco não pode abrir envido depois disso, nem o seu parceiro. O outro grupo pode, até responder ao truco.

## Flor

rule-truco-r43 = Três cartas do mesmo naipe são flor, e a flor deve ser cantada. Em uma mesa estrita, você deve cantá-la antes de jogar, de passar, de abrir um envido ou de responder a um.
rule-truco-r44 = A flor é aberta com “flor”, com “contra-flor e o resto” ou com “com flor me achico”. “Contra-flor” só se diz em resposta.
rule-truco-r45 = Cante a flor antes da sua primeira carta, antes de passar e antes que um envido seja fechado com “quero” ou “não quero”. Um truco, mesmo aceito, não impede a flor.
rule-truco-r46 = Se o seu parceiro disse envido, cante a sua flor na hora, antes que um adversário reaja. Quem disse o envido não pode mais cantar flor.
rule-truco-r47 = Uma palavra que cortaria a flor de alguém espera até que cada jogador com flor a tenha cantado ou deixado passar. Se alguém canta, a flor é disputada, e só a parte do envido cai.
rule-truco-r49 = Uma flor sem oposição é simples: o grupo ganha 3 tentos por flor que tem.
rule-truco-r50 = Se há flor contra flor, sem aumento, o truco segue. As flores são mostradas depois da mão, e a maior leva 3 tentos por flor dos dois grupos.
rule-truco-r51 = Se uma contra-flor é aceita, todos os que cantaram flor dizem os seus pontos, primeiro o mão, por 3 tentos por flor dos dois grupos. Se é recusada, ou se o grupo se achica, ninguém os diz, e quem ganha recebe 3 tentos por flor sua e 1 por flor dos outros.
rule-truco-r52 = Uma contra-flor e o resto aceita vale 3 tentos por flor dos dois grupos e mais o que falta para 24 a quem vai na frente; na testa, vale 6 ao todo. Se é recusada sobre uma contra-flor, vale 3 tentos por flor dos dois grupos.
rule-truco-r54 = Se um grupo se achica ou recusa uma aposta de flor, quem ganha recebe 3 tentos por flor sua e 1 por flor desse grupo.
rule-truco-r55 = Depois que alguém se achica com flor, ninguém pode aumentar: diga só “flor” ou “é boa”. O adversário que canta leva 3 + 1 tentos, mesmo com a flor menor.
rule-truco-r56 = Quem se achica se achica pelo grupo inteiro: todas as flores do grupo contam como achicadas.
rule-truco-r59 = Quem cantou flor pode dizer “peço flor”, até o fim da disputa, a um adversário que talvez esconda uma. As cartas desse adversário são mostradas depois das vazas. Se ele não tem flor, o grupo de quem pediu perde 1 tento; se escondia uma, esse grupo ganha 3 tentos e o truco.
rule-truco-9-x-1 = Se alguém cantou flor sem ter, e isso é descoberto antes que o truco seja jogado, os adversários recebem 3 tentos e o truco, que é 1 se ninguém o pediu. A disputa acaba.
rule-truco-9-x-2 = Se uma flor falsa só é descoberta depois que o truco foi jogado, ou se os pontos da flor foram cantados errado, os tentos da flor e o truco inteiro vão para os adversários, mesmo que quem cantou os tenha ganhado.
rule-truco-9-x-3 = Quem cantou flor e vai ao baralho sem mostrá-la perde os tentos da flor e o truco.
rule-truco-9-x-4 = Uma flor escondida que é descoberta dá aos adversários 3 tentos e o truco.
rule-truco-9-xi-1 = Se alguém disse “peço flor” a você e você não mostra nada depois das vazas, conta como se tivesse escondido uma flor.
rule-truco-9-xi-2 = “Peço flor” dito por quem não tem flor é nulo.
rule-truco-9-xi-3 = “Peço flor” dito a quem não tem nenhuma custa 1 tento ao grupo de quem pediu.
rule-truco-9-xi-4 = “Peço flor” dito a quem escondia uma flor dá 3 tentos e o truco ao grupo de quem pediu.
rule-truco-9-xiii-g = Uma flor falsa estraga as outras do seu grupo: os adversários recebem 3 tentos por flor cantada pelos dois grupos, e o truco, que é 1 se ninguém o pediu.
rule-truco-9-xiv-5 = Se o parceiro de quem disse envido só canta flor depois que um adversário reagiu, é tarde demais: a flor é nula.

## Truco

rule-truco-r60 = Qualquer jogador da disputa pode pedir truco sobre qualquer carta, a partir do momento em que recebe as suas e até que as vazas estejam decididas. Não pode enquanto algo da primeira parte espera resposta ou está sendo cantado.
rule-truco-r63 = Só o grupo que aceitou a última proposta de truco pode aumentá-la: na hora, com o seu “quero”, ou mais tarde na mesma disputa, salvo outro acordo.
rule-truco-r64 = “Não quero” a um truco encerra a disputa. Quem propôs marca o que as vazas valiam antes: 1 tento por truco, 2 por retruco, 3 por vale quatro.
rule-truco-r65 = Se ninguém pediu truco, quem ganha as vazas marca 1 tento.
rule-truco-9-viii-h-4 = Retruco ou vale quatro dito como resposta, sem “quero”, é nulo, e a proposta continua sem resposta.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: uma proposta fora dessa ordem é nula.

## As vazas

rule-truco-r79 = O mão sai, e a ordem do jogo é para a direita. A vez de quem passou é pulada.
rule-truco-r80 = Uma carta inteira sobre a mesa está jogada: não pode ser recolhida nem trocada.
rule-truco-r82 = A carta mais alta ganha a vaza para o seu grupo, e quem a jogou sai na seguinte. Se as mais altas dos dois grupos são iguais, a vaza empata, e quem saiu nela sai de novo.
rule-truco-r83 = Quem faz duas vazas ganha a volta. Se há vazas empatadas, decide a primeira que alguém ganhou. Se as três empatam, ganha, entre os que empataram a terceira, quem vem antes na ordem do jogo. O truco vale 2 tentos, o retruco 3, o vale quatro 4.
rule-truco-9-viii-b-2 = Se você joga várias cartas sem que ninguém veja que são várias, o seu grupo perde o truco.

## Deixar a volta

rule-truco-r85 = Se você passa uma carta, passa todas as que ainda tem, e não joga mais nesta volta. Pode passar ou ir ao baralho sempre que nenhuma proposta espera resposta.
rule-truco-r87 = O grupo que sai sem ter jogado, falado nem apostado nada dá aos adversários 1 tento pelo envido e 1 pelo truco. Se os adversários têm flor, recebem 3 por flor em vez do 1 pelo envido.
rule-truco-r88 = Quando um grupo inteiro sai, o que espera resposta na primeira parte conta como recusado. O truco conta como foi aceito, ou como recusado se espera resposta, ou 1 tento se ninguém pediu truco.
rule-truco-r89 = Um contra um, ir ao baralho é dizer “não quero” a tudo o que foi ou seria proposto. Se o adversário ainda podia abrir, leva 1 tento pelo envido, ou 3 se tem flor.
rule-truco-r91 = Quem cantou pontos ou flor não pode ir ao baralho antes de mostrar a prova. Pode passar, se no fim vira as cartas para cima.
rule-truco-9-viii-a-3 = Se quem cantou vai ao baralho sem mostrar a prova, a primeira parte e o truco vão para os adversários, e a disputa acaba.
rule-truco-9-viii-a-5 = Se quem cantou passa durante as vazas e não vira as cartas para cima no fim, a primeira parte e o truco vão para os adversários.
rule-truco-9-viii-k-2 = Um contra um, quem joga a primeira carta de boca para baixo, e depois ganha o envido ou cantou flor, deve virar as cartas para cima. Se não vira, a primeira parte e o truco vão para o adversário.

## Infrações na testa

rule-truco-9-iii-3b = Se alguém que não joga a testa fala para esclarecer um erro, o parceiro de quem falou perde a primeira parte e o truco. O que ainda não foi jogado conta 1 tento.
rule-truco-9-iv-3a = Se o pé avisou que era testa e alguém fora dela olha as cartas antes que o jogo comece, o mesmo pé dá de novo.
rule-truco-9-iv-3b = Se o pé avisou que era testa e alguém fora dela olha as cartas enquanto ela é jogada, o grupo dele perde 1 tento, e o jogo segue.
rule-truco-9-v-1a = Uma senha na testa custa 1 tento.
rule-truco-9-v-1b = Mostrar cartas sem necessidade na testa custa 1 tento.
rule-truco-9-v-1c = Cartas mostradas depois do fim da sua testa contam como mostradas sem necessidade e custam 1 tento, menos na última testa da volta.
rule-truco-9-v-2a = Se na testa o parceiro de um jogador recolhe as cartas dele antes que ele jogue, esse jogador paga 1 tento pelo envido e 1 pelo truco, e a disputa acaba.
rule-truco-9-v-2b = Se na testa o parceiro de um jogador recolhe as cartas dele antes que ele jogue, e o adversário tem flor, esse jogador paga 3 tentos pela flor e 1 pelo truco.
rule-truco-9-v-2c = Se na testa o outro grupo recolhe as cartas de um jogador antes que ele jogue, esse jogador recebe 1 tento pelo envido e 1 pelo truco, e a disputa acaba.

## O tenteio

rule-truco-r93 = Você pode reclamar as faltas do outro grupo até que as cartas sejam recolhidas.
rule-truco-r95 = Uma partida são 24 tentos: doze malos, depois doze buenos. Ela pode começar com tentos já ganhos antes.
rule-truco-r96 = Ganha a partida o grupo que chega primeiro a 24 tentos ou mais.
rule-truco-section-8 = Em uma mesa estrita, o que é contra as regras é recusado. Em uma mesa de verdade, pode acontecer, ser reclamado e ser punido.

## O que falta a quem aprende

rule-truco-section-2 = Ordem das cartas nas vazas: ás de espadas, ás de bastos, sete de espadas, sete de ouros; depois os três, os dois, os ases de copas e de ouros, os reis, os cavalos, as sotas, os setes de copas e de bastos, os seis, os cincos, os quatros. As cartas nomeadas juntas são iguais. Não há trunfo, e você não precisa seguir o naipe.
rule-truco-r5 = No envido, duas cartas do mesmo naipe contam 20 mais os seus números: de 1 a 7 o que mostram; sota, cavalo e rei, nada. Um 6 e um 7 do mesmo naipe fazem 33, o máximo. Contam as três cartas que você recebeu, jogadas ou não.
rule-truco-r6 = Sem duas cartas do mesmo naipe, só conta a sua maior carta de 1 a 7; duas cartas do mesmo naipe sempre contam mais.
rule-truco-r7 = Três negras (figuras) de três naipes contam pela maior: rei, depois cavalo, depois sota. Até um ás sozinho ganha de qualquer uma delas.
rule-truco-r9 = A flor, três cartas do mesmo naipe, conta 20 mais os números das suas cartas de 1 a 7: de 20, com três negras, a 38, com 5, 6 e 7. Três cartas do mesmo valor não são flor.
rule-truco-r10 = Com pontos iguais no envido ou na flor, ganha quem vem antes na ordem do jogo. Cada um vale pelo seu lugar: o mão não ganha pelo parceiro.
rule-truco-r20 = Com quatro jogadores, as voltas se alternam: roda, os quatro juntos, e testa, dois duelos, um depois do outro, com as mesmas cartas. Quando um grupo tem 18 tentos no começo de uma volta, daí em diante todas são de roda.
rule-truco-section-5-1 = Um envido aposta 2 tentos e um real envido 3, somados conforme são ditos. A falta envido, em vez da soma, aposta o que falta para 24 a quem vai na frente, ou 6 na testa. Se a última proposta é recusada, contam as anteriores, ou 1 tento se só houve uma.
