# Ejercicios: una pregunta recién repartida, sus respuestas y el porqué. Las cifras y las cartas vienen del juego.

## La página

drill-title = Ejercicios: { $game }
drill-lead = Una pregunta cada vez, siempre con cartas nuevas. Tómese el tiempo que necesite.
drill-start = Hacer los ejercicios
drill-mixed = Un poco de todo
drill-kind-trick = ¿Quién gana la baza?
drill-kind-play = ¿Qué puede jugar?
drill-kind-say = ¿Qué puede decir?
drill-kind-count = Haga la cuenta
drill-kind-advice = ¿Qué aconseja el libro?
drill-kind-law = ¿Qué dice la ley?
drill-your-cards = Sus cartas
drill-trump = Triunfo: { $trump }
drill-on-table = En la mesa
drill-said-before = Lo que se ha dicho
drill-happened = Lo que pasó
drill-check = Comprobar
drill-right = Correcto.
drill-wrong = No del todo.
drill-answer-is = La respuesta
drill-yours = su respuesta
drill-why = Por qué
drill-why-not = Por qué no las otras
drill-next = Siguiente pregunta
drill-primer = La cartilla
drill-prompt = Su respuesta, por su número, o q para dejarlo:
drill-prompt-all = Sus respuestas, por sus números y con espacios entre ellos, o q para dejarlo:
drill-score = { $right } de { $asked } correctas.

## Las preguntas

drill-ask-trick = Se jugaron estas cartas, la primera a la izquierda. ¿Cuál gana la baza?
drill-ask-play = Le toca jugar. Marque todas las cartas que le permiten las reglas.
drill-ask-say = Le toca a usted. ¿Qué puede decir o hacer ahora?
drill-ask-law = Esto pasó en una mesa. ¿Qué dice la ley?
drill-ask-advice = ¿Qué dice o hace usted aquí, según el consejo del libro?
drill-ask-throw = { $what }: ¿qué cartas, según el consejo del libro?
drill-ask-trumps = El triunfo es { $suit }. ¿Cuántos triunfos tiene?
drill-ask-run = El triunfo es { $suit }. Empiece por el triunfo más alto y vaya bajando. ¿Cuántos tiene seguidos?
drill-ask-counts = Sume lo que cuenta cada una de estas cartas. ¿Cuánto suman?
drill-ask-sold = Cada carta de pago tiene su precio. ¿Cuánto suman, en tantos, las que hay entre estas?
drill-ask-price-tentos = La tarifa dice lo que paga cada rival. { $game }, { $column }: ¿cuántos tentos?
drill-ask-price-tantos = La tarifa dice lo que paga cada rival. { $game }: ¿cuántos tantos?
drill-ask-price-tantos-in = La tarifa dice lo que paga cada rival. { $game }, { $column }: ¿cuántos tantos?
drill-ask-envido = Usted tiene estas tres cartas. ¿Cuántos puntos de envido hacen?
drill-ask-flor = Tres cartas de un palo son una flor. ¿Cuántos puntos tiene esta?
drill-ask-verzigole = ¿Cuánto cuentan juntas las verzigole que hay entre estas cartas?
drill-ask-whist = Whist, con una apuesta de { $bid }. Los apostadores hacen { $taken ->
    [0] cero bazas
    [one] una baza
   *[other] { $taken } bazas
}. ¿Cuánto marcan?
drill-ask-grand = Grand, con una apuesta de { $bid }. Los apostadores hacen { $taken ->
    [0] cero bazas
    [one] una baza
   *[other] { $taken } bazas
}. ¿Cuánto marcan?
drill-ask-eucre = Eucre en pareja, con una apuesta de { $bid }. Los apostadores hacen { $taken ->
    [0] cero bazas
    [one] una baza
   *[other] { $taken } bazas
}. ¿Cuánto marcan?
drill-ask-eucre-alone = Eucre jugado solo, con una apuesta de { $bid }. El apostador hace { $taken ->
    [0] cero bazas
    [one] una baza
   *[other] { $taken } bazas
}. ¿Cuánto marca?
drill-ask-copas = Copas, con una apuesta de { $bid }. Los apostadores se llevan { $taken ->
    [0] cero corazones
    [one] un corazón
   *[other] { $taken } corazones
}. ¿Cuánto marcan?
drill-ask-punto = Busque su mejor palo para el punto. ¿Cuántos puntos le da, si el de su rival es más bajo?
drill-ask-secansas = ¿Cuántos puntos le dan sus secansas, si su rival no tiene ninguna tan buena?
drill-ask-sets = ¿Cuántos puntos le dan sus catorces y sus treses, si su rival no tiene nada tan bueno?
drill-nobody = Nadie: hay empate
drill-no-card = Ninguna carta

## Las razones

drill-why-suit = La carta más alta del palo de salida es esta: { $best }. Nada de lo que hay en la mesa gana a ese palo.
drill-why-trumps = Se salió de triunfo, y el más alto de la mesa es este: { $best }.
drill-why-trumped = El triunfo más alto de la mesa es este: { $best }. Un triunfo gana a cualquier carta de otro palo.
drill-why-yukon = Esta carta es un Yukon: { $best }. La jota de picas gana a las otras jotas; si no está, gana la primera jota que se jugó.
drill-why-order = La más alta de estas cartas es { $best }.
drill-why-tie = Las cartas más altas de los dos bandos son iguales, así que nadie gana la baza.
drill-why-any = Aquí nada le obliga: puede jugar cualquier carta.
drill-why-these-trumps = Sus triunfos son estos: { $cards }.
drill-why-no-trumps = Ninguna de sus cartas es triunfo.
drill-why-run = El triunfo más alto que le falta es este: { $card }. Ahí se corta la serie.
drill-why-counts = { $cards }: { $many } × { $each } = { $sum }
drill-why-envido-two = Estas dos cartas son de un palo y hacen { $sum }: { $cards }.
drill-why-envido-one = No hay dos cartas de un palo, así que solo cuenta el número más alto: { $cards }, { $sum }.
drill-why-flor = { $cards }: una flor de { $sum }.
drill-why-verzigola = { $cards }: { $sum }
drill-why-combination = { $cards }: { $sum }
drill-why-made = Se alcanza la apuesta de { $bid }. Se marcan { $sum }.
drill-why-defeated = No se alcanza la apuesta de { $bid }. Se marcan { $sum }.
drill-why-punto = { $cards }: suman { $sum }, que valen { $points }.
