# Mais regras e leis que os pontos e as recusas citam, cada uma em uma ou duas frases; os id fazem-se como em minchiate-rules.ftl.

rule-minchiate-4-1 = A quem dá as cartas convém contar sempre o monte: depois de todos descartarem, tem de ter treze cartas.
rule-minchiate-4-2 = Quem roubou põe de lado exatamente tantas cartas quantas roubou. Se ao sair a primeira carta a sua mão ainda está errada e não o disse, paga a pena de qualquer mão com cartas a mais ou a menos.
rule-minchiate-5-1 = Antes de se jogar, cada um conta as suas cartas: com vinte e uma não há pena.
rule-minchiate-5-2 = Uma verzigola não acusada antes de se jogar a primeira carta chega tarde, e perde-se o que ela teria marcado.
rule-minchiate-6-1 = Se não se combinou outra medida, um resto são sessenta pontos.
rule-minchiate-6-2 = Se não se combinou quanto vale um resto, vale o que é costume na casa.
rule-minchiate-7-1a = O Matto pode jogar-se a qualquer vaza, mesmo tendo-se do naipe jogado ou tarocchi. Não ganha nada: todas as outras cartas estão acima dele.
rule-minchiate-7-1c = A dupla que jogou o Matto e não ganha nenhuma vaza tem de entregar também o Matto.
rule-minchiate-7-2b = Um erro na primeira volta da distribuição pode corrigir-se sem pena enquanto ninguém tiver visto as suas cartas.
rule-minchiate-7-2c = Um erro na segunda volta da distribuição pode corrigir-se sem pena enquanto não se tiver descoberto a undécima carta desse jogador.
rule-minchiate-7-2d = Quem começa a jogar com mais ou menos de vinte e uma cartas sem o dizer faz perder à sua dupla a contagem final, salvo a última vaza e as cartas acima de quarenta e duas. O que se marcou durante o jogo fica.
rule-minchiate-7-3c = Quem com uma renúncia pôs a salvo um dos seus Onori ou outro tarocco seu escolhe: retoma-o para a mão, ou deixa-o correr e fica com ele entre as cartas da sua dupla.
rule-minchiate-7-3e = Cada renúncia do mesmo gioco se paga, sempre que for denunciada a tempo.
rule-minchiate-7-4b = Se um jogador se esqueceu de retomar o Matto, o seu marcador ainda o pode pedir até se fazerem as somas. Depois está perdido.
rule-minchiate-7-4e = Qualquer outra coisa que uma dupla se esqueça de marcar ou contar fica perdida para ela.
rule-minchiate-7-5 = Um caso duvidoso decide-se pelo que se combinou antes do jogo; na falta disso, pelo costume do lugar e da casa, e depois pelo parecer dos entendidos.
rule-minchiate-r1 = Quem joga com quem, e quem dá as cartas primeiro, decide-se por acordo ou à sorte.
rule-minchiate-r31 = Quem ganha uma vaza abre a seguinte. A vaza vai para o companheiro que recolhe as dessa dupla.
rule-minchiate-section-2-1 = O companheiro senta-se em frente e os dois vizinhos são contrários: o sopramano joga logo depois, o sottomano logo antes. Dá-se, acusa-se e joga-se começando pelo sopramano de quem dá as cartas e acabando neste.
rule-minchiate-section-3 = Depois do corte, quem dá as cartas dá a cada um dez e depois onze, a última descoberta; quando se acabou de roubar e descartar, cada um tem vinte e uma e o monte treze.
rule-minchiate-section-6 = A partida dura os giochi que se combinaram, quatro se nada mais se disse, para que cada um dê as cartas uma vez. As duplas não mudam, os pontos que sobram passam ao gioco seguinte, e no fim pagam-se os resti.
rule-minchiate-play-1 = Quem não tem o naipe de saída e tem um tarocco deve jogá-lo, e a um tarocco responde-se com tarocco. O livro não fixa pena própria; uma mesa estrita não o deixa acontecer.
