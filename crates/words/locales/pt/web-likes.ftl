# O que o leitor gosta de ouvir e de saber; a conversa; sem rede.

web-off = desligado
web-sounds = Sons
web-sounds-on = cartas e a minha vez
web-sounds-are-on = Sons ligados.
web-sounds-are-off = Sons desligados.
web-notify = Quando for a minha vez e eu estiver noutra página
web-notify-on = avisar-me
web-key-mute = ligar ou desligar os sons
web-talk-mute = Esconder a conversa
web-talk-unmute = Mostrar a conversa
web-mute-person = Silenciar { $name }
web-hear-person = Voltar a ouvir { $name }
web-phrases = O que se costuma dizer
web-phrase-hello = Olá a todos!
web-phrase-well = Bem jogado!
web-phrase-luck = Boa sorte!
web-phrase-sorry = Desculpem, um momento.
web-phrase-thanks = Obrigado pelo jogo.
web-offline = Você está sem rede
web-offline-means = As mesas vivem na sala, e agora não se chega à sala. Nada se perde: o seu lugar fica guardado, e a mesa volta assim que houver rede.

web-wrong-law = O que o livro faz então
web-revoke = renúncia
