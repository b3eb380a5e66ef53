# Truco: what every tento is for.

truco-cause-vazas = the vazas, with no truco called
truco-cause-truco = truco won
truco-cause-retruco = retruco won
truco-cause-vale-quatro = vale quatro won
truco-cause-truco-refused = truco refused
truco-cause-retruco-refused = retruco refused
truco-cause-vale-quatro-refused = vale quatro refused
truco-cause-left = { $seat } left the hand
truco-cause-envido-left = { $seat } left before any envido
truco-cause-envido = envido: { $seat } wins with { $count }
truco-cause-real-envido = real envido: { $seat } wins with { $count }
truco-cause-falta-envido = falta envido: { $seat } wins with { $count }
truco-cause-envido-refused = envido by { $seat }, refused
truco-cause-real-envido-refused = real envido by { $seat }, refused
truco-cause-falta-envido-refused = falta envido by { $seat }, refused
truco-cause-flor = { $count ->
    [one] flor, unopposed
   *[other] { $count } flores, unopposed
}
truco-cause-flor-shrunk = flor against flor: the other side backed down
truco-cause-flor-compared = flor against flor, { $count } in all: the higher wins
truco-cause-contra-flor = contra-flor, { $count } flores in all
truco-cause-resto = contra-flor e o resto: the flores, and all that the leading side still needed
truco-cause-resto-refused = contra-flor e o resto, refused
truco-cause-carried = tentos carried over

## Faults

truco-cause-wrong-count = { $seat } played with a wrong number of cards
truco-cause-no-flor = { $seat } was asked for a flor and had none
truco-cause-gathered = { $seat } gathered cards too soon
truco-cause-gathered-by-others = opponents gathered the cards of { $seat } too soon
truco-cause-bystander-spoke = { $seat } spoke during the others’ testa
truco-cause-looked-early = { $seat } looked at their cards before the testa
truco-cause-looked = { $seat } looked at their cards during another testa
truco-cause-senha = { $seat } made a signal in a testa
truco-cause-shown-needlessly = { $seat } showed cards needlessly
truco-cause-shown-after = { $seat } showed cards after the testa
truco-cause-baralho-unshown = { $seat } sang points and left without showing them
truco-cause-passed-unshown = { $seat } sang points, passed and did not show them
truco-cause-stacked = { $seat } played several cards as one
truco-cause-face-down-unshown = { $seat } sang points and left their cards face down
truco-cause-false-flor = { $seat } sang a false flor
truco-cause-false-flor-after = { $seat } sang a flor that proved false
truco-cause-flor-unshown = { $seat } did not show the flor
truco-cause-hidden-flor = { $seat } hid a flor
truco-cause-peco-refused = { $seat } was asked for the flor and showed nothing
truco-cause-one-false = { $seat }’s flor was false
truco-cause-envido-unshown = { $seat } won the envido and did not show the points
truco-cause-wrong-song = { $seat } sang points that their cards do not show
truco-cause-wrong-song-unplayed = { $seat } sang points that their cards do not show, and no truco was played
