# As leis do Grand sobre irregularidades, e as regras que as acompanham, cada uma em uma ou duas frases.

rule-grand-r1 = O mão fala primeiro, depois os outros por ordem, para a esquerda. Na sua vez cada um aposta ou passa.
rule-grand-d17 = À mesa de honra, uma carta errada é substituída se for notada antes de recolhida a vaza; depois fica valendo. O livro não fixa multa.
rule-grand-1 = Se, no sorteio das duplas, dois jogadores tiram cartas de igual valor, o sorteio não vale e repete-se.
rule-grand-2 = Não se pode apostar menos de 5, nem um número que não seja múltiplo de 5.
rule-grand-3 = Não se pode apostar o mesmo que a última aposta, nem menos: ou se sobe ou se passa.
rule-grand-4 = Depois de três passes o carteador não pode passar. Tem de apostar pelo menos 5.
rule-grand-5 = Nenhuma carta se joga antes de alguém apostar. A única exceção é o mão que abre Copas com uma carta de copas.
rule-grand-6 = Não se pode escolher o Eucre com uma aposta acima de 25.
rule-grand-7 = Não se pode escolher o Copas com uma aposta acima de 50.
rule-grand-8 = Não se pode escolher o Whist com uma aposta acima de 65.
rule-grand-9 = Ninguém pode apostar mais de 100, porque nenhum jogo se joga por mais.
rule-grand-10 = No Eucre não se joga sozinho com aposta abaixo de 20, nem em parceria com aposta de 25.
rule-grand-11 = No Eucre não se fica com trunfo inferior ao oito; tem de ir entre as cartas postas de lado.
rule-grand-12 = No Eucre põem-se de lado exatamente oito cartas, nem mais nem menos, e ficam cinco.
rule-grand-13 = Quem tem carta do naipe que abriu a vaza não pode jogar outro naipe. Não há multa fixada.
rule-grand-14 = Ninguém senão o apostador abre a primeira vaza, em qualquer dos quatro jogos.
rule-grand-15 = Só o mão pode abrir Copas, só com uma carta de copas, e só quando a dupla do carteador tem mais de 70 pontos.
rule-grand-16 = Embora o Grand conte nove por vaza, não se pode apostar 9 nem 18: as apostas vão de 5 em 5.
rule-grand-17 = Depois de cada mão anotam-se os pontos e também as derrotas, antes de a partida continuar.
rule-grand-18 = Chegar a 100 pontos ainda não ganha a partida: decide a contagem final. Só as treze vazas no Grand ganham logo.
rule-grand-19 = Recolhida a vaza com a última carta de copas, a mão de Copas acabou e não se joga mais nenhuma carta.
rule-grand-20 = Quem joga sozinho ganha ou perde pontos para a dupla, nunca só para si.
rule-grand-21 = No Eucre os adversários da dupla apostadora não marcam nada pelas suas vazas, por muitas que façam.
