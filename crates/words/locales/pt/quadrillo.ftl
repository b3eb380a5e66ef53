# Os três Quadrillos: o que dizem de modo diferente da sua família.

quadrillo-about = Quatro jogam com dez cartas. O Hombre joga com um parceiro, achado por um rei chamado, ou sozinho: entrada e solo, sem favorito.
quadrillo-solitario-about = Um Quadrillo em que o rei chamado é sempre entregue ao Hombre, que joga sozinho.
quadrillo-rey-forzado-about = Um Quadrillo em que nenhum rei é chamado: o parceiro é quem joga o primeiro rei.

quadrillo-solitario-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo e chamar um rei, que você recebe em troca de uma carta; você joga sozinho
quadrillo-rey-forzado-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; o parceiro é quem joga o primeiro rei, mesmo que seja você

quadrillo-option-introduced = O rei chamado pode ser devolvido?
    .name = devolução do rei
quadrillo-rey-forzado-option-forced-king-trump-counts = O rei de trunfo é um desses reis?
    .name = conta o rei de trunfo
