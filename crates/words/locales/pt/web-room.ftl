## O que mantém a sala aberta a todos

web-denied-key-taken = Esta chave já foi usada para outra coisa. Use outra.
web-denied-time-up = O seu tempo acabou: desta vez, um bot joga por você.
web-denied-many-shows = Você já tem mesas demais só com bots. Espere até que uma acabe.
web-denied-worn-out = Esta mesa chegou ao limite de eventos fora do jogo. Abra outra.

web-devices = Conta aberta em
web-device-this = Este dispositivo
web-device-unnamed = Um dispositivo sem nome
web-devices-others = Sair de todos os outros
web-new-password = Mudar a senha
web-new-password-means = Você sai da conta em todos os outros dispositivos.
web-password-now = Senha atual
web-more-tables = Mais mesas
