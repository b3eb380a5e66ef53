# O que o livro de Madrid aconselha nos jogos espanhóis. Os conselhos do Mediator valem para a família; onde um jogo tem os seus,
# os números dele vêm primeiro.

## Mediator

rule-spanish-a1 = Entre com quatro vazas na mão: três certas e a quarta provável, como um rei bem guardado ou uma falta com um trunfo pequeno.
rule-spanish-a2 = Se o rei pode ser devolvido, tenha algo mais: nesse caso deve ganhar sem ajuda.
rule-spanish-a3 = Um parceiro que faz uma só vaza vale mais do que isso: há um adversário a menos.
rule-spanish-a4 = Com quatro reis, entre e não espere. Faça trunfo do naipe mais longo ou mais alto, e chame um rei seu ou um cavalo.
rule-spanish-a5 = Com três reis, mas não o de trunfo, vá a solo, passe ou chame um dos seus.
rule-spanish-a6 = Na dúvida, chame um rei seu em vez de ir a solo: perder custa muito menos, e os outros desconfiam uns dos outros.
rule-spanish-a7 = O Mediator pede cinco vazas na mão. Se não é mano, conte uma vaza provável só se houver duas além das cinco.
rule-spanish-a8 = O mano sai, e pode arriscar uma vaza a menos.
rule-spanish-a9 = Com pouco jogo, ou com rei e valete de um naipe, é melhor jogar no fim: a saída vem até você.
rule-spanish-a10 = Com um solo na mão, diga Mediator se o rei que compra torna a bola segura. Não prometa a bola: peça-a à sétima carta.
rule-spanish-a11 = Para um solo, veja seis vazas na sua mão.
rule-spanish-a12 = Não entre por esperança: uma entrada fraca custa também ao parceiro.
rule-spanish-a13 = Chame o rei do naipe de que tem uma só carta. De dois assim, o do naipe longo: será menos cortado.
rule-spanish-a14 = Sem carta sozinha, chame o rei que acompanha o seu cavalo guardado.
rule-spanish-a15 = Se o seu cavalo está bem guardado, chame outro rei: os outros jogarão o naipe do cavalo.
rule-spanish-a16 = Se tem muitas do naipe do rei que recebe, devolva uma desse naipe.
rule-spanish-a17 = Não chame um rei de um naipe que não tem, a não ser que não haja outro.
rule-spanish-a18 = Se chama um rei seu, chame o que está sozinho ou quase, e jogue esse rei o mais tarde possível.
rule-spanish-a19 = Compre o rei do naipe em que tem o cavalo ou o valete; se não, o do seu naipe mais curto. Devolva uma carta sozinha, para ficar sem esse naipe.
rule-spanish-a20 = Como mano com pouco jogo, procure logo o rei chamado, para saber quem é o parceiro. Com trunfos firmes, jogue antes um ou dois.
rule-spanish-a21 = Sair com um trunfo pequeno abaixo da espadilla pode ajudar: se o parceiro a tem e repete trunfo, o caminho fica livre.
rule-spanish-a22 = Com poucos trunfos, ou sem nenhum mate, não saia de trunfo.
rule-spanish-a23 = Com espadilla e basto, saia com um trunfo pequeno e espere para pegar a malilla.
rule-spanish-a24 = Se a malilla é o seu único mate, saia com um trunfo pequeno, nunca com a malilla.
rule-spanish-a25 = Se deixam passar um trunfo alto seu, os mates estão com o parceiro: continue saindo de trunfo.
rule-spanish-a26 = Não vá à bola sem saber onde está a espadilla: alguém pode escondê-la.
rule-spanish-a27 = Devolva as saídas do parceiro. Um trunfo pequeno dele pede trunfos; uma carta baixa, o naipe dela.
rule-spanish-a28 = Se joga no fim e o mano não sai nem de trunfo nem com o rei, é adversário: tome o que puder.
rule-spanish-a29 = Quem sai com um trunfo pequeno sem que a saída chegue ao Hombre é o parceiro.
rule-spanish-a30 = Na dúvida, não perca vazas: mais vale passar por cima do parceiro do que deixá-la a um adversário.
rule-spanish-a31 = Faça com que a saída venha do outro lado quando tem cartas que esperam, como rei e valete.
rule-spanish-a32 = Na terceira volta de um naipe, não corte se alguém pode cortar por cima.
rule-spanish-a33 = Evite os naipes já jogados duas vezes, a não ser que o parceiro jogue no fim.
rule-spanish-a34 = Corte a primeira volta de um naipe que não tem: não se sabe onde está o rei.
rule-spanish-a35 = Para a bola, saia de trunfo até os outros não terem nenhum; depois jogue as cartas firmes.
rule-spanish-a36 = Se joga sem parceiro, veja onde está a força, fuja dela e dê a saída a quem está à sua direita.
rule-spanish-a37 = Parceiro à direita do Hombre: saia de trunfo, com a espadilla, ou com um pequeno se tem um mate.
rule-spanish-a38 = Parceiro entre dois adversários: não saia de trunfo. Ponha na mesa o rei chamado.
rule-spanish-a39 = Parceiro à esquerda do Hombre: nunca trunfos pequenos. Saia com o rei e repita o naipe.
rule-spanish-a40 = Com rei e cavalo do naipe chamado, jogue o cavalo logo depois do rei: o Hombre se livra de uma carta.
rule-spanish-a41 = Jogue os naipes que faltam ao parceiro: ele vai cortar.
rule-spanish-a42 = Depois do rei, jogue todas as suas cartas firmes.
rule-spanish-a43 = Com espadilla, malilla e um trunfo pequeno, jogue as duas e dê a saída ao Hombre: pode dar uma bola.
rule-spanish-a44 = Se o Hombre lhe deixa uma sexta vaza que podia tomar, quer a bola: continue.
rule-spanish-a45 = Contra o Hombre, não saia do naipe do rei chamado.
rule-spanish-a46 = À esquerda do Hombre, saia com uma carta baixa: os seus jogam depois.
rule-spanish-a47 = Você pode sair com um trunfo pequeno para salvar um mate sozinho de um aliado, nunca se o Hombre joga por último.
rule-spanish-a48 = Livre-se do naipe que falta ao Hombre e guarde o que ele tem.
rule-spanish-a49 = Não gaste num corte à frente do Hombre o trunfo que guarda a sua malilla ou o seu basto.
rule-spanish-a50 = Se o parceiro mostra uma carta sozinha, saia de trunfo.
rule-spanish-a51 = Para cortar uma bola, jogue fora até cartas firmes; quem defende guarda naipes diferentes.
rule-spanish-a52 = Tomar o cavalo não prova que alguém é o parceiro: há quem finja.
rule-spanish-a53 = Não espere pela certeza: todos os dias se ganham mãos mais fracas e se perdem outras melhores.

## Hombre

rule-hombre-a1 = Entre com três vazas certas na mão, e a esperança de uma ou duas mais em cerca de seis cartas tiradas.
rule-hombre-a2 = Não conte muito com os reis: são cortados muitas vezes.
rule-hombre-a3 = Se fala no fim e os outros passaram, pode arriscar mais: a força está no monte.
rule-hombre-a4 = Para um solo, tenha cinco vazas quase certas.
rule-hombre-a5 = Como mano com trunfos firmes, arrisque mais. O lugar do meio é o pior.
rule-hombre-a6 = Quase ninguém troca oito cartas: o trunfo é dito antes, e as probabilidades são contra.
rule-hombre-a7 = Se defende e compra primeiro, tome quatro ou cinco se pode vencer o Hombre; se não, duas, e deixe o resto ao outro.
rule-hombre-a8 = Com dois mates e mais nada, tome até sete.
rule-hombre-a9 = Se o Hombre toma menos de seis, ou nenhuma, há o bastante para os dois.
rule-hombre-a10 = Guarde trunfos e reis, e procure ficar sem um naipe.
rule-hombre-a11 = Se troca só uma ou duas, a força está no outro: não faça uma segunda vaza.
rule-hombre-a12 = Se não pode fazer quatro vazas, não faça mais de uma.
rule-hombre-a13 = Se o outro tem tudo, ajude o Hombre a que seja só puesta.
rule-hombre-a14 = É mais fácil achar duas boas cartas em seis do que em duas.
rule-hombre-a15 = Repare em quem comprou mais. Dê vazas ao mais fraco e tire vazas do outro.
rule-hombre-a16 = Se não pode fazer nem cinco nem quatro, cuide ao menos que não seja codillo.
rule-hombre-a17 = Se é quem tem menos força, faça exatamente uma vaza. Não dê a única.
rule-hombre-a18 = De resto, deixe a vaza que lhe pedem, e à pancada responda com o seu maior trunfo.
rule-hombre-a19 = O codillo do outro convém mais a você do que a vitória do Hombre: é o Hombre que o paga.
rule-hombre-a20 = Com trunfos firmes, saia de trunfo desde o princípio, e continue.
rule-hombre-a21 = Ganhar com quatro é difícil. Arrisque essas mãos saindo logo de trunfo.

## Tresillo refavor

rule-tresillo-refavor-a1 = Com a espadilla e outro mate, a sua primeira saída de trunfo deve trazer o terceiro.
rule-tresillo-refavor-a2 = Com a espadilla sozinha, arrisque só se é mano ou se o forçam, e tenha entrada em outro naipe.
rule-tresillo-refavor-a3 = Com entradas nos outros três naipes, pode ir a refavor sem trunfos, como mano.
rule-tresillo-refavor-a4 = Com um mate, espere, e não saia de trunfo.
rule-tresillo-refavor-a5 = Como mano com um naipe longo e um trunfo, corra o naipe para tirar cortes e guarde o trunfo.
rule-tresillo-refavor-a6 = Nenhum jogo é mais rápido, nem dá mais codillos ou mais bolas.
rule-tresillo-refavor-a7 = Nos outros naipes, lembre-se de que há onze trunfos em três mãos.
rule-tresillo-refavor-a8 = Contra o Hombre, saia com o rei sozinho, mas não se o Hombre joga em seguida: se cortar pode ser cortado por cima, e se não é vaza.
rule-tresillo-refavor-a9 = Se saem contra você com o rei sozinho e tem força, livre-se de uma carta perdida.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = Não entre com um rei mal guardado: pode acabar sem outro parceiro.
rule-quadrillo-rey-forzado-a12 = Os cavalos são as melhores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quem tem um rei procura fazer uma vaza, pois pode vir a ser parceiro. Como Hombre, deixe cada um fazer uma.
rule-quadrillo-rey-forzado-a14 = Com bom jogo, procure ser parceiro: saia do naipe do seu rei.
rule-quadrillo-rey-forzado-a15 = Com mau jogo, guarde o naipe do seu rei, e saia do que mais se jogou.
rule-quadrillo-rey-forzado-a16 = Como Hombre, esgote os naipes, para achar cedo o parceiro.
rule-quadrillo-rey-forzado-a17 = Quando o Hombre sai de trunfo, jogue fora as cartas que acompanham o seu rei.
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
rule-seisillo-a18 = Não confie nos reis, a não ser que seja mano e possa tirar os trunfos.

## 36 cartas e Dosillo

rule-tresillo-36-a10 = Conte os trunfos: podem estar todos em jogo.
rule-dosillo-a10 = { rule-tresillo-36-a10 }
