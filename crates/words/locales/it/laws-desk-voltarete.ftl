# Il tavolo dell’arbitro del Voltarete: la mano, come si salda.

laws-ask-contract = Quale gioco si gioca?
laws-ask-copas = Copas è trionfo?
laws-ask-primeiras = Il feito ha fatto le prime cinque prese?
laws-ask-geral = Si è tentata geral?
laws-ask-whole-hand = Va saldata anche l’intera mano?
laws-ask-said-lost = Come ha detto il feito che la mano era persa?
laws-answer-resposta = Reposta
laws-answer-codilho = Codilho
laws-stood-also = Quale altro giocatore ha fatto lo stesso?
laws-stood-granter = Quale avversario ha concesso e gioca con il feito?
laws-effect-result-stands = Il risultato della mano vale.
laws-impossible-quarto-plays = Il quarto gioca solo una casca das treze, e solo lui può esserne il feito.
laws-impossible-opponent-is-feito = È stato un avversario, dunque non il feito: indica un altro giocatore.
laws-impossible-matadores = I matadores contano da tre in su: indica 0, o da 3 a 9.
laws-impossible-only-casca = Solo una casca o una casca das treze può essere abbandonata così.
laws-impossible-granter = Solo un avversario del feito può concedere.
laws-impossible-nine-tricks = Una mano ha nove prese: quelle di tutti devono fare nove.
laws-impossible-geral-tried = Una geral si tenta senza dichiararla solo dopo le prime cinque prese.
laws-impossible-result = Queste prese non danno quel risultato: controlla le prese e chi ha vinto.
laws-stood-tricks-mao = Prese del mão, come contano alla fine
laws-stood-passes-mao = Tentos che il mão ha messo passando
laws-stood-tricks-contra-pe = Prese del contra-pé, come contano alla fine
laws-stood-passes-contra-pe = Tentos che il contra-pé ha messo passando
laws-stood-tricks-pe = Prese del pé, come contano alla fine
laws-stood-passes-pe = Tentos che il pé ha messo passando
laws-stood-tricks-quarto = Prese del quarto, come contano alla fine
