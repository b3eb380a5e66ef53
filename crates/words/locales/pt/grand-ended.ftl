# Grand: como uma mão acabou, em uma frase.

grand-ended-made = { $seat } apostou { $points }, { $contract }: cumpriu a aposta com { $taken } vazas
grand-ended-defeated = { $taken ->
    [one] { $seat } apostou { $points }, { $contract }: perdeu a aposta, com uma vaza
   *[other] { $seat } apostou { $points }, { $contract }: perdeu a aposta, com { $taken } vazas
}
grand-ended-copas-made = { $seat } apostou { $points }, { $contract }: cumpriu a aposta, sem nenhuma carta de copas
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } apostou { $points }, { $contract }: perdeu a aposta, com uma carta de copas
   *[other] { $seat } apostou { $points }, { $contract }: perdeu a aposta, com { $taken } cartas de copas
}
