# O que o livro de Madri aconselha nos jogos espanhóis. Os conselhos do Mediator valem para a família; onde um jogo tem os seus,
# os números dele vêm primeiro.

## Mediator

rule-spanish-a1 = Entre com quatro vazas na mão: três certas e a quarta provável, como um rei bem guardado, ou um naipe que falta e um trunfo pequeno.
rule-spanish-a2 = Se o rei pode ser devolvido, entre com um pouco mais: sem parceiro, você precisa ganhar sozinho.
rule-spanish-a3 = Um parceiro que só faz uma vaza vale mais do que essa vaza: você tem um adversário a menos.
rule-spanish-a4 = Com quatro reis, entre em vez de esperar. Faça trunfo do naipe mais longo ou mais alto, e chame um rei seu ou um cavalo.
rule-spanish-a5 = Com três reis, mas sem o de trunfo, vá a solo, passe ou chame um dos seus.
rule-spanish-a6 = Na dúvida, chame um rei seu em vez de ir a solo: perder custa muito menos, e os outros desconfiam uns dos outros.
rule-spanish-a7 = O Mediator pede cinco vazas na mão. Se você não é o mano, não conte com vazas prováveis, a menos que tenha duas além das cinco.
rule-spanish-a8 = O mano sai e por isso pode arriscar uma vaza a menos.
rule-spanish-a9 = Com pouco jogo, ou com o rei e a sota de um naipe, é melhor jogar por último: a saída vem até você.
rule-spanish-a10 = Com um solo na mão, aposte Mediator se o rei que você compra torna a bola segura. Não prometa a bola: peça-a na sétima carta.
rule-spanish-a11 = Para um solo, você precisa ver seis vazas na sua própria mão.
rule-spanish-a12 = Não entre só por esperança: uma entrada fraca também custa ao parceiro.
rule-spanish-a13 = Chame o rei do naipe de que você só tem uma carta. Entre dois naipes assim, escolha o mais longo no baralho: ele é menos cortado.
rule-spanish-a14 = Se nenhum naipe seu tem uma carta só, chame o rei que acompanha o seu cavalo guardado.
rule-spanish-a15 = Se o seu cavalo está bem guardado, chame outro rei: os próprios adversários vão sair do naipe do cavalo.
rule-spanish-a16 = Se você tem muitas cartas do naipe do rei que recebe, devolva uma desse naipe.
rule-spanish-a17 = Só chame o rei de um naipe que você não tem quando não puder chamar outro.
rule-spanish-a18 = Se chama um rei seu, chame um rei seco, ou quase, e jogue esse rei o mais tarde que puder.
rule-spanish-a19 = Compre o rei do naipe em que você tem o cavalo ou a sota; senão, o do seu naipe mais curto. Dê em troca uma carta sozinha no naipe, para ficar sem ele.
rule-spanish-a20 = Se você é o mano e tem pouco jogo, saia logo do naipe do rei chamado, para saber quem é o parceiro. Com trunfos firmes, saia antes com um ou dois deles.
rule-spanish-a21 = Sair com um trunfo pequeno, menor que a espadilla, pode ajudar: se o parceiro ganha e sai de trunfo de novo, o caminho fica livre.
rule-spanish-a22 = Com poucos trunfos, ou sem nenhum mate, não saia de trunfo.
rule-spanish-a23 = Com espadilla e basto, saia com um trunfo pequeno e espere para pegar a malilla.
rule-spanish-a24 = Se a malilla é o seu único mate, saia com um trunfo pequeno, nunca com a malilla.
rule-spanish-a25 = Se os outros deixam ganhar um trunfo alto seu, os mates estão com o parceiro: continue saindo de trunfo.
rule-spanish-a26 = Não vá à bola sem saber onde está a espadilla: alguém pode estar escondendo essa carta.
rule-spanish-a27 = Volte os naipes de que o parceiro saiu. Um trunfo pequeno dele pede trunfos; uma carta baixa pede o naipe dela.
rule-spanish-a28 = Se você joga por último e o mano não sai nem de trunfo nem com o rei, ele é um adversário: ganhe o que puder.
rule-spanish-a29 = O jogador que sai com um trunfo pequeno, quando não é o Hombre que joga logo depois, é o parceiro.
rule-spanish-a30 = Na dúvida, não perca uma vaza: é melhor ganhá-la do parceiro do que deixá-la para um adversário.
rule-spanish-a31 = Quando você tem cartas que esperam, como rei e sota, faça com que outro saia desse naipe.
rule-spanish-a32 = Na terceira vez que um naipe sai, só corte se ninguém pode recortar.
rule-spanish-a33 = Evite os naipes que já saíram duas vezes, a não ser que o parceiro jogue por último.
rule-spanish-a34 = Corte na primeira vez que sai um naipe que você não tem: ninguém sabe onde está o rei.
rule-spanish-a35 = Para a bola, saia de trunfo até que os outros não tenham nenhum; depois jogue as cartas firmes.
rule-spanish-a36 = Se você joga sozinho, descubra onde está a força, fuja dela e deixe a saída para quem está à sua direita.
rule-spanish-a37 = Se você é o parceiro e está à direita do Hombre, saia de trunfo: com a espadilla ou, se tem um mate, com um pequeno.
rule-spanish-a38 = Se você é o parceiro e está entre dois adversários, não saia de trunfo. Saia com o rei chamado.
rule-spanish-a39 = Se você é o parceiro e está à esquerda do Hombre, nunca saia com trunfos pequenos: saia com o rei e repita o naipe.
rule-spanish-a40 = Se você tem o rei e o cavalo do naipe chamado, jogue o cavalo logo depois do rei, para que o Hombre possa descartar uma carta.
rule-spanish-a41 = Saia dos naipes que faltam ao seu parceiro: ele vai cortar.
rule-spanish-a42 = Depois do rei, jogue todas as suas cartas firmes.
rule-spanish-a43 = Com espadilla, malilla e um trunfo pequeno, jogue as duas e depois deixe a saída para o Hombre: pode haver uma bola.
rule-spanish-a44 = Se o Hombre deixa para você uma sexta vaza que podia ganhar, ele quer a bola: continue.
rule-spanish-a45 = Contra o Hombre, não saia do naipe do rei chamado, salvo se outro defensor puder cortá-lo.
rule-spanish-a46 = Se você está à esquerda do Hombre, saia com uma carta baixa: ele joga em seguida, e os outros defensores jogam depois dele.
rule-spanish-a47 = Você pode sair com um trunfo pequeno para salvar um mate sozinho de outro defensor, mas nunca se o Hombre joga por último.
rule-spanish-a48 = Descarte o naipe que falta ao Hombre e guarde o que ele tem.
rule-spanish-a49 = Não corte na frente do Hombre com o trunfo pequeno que guarda a sua malilla ou o seu basto.
rule-spanish-a50 = Se o parceiro mostra que tinha uma só carta de um naipe, saia de trunfo.
rule-spanish-a51 = Para impedir uma bola, descarte até cartas firmes: cada defensor guarda um naipe diferente.
rule-spanish-a52 = Quem ganha com o cavalo nem sempre é o parceiro: alguns fingem.
rule-spanish-a53 = Não espere ter certeza: todo dia mãos mais fracas ganham, e mãos melhores perdem.

## Hombre

rule-hombre-a1 = Entre com três vazas certas na mão e conte com mais uma ou duas em cerca de seis cartas compradas.
rule-hombre-a2 = Não conte muito com os reis: muitas vezes eles são cortados.
rule-hombre-a3 = Se você fala por último e os outros passaram, pode arriscar mais: a força está no monte.
rule-hombre-a4 = Para um solo, tenha cinco vazas quase certas.
rule-hombre-a5 = Se você é o mano e tem trunfos firmes, arrisque mais. O lugar do meio é o pior.
rule-hombre-a6 = Quase ninguém troca oito cartas: o Hombre nomeia o trunfo antes, e as chances estão contra ele.
rule-hombre-a7 = Se você é o primeiro defensor, compre quatro ou cinco cartas quando a sua mão pode vencer o Hombre. Senão, compre duas e deixe o resto para o outro defensor.
rule-hombre-a8 = Com dois mates e mais nada, compre até sete cartas.
rule-hombre-a9 = Se o Hombre compra menos de seis cartas, ou nenhuma, há o bastante para os dois defensores.
rule-hombre-a10 = Guarde trunfos e reis, e procure ficar sem um naipe.
rule-hombre-a11 = Se você troca só uma ou duas cartas, a força está com o outro defensor: não faça uma segunda vaza.
rule-hombre-a12 = Se você não pode fazer quatro vazas, não faça mais de uma.
rule-hombre-a13 = Se o outro defensor tem todo o jogo, ajude o Hombre para que a mão seja só puesta.
rule-hombre-a14 = É mais fácil achar duas cartas boas entre seis do que entre duas.
rule-hombre-a15 = Se você é o Hombre, repare em quem comprou mais cartas. Dê vazas ao defensor mais fraco e ganhe as do outro.
rule-hombre-a16 = Se você é o Hombre e não pode fazer cinco vazas nem quatro, evite pelo menos o codillo.
rule-hombre-a17 = Se você é o defensor mais fraco, faça exatamente uma vaza e não a dê a ninguém.
rule-hombre-a18 = Deixe para o outro defensor a vaza que ele pede, salvo se for a sua única, e responda à batida com o seu maior trunfo.
rule-hombre-a19 = O codillo do outro defensor é melhor para você do que a vitória do Hombre: quem paga é o Hombre.
rule-hombre-a20 = Com trunfos firmes, saia de trunfo desde o começo e continue.
rule-hombre-a21 = Ganhar com quatro vazas é difícil. Com uma mão dessas, arrisque e saia logo de trunfo.

## Tresillo refavor

rule-tresillo-refavor-a1 = Com a espadilla e outro mate, a sua primeira saída de trunfo deve tirar o terceiro mate.
rule-tresillo-refavor-a2 = Com a espadilla sozinha, só arrisque o refavor se você é o mano ou se é forçado, e se pode ganhar a saída em outro naipe.
rule-tresillo-refavor-a3 = Se você é o mano e tem cartas que ganham nos outros três naipes, pode ir a refavor sem trunfo.
rule-tresillo-refavor-a4 = Com um só mate, espere e não saia de trunfo.
rule-tresillo-refavor-a5 = Se você é o mano e tem um naipe longo e um só trunfo, jogue o naipe inteiro para tirar os trunfos dos outros e guarde o seu.
rule-tresillo-refavor-a6 = Nenhum outro jogo é mais rápido nem dá mais codillos e bolas.
rule-tresillo-refavor-a7 = Se o trunfo é de outro naipe, lembre-se de que há onze trunfos em três mãos.
rule-tresillo-refavor-a8 = Contra o Hombre, saia com o rei seco, mas não se o Hombre joga em seguida. Se ele corta, outro pode recortar; se não corta, a vaza é sua.
rule-tresillo-refavor-a9 = Se saem contra você com o rei seco e você está forte, descarte uma carta perdedora.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = Não entre com um rei mal guardado: você pode acabar sendo o seu próprio parceiro.
rule-quadrillo-rey-forzado-a12 = Os cavalos são as melhores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quem tem um rei procura fazer uma vaza, porque pode ser o parceiro. Se você é o Hombre, deixe que cada um dos outros faça uma.
rule-quadrillo-rey-forzado-a14 = Com uma mão boa, procure ser o parceiro: saia do naipe do seu rei.
rule-quadrillo-rey-forzado-a15 = Com uma mão ruim, guarde o naipe do seu rei e saia do naipe que mais foi jogado.
rule-quadrillo-rey-forzado-a16 = Se você é o Hombre, esgote os naipes, para achar cedo o parceiro.
rule-quadrillo-rey-forzado-a17 = Quando o Hombre sai de trunfo, descarte as cartas que acompanham o seu rei.
rule-quintillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-quintillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-quintillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-quintillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-quintillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-quintillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-quintillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-seisillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-seisillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-seisillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-seisillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-seisillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-seisillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a18 = Não confie nos reis, a não ser que você seja o mano e possa tirar os trunfos.

## 36 cartas e Dosillo

rule-tresillo-36-a10 = Conte os trunfos: todas as cartas foram dadas, e cada trunfo está na mão de alguém.
rule-dosillo-a10 = Conte os trunfos: todos podem estar em jogo.
