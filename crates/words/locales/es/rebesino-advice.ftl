# Lo que el libro aconseja en el Rebesino.

rule-rebesino-a2 = Con una mano alta que pueda dar Rebesino, descarte una carta baja que esté sola, por si roba otra mejor.
rule-rebesino-a3 = Si no, procure no hacer bazas: descarte la más alta que esté sola o casi, sobre todo de pago.
rule-rebesino-a4 = De dos así, descarte la de pago; de dos de pago, la más alta. Si se queda con una alta, que sea de espadas o bastos, los palos que menos se juegan.
rule-rebesino-a6 = Si tiene que arriesgar un as, que no sea el de oros ni el de copas, y menos aún el caballo de copas: son los palos que se juegan primero.
rule-rebesino-a8 = Con tres ases no espere el cuarto, salvo que las otras cartas sean altas para intentar un Rebesino.
rule-rebesino-a9 = Si le falta un palo, no cambie, para no robar de ese palo, salvo con el caballo de copas o el as de oros solos o con una baja.
rule-rebesino-a10 = Con una sola carta baja en dos palos, no cambie.
rule-rebesino-a12 = Como mano, sin Rebesino a la vista, haga pronto una o dos bazas en el palo en que tiene altas sin bajas; si no, quedará encerrado después.
rule-rebesino-a13 = Sopese hacer la baza o perder su carta más baja: al principio suele ser mejor hacerla.
rule-rebesino-a14 = Con una mano bastante alta, mire cómo va: un Rebesino puede llegar sin esperarlo.
rule-rebesino-a15 = Camino del Rebesino, guarde dos cartas firmes para las dos últimas bazas.
rule-rebesino-a18 = Si no, evite las bazas, sin dejarse encerrar.
rule-rebesino-a19 = Cuando alguien tiene las tres o cuatro primeras bazas, haga una barata, por si va a Rebesino.
rule-rebesino-a20 = Venda la carta de pago en la primera ocasión.
rule-rebesino-a21 = Los buenos jugadores cortan el Rebesino en la primera ocasión, a tiempo o no.
rule-rebesino-a23 = Con la napolitana, reparta los ases con justicia.
rule-rebesino-a24 = Con la napolitana, guarde una carta alta para cortar a tiempo.
rule-rebesino-a26 = Con el caballo y el rey de copas al final, gane con el caballo.
