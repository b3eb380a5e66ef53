# Lo que el libro aconseja, cada consejo en una frase o dos.

rule-cientos-a1 = Todo el arte está en deducir las cartas del otro de lo que acusó, enseñó y jugó, y de lo que usted tiene.
rule-cientos-a2 = Primero cuente sus cartas y vea si son blancas; luego arréglelas por palos.
rule-cientos-a3 = Prefiera cuatro cartas altas seguidas a cinco más bajas e interrumpidas: prometen secansa, bazas y pique.
rule-cientos-a4 = Cerca del fin del juego busque el mayor punto: es lo primero que se cuenta.
rule-cientos-a5 = Guarde el palo en que una sola carta completa una secansa.
rule-cientos-a6 = Busque catorces o treses que el robo pueda completar. Si no puede guardarlo todo, guarde el punto y luego el mayor.
rule-cientos-a7 = El mano que deja cartas puede verlas, y el pie sabe que quedan.
rule-cientos-a8 = Alguna vez puede seguir un impulso contra las reglas del descarte, pero pocas.
rule-cientos-a9 = Procure más de seis bazas y un total que acabe en cinco o más. No desperdicie ningún punto, aunque no le dé otra decena: es uno menos para el otro.
rule-cientos-a10 = Con as y caballo de un palo no salga de él: espere, y hágalas las dos.
rule-cientos-a11 = Salga primero de las cartas firmes de su palo largo.
rule-cientos-a12 = Cerca del pique salga solo de cartas firmes hasta contar treinta.
rule-cientos-a13 = Acuse de mayor a menor, y enseñe antes de jugar.
rule-cientos-a14 = Atento al medio juego y a los últimos puntos: sepa lo que le falta a cada uno.
rule-cientos-a15 = Ser mano es la gran ventaja, y toca a la carta mayor.
