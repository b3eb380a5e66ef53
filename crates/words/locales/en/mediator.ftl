# Mediator: what it says for itself.

mediator-about = Four play ten cards each; one undertakes six tricks, with a partner found by a king, with a king bought, or alone.

mediator-option-packets = in which round four cards are given
    .name = packets
mediator-option-introduced-laws = whether a called king may be returned, and a light entry costs more
    .name = introduced laws
mediator-option-estuche-count = how estuches are counted
    .name = estuches
    .name = undeclared favour
