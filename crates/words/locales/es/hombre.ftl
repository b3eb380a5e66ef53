# Hombre: lo que dice de otro modo que su familia.

hombre-about = Tres jugadores con nueve cartas cada uno, y trece de las que robar; uno juega contra los otros dos, que también juegan cada uno para sí.

hombre-pass = Paso
    .gloss = pasar; cuesta un precio, que va al centro
hombre-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo, descartar lo que no quiere y robar el mismo número
hombre-solo = Solo
    .gloss = jugar como Hombre, el declarante, con las cartas que tiene; supera a la entrada y se paga doble
hombre-concede = «Ofrezco codillo»
    .gloss = dar el juego por perdido; los demás lo aceptan o le hacen jugar

hombre-option-chillar = ¿Debe entrar quien tiene la espadilla cuando todos pasan?
    .name = chillar
hombre-option-fondo-mate-trump = ¿Cuál es el triunfo de un fondo cuando sale un as negro?
    .name = as negro en un fondo
hombre-option-fondo-redeem = ¿Cuánto cuesta abandonar un fondo?
    .name = precio de un fondo
hombre-option-pass-fee = ¿Cuánto pone en el centro quien pasa?
    .name = precio de pasar
hombre-option-pozo-fichas = ¿Cuántas fichas hacen un pozo?
    .name = fichas de un pozo
hombre-option-signals = ¿Pueden los dos rivales del Hombre pedirse bazas?
    .name = señas
hombre-option-primeras = ¿Se pagan las cinco primeras bazas?
    .name = primeras
