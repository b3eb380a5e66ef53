# Grand: come è finita una mano, in una frase.

grand-ended-made = { $seat } ha offerto { $points }, { $contract }: offerta mantenuta con { $taken } prese
grand-ended-defeated = { $taken ->
    [one] { $seat } ha offerto { $points }, { $contract }: offerta non mantenuta, una presa
   *[other] { $seat } ha offerto { $points }, { $contract }: offerta non mantenuta, { $taken } prese
}
grand-ended-copas-made = { $seat } ha offerto { $points }, { $contract }: offerta mantenuta, nessuna carta di cuori
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } ha offerto { $points }, { $contract }: offerta non mantenuta, una carta di cuori
   *[other] { $seat } ha offerto { $points }, { $contract }: offerta non mantenuta, { $taken } carte di cuori
}
