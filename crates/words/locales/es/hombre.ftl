# Hombre: lo que dice de otro modo que su familia.

hombre-about = Tres juegan con nueve cartas y roban de trece; uno juega contra dos que también van cada uno por su cuenta.

hombre-pass = Paso
    .gloss = pasar, y poner en el centro lo que cuesta
hombre-entrada = Entrada
    .gloss = jugar de Hombre: nombrar el triunfo, descartar lo que no le sirve y robar otras tantas
hombre-solo = Solo
    .gloss = jugar de Hombre con las cartas que tiene; supera a la entrada y se paga doble
hombre-concede = Doy codillo
    .gloss = dar el juego por perdido; los demás lo aceptan o le hacen seguir

hombre-option-chillar = ¿Quien tiene la espadilla debe entrar cuando todos pasan?
    .name = chillar
hombre-option-fondo-mate-trump = El triunfo de un fondo cuando sale un as negro
    .name = as negro en un fondo
hombre-option-fondo-redeem = ¿Cuánto cuesta rescatarse de un fondo?
    .name = precio de un fondo
hombre-option-pass-fee = ¿Cuánto pone en el centro quien pasa?
    .name = precio de pasar
hombre-option-pozo-fichas = ¿Cuántas fichas hacen un pozo?
    .name = fichas de un pozo
hombre-option-signals = ¿Los defensores pueden pedirse bazas?
    .name = señas
hombre-option-primeras = ¿Se pagan las cinco primeras bazas?
    .name = primeras
