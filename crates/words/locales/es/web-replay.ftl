# La repetición: cómo se mira, se continúa y se comparte.

web-all-hands = Todas las manos
web-share = Crear un enlace para compartir
web-copy-link = Copiar el enlace
web-analysis-unsolved = Juega { $seat }. Quedan demasiadas cartas para decir qué resulta de cada una, pero puedes probarlas.
web-analysis-play-on = Seguir desde aquí contra la sala, en el lugar de
web-analysis-against = Juegas por { $seat }; la sala juega por los demás. Elige una carta.
web-analysis-both = Jugar tú las cartas de todos
