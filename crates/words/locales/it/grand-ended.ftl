# Grand: come è finita una mano, in una frase.

grand-ended-made = { $seat } ha offerto { $points }, { $contract }: riuscito con { $taken } prese
grand-ended-defeated = { $taken ->
    [one] { $seat } ha offerto { $points }, { $contract }: sconfitto con una presa
   *[other] { $seat } ha offerto { $points }, { $contract }: sconfitto con { $taken } prese
}
grand-ended-copas-made = { $seat } ha offerto { $points }, { $contract }: riuscito, nessuna carta di cuori
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } ha offerto { $points }, { $contract }: sconfitto con una carta di cuori
   *[other] { $seat } ha offerto { $points }, { $contract }: sconfitto con { $taken } carte di cuori
}
