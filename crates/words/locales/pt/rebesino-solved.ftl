# O que o solucionador diz dos jogos em que cada um joga por si.

solved-gains = ganha { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = perde { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = Os números são os tantos que ganha nesta mão quem joga agora, se cada um jogar sempre a carta que mais lhe convém.
