# I consigli dei libri, e le poche regole oltre a quelli, che il precettore dà per ragione. L’id si fa dal numero:
# `voltarete A39` è rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Chieda licença con tre prese sicure in trionfi: quel che si compra ne vale al più altre due.
rule-voltarete-a2 = Si può osare di più: un re tenuto fa di solito una presa, e quattro prese vincono se gli altri si dividono le loro in tre e due.
rule-voltarete-a3 = Il libro dà le mani più piccole da licença in ogni specie di seme; le altre si misurano su quelle.
rule-voltarete-a6 = Il libro dà le mani più piccole da só; un seme mancante conta per una presa tagliata con un trionfo piccolo.
rule-voltarete-a9 = Il mão fa presto i suoi re, prima che gli avversari si liberino di quel seme l’uno nelle prese dell’altro.
rule-voltarete-a10 = Al pé viene il gioco degli altri: le sue damas e i suoi valetes possono valere come re.
rule-voltarete-a11 = Non giochi trionfo verso il pé senza averne di pari; a lui conviene di più giocato da un altro.
rule-voltarete-a15 = Il segundo vuole re, Manilhas o carte grosse in più semi e un asso nero, perché qualunque voltata lasci da quattro a sei carte buone.
rule-voltarete-a16 = La casca si può buttare senza codilho, lascia meno trionfi contro e non dice nulla agli altri dei suoi.
rule-voltarete-a17 = Contro la casca: otto o nove carte portano di rado un seme. Ne speri quattro o cinque di uno, con re.
rule-voltarete-a18 = Vada alla casca con due semi: può trovare quello che manca, o tre o quattro altre dei suoi.
rule-voltarete-a19 = Vada alla casca con una mano molto brutta: le carte buone sono allora nel tallone.
rule-voltarete-a22 = In quattro, l’ultimo deve per lo più difendere il bolo andando alla casca; con un bolo grande e poche speranze costa meno lasciar andare il quarto. Il quarto è forte: tiene le nove migliori di tredici.
rule-voltarete-a25 = Più piccolo è il bolo, meno rischia un respeito.
rule-voltarete-a26 = Faccia respeito con un bolo piccolo e un seme, copas soprattutto, che darebbe la geral se si voltasse.
rule-voltarete-a27 = Faccia respeito con un re, una Manilha o carte grosse in semi diversi, perché qualunque voltata aiuti.
rule-voltarete-a28 = Faccia respeito quando né só né licença sono certi, soprattutto con un bolo piccolo. Solo quando bisogna coprire qualcuno è altrimenti.
rule-voltarete-a29 = Vada a só quando è sicuro o quasi; per andare sopra un altro basta meno.
rule-voltarete-a31 = Dichiari la geral solo con certezza, o con molto più della metà delle sorti.
rule-voltarete-a32 = Con una carta falsa si sta due contro uno contro la geral: ogni avversario tiene il suo seme.
rule-voltarete-a33 = Non dichiari la geral senza sei trionfi, con quattro matadores in copas o ouros, o tre in espadas o páos, e il resto fermo.
rule-voltarete-a39 = Sei trionfi con Espadilha e Manilha in copas o ouros: giochi trionfi se ha anche un re.
rule-voltarete-a40 = Sei trionfi con Espadilha e Manilha in espadas o páos: giochi trionfi, con il re o senza.
rule-voltarete-a41 = Trionfi a scala e mano non sicura: giochi in modo che uno dei suoi resti sempre sopra il migliore degli avversari.
rule-voltarete-a43 = Con molti trionfi piccoli li giochi, perché i grossi contro di lei cadano insieme.
rule-voltarete-a44 = Con pochi trionfi e molti re giochi trionfi, se tiene fermi tutti i semi o resta superiore in trionfi.
rule-voltarete-a46 = Sei trionfi di Espadilha in copas o ouros, o cinque in espadas o páos, con re: due giri, prima piccolo, poi grosso; continui se cadono divisi.
rule-voltarete-a47 = Con i due assi neri e il re, o l’asso, di trionfo: giochi Espadilha e poi quello.
rule-voltarete-a48 = Con trionfi in fila sotto i maggiori giochi il più piccolo: chi ha i maggiori alla sua destra suole lasciarlo passare.
rule-voltarete-a49 = Re, e nessun trionfo con cui battere: giochi prima i re, i meno accompagnati avanti agli altri.
rule-voltarete-a50 = Da re e dama dello stesso seme giochi la più piccola: il seguente, anche se manca del seme, può risparmiarla per timore di tagliare il re del compagno.
rule-voltarete-a51 = Con trionfi e un solo altro seme, senza poter battere, stanchi l’avversario facendolo tagliare.
rule-voltarete-a52 = Ciò che serve al feito serve anche all’avversario che rifiuta la resposta: ha contro tutti e due.
rule-voltarete-a53 = Dalle mani giocate: batta trionfi prima dei re, butti una perdente piuttosto che tagliare dove possono ritagliarla, e tagli alto quanto occorre.
rule-voltarete-a55 = I due avversari vogliono che il feito perda: il fraco cerca la resposta, il forte il codilho.
rule-voltarete-a56 = Senza sapere le forze, aiuti il forte fino a quattro prese, facendone una lei.
rule-voltarete-a57 = Con tre prese sicure, non lasci al feito più di tre.
rule-voltarete-a61 = Carichi con i suoi trionfi più grossi le prese che vanno al feito, perché spenda i suoi.
rule-voltarete-a64 = Quando il forte gioca un trionfo piccolo e il feito è ultimo, ne metta uno grosso in mezzo, a favore del forte.
rule-voltarete-a66 = Se il feito può prendere il trionfo del forte solo con uno dei suoi migliori, lo lasci correre.
rule-voltarete-a67 = Non raccolga prese senza essere sicuro di tre; ma ritagli il feito finché la resposta non è sicura.
rule-voltarete-a68 = Giochi una carta sola nel suo seme, o altrimenti dal seme più corto.
rule-voltarete-a70 = Giochi quel che manca al compagno quando è ultimo: ritaglia, o fa tagliare alto il feito.
rule-voltarete-a73 = Tre prese a testa si combinano di rado; il forte può giocare come un feito, ma risparmia i trionfi di chi l’aiuta.
rule-voltarete-a75 = Con molti re giochi trionfi, perché i piccoli non glieli taglino.
rule-voltarete-a76 = Giochi trionfi se in essi è superiore al feito.
rule-voltarete-a77 = Giochi trionfi piccoli quando il compagno è ultimo, perché i suoi grossi battano quelli del feito.
rule-voltarete-a83 = Il feito butta tutto fuorché trionfi e re; si tiene la dama accanto al re se i trionfi si possono battere.
rule-voltarete-a84 = La carta sopra la quale gli altri non hanno nulla vale un trionfo.
rule-voltarete-a86 = In respeito o segundo, se si volta il suo seme forte, tenga anche i re e compri il meno che può: la geral è più vicina.
rule-voltarete-a87 = Il forte tiene solo trionfi e re secchi, salvo che la mano sia già buona.
rule-voltarete-a89 = Il forte che compra per ultimo adatta gli scarti a quel che gli hanno lasciato, e tiene insieme trionfi e un seme.
rule-voltarete-a90 = Il fraco tiene tutti i trionfi, e i re con compagnia piccola per schivare; nel resto si fa mancante.
rule-voltarete-a92 = Contro una geral probabile, con trionfi per lottare, compri, e ne compri molte.
rule-voltarete-a94 = Contro una geral probabile, senza trionfi per lottare, lasci all’altro quasi tutte le carte e compri solo per mancare di un seme.
rule-voltarete-a97 = Lasci cinque carte all’altro: si suppone che ne abbia quattro buone.
rule-voltarete-a98 = Dopo una casca compri tutto quel che resta, o nulla.
rule-voltarete-a102 = Faccia giocare fino in fondo le mani che si mostrano, o conti le carte e cerchi la renúncia.
rule-voltarete-r91 = Un esito già certo si può regolare senza giocare oltre.
rule-voltarete-r93 = Le pagas si possono chiedere finché non è finita di dare la mano seguente.
rule-voltarete-r135 = Altrimenti chi ha una remissa sceglie se entra ora o dopo.

## Truco

rule-truco-a1 = Mancando un tento, apra con falta envido: l’envido semplice lascia agli altri salire al real.
rule-truco-a2 = Non rischi più di quel che le manca: chi accetta di più e perde paga tutto.
rule-truco-a3 = Con una flor povera dica “com flor me achico”: risparmia tentos, nasconde la mano e, senza opposizione, ne guadagna ancora tre.
rule-truco-a4 = Salga a contra-flor e o resto quando è forte, o per far colpo.
rule-truco-a5 = Il truco si può mettere su qualsiasi carta, anche su un quattro: bluffi quando il tavolo è debole.
rule-truco-a6 = Molto indietro verso la fine, la lei do jogo forza tutto in una volta; contro di essa chi ha flor esce con meno danno tirandosi indietro.
rule-truco-a7 = Dica “não mato” ogni volta che non può vincere: nasconde i suoi punti.
rule-truco-a8 = Canti il solo totale: nessuna parola prima, nessuna somma ad alta voce.
rule-truco-a9 = A due proposte nomini prima quella che rifiuta; cominci con quero solo se le accetta entrambe.
rule-truco-a10 = Dica quero prima di salire a retruco o vale quatro.
rule-truco-a14 = Guardi le carte scoperte davanti a ciascuno: mostrano che cosa è uscito e provano i punti.
rule-truco-a16 = Non se ne vada senza parola finché può aspettare: andarsene costa più di un truco rifiutato.
rule-truco-a17 = Contro un truco, con buoni punti, dica envido prima di rispondere.
rule-truco-a18 = Con la flor, la canti prima che si risponda all’envido del compagno, e prima di giocare.
rule-truco-a19 = Il mão vince i pari: da mão osi di più con punti uguali; più indietro gliene serve uno in più.
rule-truco-a21 = Tenga la prova: le carte di una flor o di un envido cantati non vanno nel monte.
rule-truco-a22 = Chi è indietro non vince la partida con la falta; pari o avanti, può.
rule-truco-r13 = Taglia chi sta alla sinistra del pé, e lascia sul tavolo almeno tre carte.
rule-truco-r48 = A una flor ogni avversario risponde subito per le sue carte: con un’altra flor, o che è buona.
rule-truco-r76 = Chi ha proposto e ha flor deve dirlo subito, prima che si cantino i punti.

## Minchiate

rule-minchiate-a1 = Col Mondo o con le Trombe, e pochi onori delicati, scarti dal seme più lungo, e porti i tarocchi fino in fondo.
rule-minchiate-a2 = Senza le grandi Arie, o con molti onori delicati, scarti per far lo scarto libero di un seme, o dal più corto, e passi gli onori nei suoi giri.
rule-minchiate-a3 = Cominci con la cartiglia e con i suoi re.
rule-minchiate-a5 = Giochi le risitte, le carte spaiate con cui dovrebbe rispondere all’avversario, per esserne senza e fare onori da ultimo.
rule-minchiate-a6 = Il primo e il secondo giro di un seme si giocano liberamente, prima di tutto quelli di un seme di cui ne ha due sole.
rule-minchiate-a9 = Passi arditamente gli onori delicati al primo o secondo giro, salvo che un avversario abbia scartato.
rule-minchiate-a11 = Alla peggio li mandi sotto al compagno, se la mano finisce in lui ed è senza quel seme, o se si giocano tarocchi.
rule-minchiate-a15 = Serbi fino in fondo un tarocco alto di conto, per coprire il compagno, far la ripresa di un suo onore o ammazzarne uno loro.
rule-minchiate-a16 = Quando cominciano i tarocchi, o il compagno è senza quel seme, gli mandi un tarocco alto di conto: se non è coperto, lui ci mette sotto un onore delicato.
rule-minchiate-a21 = Altrimenti non prenda: schivi con un tarocco più basso e lasci la mano agli avversari, perché i suoi giochino per ultimi.
rule-minchiate-a22 = Prenda tuttavia quando ha onori da fare, soprattutto delicati; o copra il compagno, se la mano restasse a lui.
rule-minchiate-r28 = Il Matto si può dare a qualsiasi giocata, qualunque cosa si abbia, e non è mai d’obbligo.

## Yukon

rule-yukon-a1 = Vinca quante prese può, soprattutto quelle con le carte di più punti.
rule-yukon-a2 = Non apra le prime prese con carte alte.
rule-yukon-r9 = Chi vince raccoglie le carte della presa e le mette coperte accanto a sé.

## Grand

rule-grand-a1 = Scelga il gioco secondo il valore delle sue carte e il limite di punti di ogni gioco.
rule-grand-a2 = In Whist e Grand vinca quante prese può: chi ha l’offerta quelle che essa chiede, gli altri quelle che la rompono.
rule-grand-a3 = In Copas eviti soprattutto le prese con i cuori.
rule-grand-a4 = In Eucre miri a tre, quattro o cinque prese, secondo l’offerta.
rule-grand-a5 = In Copas, quando non può rispondere al seme, getti prima i cuori.
rule-grand-a8 = Offra 25 per l’Eucre solo se può farle tutte e cinque da solo, con una carta del compagno.
rule-grand-a9 = L’offerta che fallisce costa due volte: i punti, e dieci di più nel conto finale.
rule-grand-r14 = Chi vince la presa gioca per primo alla seguente.
