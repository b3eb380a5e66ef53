# Truco: la razón de cada tento.

truco-cause-vazas = las vazas, sin que nadie propusiera truco
truco-cause-truco = truco ganado
truco-cause-retruco = retruco ganado
truco-cause-vale-quatro = vale quatro ganado
truco-cause-truco-refused = truco rechazado
truco-cause-retruco-refused = retruco rechazado
truco-cause-vale-quatro-refused = vale quatro rechazado
truco-cause-left = { $seat } dejó la mano
truco-cause-envido-left = { $seat } se fue antes de cualquier envido
truco-cause-envido = envido: { $seat } gana con { $count }
truco-cause-real-envido = real envido: { $seat } gana con { $count }
truco-cause-falta-envido = falta envido: { $seat } gana con { $count }
truco-cause-envido-refused = envido de { $seat }, rechazado
truco-cause-real-envido-refused = real envido de { $seat }, rechazado
truco-cause-falta-envido-refused = falta envido de { $seat }, rechazada
truco-cause-flor = { $count ->
    [one] flor, sin oposición
   *[other] { $count } flores, sin oposición
}
truco-cause-flor-shrunk = flor contra flor: el otro bando se achicó
truco-cause-flor-compared = flor contra flor, { $count } en total: gana la más alta
truco-cause-contra-flor = contra-flor, { $count } flores en total
truco-cause-resto = contra-flor e o resto: las flores, y todo lo que le faltaba al bando que iba delante
truco-cause-resto-refused = contra-flor e o resto, rechazada
truco-cause-carried = tentos de antes

## Faltas

truco-cause-wrong-count = { $seat } jugó con cartas de más o de menos
truco-cause-no-flor = a { $seat } se le pidió una flor que no tenía
truco-cause-gathered = { $seat } recogió cartas antes de tiempo
truco-cause-gathered-by-others = los rivales recogieron las cartas de { $seat } antes de tiempo
truco-cause-bystander-spoke = { $seat } habló durante la testa de otros
truco-cause-looked-early = { $seat } miró sus cartas antes de la testa
truco-cause-looked = { $seat } miró sus cartas durante otra testa
truco-cause-senha = { $seat } hizo una seña en una testa
truco-cause-shown-needlessly = { $seat } mostró cartas sin necesidad
truco-cause-shown-after = { $seat } mostró cartas después de la testa
truco-cause-baralho-unshown = { $seat } cantó puntos y se fue al baralho sin mostrarlos
truco-cause-passed-unshown = { $seat } cantó puntos, pasó y no los mostró
truco-cause-stacked = { $seat } jugó varias cartas como si fueran una
truco-cause-face-down-unshown = { $seat } cantó puntos y dejó sus cartas boca abajo
truco-cause-false-flor = { $seat } cantó una flor falsa
truco-cause-false-flor-after = { $seat } cantó una flor que resultó falsa
truco-cause-flor-unshown = { $seat } no mostró la flor
truco-cause-hidden-flor = { $seat } escondió una flor
truco-cause-peco-refused = a { $seat } se le pidió la flor y no mostró nada
truco-cause-one-false = la flor de { $seat } era falsa
truco-cause-envido-unshown = { $seat } ganó el envido y no mostró los puntos
truco-cause-wrong-song = { $seat } cantó puntos que sus cartas no muestran
truco-cause-wrong-song-unplayed = { $seat } cantó puntos que sus cartas no muestran, y no se jugó truco
