# Truco Cego: o que dele se diz à entrada, e o que o regulamento deixa à combinação da companhia.

truco-about = Dois contra dois, ou um contra um, com três cartas cada um: flor, envido e truco, propostos, aumentados e blefados.

truco-option-players = dois contra dois, ou um contra um
truco-option-seating = os grupos alternam-se, ou os companheiros sentam-se lado a lado
truco-option-individual-form = um contra um: se as voltas têm os limites da testa
truco-option-tampa-baralho = se o baralho fica sobre uma tampa; qualquer dos grupos a pode exigir
truco-option-tenteio = quem paga os tentos; a conta faz-se por si
truco-option-speech = se se pode abrir uma proposta a qualquer momento, ou só na vez
truco-option-flor-window = se uma palavra que cortaria uma flor fica suspensa até que todos tenham cantado ou deixado passar
truco-option-fidelity = se os atos irregulares são recusados, ou feitos, reclamados e penalizados
truco-option-chat-binding = se a conversa obriga como numa mesa de verdade
truco-option-max-simple-envidos = quantos envidos simples se podem propor
truco-option-raise-later = se o truco se pode aumentar depois da resposta
truco-option-senhas-in-roda = se os companheiros podem passar senha na roda
truco-option-answer-clock-s = o tempo para responder; 0 para nenhum
truco-option-lei = se se pode dizer “na lei do jogo está tudo dito”
truco-option-judge = se se designa um juiz
