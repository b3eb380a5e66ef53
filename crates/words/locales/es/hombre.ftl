# Hombre: lo que dice de otro modo que su familia.

hombre-about = Tres juegan con nueve cartas y roban de trece; uno juega contra dos que también van cada uno por su cuenta.

hombre-pass = Paso
    .gloss = pasa y pone en el centro lo que cuesta pasar
hombre-entrada = Entrada
    .gloss = juega de Hombre: nombra el triunfo, descarta lo que no le sirve y roba otras tantas
hombre-solo = Solo
    .gloss = juega de Hombre con las cartas que tiene; gana a la entrada y se paga el doble
hombre-concede = Doy codillo
    .gloss = da el juego por vencido; los demás lo aceptan o le hacen seguir

hombre-option-chillar = si quien tiene la espadilla debe entrar cuando todos pasan
    .name = chillar
hombre-option-fondo-mate-trump = el triunfo de un fondo cuando sale un as negro
    .name = as negro en un fondo
hombre-option-fondo-redeem = lo que cuesta rescatarse de un fondo
    .name = precio de un fondo
hombre-option-pass-fee = lo que pone en el centro quien pasa
    .name = precio de pasar
hombre-option-pozo-fichas = cuántas fichas hacen un pozo
    .name = fichas de un pozo
hombre-option-signals = si los defensores pueden pedirse bazas
    .name = señas
hombre-option-primeras = si se pagan las cinco primeras bazas
    .name = primeras
