# Lo que el libro aconseja en el Rebesino.

rule-rebesino-a2 = Con una mano alta que pueda dar Rebesino, descarte una carta baja que esté sola, por si roba otra mejor.
rule-rebesino-a3 = Si no va a Rebesino, procure no hacer bazas: descarte la carta más alta que esté sola o casi, sobre todo una carta de pago.
rule-rebesino-a4 = De dos cartas que están solas, descarte la de pago; de dos de pago, la más alta. Si se queda con una alta, que sea de espadas o bastos, los palos que menos salen.
rule-rebesino-a6 = Si tiene que arriesgar un as, que no sea el de oros ni el de copas, y menos aún el caballo de copas: son los palos que salen primero.
rule-rebesino-a8 = Con tres ases, no espere el cuarto, salvo que sus otras cartas sean bastante altas para intentar un Rebesino.
rule-rebesino-a9 = Si le falta un palo, no cambie: podría robar de ese palo. La excepción es el caballo de copas o el as de oros, solo o con una carta pequeña.
rule-rebesino-a10 = Con una sola carta baja en dos palos, no cambie.
rule-rebesino-a12 = Si es el mano y no ve un Rebesino, haga pronto una o dos bazas en un palo del que tiene cartas altas y ninguna baja. Si no, quedará encerrado después.
rule-rebesino-a13 = Compare: hacer la baza o perder su carta más baja. Al principio suele ser mejor hacer la baza.
rule-rebesino-a14 = Con una mano bastante alta, vea cómo va: un Rebesino puede llegar sin que lo espere.
rule-rebesino-a15 = Camino del Rebesino, guarde dos cartas firmes para las dos últimas bazas.
rule-rebesino-a18 = Si no va a Rebesino, evite las bazas, pero sin quedar encerrado.
rule-rebesino-a19 = Cuando alguien tiene las tres o cuatro primeras bazas, haga una barata, por si va a Rebesino.
rule-rebesino-a20 = Venda una carta de pago en la primera ocasión.
rule-rebesino-a21 = Los buenos jugadores cortan un Rebesino en la primera ocasión, a tiempo o no.
rule-rebesino-a23 = Con la napolitana, reparta los ases con justicia.
rule-rebesino-a24 = Con la napolitana, guarde una carta alta para cortar a tiempo.
rule-rebesino-a26 = Con el caballo y el rey de copas al final, gane con el caballo.
