# Che cosa consiglia il libro di Madrid nei giochi spagnoli. I consigli del Mediator valgono per la famiglia; dove un gioco ha i suoi,
# i suoi numeri vengono prima.

## Mediator

rule-spanish-a1 = Entra con quattro prese in mano: tre sicure e la quarta probabile, come un re ben guardato, o un seme che ti manca insieme a un trionfo piccolo.
rule-spanish-a2 = Se il re può essere restituito, abbi qualcosa di più: in quel caso devi vincere senza aiuto.
rule-spanish-a3 = Un compagno che fa una sola presa vale di più: c’è un avversario in meno.
rule-spanish-a4 = Con quattro re entra e non aspettare. Fai trionfo il seme più lungo o più alto, e chiama un tuo re o un cavallo.
rule-spanish-a5 = Con tre re, ma non quello di trionfo, vai a solo, passa o chiama uno dei tuoi.
rule-spanish-a6 = Nel dubbio chiama un tuo re invece di andare a solo: perdere costa molto meno, e gli altri sospettano fra loro.
rule-spanish-a7 = Il Mediator vuole cinque prese nelle tue carte. Se non sei mano, conta una presa probabile solo se ce ne sono due oltre alle cinque.
rule-spanish-a8 = Il mano esce, e può rischiare una presa in meno.
rule-spanish-a9 = Con poco gioco, o con re e fante di un seme, è meglio giocare per ultimi: l’uscita viene verso di te.
rule-spanish-a10 = Con un solo in mano di’ Mediator, se il re che compri rende sicura la bola. Non promettere la bola: chiedila alla settima carta.
rule-spanish-a11 = Per un solo devi vedere sei prese nella tua mano.
rule-spanish-a12 = Non entrare solo sperando: un’entrada leggera costa anche al compagno.
rule-spanish-a13 = Chiama il re di un seme di cui hai una sola carta. Se i semi sono due, quello del seme lungo: si taglia meno.
rule-spanish-a14 = Se non hai una carta isolata, chiama il re che va con il tuo cavallo guardato.
rule-spanish-a15 = Se il tuo cavallo è ben guardato chiama un altro re: saranno gli altri a giocare il seme del cavallo.
rule-spanish-a16 = Se hai molte carte del seme del re che ricevi, restituiscine una di quel seme.
rule-spanish-a17 = Chiama il re di un seme che non hai solo se non c’è altro.
rule-spanish-a18 = Se chiami un tuo re, nomina quello che è solo o quasi, e giocalo il più tardi possibile.
rule-spanish-a19 = Compra il re del seme in cui hai il cavallo o il fante; altrimenti quello del seme più corto. Restituisci una carta isolata, per restare senza quel seme.
rule-spanish-a20 = Se sei mano e hai poco gioco, cerca subito il re chiamato, per sapere chi è il compagno. Se hai trionfi sicuri, prima esci con uno o due di questi.
rule-spanish-a21 = Uscire con un trionfo piccolo sotto l’espadilla può aiutare: se la prende il compagno e ripete trionfo, la strada è libera.
rule-spanish-a22 = Con pochi trionfi, o senza alcun mate, non uscire di trionfo.
rule-spanish-a23 = Con espadilla e basto esci con un trionfo piccolo, e aspetta di catturare la malilla.
rule-spanish-a24 = Se la malilla è il tuo unico mate esci con un trionfo piccolo, mai con la malilla.
rule-spanish-a25 = Se un tuo trionfo alto fa la presa, i mates li ha il compagno: continua a uscire di trionfo.
rule-spanish-a26 = Non andare a bola finché non sai dov’è l’espadilla: qualcuno può nasconderla.
rule-spanish-a27 = Ripeti le uscite del compagno. Un suo trionfo piccolo chiede trionfi; una carta bassa, il suo seme.
rule-spanish-a28 = Se giochi per ultimo e il mano non esce né di trionfo né con il re, è un avversario: prendi quello che puoi.
rule-spanish-a29 = Chi esce con un trionfo piccolo, quando l’Hombre non gioca subito dopo di lui, è il compagno.
rule-spanish-a30 = Nel dubbio non perdere prese: meglio superare il compagno che lasciare la presa a un avversario.
rule-spanish-a31 = Fai venire l’uscita dall’altra parte quando hai carte che aspettano, come re e fante.
rule-spanish-a32 = Al terzo giro di un seme non tagliare se qualcuno può surtagliare.
rule-spanish-a33 = Evita i semi già giocati due volte, a meno che il compagno non giochi per ultimo.
rule-spanish-a34 = Taglia il primo giro di un seme che non hai: non sai dov’è il re.
rule-spanish-a35 = Per la bola esci di trionfo finché gli altri non ne hanno più, poi gioca le carte sicure.
rule-spanish-a36 = Se giochi senza compagno, scopri dov’è la forza, evitala e lascia l’uscita a chi siede alla tua destra.
rule-spanish-a37 = Se sei il compagno e siedi a destra dell’Hombre, esci di trionfo: con l’espadilla, o con uno piccolo se hai un mate.
rule-spanish-a38 = Se sei il compagno e siedi fra due avversari, non uscire di trionfo. Metti in tavola il re chiamato.
rule-spanish-a39 = Se sei il compagno e siedi a sinistra dell’Hombre, non uscire mai con un trionfo piccolo: esci con il re e ripeti il seme.
rule-spanish-a40 = Con re e cavallo del seme chiamato, gioca il cavallo subito dopo il re: così l’Hombre può scartare.
rule-spanish-a41 = Gioca i semi che mancano al compagno: li taglierà.
rule-spanish-a42 = Dopo il re gioca tutte le tue carte sicure.
rule-spanish-a43 = Con espadilla, malilla e un trionfo piccolo, gioca le prime due e lascia l’uscita all’Hombre: può venirne una bola.
rule-spanish-a44 = Se l’Hombre ti lascia una sesta presa che poteva fare, vuole la bola: continua.
rule-spanish-a45 = Contro l’Hombre non uscire nel seme del re chiamato, a meno che un altro difensore possa tagliarlo.
rule-spanish-a46 = Se siedi a sinistra dell’Hombre, esci con una carta bassa verso di lui: gli altri difensori giocano dopo.
rule-spanish-a47 = Si può uscire con un trionfo piccolo per salvare il mate isolato di un altro difensore, mai se l’Hombre gioca per ultimo.
rule-spanish-a48 = Scarta il seme che manca all’Hombre e tieni quello che ha.
rule-spanish-a49 = Non spendere in un taglio davanti all’Hombre il trionfo che guarda la tua malilla o il tuo basto.
rule-spanish-a50 = Se il compagno mostra una carta isolata, esci di trionfo.
rule-spanish-a51 = Per fermare una bola scarta anche carte sicure; chi difende tiene semi diversi.
rule-spanish-a52 = Prendere il cavallo non prova che qualcuno sia il compagno: c’è chi finge.
rule-spanish-a53 = Non aspettare la certezza: ogni giorno si vincono mani più deboli e se ne perdono di migliori.

## Hombre

rule-hombre-a1 = Entra con tre prese sicure in mano, e la speranza di una o due in più fra circa sei carte pescate.
rule-hombre-a2 = Non contare molto sui re: spesso vengono tagliati.
rule-hombre-a3 = Se parli per ultimo e gli altri sono passati puoi rischiare di più: la forza è nel monte.
rule-hombre-a4 = Per un solo abbi cinque prese quasi sicure.
rule-hombre-a5 = Se sei mano e hai trionfi sicuri, rischia di più. Il posto di mezzo è il peggiore.
rule-hombre-a6 = Quasi nessuno cambia otto carte: il trionfo si nomina prima, e le probabilità sono sfavorevoli.
rule-hombre-a7 = Se difendi e peschi per primo, pesca quattro o cinque carte se puoi battere l’Hombre; altrimenti un paio, e lascia il resto all’altro difensore.
rule-hombre-a8 = Con due mates e nient’altro pesca fino a sette carte.
rule-hombre-a9 = Se l’Hombre pesca meno di sei carte, o nessuna, ce n’è per entrambi i difensori.
rule-hombre-a10 = Tieni trionfi e re, e cerca di restare senza un seme.
rule-hombre-a11 = Se cambi solo una o due carte, la forza è dell’altro difensore: non fare una seconda presa.
rule-hombre-a12 = Se non puoi fare quattro prese, non farne più di una.
rule-hombre-a13 = Se l’altro difensore ha tutto, aiuta l’Hombre perché sia solo puesta.
rule-hombre-a14 = È più facile trovare due buone carte fra sei che fra due.
rule-hombre-a15 = Se sei l’Hombre, nota chi ha pescato di più. Lascia prese al difensore più debole e toglile all’altro.
rule-hombre-a16 = Se sei l’Hombre e non puoi farne né cinque né quattro, bada almeno che non sia codillo.
rule-hombre-a17 = Se sei il difensore più debole fai esattamente una presa. Non regalare l’unica.
rule-hombre-a18 = Lascia all’altro difensore la presa che chiede, a meno che sia la tua unica, e al colpo rispondi con il tuo trionfo più alto.
rule-hombre-a19 = Il codillo dell’altro difensore ti conviene più della vittoria dell’Hombre: è l’Hombre a pagarlo.
rule-hombre-a20 = Con trionfi sicuri esci di trionfo dall’inizio, e continua.
rule-hombre-a21 = Vincere con quattro prese è difficile. Rischia quelle mani uscendo subito di trionfo.

## Tresillo refavor

rule-tresillo-refavor-a1 = Con l’espadilla e un altro mate, la tua prima uscita di trionfo deve far cadere il terzo.
rule-tresillo-refavor-a2 = Con la sola espadilla rischia solo se sei mano o se ti forzano, e abbi un’entrata altrove.
rule-tresillo-refavor-a3 = Se sei mano e hai prese sicure negli altri tre semi, puoi andare a refavor senza trionfi.
rule-tresillo-refavor-a4 = Con un mate aspetta, e non uscire di trionfo.
rule-tresillo-refavor-a5 = Se sei mano e hai un seme lungo e un trionfo, gioca il seme per far tagliare gli altri e tieni il trionfo.
rule-tresillo-refavor-a6 = Nessun gioco è più rapido, né dà più codillos o più bolas.
rule-tresillo-refavor-a7 = Negli altri semi ricorda che ci sono undici trionfi in tre mani.
rule-tresillo-refavor-a8 = Contro l’Hombre esci con il re isolato, ma non se l’Hombre gioca subito dopo: se lo taglia si può surtagliare; altrimenti è una presa.
rule-tresillo-refavor-a9 = Se ti attaccano uscendo con il re isolato e la tua mano è forte, scarta una carta perdente.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = Non entrare con un re mal guardato: potresti non avere altro compagno che te.
rule-quadrillo-rey-forzado-a12 = I cavalli sono le carte migliori per entrare.
rule-quadrillo-rey-forzado-a13 = Chi ha un re cerca di fare una presa, perché può diventare il compagno. Se sei l’Hombre, lascia che ognuno ne faccia una.
rule-quadrillo-rey-forzado-a14 = Con un buon gioco cerca di diventare il compagno: esci nel seme del tuo re.
rule-quadrillo-rey-forzado-a15 = Con un cattivo gioco tieni il seme del tuo re, ed esci in quello più giocato.
rule-quadrillo-rey-forzado-a16 = Se sei l’Hombre esaurisci i semi, per trovare presto il compagno.
rule-quadrillo-rey-forzado-a17 = Quando l’Hombre esce di trionfo, scarta le carte che accompagnano il tuo re.
rule-quintillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-quintillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-quintillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-quintillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-quintillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-quintillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-quintillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-seisillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-seisillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-seisillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-seisillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-seisillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-seisillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a18 = Non fidarti dei re, a meno che tu non sia mano e possa togliere i trionfi.

## 36 carte e Dosillo

rule-tresillo-36-a10 = Conta i trionfi: sono tutti distribuiti.
rule-dosillo-a10 = Conta i trionfi: possono essere tutti in gioco.
