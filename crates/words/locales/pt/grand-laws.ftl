# As leis do Grand sobre irregularidades, e as regras que as acompanham, cada uma em uma ou duas frases.

rule-grand-r1 = O mão fala primeiro, depois os outros, um a um, para a esquerda. Na sua vez, aposte ou passe.
rule-grand-d17 = Na mesa de honra, quem jogou uma carta errada deve trocá-la, se alguém nota o erro antes que a vaza seja recolhida; depois a carta vale. O livro não fixa multa.
rule-grand-1 = Se, no sorteio das duplas, dois jogadores tiram cartas de igual valor, o sorteio não vale e todos tiram de novo.
rule-grand-2 = Você não pode apostar menos de 5, nem um número que não seja múltiplo de 5.
rule-grand-3 = A sua aposta deve ser maior que a última. Se não quer subir, passe.
rule-grand-4 = Depois de três passes, quem dá não pode passar: deve apostar pelo menos 5.
rule-grand-5 = Ninguém sai antes que alguém aposte. A única exceção é o mão que abre Copas com uma carta de copas.
rule-grand-6 = O Eucre não pode ser escolhido com uma aposta acima de 25.
rule-grand-7 = O Copas não pode ser escolhido com uma aposta acima de 50.
rule-grand-8 = O Whist não pode ser escolhido com uma aposta acima de 65.
rule-grand-9 = Ninguém pode apostar mais de 100, porque nenhum jogo vale mais que isso.
rule-grand-10 = No Eucre, você não pode jogar sozinho com uma aposta menor que 20, nem jogar com o parceiro com uma aposta de 25.
rule-grand-11 = No Eucre, você não pode ficar com um trunfo abaixo do oito: deve descartá-lo.
rule-grand-12 = No Eucre, você deve descartar exatamente oito cartas, nem mais nem menos, e ficar com cinco.
rule-grand-13 = Quem tem carta do naipe da saída não pode jogar outro naipe. O livro não fixa multa.
rule-grand-14 = Só o apostador pode sair na primeira vaza, em qualquer dos quatro jogos.
rule-grand-15 = Só o mão pode abrir Copas, só com uma carta de copas, e só quando a dupla de quem dá tem mais de 70 pontos.
rule-grand-16 = Cada vaza do Grand conta nove, mas você não pode apostar 9 nem 18: as apostas vão de 5 em 5.
rule-grand-17 = Depois de cada mão, os pontos e as derrotas são anotados antes que a partida continue.
rule-grand-18 = Quem chega a 100 pontos ainda não ganhou a partida: a contagem final decide. Só quem faz as treze vazas no Grand ganha na hora.
rule-grand-19 = Quando a vaza com a última carta de copas é recolhida, a mão de Copas acaba, e ninguém joga mais cartas.
rule-grand-20 = Quem joga sozinho ganha ou perde pontos para a dupla, nunca só para si mesmo.
rule-grand-21 = No Eucre, os adversários da dupla apostadora não marcam nada pelas suas vazas, sejam quantas forem.
