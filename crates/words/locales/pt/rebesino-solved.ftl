# O que o solucionador diz dos jogos em que cada um joga por si.

solved-gains = ganha { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = perde { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = Os números são os tantos que quem joga agora ganha nesta mão, se cada um joga sempre a carta melhor para si.
