# A moldura da mesa no terminal.

told-frame-on-table = Na mesa
told-frame-turned = Virado: { $cards }
told-frame-shows = mostra { $cards }
told-frame-hand = Mão { $number }: { $how }.
told-frame-begin = Enter para começar >
told-frame-go-on = Enter para continuar, ? para perguntar por quê >
told-frame-over = A partida acabou.
told-frame-leave = Você deixa a mesa.
told-frame-unsaid = Ainda não se disse nada nesta mão.
told-frame-unpaid = Ainda não se pagou nada.
