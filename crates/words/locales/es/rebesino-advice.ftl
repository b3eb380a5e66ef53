# Lo que el libro aconseja en el Rebesino.

rule-rebesino-a2 = Con juego alto que pueda dar Rebesino, vete de una carta chica poco acompañada, por ver si robas otra mejor.
rule-rebesino-a3 = Si no, tira a no hacer baza: vete de la mayor que esté sola o poco acompañada, sobre todo de pago.
rule-rebesino-a4 = De dos así, vete de la de pago; de dos de pago, de la mayor. Si te quedas con una alta, sea de espadas o bastos, los palos que menos se tocan.
rule-rebesino-a6 = Si arriesgas un as, no sea el de oros ni el de copas, y menos el caballo: son los palos que se juegan primero.
rule-rebesino-a8 = Con tres ases no esperes el cuarto, salvo que las otras sean altas para intentar Rebesino.
rule-rebesino-a9 = Si tienes un fallo, no te descartes por no robar de ese palo, salvo con el caballo de copas o el as de oros solos o con una chica.
rule-rebesino-a10 = Con semifallo a dos palos en cartas blancas, no te descartes.
rule-rebesino-a12 = Siendo mano, sin Rebesino, haz pronto una o dos bazas en el palo en que estás alto sin cabo, o quedarás encerrado.
rule-rebesino-a13 = Pesa tomar la baza contra largar el cabo: al principio suele ser mejor tomarla.
rule-rebesino-a14 = Con juego bastante alto mira cómo sale: tal vez se da Rebesino cuando menos se piensa.
rule-rebesino-a15 = Yendo a Rebesino, guarda dos cartas firmes para las dos últimas bazas.
rule-rebesino-a18 = Si no, huye de las bazas, sin dejarte encerrar.
rule-rebesino-a19 = Cuando uno tiene las tres o cuatro primeras bazas, toma una ligera, por si va a Rebesino.
rule-rebesino-a20 = Vende la carta de pago en la primera ocasión.
rule-rebesino-a21 = Los buenos jugadores cortan el Rebesino en la primera ocasión, a tiempo o no.
rule-rebesino-a23 = Con la napolitana, reparte los ases con equidad.
rule-rebesino-a24 = Con la napolitana, guarda una carta alta para cortar a tiempo.
rule-rebesino-a26 = Con caballo y rey de copas al fin, toma con el caballo.
