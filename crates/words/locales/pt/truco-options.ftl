# Truco Cego: o que o início diz do jogo, e o que o regulamento deixa aos jogadores.

truco-about = Dois contra dois, ou um contra um, com três cartas para cada um: flor, envido e truco. Proponha, aumente e blefe.

truco-option-players = Dois contra dois, ou um contra um?
    .name = jogadores
truco-option-seating = Os grupos ficam em lugares alternados, ou os parceiros lado a lado?
    .name = lugares
truco-option-individual-form = Um contra um, as voltas têm os limites de uma testa?
    .name = forma para dois
truco-option-tampa-baralho = O baralho fica sobre o tampa baralho, duas cartas coladas? Qualquer grupo pode pedir.
    .name = tampa baralho
truco-option-tenteio = Quem faz o tenteio, a conta dos tentos? Aqui, o programa.
    .name = quem conta
truco-option-speech = As propostas podem ser abertas a qualquer momento, ou só na própria vez?
    .name = fala
truco-option-flor-window = Uma palavra que cortaria uma flor espera até que todos cantem a sua ou a deixem passar?
    .name = tempo da flor
truco-option-fidelity = As faltas são recusadas, ou podem ser cometidas, reclamadas e punidas?
    .name = mesa
truco-option-chat-binding = O que você diz na mesa obriga, como em uma mesa de verdade?
    .name = a fala obriga
truco-option-max-simple-envidos = Quantos envidos simples podem ser propostos?
    .name = envidos seguidos
truco-option-raise-later = O truco pode ser aumentado depois da resposta?
    .name = aumentar depois
truco-option-senhas-in-roda = Os parceiros podem passar senha na roda?
    .name = senhas
truco-option-answer-clock-s = Quantos segundos há para responder? Com 0, não há limite.
    .name = segundos para responder
truco-option-lei = É permitido dizer “na lei do jogo está tudo dito”?
    .name = lei
truco-option-judge = Há um juiz nomeado?
    .name = juiz
