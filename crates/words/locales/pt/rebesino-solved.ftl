# O que o solucionador diz dos jogos em que cada um joga por si.

solved-gains = ganha { $many } tantos
solved-loses = perde { $many } tantos
solved-counts-tantos = Contam-se os tantos de quem joga nesta mão, se cada um jogar sempre a carta que mais lhe deixa.
