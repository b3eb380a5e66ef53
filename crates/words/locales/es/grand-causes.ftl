# Grand: la razón de cada anotación.

grand-cause-whist = { $count ->
    [one] Whist: una baza, apuesta de { $each }
   *[other] Whist: { $count } bazas, apuesta de { $each }
}
grand-cause-whist-defeated = { $count ->
    [one] Whist: una baza, poco para la apuesta de { $each }
   *[other] Whist: { $count } bazas, pocas para la apuesta de { $each }
}
grand-cause-whist-against = { $count ->
    [one] una baza contra Whist
   *[other] { $count } bazas contra Whist
}
grand-cause-grand = { $count ->
    [one] Grand: una baza, apuesta de { $each }
   *[other] Grand: { $count } bazas, apuesta de { $each }
}
grand-cause-grand-defeated = { $count ->
    [one] Grand: una baza, poco para la apuesta de { $each }
   *[other] Grand: { $count } bazas, pocas para la apuesta de { $each }
}
grand-cause-grand-against = { $count ->
    [one] una baza contra Grand
   *[other] { $count } bazas contra Grand
}
grand-cause-eucre = { $count ->
    [one] Eucre: una baza, apuesta de { $each }
   *[other] Eucre: { $count } bazas, apuesta de { $each }
}
grand-cause-eucre-defeated = { $count ->
    [one] Eucre: una baza, poco para la apuesta de { $each }
   *[other] Eucre: { $count } bazas, pocas para la apuesta de { $each }
}
grand-cause-eucre-against = { $count ->
    [one] una baza contra Eucre
   *[other] { $count } bazas contra Eucre
}
grand-cause-alone = { $count ->
    [one] Eucre sin compañero: una baza, apuesta de { $each }
   *[other] Eucre sin compañero: { $count } bazas, apuesta de { $each }
}
grand-cause-alone-defeated = { $count ->
    [one] Eucre sin compañero: una baza, poco para la apuesta de { $each }
   *[other] Eucre sin compañero: { $count } bazas, pocas para la apuesta de { $each }
}
grand-cause-copas = Copas: ningún corazón
grand-cause-copas-defeated = { $count ->
    [one] Copas: un corazón, además de la apuesta de { $each }
   *[other] Copas: { $count } corazones, además de la apuesta de { $each }
}
grand-cause-copas-against = { $count ->
    [one] un corazón en Copas
   *[other] { $count } corazones en Copas
}
grand-cause-carried = puntos de manos anteriores
grand-cause-total = el total de las manos, al que sustituye el recuento final
grand-cause-count = { $count ->
    [0] recuento final: la ventaja sobre los otros
    [one] recuento final: la ventaja sobre los otros y una derrota menos
   *[other] recuento final: la ventaja sobre los otros y { $count } derrotas menos
}
grand-cause-slam = la partida: las trece bazas en Grand
grand-cause-match = la partida, por el recuento final
