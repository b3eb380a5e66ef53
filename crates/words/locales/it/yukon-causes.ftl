# Yukon: la ragione di ogni voce.

yukon-cause-taken = { $count ->
    [one] i punti di una presa
   *[other] i punti di { $count } prese
}
yukon-cause-carried = punti dei giri precedenti
yukon-cause-match = la partita: primo a raggiungere la meta
yukon-cause-match-tricks = la partita: più giocatori alla meta, vince chi ha più prese
yukon-cause-match-ace = la partita: pari in punti e prese, decide l’asso di picche
yukon-cause-match-extra = la partita: vinta nel giro di spareggio
