# Cientos. Quedan las palabras del libro; lo que necesita un principiante está en la glosa.

## Lo que se puede hacer

cientos-blancas = Enseñar sus cartas blancas
    .gloss = no ha recibido rey, caballo ni sota: diez puntos, y nadie hace pique ni repique contra usted
cientos-discard = Descartar: { $cards }
cientos-draw = { $number ->
        [one] Robar una carta
       *[other] Robar { $number } cartas
    }
cientos-look = Mirar las cartas que deja
    .gloss = entonces también puede mirarlas el mano, pero antes debe decir de qué palo va a salir
cientos-leave = Dejarlas sin ver
    .gloss = usted no las ve, y el mano sigue libre de salir de cualquier palo
cientos-name = Mirarlas y salir de { $suit }
    .gloss = usted ve las cartas que quedan, y su primera carta debe ser de este palo
cientos-punto = Acusar un punto de { $value }
    .gloss = el valor de sus cartas de un palo: as, 11; figuras y diez, 10; las demás, lo que muestran
cientos-secansa = Acusar una { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] al as
        [rey] al rey
        [caballo] al caballo
        [sota] a la sota
        [diez] al diez
       *[other] al nueve
    }
    .gloss = una secansa es una serie de cartas seguidas de un palo, de tres (tercera) a ocho (octava)
cientos-catorce = Acusar un catorce de { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
    .gloss = cuatro del mismo valor: catorce puntos
cientos-tres = Acusar tres { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
    .gloss = tres del mismo valor: tres puntos, si el otro no tiene nada mejor
cientos-show = Enseñar lo que ha acusado
    .gloss = lo que es bueno o igual debe enseñarse a tiempo; si no, cuenta lo del otro
cientos-withdraw = Corregir el catorce acusado: { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
    .gloss = usted dijo un catorce por otro: antes de jugar puede acusar una vez el que tiene, sin coste
cientos-ask = Preguntar cuál falta: { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
    .gloss = el otro acusó tres y debe decirle cuál no tiene
cientos-play = Jugar: { $card }
cientos-announce = Avisar de que cambia a { $suit }
    .gloss = cuando lo ha dicho, el otro ya no puede recoger la carta que juegue
cientos-take = Recoger la baza
    .gloss = recogerla; después, sus cartas ya no cambian
cientos-amend = Jugar en su lugar: { $card }
cientos-take-back = Recoger su carta
    .gloss = el otro cambió de palo sin avisar
cientos-demand = Exigir que se salga de { $suit }
    .gloss = el mano salió de un palo distinto del que dijo: recoge la carta y sale de este
cientos-recount = Decir que el otro tiene una carta de más
    .gloss = antes de jugar, se le saca una carta por sorteo; después, el otro no cuenta nada en esta mano
cientos-heading-discard = Elija su descarte
    .gloss = al menos una; roba el mismo número del monte, y después ya no puede cambiar
cientos-heading-draw = ¿Cuántas cartas roba?
    .gloss = tantas como descartó; si roba una de más, puede no contar nada en esta mano
cientos-heading-play = Jugar una carta
    .gloss = sirva al palo si puede; la carta más alta del palo de salida gana la baza, y no hay triunfo
cientos-heading-amend = Cambiar su carta mal jugada por otra
    .gloss = usted pudo servir y no sirvió; mientras no se recoja la baza, corregirlo no cuesta nada

## Lo que pasa

cientos-cutting = Cortando para ver quién es mano
cientos-dealing = Repartiendo las cartas…
cientos-exchanging = Descartando y robando cartas
cientos-lottery = La carta de más se saca por sorteo
cientos-naming = Cada uno acusa lo que tiene
cientos-playing = Una mano de Cientos
cientos-over = La partida ha acabado
cientos-fact-hand = Mano { $number }; da { $seat }
cientos-fact-games = Juegos de { $seat }: { $won }
cientos-fact-left = Cartas que usted dejó en el monte: { $cards }
cientos-fact-looked = Cartas que usted ha visto: { $cards }
cientos-fact-discards = Sus descartes: { $cards }
cientos-fact-named = El mano saldrá de { $suit }
cientos-fact-last = Mano anterior: { $outcome }, { $first } { $one }, { $second } { $two }
cientos-figure-mark = marca { $points }
    .gloss = los puntos marcados hasta ahora, por decenas; ciento ganan
cientos-figure-hand = hechos { $points }
cientos-figure-lack50 = le faltan { $points } para cincuenta
cientos-figure-lack100 = le faltan { $points } para ciento
cientos-role-mano = mano
    .gloss = habla y sale primero
cientos-role-pie = pie
    .gloss = quien da, que habla y juega el segundo

## Lo que se dijo

cientos-said = { $seat }: { $what }
cientos-said-cut = corta una carta: { $card }
cientos-said-blancas = enseña cartas blancas
cientos-said-drew = descarta { $thrown } y roba { $taken }
cientos-said-looked = mira las cartas que quedan
cientos-said-names = saldrá de { $suit }
cientos-said-punto = punto de { $value }
cientos-said-secansa = { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] al as
        [rey] al rey
        [caballo] al caballo
        [sota] a la sota
        [diez] al diez
       *[other] al nueve
    }
cientos-said-catorce = catorce de { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
cientos-said-tres = tres { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
cientos-said-good = es bueno
cientos-said-equal = es igual
cientos-said-not-good = no es bueno
cientos-said-showed = enseña: { $cards }
cientos-said-withdrew = retira: { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }
cientos-said-lacks = le falta esta carta: { $card }
cientos-said-amended = juega otra en su lugar: { $card }
cientos-said-took-back = recoge su carta: { $card }
cientos-said-demanded = exige que se salga de { $suit }
cientos-said-announced = cambia a { $suit }
cientos-said-miscounted = tenía una carta de más
cientos-said-false-set = acusó algo que no tenía
cientos-item-blancas = cartas blancas, { $points }
cientos-item-punto = punto de { $value }, { $points }
cientos-item-secansa = { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] al as
        [rey] al rey
        [caballo] al caballo
        [sota] a la sota
        [diez] al diez
       *[other] al nueve
    }, { $points }
cientos-item-catorce = catorce de { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }, { $points }
cientos-item-tres = tres { $rank ->
        [as] ases
        [rey] reyes
        [caballo] caballos
        [sota] sotas
       *[other] dieces
    }, { $points }
cientos-item-repique = repique, { $points } más
cientos-item-pique = pique, { $points } más
cientos-item-play = cartas con las que salió y bazas ganadas, { $points }
cientos-item-lead = una carta con la que salió, { $points }
cientos-item-trick = una baza ganada, { $points }
cientos-item-last = la última baza, { $points } más
cientos-item-bazas = más de la mitad de las bazas, { $points }
cientos-item-capote = capote: todas las bazas, { $points }

## Las preguntas

cientos-ask-discard-mano = Descarte de una a cinco cartas; robará el mismo número.
cientos-ask-discard-pie = Descarte al menos una carta; robará el mismo número de las que quedan.
cientos-ask-draw = Robe tantas como descartó.
cientos-ask-look = Deja algunas cartas. ¿Las mira?
cientos-ask-name = El pie las ha mirado. Diga de qué palo va a salir, y podrá mirarlas también.
cientos-ask-accuse = Acuse lo que tiene, primero lo mejor, y después salga.
cientos-ask-answer = Acuse lo suyo y después juegue en la baza.
cientos-ask-lead = Le toca salir.
cientos-ask-play = Le toca jugar.
cientos-ask-take = La baza es suya. ¿La recoge?
cientos-ask-besides = Puede hablar.

## Cómo acabó la mano

cientos-outcome-marked = marcada
    .gloss = los puntos se marcaron y el juego sigue
cientos-outcome-simple = juego ganado
    .gloss = el perdedor había hecho cincuenta
cientos-outcome-won = juego ganado
    .gloss = el ganador llegó a ciento
cientos-outcome-double = juego doble ganado
    .gloss = el perdedor no había hecho cincuenta
cientos-outcome-broken = interrumpido
    .gloss = el juego duraba ya demasiadas manos
cientos-ended-marked = { $mano } hizo { $mano_points }, { $pie } { $pie_points }. Llevan marcados { $mano_mark } y { $pie_mark }
cientos-ended-simple = { $seat } llegó a ciento y ganó el juego. En esta mano { $mano } hizo { $mano_points }, { $pie } { $pie_points }
cientos-ended-double = { $seat } llegó a ciento antes de que el otro tuviera cincuenta: juego doble. En esta mano { $mano } hizo { $mano_points }, { $pie } { $pie_points }
cientos-ended-broken = El juego se interrumpió. En esta mano { $mano } hizo { $mano_points }, { $pie } { $pie_points }

## Por qué se paga

cientos-cause-blancas = cartas blancas, { $count } × { $each }
cientos-cause-pique = pique, { $count } × { $each }
cientos-cause-repique = repique, { $count } × { $each }
cientos-cause-secansa = una secansa de cinco o más, { $count } × { $each }
cientos-cause-catorce = un catorce, { $count } × { $each }
cientos-cause-capote = capote, { $count } × { $each }
cientos-cause-under-ten = menos de diez puntos, { $count } × { $each }
cientos-cause-under-five = menos de cinco puntos, { $count } × { $each }
cientos-cause-simple = el juego, sencillo, { $count } × { $each }
cientos-cause-double = el juego, doble, { $count } × { $each }
cientos-cause-calidad-simple = calidad del juego, { $count } × { $each }
cientos-cause-calidad-double = calidades del juego doble, { $count } × { $each }

## Rechazos

cientos-refused-not-dealt = Antes deben darse las cartas.
cientos-refused-wrong-pack = Esas no son las cartas que deben barajarse.
cientos-refused-over = La partida ha acabado.
cientos-refused-turn = Le toca a { $seat }.
cientos-refused-not-playing = Usted no está sentado en esta mesa.
cientos-refused-not-now = No puede hacer eso en este punto de la mano.
cientos-refused-not-held = No tiene esa carta: { $card }.
cientos-refused-discard-size = Descarte al menos una carta y, como máximo, { $most }.
cientos-refused-draw-size = No hay tantas cartas que pueda robar.
cientos-refused-not-blancas = Su mano tiene algún rey, caballo o sota.
cientos-refused-not-yours = No tiene eso.
cientos-refused-too-late = Ya no puede acusar eso: se ha acusado algo que va después, o no sería bueno.
cientos-refused-larger = Es mayor que lo primero que acusó, así que se pierde.
cientos-refused-must-name = Dijo que lo del mano no era bueno: acuse y enseñe lo suyo antes de jugar.
cientos-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
cientos-refused-lead = Debe salir de { $suit }.
cientos-refused-no-suit = No tiene ninguna carta de { $suit } para nombrar ese palo.
cientos-refused-honour = Eso es de las mesas de honor. Esta es estricta.
cientos-refused-no-incident = No ha ocurrido nada que lo permita.

## En la mesa

cientos-table-stock = Monte { $many }
cientos-table-tricks = { $many ->
        [one] { $many } baza
       *[other] { $many } bazas
    }

## El acto que acabó la mano

cientos-done-take = recoge la baza
cientos-done-show = enseña lo que ha acusado
