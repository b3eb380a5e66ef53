# I tre Quadrillos: che cosa dicono in modo diverso dalla loro famiglia.

quadrillo-about = Quattro giocatori con dieci carte a testa: l’Hombre gioca con un compagno, trovato chiamando un re, o da solo. Entrada e solo, senza favorito.
quadrillo-solitario-about = Quadrillo in cui il re chiamato si dà sempre all’Hombre, che gioca da solo.
quadrillo-rey-forzado-about = Quadrillo in cui non si chiama nessun re: chi gioca il primo è il compagno.

quadrillo-solitario-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo e chiami un re, che ricevi in cambio di una carta; giochi da solo
quadrillo-rey-forzado-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo; chi gioca il primo re, anche tu, è il compagno

quadrillo-option-introduced = Il re chiamato può essere restituito?
    .name = restituzione del re
quadrillo-rey-forzado-option-forced-king-trump-counts = Il re di trionfo è uno di quei re?
    .name = conta il re di trionfo
