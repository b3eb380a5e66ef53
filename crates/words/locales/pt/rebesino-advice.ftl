# O que o livro aconselha no Rebesino.

rule-rebesino-a2 = Com uma mão alta que pode dar Rebesino, descarte uma carta baixa que está sozinha no naipe e espere comprar uma melhor.
rule-rebesino-a3 = Se você não vai ao Rebesino, procure não fazer vazas: descarte a carta mais alta que está sozinha no naipe, ou quase, sobretudo se é de pago.
rule-rebesino-a4 = Entre duas cartas altas quase sozinhas no naipe, descarte a de pago; entre duas de pago, a mais alta. Se guarda uma carta alta, que seja de espadas ou bastos, os naipes que menos saem.
rule-rebesino-a6 = Se precisa arriscar um ás, que não seja o de ouros nem o de copas, e menos ainda arrisque o cavalo de copas: são os naipes que saem primeiro.
rule-rebesino-a8 = Com três ases, não espere o quarto, salvo se as suas outras cartas são altas o bastante para tentar um Rebesino.
rule-rebesino-a9 = Se falta um naipe a você, não troque: poderia comprar uma carta desse naipe. A exceção é quando você tem o cavalo de copas ou o ás de ouros sozinho, ou só com uma carta pequena.
rule-rebesino-a10 = Se você tem, em cada um de dois naipes, uma única carta, e baixa, não troque.
rule-rebesino-a12 = Se você é o mano e não vê um Rebesino, faça cedo uma ou duas vazas em um naipe de que só tem cartas altas. Senão, fica preso mais tarde.
rule-rebesino-a13 = Antes de se esquivar, lembre-se de que isso custa a sua carta mais baixa: no começo, muitas vezes é melhor fazer a vaza.
rule-rebesino-a14 = Com uma mão bastante alta, espere e veja: um Rebesino pode aparecer de repente.
rule-rebesino-a15 = A caminho do Rebesino, guarde duas cartas firmes para as duas últimas vazas.
rule-rebesino-a18 = Se você não vai ao Rebesino, evite as vazas, mas sem ficar preso com a saída.
rule-rebesino-a19 = Quando alguém faz as três ou quatro primeiras vazas, faça uma vaza barata, porque ele pode estar indo ao Rebesino.
rule-rebesino-a20 = Venda uma carta de pago na primeira chance.
rule-rebesino-a21 = Os bons jogadores cortam um Rebesino na primeira chance, a tempo ou não.
rule-rebesino-a23 = Com a napolitana, reparta os ases com justiça.
rule-rebesino-a24 = Com a napolitana, guarde uma carta alta para cortar a tempo.
rule-rebesino-a26 = Com o cavalo e o rei de copas no fim, ganhe com o cavalo.
