# Mais regras e leis que os pontos e as recusas citam, cada uma em uma ou duas frases; os ids são como em minchiate-rules.ftl.

rule-minchiate-4-1 = Quem dá faz bem em contar sempre o monte: depois que todos descartam, o monte deve ter treze cartas.
rule-minchiate-4-2 = Quem roubou deve descartar exatamente o número de cartas que roubou. Se na primeira saída ainda tem cartas a mais ou a menos, e não avisou, a sua dupla perde a contagem final, menos a última vaza e as cartas acima de quarenta e duas.
rule-minchiate-5-1 = Conte as suas cartas antes de jogar: com vinte e uma, você está livre de qualquer pena.
rule-minchiate-5-2 = Uma verzigola que não foi acusada antes da primeira carta vem tarde, e o que ela marcaria está perdido.
rule-minchiate-6-1 = Se os jogadores não combinaram outro valor, um resto são sessenta pontos.
rule-minchiate-6-2 = Se os jogadores não combinaram quanto vale um resto, ele vale o que é costume na casa.
rule-minchiate-7-1a = Você pode jogar o Matto em qualquer vaza, mesmo que tenha o naipe da saída ou tarocchi. Ele não ganha nada: todas as outras cartas estão acima dele.
rule-minchiate-7-1c = A dupla que jogou o Matto e não ganha nenhuma vaza deve entregar também o Matto.
rule-minchiate-7-2b = Um erro na primeira volta da distribuição pode ser corrigido sem multa, enquanto ninguém olhou as suas cartas.
rule-minchiate-7-2c = Um erro na segunda volta da distribuição pode ser corrigido sem multa, enquanto a décima primeira carta do jogador prejudicado não foi virada.
rule-minchiate-7-2d = Se você começa a jogar com mais ou menos de vinte e uma cartas e não avisa, a sua dupla perde a contagem final, menos a última vaza e as cartas acima de quarenta e duas. O que foi marcado durante o jogo vale.
rule-minchiate-7-3c = Se você renunciou e com isso pôs a salvo uma honra ou outro tarocco seu, você escolhe: pegar a carta de volta, ou deixar como está e ficar com ela entre as cartas da sua dupla.
rule-minchiate-7-3e = Cada renúncia no mesmo gioco é paga, se é denunciada a tempo.
rule-minchiate-7-4b = Se um jogador esqueceu de pegar o Matto de volta, quem marca os pontos da dupla dele ainda pode pedi-lo até que as cartas sejam somadas. Depois disso, o Matto está perdido.
rule-minchiate-7-4e = A dupla que esquece de marcar ou contar qualquer outra coisa perde esses pontos.
rule-minchiate-7-5 = Um caso duvidoso é decidido pelo que foi combinado antes do jogo; se nada foi combinado, pelo costume do lugar e da casa; e, por fim, pela opinião dos entendidos.
rule-minchiate-r1 = Os parceiros e o primeiro a dar são decididos por acordo ou por sorteio.
rule-minchiate-r31 = Quem ganha uma vaza sai na seguinte. A vaza vai para o parceiro que recolhe as vazas da dupla.
rule-minchiate-section-2-1 = O seu parceiro fica em frente, e os seus dois vizinhos são adversários: o sopramano joga logo depois de você, o sottomano, logo antes. A distribuição, as acusações e o jogo começam pelo sopramano de quem dá e acabam em quem dá.
rule-minchiate-section-3 = Depois do corte, quem dá distribui a cada um dez cartas e depois onze, a última virada para cima. Depois que todos roubaram e descartaram, cada um tem vinte e uma cartas, e o monte tem treze.
rule-minchiate-section-6 = Uma partida dura os giochi combinados, ou quatro se nada foi combinado, para que cada um dê uma vez. As duplas não mudam. Os pontos que sobram passam ao gioco seguinte, e no fim os resti são pagos.
rule-minchiate-play-1 = Quem não tem o naipe da saída e tem um tarocco deve jogá-lo, e quem tem tarocco deve responder com ele a uma saída de tarocco. O livro não fixa multa própria; uma mesa estrita não deixa isso acontecer.
