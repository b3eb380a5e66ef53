# Mediator: o que diz a seu modo.

mediator-about = Quatro jogam com dez cartas; um propõe-se fazer seis vazas, com um parceiro que um rei lhe dá, com um rei comprado, ou sozinho.

mediator-option-packets = em que volta se dão quatro cartas
    .name = modo de dar
mediator-option-introduced-laws = se o rei chamado pode ser devolvido, e uma entrada leve custa mais
    .name = leis introduzidas
mediator-option-estuche-count = como se contam os estuches
    .name = estuches
    .name = favor não declarado
