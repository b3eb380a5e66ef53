# Lo que el libro aconseja, cada consejo en una frase o dos.

rule-cientos-a1 = Todo el arte está en deducir las cartas del otro de lo que acusó, enseñó y jugó, y de las que usted tiene.
rule-cientos-a2 = Primero cuente sus cartas y vea si son cartas blancas; después ordénelas por palos.
rule-cientos-a3 = Prefiera cuatro cartas altas seguidas a cinco más bajas y sueltas: prometen una secansa alta, bazas y pique.
rule-cientos-a4 = Cerca del final del juego, busque el punto mayor: es lo primero que se cuenta.
rule-cientos-a5 = Guarde el palo en el que una sola carta completa una secansa.
rule-cientos-a6 = Busque catorces o treses que pueda completar el robo. Si no puede guardarlo todo, guarde el punto y después lo más alto.
rule-cientos-a7 = Si usted es el mano y deja cartas, puede mirarlas, y el pie sabe que están ahí.
rule-cientos-a8 = A veces puede seguir una corazonada contra las reglas del descarte, pero rara vez.
rule-cientos-a9 = Busque más de seis bazas y un total que acabe en cinco o más. No desperdicie ningún punto, aunque no le dé otra decena: es uno menos para el otro.
rule-cientos-a10 = Con as y caballo de un palo, no salga de él: espere y ganará las dos bazas.
rule-cientos-a11 = Salga primero con las cartas firmes de su palo largo.
rule-cientos-a12 = Cerca del pique, salga solo con cartas firmes hasta que haya contado treinta.
rule-cientos-a13 = Acuse de mayor a menor y enseñe antes de jugar.
rule-cientos-a14 = Esté atento al medio juego y a los últimos puntos: sepa qué le falta a cada uno.
rule-cientos-a15 = Ser mano es la gran ventaja, y la tiene quien corta la carta más alta.
