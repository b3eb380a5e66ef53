# O que o livro aconselha, cada conselho em uma frase ou duas.

rule-cientos-a1 = Toda a arte está em deduzir as cartas do outro pelo que ele acusou, mostrou e jogou, e pelo que você tem.
rule-cientos-a2 = Primeiro conte as cartas e veja se são cartas brancas; depois separe-as por naipe.
rule-cientos-a3 = Prefira quatro cartas altas seguidas a cinco mais baixas e soltas: elas prometem uma secansa alta, vazas e pique.
rule-cientos-a4 = Perto do fim do jogo, procure o maior ponto: ele conta primeiro.
rule-cientos-a5 = Guarde o naipe em que uma só carta completa uma secansa.
rule-cientos-a6 = Procure catorzes ou três que a compra possa completar. Se não pode guardar tudo, guarde o ponto e depois as cartas mais altas.
rule-cientos-a7 = Se você é o mão e deixa cartas, pode vê-las, e o pé sabe que elas estão ali.
rule-cientos-a8 = Às vezes você pode seguir um palpite contra as regras do descarte, mas raramente.
rule-cientos-a9 = Procure mais de seis vazas e um total que acabe em cinco ou mais. Não desperdice nenhum ponto, mesmo que não dê outra dezena a você: é um a menos para o outro.
rule-cientos-a10 = Se você tem o ás e o cavalo de um naipe, não saia dele: espere e faça as duas vazas.
rule-cientos-a11 = Saia primeiro com as cartas firmes do seu naipe longo.
rule-cientos-a12 = Perto do pique, só saia com cartas firmes até contar trinta.
rule-cientos-a13 = Acuse do maior para o menor e mostre o que acusou antes de jogar.
rule-cientos-a14 = Fique atento ao meio jogo e aos últimos pontos: saiba o que falta para cada um.
rule-cientos-a15 = Ser o mão é a grande vantagem, e ela é de quem corta a carta mais alta.
