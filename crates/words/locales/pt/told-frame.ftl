# A moldura da mesa no terminal.

told-frame-on-table = Na mesa
told-frame-turned = Carta virada: { $cards }
told-frame-shows = mostra: { $cards }
told-frame-hand = Mão { $number }: { $how }.
told-frame-begin = Enter para começar >
told-frame-go-on = Enter para continuar, ? para perguntar por quê >
told-frame-over = A partida acabou.
told-frame-leave = Você deixa a mesa.
told-frame-unsaid = Ninguém disse nada ainda nesta mão.
told-frame-no-tricks = Não há vaza para rever.
told-frame-unpaid = Nada foi pago ainda.
