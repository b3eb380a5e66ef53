# La repetición: cómo se mira, se continúa y se comparte.

web-all-hands = Todas las manos
web-share = Crear un enlace para compartir
web-copy-link = Copiar el enlace
web-analysis-unsolved = Le toca jugar a { $seat }. Quedan demasiadas cartas para decir a qué lleva cada una, pero puede probarlas.
web-analysis-play-on = Seguir desde aquí contra bots, como
web-analysis-against = Usted juega por { $seat }; los bots, por los demás. Elija una carta.
web-analysis-both = Jugar las cartas de todos
