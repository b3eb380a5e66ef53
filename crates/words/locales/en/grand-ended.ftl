# Grand: how a hand ended, in a sentence.

grand-ended-made = { $seat } bid { $points }, { $contract }: made with { $taken } tricks
grand-ended-defeated = { $taken ->
    [one] { $seat } bid { $points }, { $contract }: defeated with one trick
   *[other] { $seat } bid { $points }, { $contract }: defeated with { $taken } tricks
}
grand-ended-copas-made = { $seat } bid { $points }, { $contract }: made, no hearts taken
grand-ended-copas-defeated = { $taken ->
    [one] { $seat } bid { $points }, { $contract }: defeated by one heart
   *[other] { $seat } bid { $points }, { $contract }: defeated by { $taken } hearts
}
