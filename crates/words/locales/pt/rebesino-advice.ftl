# O que o livro aconselha no Rebesino.

rule-rebesino-a2 = Com mão alta que possa dar Rebesino, descarta uma carta baixa pouco acompanhada, à espera de melhor.
rule-rebesino-a3 = Se não, tira a não fazer vaza: descarta a mais alta que esteja só ou pouco acompanhada, sobretudo de pago.
rule-rebesino-a4 = De duas assim, descarta a de pago; de duas de pago, a maior. Se ficas com uma alta, seja de espadas ou paus, os naipes menos jogados.
rule-rebesino-a6 = Se arriscares um ás, não seja o de ouros nem o de copas, e menos o cavalo: são os naipes que se jogam primeiro.
rule-rebesino-a8 = Com três ases não esperes o quarto, salvo se as outras forem altas para tentar Rebesino.
rule-rebesino-a9 = Se tens uma falha, não troques, para não comprares desse naipe, salvo se o cavalo de copas ou o ás de ouros está só ou com uma pequena.
rule-rebesino-a10 = Com uma só carta baixa em dois naipes, não troques.
rule-rebesino-a12 = Como mano, sem Rebesino, faz cedo uma ou duas vazas no naipe em que tens altas sem baixa, ou ficarás encerrado.
rule-rebesino-a13 = Pesa fazer a vaza contra perder a tua mais baixa: no princípio é muitas vezes melhor fazê-la.
rule-rebesino-a14 = Com mão bastante alta vê como corre: às vezes dá-se Rebesino quando menos se pensa.
rule-rebesino-a15 = Indo a Rebesino, guarda duas cartas firmes para as duas últimas vazas.
rule-rebesino-a18 = Se não, evita vazas, sem te deixares encerrar.
rule-rebesino-a19 = Quando alguém tem as três ou quatro primeiras vazas, faz uma ligeira, não vá a Rebesino.
rule-rebesino-a20 = Vende a carta de pago à primeira ocasião.
rule-rebesino-a21 = Os bons jogadores cortam o Rebesino à primeira ocasião, a tempo ou não.
rule-rebesino-a23 = Com a napolitana, reparte os ases com equidade.
rule-rebesino-a24 = Com a napolitana, guarda uma carta alta para cortar a tempo.
rule-rebesino-a26 = Com o cavalo e o rei de copas no fim, toma com o cavalo.
