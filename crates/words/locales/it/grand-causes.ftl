# Grand: la ragione di ogni voce.

grand-cause-whist = { $count ->
    [one] Whist: una presa, offerta di { $each }
   *[other] Whist: { $count } prese, offerta di { $each }
}
grand-cause-whist-defeated = { $count ->
    [one] Whist: una presa, poco per l’offerta di { $each }
   *[other] Whist: { $count } prese, poche per l’offerta di { $each }
}
grand-cause-whist-against = { $count ->
    [one] una presa contro il Whist
   *[other] { $count } prese contro il Whist
}
grand-cause-grand = { $count ->
    [one] Grand: una presa, offerta di { $each }
   *[other] Grand: { $count } prese, offerta di { $each }
}
grand-cause-grand-defeated = { $count ->
    [one] Grand: una presa, poco per l’offerta di { $each }
   *[other] Grand: { $count } prese, poche per l’offerta di { $each }
}
grand-cause-grand-against = { $count ->
    [one] una presa contro il Grand
   *[other] { $count } prese contro il Grand
}
grand-cause-eucre = { $count ->
    [one] Eucre: una presa, offerta di { $each }
   *[other] Eucre: { $count } prese, offerta di { $each }
}
grand-cause-eucre-defeated = { $count ->
    [one] Eucre: una presa, poco per l’offerta di { $each }
   *[other] Eucre: { $count } prese, poche per l’offerta di { $each }
}
grand-cause-eucre-against = { $count ->
    [one] una presa contro l’Eucre
   *[other] { $count } prese contro l’Eucre
}
grand-cause-alone = { $count ->
    [one] Eucre da solo: una presa, offerta di { $each }
   *[other] Eucre da solo: { $count } prese, offerta di { $each }
}
grand-cause-alone-defeated = { $count ->
    [one] Eucre da solo: una presa, poco per l’offerta di { $each }
   *[other] Eucre da solo: { $count } prese, poche per l’offerta di { $each }
}
grand-cause-copas = Copas: nessuna carta di cuori
grand-cause-copas-defeated = { $count ->
    [one] Copas: una carta di cuori, oltre all’offerta di { $each }
   *[other] Copas: { $count } carte di cuori, oltre all’offerta di { $each }
}
grand-cause-copas-against = { $count ->
    [one] una carta di cuori in Copas
   *[other] { $count } carte di cuori in Copas
}
grand-cause-carried = punti delle mani precedenti
grand-cause-total = il totale provvisorio, sostituito dal conto finale
grand-cause-count = { $count ->
    [0] conto finale: il vantaggio sugli altri
    [one] conto finale: il vantaggio sugli altri e una sconfitta in meno
   *[other] conto finale: il vantaggio sugli altri e { $count } sconfitte in meno
}
grand-cause-slam = la partita: tutte e tredici le prese nel Grand
grand-cause-match = la partita, secondo il conto finale
