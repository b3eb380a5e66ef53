# I consigli dei libri, e le poche regole oltre a quelli, che il precettore dà per ragione. L’id si fa dal numero:
# `voltarete A39` è rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Chiedi licença con tre prese sicure in trionfi: quello che peschi ne porta al massimo altre due.
rule-voltarete-a2 = Puoi osare di più: un re tenuto fa di solito una presa, e quattro prese vincono se gli altri dividono le loro in tre e due.
rule-voltarete-a3 = Il libro dà le mani più deboli per la licença in ogni tipo di seme. Confronta la tua con quelle.
rule-voltarete-a6 = Il libro dà le mani più deboli per il só. Un seme mancante conta come una presa, tagliata con un trionfo piccolo.
rule-voltarete-a9 = Il mão gioca presto i re, prima che gli avversari si liberino di quel seme in altre prese.
rule-voltarete-a10 = Gli altri escono verso il pé, che gioca per ultimo: le sue damas e i suoi valetes possono valere come re.
rule-voltarete-a11 = Non uscire di trionfo verso il pé, a meno che i tuoi trionfi siano buoni quanto i suoi; lascialo fare a un altro.
rule-voltarete-a15 = Per il segundo servono re, Manilhas o carte alte in più semi e un asso nero, perché qualunque carta si volti ti restino da quattro a sei carte buone.
rule-voltarete-a16 = Puoi abbandonare la casca senza codilho; con la casca hai meno trionfi contro, e agli altri non dici nulla dei tuoi.
rule-voltarete-a17 = A sfavore della casca: otto o nove carte nuove portano di rado un seme lungo. Spera in quattro o cinque carte dello stesso seme, con qualche re.
rule-voltarete-a18 = Vai alla casca con due semi: puoi trovare quello che manca, o altre tre o quattro carte dei tuoi.
rule-voltarete-a19 = Vai alla casca con una mano molto brutta: le carte buone sono allora nel tallone.
rule-voltarete-a22 = In quattro, l’ultimo a parlare deve di solito difendere il bolo andando alla casca. Con un bolo grande e poche speranze costa meno lasciar giocare il quarto, che è forte: tiene le nove carte migliori di tredici.
rule-voltarete-a25 = Più piccolo è il bolo, meno rischia un respeito.
rule-voltarete-a26 = Gioca respeito con un bolo piccolo e un seme, soprattutto copas, che se fosse voltato potrebbe dare il geral.
rule-voltarete-a27 = Gioca respeito con un re, una Manilha o carte alte in semi diversi, perché qualunque carta voltata ti sia d’aiuto.
rule-voltarete-a28 = Gioca respeito quando né só né licença sono certi, soprattutto con un bolo piccolo. Fai altrimenti solo se devi superare qualcuno.
rule-voltarete-a29 = Gioca só quando la vittoria è certa o quasi; per superare un altro basta meno.
rule-voltarete-a31 = Dichiara il geral solo se è certo, o molto più probabile che improbabile.
rule-voltarete-a32 = Con una carta che può perdere, le probabilità sono due a uno contro il geral: ogni avversario tiene il suo seme.
rule-voltarete-a33 = Non dichiarare il geral senza sei trionfi, con quattro matadores in copas o ouros, o tre in espadas o páos, e il resto sicuro.
rule-voltarete-a39 = Con sei trionfi, fra cui Espadilha e Manilha, in copas o ouros: esci di trionfo se hai anche un re.
rule-voltarete-a40 = Con sei trionfi, fra cui Espadilha e Manilha, in espadas o páos: esci di trionfo, con il re o senza.
rule-voltarete-a41 = Con vuoti tra i tuoi trionfi e una mano non sicura, gioca in modo che uno dei tuoi resti sempre sopra il migliore degli avversari.
rule-voltarete-a43 = Con molti trionfi piccoli, giocali: quelli grossi contro di te cadono insieme.
rule-voltarete-a44 = Con pochi trionfi e molti re, esci di trionfo se tieni fermi tutti i semi o resti il più forte in trionfo.
rule-voltarete-a46 = Con sei trionfi, fra cui Espadilha, in copas o ouros, o cinque in espadas o páos, e con re: gioca due giri di trionfi, prima uno piccolo, poi uno grosso. Continua se cadono divisi.
rule-voltarete-a47 = Con i due assi neri e il re, o l’asso, di trionfo: gioca prima Espadilha, poi quel re o quell’asso.
rule-voltarete-a48 = Con trionfi in fila sotto i maggiori, gioca il più piccolo: chi ha i maggiori alla tua destra di solito lo lascia passare.
rule-voltarete-a49 = Con re e senza trionfi per battere trionfo, gioca prima i re, cominciando dal seme più corto.
rule-voltarete-a50 = Da re e dama, o re, dama e valete, dello stesso seme, gioca la più bassa: il prossimo, anche senza quel seme, può non tagliarla per paura di tagliare il re del compagno.
rule-voltarete-a51 = Con trionfi e un solo altro seme, senza poter battere i trionfi, stanca l’avversario facendolo tagliare.
rule-voltarete-a52 = Ciò che aiuta il feito serve anche all’avversario che nega la reposta: anche lui ha gli altri due contro.
rule-voltarete-a53 = Dalle mani del libro: batti i trionfi prima di giocare i re, scarta una perdente piuttosto che tagliare dove possono surtagliarti, e taglia alto quanto serve.
rule-voltarete-a55 = I due avversari vogliono che il feito perda: il fraco, il più debole, gioca per la reposta; il forte per il codilho.
rule-voltarete-a56 = Finché non conosci la forza degli altri, aiuta il forte a fare quattro prese, e fanne una tu.
rule-voltarete-a57 = Se sei il fraco e hai tre prese sicure, non lasciarne al forte più di tre: bastano per la reposta.
rule-voltarete-a61 = Metti i tuoi trionfi più alti sulle prese che vanno al feito, perché spenda i suoi.
rule-voltarete-a64 = Quando il forte esce con un trionfo piccolo e il feito gioca per ultimo, mettine uno grosso in mezzo per aiutare il forte.
rule-voltarete-a66 = Se il feito può prendere il trionfo del forte solo con uno dei suoi migliori, lascialo correre.
rule-voltarete-a67 = Non fare prese senza averne tre sicure; ma surtaglia il feito finché la reposta non è sicura.
rule-voltarete-a68 = Esci con una carta sola nel suo seme, o altrimenti dal seme più corto.
rule-voltarete-a70 = Esci nel seme che manca al compagno quando gioca per ultimo: surtaglia, o fa tagliare alto il feito.
rule-voltarete-a73 = Tre prese a testa riescono di rado per calcolo. Il forte può giocare come un feito, ma deve risparmiare i trionfi di chi lo aiuta.
rule-voltarete-a75 = Con molti re, esci di trionfo, perché gli altri non te li taglino con trionfi piccoli.
rule-voltarete-a76 = Esci di trionfo se in trionfo sei più forte del feito.
rule-voltarete-a77 = Esci con trionfi piccoli quando il compagno gioca per ultimo, perché i suoi trionfi grossi battano quelli del feito.
rule-voltarete-a83 = Il feito scarta tutto tranne trionfi e re, e tiene la dama accanto al suo re se può battere i trionfi.
rule-voltarete-a84 = Una carta che nulla nelle altre mani può battere vale un trionfo.
rule-voltarete-a86 = In respeito o segundo, se è voltato il tuo seme forte, tieni anche i re e pesca il meno possibile: il geral è vicino.
rule-voltarete-a87 = Il forte tiene solo trionfi e re soli, a meno che la mano sia già buona.
rule-voltarete-a89 = Il forte che pesca per ultimo scarta secondo le carte che restano, e tiene trionfi e un solo seme.
rule-voltarete-a90 = Il fraco tiene tutti i trionfi, e i re con carte piccole per schivare; per il resto si libera di semi interi.
rule-voltarete-a92 = Contro un geral probabile, se hai abbastanza trionfi per lottare, pesca, e pesca molto.
rule-voltarete-a94 = Contro un geral probabile, se non hai trionfi per lottare, lascia all’altro avversario quasi tutte le carte e pesca solo per restare senza un seme.
rule-voltarete-a97 = Lascia cinque carte all’altro avversario, che probabilmente ne ha quattro buone.
rule-voltarete-a98 = Dopo una casca pesca tutte le carte che restano, o nessuna.
rule-voltarete-a102 = Quando qualcuno stende le carte, fai giocare fino in fondo, o conta le carte e cerca un rifiuto.
rule-voltarete-r91 = Un esito già certo si può pagare senza giocare oltre.
rule-voltarete-r93 = Puoi chiedere le pagas finché le carte della mano seguente non sono tutte date.
rule-voltarete-r135 = Negli altri casi chi deve una reposta sceglie se pagarla ora o lasciarla come remissa.

## Truco

rule-truco-a1 = Se ti manca un tento, apri con falta envido: l’envido semplice permette agli altri di rialzare a real.
rule-truco-a2 = Non puntare più di quanto ti manca: se accetti di più e perdi, paghi tutto.
rule-truco-a3 = Con una flor povera di’ «com flor me achico»: risparmia tentos, nasconde la mano e, se nessuno si oppone, ne guadagna ancora tre.
rule-truco-a4 = Rialza a contra-flor e o resto quando sei forte, o per far colpo.
rule-truco-a5 = Puoi chiamare truco su qualsiasi carta, anche un quattro: bluffa quando il tavolo è debole.
rule-truco-a6 = Se sei molto indietro verso la fine, la lei do jogo mette in gioco tutto in una volta. Contro di essa, chi ha flor se la cava con meno tirandosi indietro.
rule-truco-a7 = Di’ «não mato» ogni volta che non puoi vincere: nasconde i tuoi punti.
rule-truco-a8 = Canta solo il totale: nessuna parola prima, nessuna somma ad alta voce.
rule-truco-a9 = Quando rispondi a due proposte, nomina prima quella che rifiuti; comincia con quero solo se le accetti entrambe.
rule-truco-a10 = Di’ quero prima di rialzare a retruco o vale quatro.
rule-truco-a14 = Guarda le carte scoperte davanti a ciascuno: mostrano che cosa è uscito e provano i punti.
rule-truco-a16 = Non andartene senza parlare finché puoi aspettare: andarsene costa più di un truco rifiutato.
rule-truco-a17 = Contro un truco, con buoni punti, di’ envido prima di rispondere.
rule-truco-a18 = Se hai flor, cantala prima che si risponda all’envido del compagno, e prima di giocare.
rule-truco-a19 = Il mão vince le parità. Se sei mão, osa di più a punti uguali; se vieni dopo, te ne serve uno in più.
rule-truco-a21 = Tieni la prova: le carte di una flor o di un envido cantati non vanno nel monte.
rule-truco-a22 = Se sei indietro, la falta non può farti vincere la partida; se sei pari o avanti, sì.
rule-truco-r13 = Alza chi siede alla sinistra del pé, e lascia sul tavolo almeno tre carte.
rule-truco-r48 = A una flor ogni avversario risponde subito per le sue carte: con un’altra flor, o con é boa.
rule-truco-r76 = Se hai proposto la lei do jogo e hai la flor, devi dirlo subito, prima che si cantino i punti.

## Minchiate

rule-minchiate-a1 = Col Mondo o con le Trombe e pochi onori delicati, scarta dal seme più lungo e conserva i tarocchi per la fine.
rule-minchiate-a2 = Senza le Arie più alte, o con molti onori delicati, scarta dal seme più corto, anche fino a restarne senza, per passare onori quando si gioca quel seme.
rule-minchiate-a3 = Comincia con la cartiglia, i quattro semi, e con i tuoi re.
rule-minchiate-a5 = Liberati delle carte spaiate con cui dovresti rispondere agli avversari. Senza quel seme, puoi salvare onori quando giochi per ultimo.
rule-minchiate-a6 = Il primo e il secondo giro di un seme si giocano liberamente. Comincia da un seme di cui hai solo due carte.
rule-minchiate-a9 = Passa senza paura gli onori delicati al primo o secondo giro di un seme, a meno che un avversario ne abbia scartato.
rule-minchiate-a11 = Alla peggio gioca gli onori delicati in una presa in cui il compagno gioca per ultimo e che farà lui: quando è senza il seme di uscita, o quando si esce di tarocchi.
rule-minchiate-a15 = Conserva fino alla fine un tarocco alto di conto, per coprire il compagno, recuperare un suo onore o ammazzarne uno degli avversari.
rule-minchiate-a16 = Quando cominciano i tarocchi, o il compagno è senza il seme, gioca un tarocco alto di conto: se nessuno lo copre, il compagno ci mette sotto un onore delicato.
rule-minchiate-a21 = Di regola non vincere una presa di tarocchi: schiva con un tarocco più basso e lascia l’uscita agli avversari, così la tua parte gioca per ultima.
rule-minchiate-a22 = Fai una presa che altrimenti schiveresti quando hai onori da salvare, soprattutto delicati; o copri la carta del compagno, se l’uscita resterebbe a lui.
rule-minchiate-r28 = Puoi giocare il Matto in qualsiasi presa, qualunque cosa tu abbia, e non sei tenuto a giocarlo.

## Yukon

rule-yukon-a1 = Vinci quante prese puoi, soprattutto quelle con più punti.
rule-yukon-a2 = Non uscire con carte alte nelle prime prese.
rule-yukon-r9 = Chi vince la presa ne ritira le carte e le mette coperte davanti a sé.

## Grand

rule-grand-a1 = Scegli il gioco secondo la forza delle tue carte e i punti che ogni gioco permette.
rule-grand-a2 = In Whist e Grand vinci quante prese puoi: la coppia dell’apostador ne ha bisogno per l’offerta, l’altra per batterla.
rule-grand-a3 = In Copas evita soprattutto le prese con cuori.
rule-grand-a4 = Nell’Eucre punta a tre, quattro o cinque prese, secondo l’offerta.
rule-grand-a5 = In Copas, quando non puoi rispondere al seme, butta prima i cuori.
rule-grand-a8 = Offri 25 per l’Eucre solo se puoi fare tutte e cinque le prese da solo, con una carta del compagno.
rule-grand-a9 = Un’offerta che fallisce costa due volte: i punti, e altri dieci nel conto finale.
rule-grand-r14 = Chi vince la presa esce alla seguente.
