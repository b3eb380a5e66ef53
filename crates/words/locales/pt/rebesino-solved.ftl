# O que o solucionador diz dos jogos em que cada um joga por si.

solved-gains = ganha { $many } tantos
solved-loses = perde { $many } tantos
solved-counts-tantos = Os números são os tantos que ganha nesta mão quem joga agora, se cada um jogar sempre a carta que mais lhe convém.
