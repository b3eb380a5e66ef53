## Ciò che tiene la sala aperta a tutti

web-denied-key-taken = Con questa chiave si è già fatto altro. Ne usi un’altra.
web-denied-time-up = Il suo tempo è scaduto: la sala gioca questo per lei.
web-denied-many-shows = Ha troppi tavoli a cui giocano solo i bot. Aspetti che uno finisca.
web-denied-worn-out = A questo tavolo è già successo troppo oltre al gioco. Ne apra un altro.

web-devices = Accesso aperto su
web-device-this = Questo apparecchio
web-device-unnamed = Un apparecchio senza nome
web-devices-others = Uscire da tutti gli altri
web-new-password = Cambiare la parola d’ordine
web-new-password-means = Chiude l’accesso su tutti gli altri apparecchi.
web-password-now = Parola d’ordine finora
web-more-tables = Altri tavoli
