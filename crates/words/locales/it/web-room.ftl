## Ciò che tiene la sala aperta a tutti

web-denied-key-taken = Questa chiave è già stata usata per altro. Usane un’altra.
web-denied-time-up = Il tuo tempo è scaduto: questa mossa la gioca un bot per te.
web-denied-many-shows = Hai troppi tavoli a cui giocano solo bot. Aspetta che uno finisca.
web-denied-worn-out = Questo tavolo è arrivato al limite degli eventi fuori dal gioco. Aprine un altro.

web-devices = Accesso aperto su
web-device-this = Questo dispositivo
web-device-unnamed = Un dispositivo senza nome
web-devices-others = Esci da tutti gli altri
web-new-password = Cambia la password
web-new-password-means = Chiude l’accesso su tutti gli altri dispositivi.
web-password-now = Password attuale
web-more-tables = Altri tavoli
