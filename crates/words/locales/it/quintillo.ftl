# Quintillo e Seisillo: che cosa dicono in modo diverso dalla loro famiglia.

quintillo-about = Quadrillo per cinque, con otto carte: chi gioca il primo re è il compagno, e si vince con cinque prese.
seisillo-about = Quadrillo per sei, con sei carte: chi gioca il primo re è il compagno, e si vince con quattro prese.

quintillo-pass = Paso
    .gloss = passi e paghi 1 tanto nel piatto
seisillo-pass = Paso
    .gloss = passi e paghi 1 tanto nel piatto
quintillo-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo; chi gioca o ha un certo re è il tuo compagno
seisillo-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo; chi gioca o ha un certo re è il tuo compagno

quintillo-option-pozo-pollas = Quante poste di tutto il tavolo fanno un pozo?
    .name = poste di un pozo
seisillo-option-pozo-pollas = Quante poste di tutto il tavolo fanno un pozo?
    .name = poste di un pozo
quintillo-option-king = Chi è il compagno?
    .name = compagno
seisillo-option-king = Chi è il compagno?
    .name = compagno
quintillo-option-forced-king-trump-counts = Il re di trionfo è uno di quelli che fanno il compagno?
    .name = conta il re di trionfo
seisillo-option-forced-king-trump-counts = Il re di trionfo è uno di quelli che fanno il compagno?
    .name = conta il re di trionfo
