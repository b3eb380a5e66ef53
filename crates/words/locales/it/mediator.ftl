# Mediator: che cosa dice a modo suo.

mediator-about = In quattro si gioca con dieci carte; uno s’impegna a fare sei prese, con un compagno trovato da un re, con un re comprato, o da solo.

mediator-option-packets = In quale giro si danno quattro carte?
    .name = modo di dare
mediator-option-introduced-laws = Il re chiamato può essere restituito, e un’entrada leggera costa di più?
    .name = leggi introdotte
mediator-option-estuche-count = Come si contano gli estuches?
    .name = estuches
