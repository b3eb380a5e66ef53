# Grand: cómo acabó una mano, en una frase.

grand-ended-made = { $seat } apostó { $points }, { $contract }: cumplió con { $taken } bazas
grand-ended-defeated = { $taken ->
    [one] { $seat } apostó { $points }, { $contract }: perdió con una baza
   *[other] { $seat } apostó { $points }, { $contract }: perdió con { $taken } bazas
}
grand-ended-copas-made = { $seat } apostó { $points }, { $contract }: cumplió, sin ningún corazón
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } apostó { $points }, { $contract }: perdió por un corazón
   *[other] { $seat } apostó { $points }, { $contract }: perdió por { $taken } corazones
}
