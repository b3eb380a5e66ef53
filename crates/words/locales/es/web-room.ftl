## Lo que mantiene la sala abierta a todos

web-denied-key-taken = Esta clave ya se usó para otra cosa. Use otra.
web-denied-time-up = Se le acabó el tiempo: un bot juega esta vez por usted.
web-denied-many-shows = Tiene demasiadas mesas en las que solo juegan bots. Espere a que acabe una.
web-denied-worn-out = Esta mesa ha llegado al límite de sucesos ajenos al juego. Abra otra.

web-devices = Sesión abierta en
web-device-this = Este dispositivo
web-device-unnamed = Un dispositivo sin nombre
web-devices-others = Cerrar la sesión en los demás
web-new-password = Cambiar la contraseña
web-new-password-means = Cierra la sesión en todos los demás dispositivos.
web-password-now = Contraseña actual
web-more-tables = Más mesas
