# Minchiate: la ragione di ogni segno e pagamento.

minchiate-cause-robbed = rubate dal mazzo: { $cards }
minchiate-cause-turned-up = scoperta nel dare: { $cards }
minchiate-cause-killed = ammazzate: { $cards }
minchiate-cause-verzigola-papi = verzigola di papi: { $cards }, { $count } carte
minchiate-cause-verzigola-run = verzigola di tarocchi alti in fila: { $cards }, { $count } carte
minchiate-cause-verzigola-kings = verzigola di re: { $cards }, { $count } carte
minchiate-cause-verzigola-tens = verzigola di diecine: { $cards }, { $count } carte
minchiate-cause-verzigola-matto = verzigola di Ganellino, Matto e Trombe: { $cards }, { $count } carte
minchiate-cause-verzigola-morte = verzigola di Ganellino, Morte e Caprone: { $cards }, { $count } carte
minchiate-cause-count-verzigole = { $count ->
    [one] conto finale: una verzigola nelle carte vinte: { $cards }
   *[other] conto finale: { $count } verzigole nelle carte vinte: { $cards }
}
minchiate-cause-count-cards = { $count ->
    [one] conto finale: una carta di conto vinta
   *[other] conto finale: { $count } carte di conto vinte
}
minchiate-cause-count-last = conto finale: l’ultima presa
minchiate-cause-count-above = conto finale: { $count } carte vinte, un punto per ognuna oltre le 42
minchiate-cause-become-resti = { $count ->
    [one] { $each } punti diventano un resto
   *[other] { $count } × { $each } punti diventano { $count } resti
}
minchiate-cause-resti-won = { $count ->
    [one] un resto di { $each } punti
   *[other] { $count } resti di { $each } punti
}
minchiate-cause-broken-resto = i punti spezzati contano come un resto intero
minchiate-cause-resti-paid = { $count ->
    [one] un resto, { $each } a testa
   *[other] { $count } resti × { $each }
}
minchiate-cause-carried = punti e resti rimasti da prima
minchiate-cause-misdealt = { $count ->
    [one] errore nel dare: una carta, { $each }
   *[other] errore nel dare: { $count } carte, { $count } × { $each }
}
minchiate-cause-revoke = rifiuto di { $seat }: un resto
minchiate-cause-killed-by-revoke = ammazzate con il rifiuto di { $seat }, il segno si cancella: { $cards }
