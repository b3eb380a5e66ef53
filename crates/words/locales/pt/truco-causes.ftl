# Truco: a razão de cada tento.

truco-cause-vazas = as vazas, sem truco
truco-cause-truco = truco ganho
truco-cause-retruco = retruco ganho
truco-cause-vale-quatro = vale quatro ganho
truco-cause-truco-refused = truco recusado
truco-cause-retruco-refused = retruco recusado
truco-cause-vale-quatro-refused = vale quatro recusado
truco-cause-left = { $seat } foi ao baralho
truco-cause-envido-left = { $seat } saiu antes que houvesse envido
truco-cause-envido = envido: { $seat } ganha com { $count }
truco-cause-real-envido = real envido: { $seat } ganha com { $count }
truco-cause-falta-envido = falta envido: { $seat } ganha com { $count }
truco-cause-envido-refused = envido de { $seat }, recusado
truco-cause-real-envido-refused = real envido de { $seat }, recusado
truco-cause-falta-envido-refused = falta envido de { $seat }, recusada
truco-cause-flor = { $count ->
    [one] flor, sem oposição
   *[other] { $count } flores, sem oposição
}
truco-cause-flor-shrunk = flor contra flor: o outro grupo se achicou
truco-cause-flor-compared = flor contra flor, { $count } ao todo: ganha a maior
truco-cause-contra-flor = contra-flor, { $count } flores ao todo
truco-cause-resto = contra-flor e o resto: as flores, e tudo o que faltava a quem ia na frente
truco-cause-resto-refused = contra-flor e o resto, recusada
truco-cause-carried = tentos de antes

## Faltas

truco-cause-wrong-count = { $seat } jogou com cartas a mais ou a menos
truco-cause-no-flor = pediram a flor de { $seat }, que não tinha nenhuma
truco-cause-gathered = { $seat } recolheu as cartas cedo demais
truco-cause-gathered-by-others = os adversários recolheram as cartas de { $seat } cedo demais
truco-cause-bystander-spoke = { $seat } falou na testa dos outros
truco-cause-looked-early = { $seat } olhou as cartas antes da testa
truco-cause-looked = { $seat } olhou as cartas durante outra testa
truco-cause-senha = { $seat } fez senha em uma testa
truco-cause-shown-needlessly = { $seat } mostrou cartas sem necessidade
truco-cause-shown-after = { $seat } mostrou cartas depois da testa
truco-cause-baralho-unshown = { $seat } cantou pontos e foi ao baralho sem mostrá-los
truco-cause-passed-unshown = { $seat } cantou pontos, passou e não os mostrou
truco-cause-stacked = { $seat } jogou várias cartas como se fossem uma
truco-cause-face-down-unshown = { $seat } cantou pontos e deixou as cartas viradas para baixo
truco-cause-false-flor = { $seat } cantou uma flor que não tinha
truco-cause-false-flor-after = { $seat } cantou uma flor falsa
truco-cause-flor-unshown = { $seat } não mostrou a flor
truco-cause-hidden-flor = { $seat } escondeu uma flor
truco-cause-peco-refused = pediram a flor de { $seat }, que não mostrou nada
truco-cause-one-false = a flor de { $seat } era falsa
truco-cause-envido-unshown = { $seat } ganhou o envido e não mostrou os pontos
truco-cause-wrong-song = { $seat } cantou pontos que as cartas não mostram
truco-cause-wrong-song-unplayed = { $seat } cantou pontos que as cartas não mostram, e o truco não foi jogado
