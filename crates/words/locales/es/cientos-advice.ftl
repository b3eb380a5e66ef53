# Lo que el libro aconseja, cada consejo en una frase o dos.

rule-cientos-a1 = Todo el arte está en deducir las cartas del otro de lo que acusó, enseñó y jugó, y de lo que usted tiene.
rule-cientos-a2 = Primero cuente sus cartas y vea si son cartas blancas; después ordénelas por palos.
rule-cientos-a3 = Prefiera cuatro cartas altas seguidas a cinco más bajas y sueltas: prometen una secansa alta, bazas y pique.
rule-cientos-a4 = Cerca del fin del juego busque el mayor punto: es lo primero que se cuenta.
rule-cientos-a5 = Guarde el palo en que una sola carta completa una secansa.
rule-cientos-a6 = Busque catorces o treses que el robo pueda completar. Si no puede guardarlo todo, guarde el punto, y luego lo más alto.
rule-cientos-a7 = Si usted es el mano y deja cartas, puede verlas, y el pie sabe que están ahí.
rule-cientos-a8 = A veces puede seguir una corazonada contra las reglas del descarte, pero rara vez.
rule-cientos-a9 = Procure más de seis bazas y un total que acabe en cinco o más. No desperdicie ningún punto, aunque no le dé otra decena: es uno menos para el otro.
rule-cientos-a10 = Con as y caballo de un palo, no salga de él: espere, y haga las dos bazas.
rule-cientos-a11 = Salga primero con las cartas firmes de su palo largo.
rule-cientos-a12 = Cerca del pique, salga solo con cartas firmes hasta contar treinta.
rule-cientos-a13 = Acuse de mayor a menor, y enseñe antes de jugar.
rule-cientos-a14 = Esté atento al medio juego y a los últimos puntos: sepa lo que le falta a cada uno.
rule-cientos-a15 = Ser el mano es la gran ventaja, y es de quien corta la carta más alta.
