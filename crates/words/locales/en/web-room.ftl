## What keeps the room open to all

web-denied-key-taken = This key was already used for something else. Use another.
web-denied-time-up = Your time is up: a bot plays this move for you.
web-denied-many-shows = Only bots are playing at too many of your tables. Wait until one is over.
web-denied-worn-out = This table has reached its limit of events outside the game. Open another one.

web-devices = Signed in on
web-device-this = This device
web-device-unnamed = A device without a name
web-devices-others = Sign out everywhere else
web-new-password = Change the password
web-new-password-means = All your other devices are signed out.
web-password-now = Current password
web-more-tables = More tables
