# Grand: come è finita una mano, in una frase.

grand-ended-made = { $seat } ha puntato { $points }, { $contract }: riuscito con { $taken } prese
grand-ended-defeated = { $taken ->
    [one] { $seat } ha puntato { $points }, { $contract }: sconfitto con una presa
   *[other] { $seat } ha puntato { $points }, { $contract }: sconfitto con { $taken } prese
}
grand-ended-copas-made = { $seat } ha puntato { $points }, { $contract }: riuscito, nessuna carta di cuori
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } ha puntato { $points }, { $contract }: sconfitto con una carta di cuori
   *[other] { $seat } ha puntato { $points }, { $contract }: sconfitto con { $taken } carte di cuori
}
