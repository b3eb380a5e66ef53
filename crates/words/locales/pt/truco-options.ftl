# Truco Cego: o que dele se diz à entrada, e o que o regulamento deixa à combinação da companhia.

truco-about = Dois contra dois, ou um contra um, com três cartas cada: flor, envido e truco. Proponha, aumente e blefe.

truco-option-players = dois contra dois, ou um contra um
    .name = jogadores
truco-option-seating = se os grupos se sentam alternados, ou os parceiros lado a lado
    .name = lugares
truco-option-individual-form = um contra um: se as voltas têm os limites da testa
    .name = forma a dois
truco-option-tampa-baralho = se o baralho fica sobre uma tampa; qualquer dos grupos a pode exigir
    .name = tampa baralho
truco-option-tenteio = quem faz as contas; aqui é o programa
    .name = quem conta
truco-option-speech = se pode abrir uma proposta a qualquer momento, ou só na sua vez
    .name = fala
truco-option-flor-window = se uma palavra que cortaria uma flor fica suspensa até que todos tenham cantado ou deixado passar
    .name = tempo da flor
truco-option-fidelity = se os atos irregulares são recusados, ou podem fazer-se, reclamar-se e punir-se
    .name = mesa
truco-option-chat-binding = se o que se diz à mesa obriga, como numa mesa real
    .name = a fala obriga
truco-option-max-simple-envidos = quantos envidos simples se podem propor
    .name = envidos seguidos
truco-option-raise-later = se o truco se pode aumentar depois da resposta
    .name = aumentar depois
truco-option-senhas-in-roda = se os parceiros podem passar senha na roda
    .name = senhas
truco-option-answer-clock-s = quantos segundos há para responder; 0 para não haver limite
    .name = segundos para responder
truco-option-lei = se se pode dizer “na lei do jogo está tudo dito”
    .name = lei
truco-option-judge = se se designa um juiz
    .name = juiz
