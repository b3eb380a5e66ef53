# Voltarete: leis sobre as leis, os lugares, o baralhar e o dar (capítulos I e II), cada uma em uma ou duas frases.

rule-voltarete-ii-1-p1 = As regras do jogo são uma convenção entre os jogadores. Todos juntos podem mudar uma regra; se um não quer, a regra fica.
rule-voltarete-ii-1-p2 = Umas leis regem o jogo ordinário; outras regem os acidentes, que vêm do acaso ou da malícia. É sobre estas que se disputa.
rule-voltarete-ii-1-p3 = O descuido paga-se como a fraude, porque nem sempre se distinguem. Só se pergunta pela intenção onde a lei a nomeia.
rule-voltarete-ii-1-p4 = A pena mede-se pelo dano que a falta pode fazer aos outros. O que a ninguém pode prejudicar não custa nada.
rule-voltarete-ii-1-p5 = Se nenhuma lei fala do que aconteceu e ninguém foi prejudicado, a mão vale. Se alguém o foi, quem deu causa repara o dano.
rule-voltarete-ii-1-p6 = A falta que os outros podiam impedir e deixaram fazer não tem pena, como dar as cartas quatro a quatro.
rule-voltarete-ii-2-1 = Os lugares tiram-se à sorte antes de cada recambó, salvo se todos concordam em sentar-se onde quiserem.
rule-voltarete-ii-2-2 = Quem embaralha pode fazê-lo o tempo e do modo que quiser. Ninguém o pode apressar nem impedir.
rule-voltarete-ii-2-3 = Entregue o baralho a quem dá, quem embaralhou já não o pode pedir nem obrigar a usar o outro baralho.
rule-voltarete-ii-2-4 = Quem corta pode mandar embaralhar de novo, se o baralho lhe parece mal embaralhado. Só se muda de baralho se quem dá quiser.
rule-voltarete-ii-2-5 = Quem dá pode pedir que se embaralhe de novo ou o outro baralho, e é atendido.
rule-voltarete-ii-2-6 = As cartas dão-se três a três, salvo acordo de todos. Se alguém reclama antes de ver as suas, a mesma pessoa torna a dar, sem pena.
rule-voltarete-ii-2-7 = Quem dá tem o baralho baixo e não fica olhando para as cartas. Não há pena, mas os outros podem não querer jogar mais com essa pessoa.
rule-voltarete-ii-2-8 = Se ao dar aparece no baralho um ás preto ou um rei voltado para cima, a mesma pessoa dá de novo. Ninguém paga.
rule-voltarete-ii-2-9 = Se no baralho se acham duas ou mais cartas voltadas, dá-se de novo. Uma só, que não seja ás preto nem rei, não muda nada.
rule-voltarete-ii-2-10 = As cartas que quem dá volta, por querer ou sem querer, não mudam nada: a mão vale. Senão poderia estragar a boa mão de outro.
rule-voltarete-ii-2-11 = Quem dá e continua depois de todos terem nove cartas não paga: os outros deviam avisar. As mãos erradas julgam-se como as demais.
rule-voltarete-ii-2-12 = Se o baralho tem uma carta a mais ou a menos, ou duas cartas iguais, a mão é anulada. Ninguém paga.
rule-voltarete-ii-2-13 = Se uma carta tem as costas diferentes das do baralho, a mão é anulada. Ninguém paga.
rule-voltarete-ii-2-14 = As mãos já jogadas com um baralho que não estava certo não valem. Desfazem-se os pagamentos de todas as deste recambó em que se prove.
rule-voltarete-ii-2-15 = Se aparece no baralho um oito, nove ou dez, a mão é anulada. Ninguém paga, e as mãos anteriores valem.
