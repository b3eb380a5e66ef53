# Lo que el libro aconseja en el Rebesino.

rule-rebesino-a2 = Con una mano alta que puede dar Rebesino, descarte una carta baja que esté sola en su palo, con la esperanza de robar otra mejor.
rule-rebesino-a3 = Si no ve un Rebesino, procure no ganar ninguna baza: descarte la carta más alta que esté sola o casi sola en su palo, sobre todo si es de pago.
rule-rebesino-a4 = De dos cartas altas casi solas en su palo, descarte la de pago; de dos de pago, la más alta. Si se queda con una alta, que sea de espadas o bastos, los palos de los que menos se sale.
rule-rebesino-a6 = Si debe arriesgar un as, que no sea el de oros ni el de copas, y menos aún arriesgue el caballo de copas: de esos palos se sale primero.
rule-rebesino-a8 = Con tres ases no espere el cuarto, salvo que sus otras cartas sean bastante altas para intentar un Rebesino.
rule-rebesino-a9 = Si está fallo a un palo, no cambie: podría robar de ese palo. La excepción es un caballo de copas o un as de oros que esté solo o con una sola carta pequeña.
rule-rebesino-a10 = Si en dos palos tiene una sola carta, y es baja, no cambie.
rule-rebesino-a12 = Si es el mano y no ve un Rebesino, gane pronto una o dos bazas en un palo en el que tiene cartas altas y ninguna baja. Si no, más tarde quedará encerrado.
rule-rebesino-a13 = Antes de dejar pasar una baza, piense que le cuesta su carta más baja: al principio suele ser mejor ganarla.
rule-rebesino-a14 = Con una mano bastante alta, espere a ver cómo va: un Rebesino puede llegar sin que lo espere.
rule-rebesino-a15 = Si va camino del Rebesino, guarde dos cartas firmes para las dos últimas bazas.
rule-rebesino-a18 = Si no va a Rebesino, evite las bazas, pero sin dejarse encerrar.
rule-rebesino-a19 = Cuando alguien tiene las tres o cuatro primeras bazas, gane una barata, por si va a Rebesino.
rule-rebesino-a20 = Venda una carta de pago en la primera ocasión.
rule-rebesino-a21 = Los buenos jugadores cortan un Rebesino en cuanto pueden, a tiempo o no.
rule-rebesino-a23 = Con la napolitana, reparta sus ases con equidad.
rule-rebesino-a24 = Con la napolitana, guarde una carta alta para cortar a tiempo.
rule-rebesino-a26 = Con el caballo y el rey de copas al final, gane con el caballo.
