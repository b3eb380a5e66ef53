# Mediator: che cosa dice a modo suo.

mediator-about = Quattro giocatori con dieci carte a testa; uno si impegna a fare sei prese, con un compagno trovato per mezzo di un re, con un re comprato, o da solo.

mediator-option-packets = In quale giro si danno quattro carte?
    .name = modo di dare
mediator-option-introduced-laws = Il re chiamato può essere restituito, e un’entrada leggera costa di più?
    .name = leggi introdotte
mediator-option-estuche-count = Come si contano gli estuches?
    .name = estuches
