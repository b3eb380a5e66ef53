# La mesa del árbitro del Voltarete: la mano, tal como se liquida.

laws-ask-contract = ¿Qué juego se juega?
laws-ask-copas = ¿Copas es triunfo?
laws-ask-primeiras = ¿Hizo el feito las primeras cinco bazas?
laws-ask-geral = ¿Se intentó geral?
laws-ask-whole-hand = ¿Debe liquidarse también la mano entera?
laws-ask-said-lost = ¿Cómo dijo el feito que la mano estaba perdida?
laws-answer-resposta = Reposta
laws-answer-codilho = Codilho
laws-stood-also = ¿Qué otro jugador hizo lo mismo?
laws-stood-granter = ¿Qué contrario concedió y juega con el feito?
laws-effect-result-stands = El resultado de la mano vale.
laws-impossible-quarto-plays = El quarto solo juega la casca das treze, y solo él puede ser su feito.
laws-impossible-opponent-is-feito = Fue un contrario, así que no fue el feito: nombre a otro jugador.
laws-impossible-matadores = Los matadores cuentan a partir de tres: indique 0, o de 3 a 9.
laws-impossible-only-casca = Solo una casca o una casca das treze puede abandonarse así.
laws-impossible-granter = Solo un contrario del feito puede conceder.
laws-impossible-nine-tricks = Una mano tiene nueve bazas: las de todos deben sumar nueve.
laws-impossible-geral-tried = Una geral solo se intenta sin declararla tras las cinco primeras bazas.
laws-impossible-result = Esas bazas no dan ese resultado: revise las bazas y quién ganó.
laws-stood-tricks-mao = Bazas del mão, como cuentan al final
laws-stood-passes-mao = Tentos que el mão puso al pasar
laws-stood-tricks-contra-pe = Bazas del contra-pé, como cuentan al final
laws-stood-passes-contra-pe = Tentos que el contra-pé puso al pasar
laws-stood-tricks-pe = Bazas del pé, como cuentan al final
laws-stood-passes-pe = Tentos que el pé puso al pasar
laws-stood-tricks-quarto = Bazas del quarto, como cuentan al final
