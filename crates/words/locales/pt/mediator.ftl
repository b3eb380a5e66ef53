# Mediator: o que diz a seu modo.

mediator-about = Quatro jogam com dez cartas. Um promete fazer seis vazas: com um parceiro achado por um rei, com um rei comprado, ou sozinho.

mediator-option-packets = Em que volta são dadas as quatro cartas?
    .name = volta de quatro
mediator-option-introduced-laws = O rei chamado pode ser devolvido, e uma entrada fraca custa mais?
    .name = leis introduzidas
mediator-option-estuche-count = Como são contados os estuches?
    .name = estuches
