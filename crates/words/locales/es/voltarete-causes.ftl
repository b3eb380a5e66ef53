# Voltarete: la razón de cada pago.

voltarete-cause-licenca = licença ganada: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-licenca-lost = licença perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-preferencia = preferência ganada: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-preferencia-lost = preferência perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-so = só ganado: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-so-lost = só perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-so-copas = só em copas ganado: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-so-copas-lost = só em copas perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-respeito = voltarete de respeito ganado: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-respeito-lost = voltarete de respeito perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-segundo = voltarete segundo ganado: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-segundo-lost = voltarete segundo perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-casca = casca ganada: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-casca-lost = casca perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-treze = casca das treze ganada: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-treze-lost = casca das treze perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-matadores = { $count } matadores: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }
} ({ $cards })
voltarete-cause-primeiras = las cinco primeras bazas: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-geral = geral: las nueve bazas: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-geral-declared = geral declarado antes de jugar: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-geral-lost = geral intentado y no hecho: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-granted = reposta concedida, sin jugar: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, al doble en copas
}
voltarete-cause-codilho = codilho: un rival hizo más bazas y cobra tanto como había en el bolo, { $count }
voltarete-cause-repor-casca = casca abandonada
voltarete-cause-treze-given-up = casca das treze abandonada por acuerdo de todos
voltarete-cause-lift = el feito ganó y se lleva el bolo
voltarete-cause-lift-last = el feito ganó y se lleva el último bolo del recambó
voltarete-cause-box = un tento de cada bolo ganado va a la caja
voltarete-cause-box-full = la caja está llena y entra en el bolo: se cierra el recambó
voltarete-cause-ante = la apuesta de quien da
voltarete-cause-medalhao = medalhão: un bolo nuevo
voltarete-cause-remissa = vence una remissa: una deuda de una mano anterior entra en el bolo nuevo
voltarete-cause-remissa-part = parte de una remissa de { $count }, pagada ahora
voltarete-cause-remissa-shared = una remissa repartida al final
voltarete-cause-bolo-shared = lo que quedaba, repartido al final
voltarete-cause-pass = pasó
voltarete-cause-consent = dejó jugar a otro
voltarete-cause-void = la mano es nula: cada uno recobra lo que pagó por pasar
voltarete-cause-bolo-carried = el bolo de antes
voltarete-cause-box-carried = la caja de antes

## Respuestas: lo que hay en el bolo

voltarete-cause-resposta = reposta: el feito no fue el que hizo más bazas
voltarete-cause-resposta-granted = reposta pedida y concedida
voltarete-cause-resposta-split = un rival concedió la reposta; el otro la negó y no ganó
voltarete-cause-resposta-refused = negó la reposta y no ganó
voltarete-cause-resposta-conceded = dio la mano por perdida
voltarete-cause-resposta-casca = reposta por abandonar la casca
voltarete-cause-resposta-treze = reposta por abandonar la casca das treze

## Faltas

voltarete-cause-revoke-suit = renuncio: no sirvió al palo
voltarete-cause-revoke-trump = renuncio: no jugó triunfo cuando se salió de triunfo
voltarete-cause-revoke-ruff = renuncio: falló un palo que tenía
voltarete-cause-revoke-matador = renuncio: guardó un matador cuando se salió de otro más alto
voltarete-cause-granted-alone = mostró sus cartas y concedió una mano que no era segura
voltarete-cause-codilho-claimed = reclamó un codilho que no era seguro, y ganó el feito
voltarete-cause-espadilha-passed = tenía la Espadilha, debía jugar y pasó
voltarete-cause-espadilha-kept = pasó con la Espadilha y dejó jugar a otro
voltarete-cause-espadilha-pe = pasó con la Espadilha, y el pé tuvo que jugar
voltarete-cause-espadilha-thrown = descartó la Espadilha al ir a la casca
voltarete-cause-penalty = la pena de la reposta
voltarete-cause-matadores-counted = matadores
voltarete-note-remissa = { $seat } debe una remissa de { $tentos }.
