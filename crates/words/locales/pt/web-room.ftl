## O que mantém a sala aberta a todos

web-denied-key-taken = Com esta chave já se fez outra coisa. Use outra.
web-denied-time-up = O seu tempo acabou: a sala joga isto por si.
web-denied-many-shows = Tem mesas a mais em que só jogam bots. Espere que uma acabe.
web-denied-worn-out = Já se passou de mais nesta mesa além do jogo. Abra outra.

web-devices = Com sessão aberta em
web-device-this = Este aparelho
web-device-unnamed = Um aparelho sem nome
web-devices-others = Sair em todos os outros
web-new-password = Mudar a palavra-passe
web-new-password-means = Fecha a sessão em todos os outros aparelhos.
web-password-now = Palavra-passe até agora
web-more-tables = Mais mesas
