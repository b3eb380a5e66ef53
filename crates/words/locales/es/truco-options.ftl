# Truco Cego: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

truco-about = Dos contra dos, o uno contra uno, con tres cartas cada uno: flor, envido y truco, propuestos, subidos y faroleados.

truco-option-players = dos contra dos, o uno contra uno
    .name = jugadores
truco-option-seating = los bandos se alternan, o los compañeros se sientan juntos
    .name = asientos
truco-option-individual-form = uno contra uno: si las voltas tienen los límites de una testa
    .name = forma de a dos
truco-option-tampa-baralho = si la baraja se asienta sobre una tapa; cualquiera de los bandos puede exigirla
    .name = tapa mazo
truco-option-tenteio = quién paga los tentos; la cuenta se lleva sola
    .name = quién cuenta
truco-option-speech = si se puede abrir una propuesta en cualquier momento, o solo en su turno
    .name = habla
truco-option-flor-window = si una palabra que cortaría una flor queda en suspenso hasta que todos hayan cantado o la hayan dejado pasar
    .name = tiempo de la flor
truco-option-fidelity = si los actos irregulares se rechazan, o se juegan, se reclaman y se penan
    .name = mesa
truco-option-chat-binding = si la charla de mesa obliga como en una mesa verdadera
    .name = la charla obliga
truco-option-max-simple-envidos = cuántos envidos simples se pueden proponer
    .name = envidos seguidos
truco-option-raise-later = si el truco puede subirse después de la contestación
    .name = subir después
truco-option-senhas-in-roda = si los compañeros pueden hacerse senhas en la roda
    .name = señas
truco-option-answer-clock-s = el tiempo para contestar; 0 si no hay
    .name = segundos para responder
truco-option-lei = si puede decirse «na lei do jogo está tudo dito»
    .name = ley
truco-option-judge = si se nombra un juez
    .name = juez
