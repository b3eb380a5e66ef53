# Grand: cómo acabó una mano, en una frase.

grand-ended-made = { $seat } apostó { $points }, { $contract }: cumplió con { $taken } bazas
grand-ended-defeated = { $taken ->
    [one] { $seat } apostó { $points }, { $contract }: perdió con una baza
   *[other] { $seat } apostó { $points }, { $contract }: perdió con { $taken } bazas
}
grand-ended-copas-made = { $seat } apostó { $points }, { $contract }: cumplió, ninguna carta de corazones
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } apostó { $points }, { $contract }: perdió con una carta de corazones
   *[other] { $seat } apostó { $points }, { $contract }: perdió con { $taken } cartas de corazones
}
