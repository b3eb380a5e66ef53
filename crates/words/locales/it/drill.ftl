# Esercizi: una domanda appena distribuita, le risposte e il perché. Le cifre e le carte vengono dal gioco.

## La pagina

drill-title = Esercizi: { $game }
drill-lead = Una domanda alla volta, ogni volta con carte nuove. Pensaci con calma.
drill-start = Fai gli esercizi
drill-mixed = Un po’ di tutto
drill-kind-trick = Chi fa la presa?
drill-kind-play = Che cosa puoi giocare?
drill-kind-say = Che cosa puoi dire?
drill-kind-count = Fai il conto
drill-kind-advice = Che cosa consiglia il libro?
drill-kind-law = Che cosa dice la legge?
drill-your-cards = Le tue carte
drill-trump = Trionfo: { $trump }
drill-on-table = Sul tavolo
drill-said-before = Che cosa si è detto
drill-happened = Che cosa è successo
drill-check = Controlla
drill-right = Giusto.
drill-wrong = Non è così.
drill-answer-is = La risposta
drill-yours = la tua risposta
drill-why = Perché
drill-why-not = Perché non le altre
drill-next = Prossima domanda
drill-primer = L’introduzione
drill-prompt = La tua risposta con il numero, o q per smettere:
drill-prompt-all = Le tue risposte con i numeri, separati da spazi, o q per smettere:
drill-score = { $right } su { $asked } giuste.

## Le domande

drill-ask-trick = Sono state giocate queste carte, la prima a sinistra. Quale fa la presa?
drill-ask-play = Tocca a te giocare. Segna tutte le tue carte che le regole permettono.
drill-ask-say = Tocca a te. Che cosa puoi dire o fare adesso?
drill-ask-law = È successo questo a un tavolo. Che cosa dice la legge?
drill-ask-advice = Che cosa dici o fai qui, secondo il consiglio del libro?
drill-ask-throw = { $what }: quali carte, secondo il consiglio del libro?
drill-ask-trumps = Il trionfo è { $suit }. Quanti trionfi hai?
drill-ask-run = Il trionfo è { $suit }. Comincia dal trionfo più alto e scendi. Quanti ne hai di seguito?
drill-ask-counts = Somma quanto vale ciascuna di queste carte. Quanto fanno?
drill-ask-sold = Ogni carta de pago ha il suo prezzo. Quanti tantos fanno le cartas de pago fra queste carte?
drill-ask-price-tentos = La tariffa dice quanto paga ogni avversario. { $game }, { $column }: quanti tentos?
drill-ask-price-tantos = La tariffa dice quanto paga ogni avversario. { $game }: quanti tantos?
drill-ask-price-tantos-in = La tariffa dice quanto paga ogni avversario. { $game }, { $column }: quanti tantos?
drill-ask-envido = Hai queste tre carte. Quanti punti di envido fanno?
drill-ask-flor = Tre carte di un seme sono una flor. Quanti punti ha questa?
drill-ask-verzigole = Quanto contano insieme le verzigole fra queste carte?
drill-ask-whist = Whist, con un’offerta di { $bid }. La coppia che ha offerto fa { $taken ->
    [0] zero prese
    [one] una presa
   *[other] { $taken } prese
}. Quanto segna?
drill-ask-grand = Grand, con un’offerta di { $bid }. La coppia che ha offerto fa { $taken ->
    [0] zero prese
    [one] una presa
   *[other] { $taken } prese
}. Quanto segna?
drill-ask-eucre = Eucre in coppia, con un’offerta di { $bid }. La coppia che ha offerto fa { $taken ->
    [0] zero prese
    [one] una presa
   *[other] { $taken } prese
}. Quanto segna?
drill-ask-eucre-alone = Eucre giocato senza compagno, con un’offerta di { $bid }. Chi ha offerto fa { $taken ->
    [0] zero prese
    [one] una presa
   *[other] { $taken } prese
}. Quanto segna?
drill-ask-copas = Copas, con un’offerta di { $bid }. La coppia che ha offerto prende { $taken ->
    [0] zero carte di cuori
    [one] una carta di cuori
   *[other] { $taken } carte di cuori
}. Quanto segna?
drill-ask-punto = Cerca il tuo seme migliore per il punto. Quanti punti ti dà, se quello dell’avversario è più basso?
drill-ask-secansas = Quanti punti ti danno le tue secansas, se l’avversario non ne ha di altrettanto buone?
drill-ask-sets = Quanti punti ti danno i tuoi quattordici e i tuoi tre, se l’avversario non ha nulla di altrettanto buono?
drill-nobody = Nessuno: è pari
drill-no-card = Nessuna carta

## Le ragioni

drill-why-suit = La carta più alta del seme d’uscita: { $best }. Nulla sul tavolo batte quel seme.
drill-why-trumps = L’uscita è di trionfo. Il trionfo più alto sul tavolo: { $best }.
drill-why-trumped = Il trionfo più alto sul tavolo: { $best }. Un trionfo batte ogni carta di un altro seme.
drill-why-yukon = Vince uno Yukon: { $best }. Il fante di picche batte gli altri fanti; se manca, vince il primo fante giocato.
drill-why-order = La più alta di queste nell’ordine delle carte: { $best }.
drill-why-tie = Le carte più alte delle due parti sono uguali, quindi nessuno fa la presa.
drill-why-any = Qui nessuna regola ti obbliga: puoi giocare qualsiasi carta.
drill-why-these-trumps = I tuoi trionfi: { $cards }.
drill-why-no-trumps = Non hai nessuna carta che sia trionfo.
drill-why-run = Il trionfo più alto che ti manca: { $card }. Lì la serie si ferma.
drill-why-counts = { $cards }: { $many } × { $each } = { $sum }
drill-why-envido-two = Due carte di un seme: { $cards }. Fanno { $sum }.
drill-why-envido-one = Non ci sono due carte di un seme, quindi conta solo il numero più alto: { $cards }, { $sum }.
drill-why-flor = { $cards }: una flor di { $sum }.
drill-why-verzigola = { $cards }: { $sum }
drill-why-combination = { $cards }: { $sum }
drill-why-made = L’offerta di { $bid } è raggiunta. Si segna { $sum }.
drill-why-defeated = L’offerta di { $bid } non è raggiunta. Si segna { $sum }.
drill-why-punto = { $cards } fanno { $sum }, e questo vale { $points }.
