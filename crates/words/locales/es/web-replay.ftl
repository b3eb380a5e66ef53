# La repetición: cómo se mira, se continúa y se comparte.

web-all-hands = Todas las manos
web-share = Crear un enlace para compartir
web-copy-link = Copiar el enlace
web-analysis-unsolved = Le toca jugar a { $seat }. Quedan demasiadas cartas para decir a qué lleva cada una, pero puede probarlas.
web-analysis-play-on = Seguir desde aquí contra bots, como
web-analysis-against = Usted juega por { $seat }; los bots, por los demás. Elija una carta.
web-analysis-both = Jugar las cartas de todos
web-decided-see = Ver dónde se decidió
web-decided-hand = Dónde se decidió la mano { $number }
web-decided-means = Con todas las cartas a la vista, estas cartas suyas fueron las que más costaron. Elija de nuevo antes de mirar.
web-decided-none = Hasta donde se puede ver, ninguna carta suya regaló nada.
web-decided-unsolved = No se ha podido resolver esta mano: quedaban demasiadas cartas cuando acabó.
web-decided-card = Su carta número { $number }
web-decided-ask = ¿Qué jugaría ahora?
web-decided-held = Su mano
web-decided-show = Mostrar
web-decided-right = Correcto ({ $card }): { $result }.
web-decided-wrong = No es la mejor carta ({ $card }): { $result }.
web-decided-played = Usted jugó esta carta ({ $card }): { $result }.
web-decided-from-seat = Esto se podía ver desde su asiento.
web-decided-only-open = Esto solo se ve con las cartas a la vista: desde su asiento, su carta no era peor.
web-decided-open = Repetición con todas las cartas a la vista
web-decided-on = Seguir desde aquí
web-decided-others = Lo que regalaron los demás
