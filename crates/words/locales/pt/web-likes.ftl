# O que cada um gosta de ouvir e de saber; a conversa; sem internet.

web-off = desligado
web-sounds = Sons
web-sounds-on = cartas e a minha vez
web-sounds-are-on = Sons ligados.
web-sounds-are-off = Sons desligados.
web-notify = Quando é a minha vez e esta página está escondida
web-notify-on = me avisar
web-counts = Ajuda para contar
web-counts-on = mostrar
web-counts-off = eu conto
web-alone = Quando só há uma resposta possível
web-alone-off = esperar por mim
web-alone-on = responder por mim
web-guide-words = Primeira vez aqui? Cada botão diz o que significa e quanto custa.
web-guide-cards = Para responder, toque em uma das cartas levantadas. As outras dizem por que não podem ser jogadas.
web-guide-choose = Toque nas cartas que quer escolher e depois no botão.
web-guide-slip = Esta folha mostra como a mão acabou e quem paga a quem. Toque em um pagamento para ver a regra.
web-key-mute = ligar ou desligar os sons
web-talk-mute = Esconder a conversa
web-talk-unmute = Mostrar a conversa
web-mute-person = Silenciar { $name }
web-hear-person = Voltar a ouvir { $name }
web-phrases = Frases rápidas
web-phrase-hello = Olá, pessoal!
web-phrase-well = Bem jogado!
web-phrase-luck = Boa sorte!
web-phrase-sorry = Desculpem, só um momento.
web-phrase-thanks = Obrigado pelo jogo.
web-offline = Você está sem internet
web-offline-means = Não é possível chegar à sala agora. Você não perde nada: o seu lugar fica guardado, e a mesa volta quando a internet voltar.

web-wrong-law = O que o livro diz sobre isso
web-revoke = renúncia
web-names = Nomes dos naipes
web-names-mine = com os do meu idioma ao lado
web-names-book = como no livro
