# Mediator: messages of its own.

mediator-about = Four players with ten cards each; one undertakes to take six tricks, with a partner found by calling a king, with a king bought, or alone.

mediator-option-packets = In which round are four cards dealt?
    .name = packets
mediator-option-introduced-laws = May a called king be returned, and does a light entry cost more?
    .name = introduced laws
mediator-option-estuche-count = How are estuches counted?
    .name = estuches
