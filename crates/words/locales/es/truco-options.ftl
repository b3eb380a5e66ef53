# Truco Cego: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

truco-about = Dos contra dos, o uno contra uno, con tres cartas cada uno: flor, envido y truco. Proponga, suba y farolee.

truco-option-players = ¿Dos contra dos, o uno contra uno?
    .name = jugadores
truco-option-seating = ¿Los bandos se alternan, o los compañeros se sientan juntos?
    .name = asientos
truco-option-individual-form = Uno contra uno: ¿las voltas tienen los límites de una testa?
    .name = forma para dos
truco-option-tampa-baralho = ¿La baraja se apoya en el tampa baralho, dos cartas pegadas? Cualquiera de los bandos puede pedirlo.
    .name = tampa baralho
truco-option-tenteio = ¿Quién lleva la cuenta? Aquí, el programa.
    .name = quién cuenta
truco-option-speech = ¿Puede abrir una propuesta en cualquier momento, o solo en su turno?
    .name = habla
truco-option-flor-window = ¿Una palabra que cortaría una flor espera hasta que todos hayan cantado la suya o la hayan dejado pasar?
    .name = tiempo de la flor
truco-option-fidelity = ¿Las faltas se impiden, o pueden cometerse, reclamarse y castigarse?
    .name = mesa
truco-option-chat-binding = ¿Lo que usted dice en la mesa obliga, como en una mesa real?
    .name = la charla obliga
truco-option-max-simple-envidos = ¿Cuántos envidos simples se pueden proponer?
    .name = envidos seguidos
truco-option-raise-later = ¿El truco puede subirse después de la respuesta?
    .name = subir después
truco-option-senhas-in-roda = ¿Los compañeros pueden hacerse señas en la roda?
    .name = señas
truco-option-answer-clock-s = ¿Cuántos segundos hay para responder? 0 si no hay límite.
    .name = segundos para responder
truco-option-lei = ¿Puede decirse «na lei do jogo está tudo dito»?
    .name = lei
truco-option-judge = ¿Hay un juez nombrado?
    .name = juez
