# Truco Cego: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

truco-about = Dos contra dos, o uno contra uno, con tres cartas cada uno: flor, envido y truco. Proponga, suba y farolee.

truco-option-players = ¿Dos contra dos, o uno contra uno?
    .name = jugadores
truco-option-seating = ¿Se sientan los bandos alternados, o los compañeros juntos?
    .name = asientos
truco-option-individual-form = Uno contra uno: ¿tienen las voltas los límites de una testa?
    .name = forma para dos
truco-option-tampa-baralho = ¿Se apoya la baraja en un tampa baralho, dos cartas pegadas? Puede pedirlo cualquiera de los bandos.
    .name = tampa baralho
truco-option-tenteio = ¿Quién lleva la cuenta? Aquí, el programa.
    .name = quién cuenta
truco-option-speech = ¿Se puede proponer en cualquier momento, o solo en el turno de cada uno?
    .name = momento de hablar
truco-option-flor-window = ¿Espera una palabra que impediría cantar una flor hasta que todos hayan cantado la suya o la hayan dejado pasar?
    .name = tiempo de la flor
truco-option-fidelity = ¿Se impiden las faltas, o pueden cometerse, reclamarse y castigarse?
    .name = mesa
truco-option-chat-binding = ¿Le obliga lo que dice en la mesa, como si jugara con cartas de verdad?
    .name = la charla obliga
truco-option-max-simple-envidos = ¿Cuántos envidos simples pueden proponerse?
    .name = envidos seguidos
truco-option-raise-later = ¿Puede subirse el truco después de la respuesta?
    .name = subir después
truco-option-senhas-in-roda = ¿Pueden los compañeros hacerse señas en una roda?
    .name = señas
truco-option-answer-clock-s = ¿Cuántos segundos hay para responder? 0 es sin límite.
    .name = segundos para responder
truco-option-lei = ¿Puede decirse «na lei do jogo está tudo dito»?
    .name = lei
truco-option-judge = ¿Se ha nombrado un juez?
    .name = juez
