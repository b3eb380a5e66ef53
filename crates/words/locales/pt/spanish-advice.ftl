# O que o livro de Madrid aconselha nos jogos espanhóis. Os conselhos do Mediator valem para a família; onde um jogo tem os seus,
# os números dele vêm primeiro.

## Mediator

rule-spanish-a1 = Entra com quatro vazas na mão: três certas e a quarta provável, como um rei bem guardado ou uma falta com um trunfo pequeno.
rule-spanish-a2 = Se o rei pode ser devolvido, tem algo mais: nesse caso tens de ganhar sem ajuda.
rule-spanish-a3 = Um parceiro que faz uma só vaza vale mais do que isso: há um adversário a menos.
rule-spanish-a4 = Com quatro reis entra e não esperes. Faz trunfo do naipe mais longo ou mais alto, e chama um rei teu ou um cavalo.
rule-spanish-a5 = Com três reis, mas não o de trunfo, vai a solo, passa ou chama um dos teus.
rule-spanish-a6 = Na dúvida chama um rei teu em vez de ires a solo: perder custa muito menos, e os outros desconfiam uns dos outros.
rule-spanish-a7 = O Mediator pede cinco vazas na mão. Se não és mano, conta uma vaza provável só se houver duas além das cinco.
rule-spanish-a8 = O mano sai, e pode arriscar uma vaza a menos.
rule-spanish-a9 = Com pouco jogo, ou com rei e valete de um naipe, é melhor jogar no fim: a saída vem ter contigo.
rule-spanish-a10 = Com um solo na mão diz Mediator se o rei que compras torna a bola segura. Não prometas a bola: pede-a à sétima carta.
rule-spanish-a11 = Para um solo deves ver seis vazas na tua mão.
rule-spanish-a12 = Não entres por esperança: uma entrada fraca custa também ao parceiro.
rule-spanish-a13 = Chama o rei do naipe de que tens uma só carta. De dois assim, o do naipe longo: corta-se menos.
rule-spanish-a14 = Sem carta sozinha, chama o rei que acompanha o teu cavalo guardado.
rule-spanish-a15 = Se o teu cavalo está bem guardado chama outro rei: os outros jogarão o naipe do cavalo.
rule-spanish-a16 = Se tens muitas do naipe do rei que recebes, devolve uma desse naipe.
rule-spanish-a17 = Não chames um rei de um naipe que não tens, a não ser que não haja outro.
rule-spanish-a18 = Se chamas um rei teu, diz o que está sozinho ou quase, e joga-o o mais tarde possível.
rule-spanish-a19 = Compra o rei do naipe em que tens o cavalo ou o valete; se não, o do teu naipe mais curto. Devolve uma carta sozinha, para ficares sem esse naipe.
rule-spanish-a20 = Como mano com pouco jogo procura logo o rei chamado, para saberes quem é o parceiro. Com trunfos firmes joga antes um ou dois.
rule-spanish-a21 = Sair com um trunfo pequeno por baixo da espadilla pode ajudar: se o parceiro a tem e repete trunfo, o caminho fica livre.
rule-spanish-a22 = Com poucos trunfos, ou sem nenhum mate, não saias a trunfo.
rule-spanish-a23 = Com espadilla e basto sai com um trunfo pequeno, e espera para apanhar a malilla.
rule-spanish-a24 = Se a malilla é o teu único mate sai com um trunfo pequeno, nunca com a malilla.
rule-spanish-a25 = Se deixam passar um trunfo alto teu, os mates estão com o parceiro: continua a sair a trunfo.
rule-spanish-a26 = Não vás à bola sem saber onde está a espadilla: alguém pode escondê-la.
rule-spanish-a27 = Devolve as saídas do parceiro. Um trunfo pequeno dele pede trunfos; uma carta baixa, o naipe dela.
rule-spanish-a28 = Se jogas no fim e o mano não sai nem a trunfo nem com o rei, é adversário: toma o que puderes.
rule-spanish-a29 = Quem sai com um trunfo pequeno sem que a saída vá ter à mão do Hombre é o parceiro.
rule-spanish-a30 = Na dúvida não percas vazas: mais vale passar por cima do parceiro do que deixá-la a um adversário.
rule-spanish-a31 = Faz com que a saída venha do outro lado quando tens cartas que esperam, como rei e valete.
rule-spanish-a32 = Na terceira volta de um naipe não cortes se alguém pode cortar por cima.
rule-spanish-a33 = Evita os naipes já jogados duas vezes, a não ser que o parceiro jogue no fim.
rule-spanish-a34 = Corta a primeira volta de um naipe que não tens: não sabes onde está o rei.
rule-spanish-a35 = Para a bola sai a trunfo até os outros não terem nenhum, depois joga as cartas firmes.
rule-spanish-a36 = Se jogas sem parceiro, vê onde está a força, foge dela e dá a saída a quem está à tua direita.
rule-spanish-a37 = Parceiro à direita do Hombre: sai a trunfo, com a espadilla, ou com um pequeno se tens um mate.
rule-spanish-a38 = Parceiro entre dois adversários: não saias a trunfo. Põe na mesa o rei chamado.
rule-spanish-a39 = Parceiro à esquerda do Hombre: nunca trunfos pequenos. Sai com o rei e repete o naipe.
rule-spanish-a40 = Com rei e cavalo do naipe chamado joga o cavalo logo a seguir ao rei: o Hombre livra-se de uma carta.
rule-spanish-a41 = Joga os naipes que faltam ao parceiro: há de cortá-los.
rule-spanish-a42 = Depois do rei joga todas as tuas cartas firmes.
rule-spanish-a43 = Com espadilla, malilla e um trunfo pequeno joga as duas e dá a saída ao Hombre: pode dar uma bola.
rule-spanish-a44 = Se o Hombre te deixa uma sexta vaza que podia tomar, quer a bola: continua.
rule-spanish-a45 = Contra o Hombre não saias do naipe do rei chamado.
rule-spanish-a46 = À esquerda do Hombre sai com uma carta baixa: os teus jogam depois.
rule-spanish-a47 = Pode sair-se com um trunfo pequeno para salvar um mate sozinho de um aliado, nunca se o Hombre joga no fim.
rule-spanish-a48 = Livra-te do naipe que falta ao Hombre e guarda o que ele tem.
rule-spanish-a49 = Não gastes num corte à frente do Hombre o trunfo que guarda a tua malilla ou o teu basto.
rule-spanish-a50 = Se o parceiro mostra uma carta sozinha, sai a trunfo.
rule-spanish-a51 = Para cortar uma bola deita até cartas firmes; quem defende guarda naipes diferentes.
rule-spanish-a52 = Tomar o cavalo não prova que alguém é o parceiro: há quem finja.
rule-spanish-a53 = Não esperes pela certeza: todos os dias se ganham mãos mais fracas e se perdem outras melhores.

## Hombre

rule-hombre-a1 = Entra com três vazas certas na mão, e a esperança de uma ou duas mais em cerca de seis cartas tiradas.
rule-hombre-a2 = Não contes muito com os reis: são cortados muitas vezes.
rule-hombre-a3 = Se falas no fim e os outros passaram podes arriscar mais: a força está no monte.
rule-hombre-a4 = Para um solo tem cinco vazas quase certas.
rule-hombre-a5 = Como mano com trunfos firmes arrisca mais. O lugar do meio é o pior.
rule-hombre-a6 = Quase ninguém troca oito cartas: o trunfo diz-se antes, e as probabilidades são contra.
rule-hombre-a7 = Se defendes e tiras primeiro, toma quatro ou cinco se podes vencer o Hombre; se não, duas, e deixa o resto ao outro.
rule-hombre-a8 = Com dois mates e mais nada toma até sete.
rule-hombre-a9 = Se o Hombre toma menos de seis, ou nenhuma, há que chegue para os dois.
rule-hombre-a10 = Guarda trunfos e reis, e procura ficar sem um naipe.
rule-hombre-a11 = Se trocas só uma ou duas, a força está no outro: não faças uma segunda vaza.
rule-hombre-a12 = Se não podes fazer quatro vazas, não faças mais de uma.
rule-hombre-a13 = Se o outro tem tudo, ajuda o Hombre a que seja só puesta.
rule-hombre-a14 = É mais fácil achar duas boas cartas em seis do que em duas.
rule-hombre-a15 = Repara em quem tirou mais. Dá vazas ao mais fraco e tira-as ao outro.
rule-hombre-a16 = Se não podes fazer nem cinco nem quatro, vê ao menos que não seja codillo.
rule-hombre-a17 = Se és quem tem menos força faz exatamente uma vaza. Não dês a única.
rule-hombre-a18 = De resto deixa a vaza que te pedem, e à pancada responde com o teu maior trunfo.
rule-hombre-a19 = O codillo do outro convém-te mais do que a vitória do Hombre: é o Hombre que o paga.
rule-hombre-a20 = Com trunfos firmes sai a trunfo desde o princípio, e continua.
rule-hombre-a21 = Ganhar com quatro é difícil. Arrisca essas mãos saindo logo a trunfo.

## Tresillo refavor

rule-tresillo-refavor-a1 = Com a espadilla e outro mate, a tua primeira saída a trunfo deve trazer o terceiro.
rule-tresillo-refavor-a2 = Com a espadilla sozinha arrisca só se és mano ou se te forçam, e tem entrada noutro naipe.
rule-tresillo-refavor-a3 = Com entradas nos outros três naipes podes ir a refavor sem trunfos, como mano.
rule-tresillo-refavor-a4 = Com um mate espera, e não saias a trunfo.
rule-tresillo-refavor-a5 = Como mano com um naipe longo e um trunfo, corre o naipe para tirar cortes e guarda o trunfo.
rule-tresillo-refavor-a6 = Nenhum jogo é mais rápido, nem dá mais codillos ou mais bolas.
rule-tresillo-refavor-a7 = Nos outros naipes lembra-te de que há onze trunfos em três mãos.
rule-tresillo-refavor-a8 = Contra o Hombre sai com o rei sozinho, mas não se o Hombre joga a seguir: se cortar pode ser cortado por cima, e se não é vaza.
rule-tresillo-refavor-a9 = Se saem contra ti com o rei sozinho e tens força, livra-te de uma carta perdida.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = Não entres com um rei mal guardado: podes acabar por não ter outro parceiro.
rule-quadrillo-rey-forzado-a12 = Os cavalos são as melhores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quem tem um rei procura fazer uma vaza, pois pode vir a ser parceiro. Como Hombre deixa cada um fazer uma.
rule-quadrillo-rey-forzado-a14 = Com bom jogo procura ser parceiro: sai do naipe do teu rei.
rule-quadrillo-rey-forzado-a15 = Com mau jogo guarda o naipe do teu rei, e sai do que mais se jogou.
rule-quadrillo-rey-forzado-a16 = Como Hombre esgota os naipes, para achares cedo o parceiro.
rule-quadrillo-rey-forzado-a17 = Quando o Hombre sai a trunfo, deita as cartas que acompanham o teu rei.
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
rule-seisillo-a18 = Não confies nos reis, a não ser que sejas mano e possas tirar os trunfos.

## 36 cartas e Dosillo

rule-tresillo-36-a10 = Conta os trunfos: podem estar todos em jogo.
rule-dosillo-a10 = { rule-tresillo-36-a10 }
