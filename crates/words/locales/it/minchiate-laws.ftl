# Altre regole e leggi che i segni e i rifiuti citano, ciascuna in una frase o due; gli id sono fatti come in minchiate-rules.ftl.

rule-minchiate-4-1 = A chi fa le carte conviene contare sempre il monte: quando tutti hanno scartato deve avere tredici carte.
rule-minchiate-4-2 = Chi ha rubato scarta tante carte quante ne ha rubate. Se alla prima carta giocata ne ha ancora di più o di meno e non l’ha detto, paga la pena come ogni altro.
rule-minchiate-5-1 = Prima del gioco ciascuno conta le sue carte: con ventuna non c’è pena.
rule-minchiate-5-2 = Una verzigola non accusata prima che si giochi la prima carta arriva tardi, e quel che avrebbe segnato è perduto.
rule-minchiate-6-1 = Se non si è convenuta un’altra misura, un resto è di sessanta punti.
rule-minchiate-6-2 = Se non si è convenuto quanto vale un resto, vale quel che si usa nella casa.
rule-minchiate-7-1a = Il Matto si può giocare in qualsiasi mano, anche avendo del palo giocato o dei tarocchi. Non prende nulla: ogni altra carta gli sta sopra.
rule-minchiate-7-1c = La parte che ha giocato il Matto e non vince nessuna mano deve cedere anche il Matto.
rule-minchiate-7-2b = Un errore nel primo giro della distribuzione si può correggere senza pena finché nessuno ha guardato le sue carte.
rule-minchiate-7-2c = Un errore nel secondo giro della distribuzione si può correggere senza pena finché non è scoperta l’undecima carta di quel giocatore.
rule-minchiate-7-2d = Chi comincia a giocare con più o meno di ventuna carte e non lo dice fa perdere alla sua parte il conto finale, salvo l’ultima e le carte di più delle quarantadue. Quel che si è segnato durante il gioco resta.
rule-minchiate-7-3c = Chi col non rispondere ha messo in salvo un onore o un altro tarocco suo sceglie: lo riprende in mano, o lo lascia correre e lo tiene fra le carte della sua parte.
rule-minchiate-7-3e = Chi non risponde più volte nello stesso gioco paga ogni volta che è accusato in tempo debito.
rule-minchiate-7-4b = Se un giocatore ha dimenticato di ripigliare il Matto, chi tiene i segni per la sua parte può ancora chiederlo finché non sono fatte le somme. Dopo è perduto.
rule-minchiate-7-4e = Qualunque altra cosa una parte dimentichi di segnare o di contare è perduta per essa.
rule-minchiate-7-5 = Un caso dubbio si decide secondo quel che si è pattuito prima del gioco; se manca, secondo l’uso del luogo e della casa, e poi secondo il parere di chi se ne intende.
rule-minchiate-r1 = Chi gioca con chi, e chi fa le carte per primo, si decide d’accordo o a sorte.
rule-minchiate-r31 = Chi vince una mano comincia la seguente. Le carte vanno al compagno che raccoglie le mani di quella parte.
rule-minchiate-section-2-1 = Il compagno siede di fronte e i due vicini sono avversari: il sopramano gioca subito dopo, il sottomano subito prima. Si danno le carte, si accusa e si gioca cominciando dal sopramano di chi fa le carte e finendo con lui.
rule-minchiate-section-3 = Dopo che si è alzato, chi fa le carte ne dà a ciascuno dieci e poi undici, l’ultima scoperta; quando si è finito di rubare e scartare, ciascuno ne ha ventuna e il monte tredici.
rule-minchiate-section-6 = La partita dura quanti giochi si sono convenuti, quattro se non si è detto altro, perché ciascuno faccia le carte una volta. Le coppie non cambiano, i punti spezzati passano al gioco seguente, e alla fine si pagano i resti.
rule-minchiate-play-1 = Chi non ha il seme di uscita e ha un tarocco deve giocarlo, e a un tarocco si risponde con un tarocco. Il libro non fissa una pena propria; un tavolo rigoroso non lo lascia accadere.
