# Truco Cego: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

truco-about = Dos contra dos, o uno contra uno, con tres cartas cada uno: flor, envido y truco, propuestos, subidos y faroleados.

truco-option-players = dos contra dos, o uno contra uno
truco-option-seating = los bandos se alternan, o los compañeros se sientan juntos
truco-option-individual-form = uno contra uno: si las voltas tienen los límites de una testa
truco-option-tampa-baralho = si la baraja se asienta sobre una tapa; cualquiera de los bandos puede exigirla
truco-option-tenteio = quién paga los tentos; la cuenta se lleva sola
truco-option-speech = si se puede abrir una propuesta en cualquier momento, o solo en su turno
truco-option-flor-window = si una palabra que cortaría una flor queda en suspenso hasta que todos hayan cantado o la hayan dejado pasar
truco-option-fidelity = si los actos irregulares se rechazan, o se juegan, se reclaman y se penan
truco-option-chat-binding = si la charla de mesa obliga como en una mesa verdadera
truco-option-max-simple-envidos = cuántos envidos simples se pueden proponer
truco-option-raise-later = si el truco puede subirse después de la contestación
truco-option-senhas-in-roda = si los compañeros pueden hacerse senhas en la roda
truco-option-answer-clock-s = el tiempo para contestar; 0 si no hay
truco-option-lei = si puede decirse «na lei do jogo está tudo dito»
truco-option-judge = si se nombra un juez
