# Quintillo e Seisillo: che cosa dicono in modo diverso dalla loro famiglia.

quintillo-about = Quadrillo per cinque, con otto carte: il primo re a cadere fa compagno chi lo gioca, e si vince con cinque prese.
seisillo-about = Quadrillo per sei, con sei carte: il primo re a cadere fa compagno chi lo gioca, e si vince con quattro prese.

quintillo-pass = Paso
    .gloss = passi e paghi 1 tanto nel piatto
seisillo-pass = Paso
    .gloss = passi e paghi 1 tanto nel piatto
quintillo-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo; un re fa compagno chi lo gioca o lo ha
seisillo-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo; un re fa compagno chi lo gioca o lo ha

quintillo-option-pozo-pollas = Quante poste di tutti fanno un pozo?
    .name = poste di un pozo
seisillo-option-pozo-pollas = Quante poste di tutti fanno un pozo?
    .name = poste di un pozo
quintillo-option-king = Da dove viene il compagno?
    .name = compagno
seisillo-option-king = Da dove viene il compagno?
    .name = compagno
quintillo-option-forced-king-trump-counts = Il re di trionfo è uno di quelli che fanno il compagno?
    .name = conta il re di trionfo
seisillo-option-forced-king-trump-counts = Il re di trionfo è uno di quelli che fanno il compagno?
    .name = conta il re di trionfo
