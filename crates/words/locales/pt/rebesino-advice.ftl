# O que o livro aconselha no Rebesino.

rule-rebesino-a2 = Com uma mão alta que possa dar Rebesino, descarte uma carta baixa que esteja só, esperando coisa melhor.
rule-rebesino-a3 = Se não, procure não fazer vazas: descarte a mais alta que esteja só ou quase, sobretudo de pago.
rule-rebesino-a4 = De duas assim, descarte a de pago; de duas de pago, a mais alta. Se guardar uma alta, que seja de espadas ou paus, os naipes menos jogados.
rule-rebesino-a6 = Se precisar arriscar um ás, que não seja o de ouros nem o de copas, e ainda menos o cavalo de copas: são os naipes que saem primeiro.
rule-rebesino-a8 = Com três ases não espere pelo quarto, salvo se as outras cartas forem altas para tentar Rebesino.
rule-rebesino-a9 = Se lhe falta um naipe, não troque, para não comprar desse naipe, salvo se o cavalo de copas ou o ás de ouros está só ou com uma pequena.
rule-rebesino-a10 = Com uma só carta baixa em dois naipes, não troque.
rule-rebesino-a12 = Como mano, sem Rebesino à vista, faça cedo uma ou duas vazas no naipe em que tem altas sem baixas; senão fica preso mais tarde.
rule-rebesino-a13 = Pese fazer a vaza contra perder a sua carta mais baixa: no princípio é muitas vezes melhor fazê-la.
rule-rebesino-a14 = Com uma mão bastante alta veja como corre: um Rebesino pode surgir sem se esperar.
rule-rebesino-a15 = A caminho do Rebesino, guarde duas cartas firmes para as duas últimas vazas.
rule-rebesino-a18 = Se não, evite vazas, sem se deixar prender.
rule-rebesino-a19 = Quando alguém tem as três ou quatro primeiras vazas, faça uma barata, não vá essa pessoa a Rebesino.
rule-rebesino-a20 = Venda a carta de pago à primeira ocasião.
rule-rebesino-a21 = Os bons jogadores cortam o Rebesino à primeira ocasião, a tempo ou não.
rule-rebesino-a23 = Com a napolitana, reparta os ases com justiça.
rule-rebesino-a24 = Com a napolitana, guarde uma carta alta para cortar a tempo.
rule-rebesino-a26 = Com o cavalo e o rei de copas no fim, tome com o cavalo.
