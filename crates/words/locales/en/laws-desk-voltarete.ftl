# The referee’s desk of Voltarete: the hand, as it is settled.

laws-ask-contract = Which game is played?
laws-ask-copas = Is copas trump?
laws-ask-primeiras = Did the feito make the first five tricks?
laws-ask-geral = Was a geral tried?
laws-ask-whole-hand = Should the whole hand be settled as well?
laws-ask-said-lost = How did the feito say the hand was lost?
laws-answer-resposta = Reposta
laws-answer-codilho = Codilho
laws-stood-also = Which other player did the same?
laws-stood-granter = Which opponent granted, and plays with the feito?
laws-effect-result-stands = The result of the hand stands.
laws-impossible-quarto-plays = The quarto plays only a casca das treze, and nobody else can be its feito.
laws-impossible-opponent-is-feito = An opponent did it, so it was not the feito: name another player.
laws-impossible-matadores = Matadores count from three on: enter 0, or 3 to 9.
laws-impossible-only-casca = Only a casca or a casca das treze can be given up so.
laws-impossible-granter = Only an opponent of the feito can grant.
laws-impossible-nine-tricks = A hand has nine tricks: the tricks of all players must add up to nine.
laws-impossible-geral-tried = A geral is tried without saying so only after the first five tricks.
laws-impossible-result = These tricks do not give that result: check the tricks and who won.
laws-stood-tricks-mao = Tricks of the mão, as they count in the end
laws-stood-passes-mao = Tentos the mão paid for passing
laws-stood-tricks-contra-pe = Tricks of the contra-pé, as they count in the end
laws-stood-passes-contra-pe = Tentos the contra-pé paid for passing
laws-stood-tricks-pe = Tricks of the pé, as they count in the end
laws-stood-passes-pe = Tentos the pé paid for passing
laws-stood-tricks-quarto = Tricks of the quarto, as they count in the end
