# Truco Cego: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

truco-about = Dos contra dos, o uno contra uno, con tres cartas cada uno: flor, envido y truco. Proponga, suba y farolee.

truco-option-players = dos contra dos, o uno contra uno
    .name = jugadores
truco-option-seating = si los bandos se alternan, o los compañeros se sientan juntos
    .name = asientos
truco-option-individual-form = uno contra uno: si las voltas tienen los límites de una testa
    .name = forma de a dos
truco-option-tampa-baralho = si la baraja está sobre una tapa; cualquiera de los bandos puede pedirla
    .name = tampa baralho
truco-option-tenteio = quién lleva la cuenta; aquí, el programa
    .name = quién cuenta
truco-option-speech = si puede abrir una propuesta en cualquier momento, o solo en su turno
    .name = habla
truco-option-flor-window = si una palabra que cortaría una flor queda en suspenso hasta que todos hayan cantado o la hayan dejado pasar
    .name = tiempo de la flor
truco-option-fidelity = si los actos irregulares se rechazan, o pueden hacerse, reclamarse y penalizarse
    .name = mesa
truco-option-chat-binding = si lo que se dice en la mesa obliga, como en una mesa real
    .name = la charla obliga
truco-option-max-simple-envidos = cuántos envidos simples se pueden proponer
    .name = envidos seguidos
truco-option-raise-later = si el truco puede subirse después de la contestación
    .name = subir después
truco-option-senhas-in-roda = si los compañeros pueden hacerse señas en la roda
    .name = señas
truco-option-answer-clock-s = cuántos segundos hay para responder; 0 si no hay límite
    .name = segundos para responder
truco-option-lei = si puede decirse «na lei do jogo está tudo dito»
    .name = lei
truco-option-judge = si se nombra un juez
    .name = juez
