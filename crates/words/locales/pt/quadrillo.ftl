# Os três Quadrillos: o que dizem de modo diferente da sua família.

quadrillo-about = Quatro jogam com dez cartas, em pares que um rei chamado faz, ou um sozinho: entrada e solo, sem favorito.
quadrillo-solitario-about = Quadrillo em que o rei chamado se entrega sempre ao Hombre, que joga sozinho.
quadrillo-rey-forzado-about = Quadrillo em que não se chama rei: o primeiro a cair faz parceiro quem o joga.

quadrillo-solitario-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo e chamar um rei, que lhe dão por uma carta; joga sozinho
quadrillo-rey-forzado-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; quem joga o primeiro rei, mesmo você, é o parceiro

quadrillo-option-introduced = O rei chamado pode ser devolvido?
    .name = devolução do rei
quadrillo-rey-forzado-option-forced-king-trump-counts = O rei de trunfo é um desses reis?
    .name = conta o rei de trunfo
