# Lo scopo della mano e a che punto è ogni parte, in una riga.

voltarete-aim-bid = Al feito servono più prese di ciascun avversario.
voltarete-aim-declarer = Ti servono più prese di ciascun avversario: tu { $tricks }, { $one } { $first }, { $other } { $second }
voltarete-aim-defender = Ferma { $seat }, a cui servono più prese di ciascuno di voi: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }

spanish-aim-bid = Alla parte dell’Hombre servono { $win } delle { $tricks } prese.
spanish-aim-bid-compared = All’Hombre servono più prese di qualsiasi avversario.
spanish-aim-alone = Ti servono { $win } prese: tu { $tricks }, gli altri { $rest }
spanish-aim-side = Alla tua parte servono { $win } prese: voi { $tricks }, gli altri { $rest }
spanish-aim-side-hidden = Con il compagno nascosto ti servono { $win } prese: tu ne hai { $tricks }
spanish-aim-against = Tieni la parte di { $seat } sotto le { $win } prese: loro { $tricks }, voi { $rest }
spanish-aim-against-hidden = Tieni { $seat } e il compagno nascosto sotto le { $win } prese: { $seat } ne ha { $tricks }
spanish-aim-compared = Ti servono più prese di ciascun avversario: tu { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-compared-against = Ferma { $seat }, a cui servono più prese di ciascuno di voi: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-more = Ti servono più prese di qualsiasi avversario: tu { $tricks }, il migliore di loro { $most }
spanish-aim-more-against = Ferma { $seat }, a cui servono più prese di qualsiasi avversario: { $seat } { $tricks }, il migliore di voi { $most }

malilla-aim = Vince chi supera i { $due } punti: la tua coppia { $own }, l’altra { $theirs }
malilla-figure-made = { $points } su { $all }

cientos-aim = Vince chi arriva a 100: tu { $own }, { $seat } { $theirs }

rebesino-aim-robo = Non fare prese, o fai meno punti possibile.
rebesino-aim = I punti danneggiano: tu ne hai { $own }

truco-aim = Vince chi arriva a { $partida }: voi { $own }, loro { $theirs }. Due vazas su tre vincono il truco.

minchiate-aim-hand = Più punti dell’altra coppia: voi { $own }, loro { $theirs }. Accusa ciò che hai.
minchiate-aim-tricks = Più punti dell’altra coppia: voi { $own }, loro { $theirs }. Prendi onori e l’ultima presa.

yukon-aim = Vince chi arriva a { $target }: tu { $own }, il migliore degli altri { $theirs }
yukon-aim-extra = Chi fa più prese in questo giro vince la partita.
yukon-figure-round = giro { $points }

grand-aim-bid = Chi offre di più sceglie il gioco; quella coppia deve fare i punti offerti.
grand-aim-tricks = Alla tua coppia servono { $need } prese per { $bid } punti: ne avete { $tricks }
grand-aim-tricks-against = Tieni la coppia che ha fatto l’offerta sotto le { $need } prese: ne ha { $tricks }
grand-aim-copas = La tua coppia non deve prendere cuori: ne avete { $hearts }
grand-aim-copas-against = Fai prendere cuori alla coppia che ha fatto l’offerta: ne ha { $hearts }

voltarete-aim-treze = Ti servono più prese dei tre insieme: tu { $tricks }, loro { $rest }
voltarete-aim-treze-against = Insieme vi servono più prese di { $seat }: voi { $rest }, { $seat } { $tricks }
spanish-aim-bola = Bola: alla tua parte servono tutte le { $all } prese, finora { $tricks }.
spanish-aim-bola-against = { $seat } gioca la bola: una presa la ferma.
cientos-aim-lacks = Sei a 100 e ti mancano { $lack }; { $seat } { $theirs }

cientos-worth = La tua mano: { $what }
cientos-worth-and = { $one }, { $other }
minchiate-worth = La tua mano: { $many ->
    [one] una carta che conta
   *[other] { $many } carte che contano
}, valore { $points }{ $verzigole ->
    [0] {""}
    [one] , una verzigola da { $count }
   *[other] , { $verzigole } verzigole da { $count }
}
