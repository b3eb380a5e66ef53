# Quel che il libro consiglia, ogni consiglio in una frase o due.

rule-cientos-a1 = Tutta l’arte è dedurre le carte dell’altro da ciò che ha accusato, mostrato e giocato, e da ciò che hai tu.
rule-cientos-a2 = Prima conta le carte e guarda se hai carte bianche; poi ordinale per semi.
rule-cientos-a3 = Preferisci quattro carte alte di seguito a cinque più basse e staccate: promettono una secansa alta, prese e picco.
rule-cientos-a4 = Verso la fine del gioco punta al punto più alto: conta per primo.
rule-cientos-a5 = Tieni il seme in cui una sola carta completa una secansa.
rule-cientos-a6 = Cerca quattordici o tre che la pesca possa completare. Se non puoi tenere tutto, tieni il punto e poi il maggiore.
rule-cientos-a7 = Se sei mano e lasci carte, puoi guardarle, e il piede sa che ci sono.
rule-cientos-a8 = Qualche volta puoi seguire un impulso contro le regole dello scarto, ma di rado.
rule-cientos-a9 = Cerca più di sei prese e un totale che finisca in cinque o più. Non sprecare punti, anche se non ti danno un’altra decina: sono punti in meno per l’altro.
rule-cientos-a10 = Con asso e cavallo di un seme non uscire in quel seme: aspetta, e fai la presa con tutti e due.
rule-cientos-a11 = Esci prima con le carte franche del tuo seme lungo.
rule-cientos-a12 = Vicino al picco esci solo con carte franche finché non conti trenta.
rule-cientos-a13 = Accusa dal maggiore al minore, e mostra prima di giocare.
rule-cientos-a14 = Attento al mezzo gioco e agli ultimi punti: sappi quanto manca a ciascuno.
rule-cientos-a15 = Essere mano è il gran vantaggio, e tocca a chi alza la carta più alta.
