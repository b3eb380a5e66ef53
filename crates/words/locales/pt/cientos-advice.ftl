# O que o livro aconselha, cada conselho numa frase ou duas.

rule-cientos-a1 = Toda a arte está em deduzir as cartas do outro pelo que ele acusou, mostrou e jogou, e pelo que você tem.
rule-cientos-a2 = Primeiro conte as cartas e veja se são brancas; depois arrume por naipe.
rule-cientos-a3 = Prefira quatro cartas altas seguidas a cinco mais baixas e soltas: prometem uma secansa alta, vazas e pique.
rule-cientos-a4 = Perto do fim do jogo, procure o maior ponto: ele conta primeiro.
rule-cientos-a5 = Guarde o naipe em que uma só carta completa uma secansa.
rule-cientos-a6 = Procure catorzes ou três que a compra possa completar. Se não dá para guardar tudo, guarde o ponto e depois o mais alto.
rule-cientos-a7 = Se você, como mão, deixa cartas, pode vê-las, e o pé sabe que estão ali.
rule-cientos-a8 = Às vezes você pode seguir um palpite contra as regras do descarte, mas poucas.
rule-cientos-a9 = Procure mais de seis vazas e um total que acabe em cinco ou mais. Não desperdice nenhum ponto, mesmo que não dê outra dezena: é um a menos para o outro.
rule-cientos-a10 = Com ás e cavalo de um naipe, não saia dele: espere, e faça os dois.
rule-cientos-a11 = Saia primeiro com as cartas firmes do seu naipe longo.
rule-cientos-a12 = Perto do pique, saia só com cartas firmes até contar trinta.
rule-cientos-a13 = Acuse do maior para o menor, e mostre antes de jogar.
rule-cientos-a14 = Atenção ao meio jogo e aos últimos pontos: saiba o que falta para cada um.
rule-cientos-a15 = Ser mão é a grande vantagem, e fica com quem corta a carta mais alta.
