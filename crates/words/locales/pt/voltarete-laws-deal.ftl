# Voltarete: leis sobre as leis, os lugares, embaralhar e dar (capítulos I e II), cada uma em uma ou duas frases.

rule-voltarete-ii-1-p1 = As regras do jogo são um acordo entre os jogadores. Todos juntos podem mudar uma regra; se um deles não quiser, a regra fica como está.
rule-voltarete-ii-1-p2 = Algumas leis regem o jogo comum; outras regem os acidentes, que vêm do acaso ou da má-fé. Dos acidentes nascem as brigas.
rule-voltarete-ii-1-p3 = O descuido custa o mesmo que a fraude, porque nem sempre é possível distinguir um da outra. A intenção só conta quando a lei fala dela.
rule-voltarete-ii-1-p4 = A pena é do tamanho do dano que a falta pode causar aos outros. O que não pode prejudicar ninguém não custa nada.
rule-voltarete-ii-1-p5 = Se nenhuma lei fala do que aconteceu e ninguém foi prejudicado, a mão vale. Se alguém foi prejudicado, quem causou o dano deve repará-lo.
rule-voltarete-ii-1-p6 = Uma falta que os outros podiam ter impedido, como dar as cartas de quatro em quatro, fica sem pena.
rule-voltarete-ii-2-1 = Os lugares são sorteados antes de cada recambó, salvo se todos concordarem em se sentar onde quiserem.
rule-voltarete-ii-2-2 = Quem embaralha pode demorar o quanto quiser e embaralhar como quiser. Ninguém pode apressá-lo nem impedi-lo.
rule-voltarete-ii-2-3 = Depois de entregar o baralho a quem dá, quem embaralhou não pode pedi-lo de volta nem exigir o outro baralho.
rule-voltarete-ii-2-4 = Quem corta pode pedir que as cartas sejam embaralhadas de novo, se as acha mal embaralhadas. O baralho só é trocado se quem dá quiser.
rule-voltarete-ii-2-5 = Quem dá pode exigir que as cartas sejam embaralhadas de novo, ou pedir o outro baralho. Ninguém pode negar.
rule-voltarete-ii-2-6 = As cartas são dadas de três em três, salvo acordo de todos. Se alguém reclama de outro modo de dar antes de ver as suas cartas, a mesma pessoa dá de novo, sem pena.
rule-voltarete-ii-2-7 = Quem dá deve segurar o baralho baixo e não pode ficar olhando as cartas. Não há pena, mas os outros podem se recusar a continuar jogando com ele.
rule-voltarete-ii-2-8 = Se, ao dar, aparece no baralho um ás preto ou um rei virado para cima, a mesma pessoa dá de novo. Ninguém paga.
rule-voltarete-ii-2-9 = Se, ao dar, aparecem no baralho duas ou mais cartas viradas para cima, as cartas são dadas de novo. Uma só, que não seja ás preto nem rei, não muda nada.
rule-voltarete-ii-2-10 = Se quem dá vira cartas, de propósito ou não, nada muda: a mão vale. Senão, quem dá poderia estragar a boa mão de outro.
rule-voltarete-ii-2-11 = Quem continua dando cartas depois que todos têm nove não paga nada: os outros deviam ter avisado. Para o jogador que fica com cartas a mais valem as leis comuns.
rule-voltarete-ii-2-12 = Se alguém descobre, durante a mão, que o baralho tem uma carta a mais ou a menos, ou duas cartas iguais, a mão é anulada. Ninguém paga.
rule-voltarete-ii-2-13 = Se uma carta tem o verso diferente do das outras, a mão é anulada. Ninguém paga.
rule-voltarete-ii-2-14 = As mãos já jogadas não valem se o baralho tinha uma carta a mais ou a menos, duas cartas iguais ou uma de verso diferente. Os pagamentos são desfeitos em todas as mãos deste recambó em que isso for provado.
rule-voltarete-ii-2-15 = Se aparece no baralho um oito, um nove ou um dez, a mão é anulada. Ninguém paga, e as mãos anteriores valem.
