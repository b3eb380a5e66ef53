# A mesa do árbitro do Voltarete: a mão, como é acertada.

laws-ask-contract = Que jogo está sendo jogado?
laws-ask-copas = Copas é trunfo?
laws-ask-primeiras = O feito fez as primeiras cinco vazas?
laws-ask-geral = O geral foi tentado?
laws-ask-whole-hand = A mão inteira também deve ser acertada?
laws-ask-said-lost = Como o feito disse que a mão estava perdida?
laws-answer-resposta = Reposta
laws-answer-codilho = Codilho
laws-stood-also = Que outro jogador fez o mesmo?
laws-stood-granter = Que adversário concedeu e joga com o feito?
laws-effect-result-stands = O resultado da mão vale.
laws-impossible-quarto-plays = O quarto só joga a casca das treze, e só ele pode ser o feito dela.
laws-impossible-opponent-is-feito = Foi um adversário, portanto não foi o feito: indique outro jogador.
laws-impossible-matadores = Os matadores contam a partir de três: informe 0, ou de 3 a 9.
laws-impossible-only-casca = Só a casca ou a casca das treze pode ser abandonada assim.
laws-impossible-granter = Só um adversário do feito pode conceder.
laws-impossible-nine-tricks = Uma mão tem nove vazas: as vazas de todos devem somar nove.
laws-impossible-geral-tried = Um geral só é tentado sem declarar depois das primeiras cinco vazas.
laws-impossible-result = Essas vazas não dão esse resultado: confira as vazas e quem ganhou.
laws-stood-tricks-mao = Vazas do mão, como contam no fim
laws-stood-passes-mao = Tentos que o mão pôs ao passar
laws-stood-tricks-contra-pe = Vazas do contra-pé, como contam no fim
laws-stood-passes-contra-pe = Tentos que o contra-pé pôs ao passar
laws-stood-tricks-pe = Vazas do pé, como contam no fim
laws-stood-passes-pe = Tentos que o pé pôs ao passar
laws-stood-tricks-quarto = Vazas do quarto, como contam no fim
