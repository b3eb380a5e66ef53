# O que o livro aconselha no Rebesino.

rule-rebesino-a2 = Com uma mão alta que possa dar Rebesino, descarte uma carta baixa que esteja sozinha, esperando comprar uma melhor.
rule-rebesino-a3 = Se não vai ao Rebesino, procure não fazer vazas: descarte a carta mais alta que esteja sozinha ou quase, sobretudo uma carta de pago.
rule-rebesino-a4 = De duas cartas sozinhas, descarte a de pago; de duas de pago, a mais alta. Se guarda uma carta alta, que seja de espadas ou bastos, os naipes que menos saem.
rule-rebesino-a6 = Se precisar arriscar um ás, que não seja o de ouros nem o de copas, e ainda menos o cavalo de copas: são os naipes que saem primeiro.
rule-rebesino-a8 = Com três ases, não espere o quarto, salvo se as suas outras cartas são altas o bastante para tentar um Rebesino.
rule-rebesino-a9 = Se falta um naipe a você, não troque: poderia comprar desse naipe. A exceção é o cavalo de copas ou o ás de ouros, sozinho ou com uma carta pequena.
rule-rebesino-a10 = Com uma só carta baixa em dois naipes, não troque.
rule-rebesino-a12 = Se você é o mano e não vê um Rebesino, faça cedo uma ou duas vazas em um naipe de que tem cartas altas e nenhuma baixa. Senão, fica preso mais tarde.
rule-rebesino-a13 = Compare: fazer a vaza ou perder a sua carta mais baixa. No começo, muitas vezes é melhor fazer a vaza.
rule-rebesino-a14 = Com uma mão bastante alta, veja como vai: um Rebesino pode aparecer sem você esperar.
rule-rebesino-a15 = A caminho do Rebesino, guarde duas cartas firmes para as duas últimas vazas.
rule-rebesino-a18 = Se não vai ao Rebesino, evite vazas, mas sem ficar preso.
rule-rebesino-a19 = Quando alguém tem as três ou quatro primeiras vazas, faça uma barata, pois ele pode estar indo ao Rebesino.
rule-rebesino-a20 = Venda uma carta de pago na primeira chance.
rule-rebesino-a21 = Os bons jogadores cortam um Rebesino na primeira chance, a tempo ou não.
rule-rebesino-a23 = Com a napolitana, reparta os ases com justiça.
rule-rebesino-a24 = Com a napolitana, guarde uma carta alta para cortar a tempo.
rule-rebesino-a26 = Com o cavalo e o rei de copas no fim, ganhe com o cavalo.
