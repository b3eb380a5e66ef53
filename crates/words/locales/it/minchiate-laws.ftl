# Altre regole e leggi che i segni e i rifiuti citano, ciascuna in una frase o due; gli id sono fatti come in minchiate-rules.ftl.

rule-minchiate-4-1 = Chi fa le carte dovrebbe contare ogni volta il monte: quando tutti hanno scartato deve avere tredici carte.
rule-minchiate-4-2 = Chi ha rubato scarta tante carte quante ne ha rubate. Se quando si gioca la prima carta ne ha ancora di più o di meno e non l’ha detto, la sua parte perde il conto finale.
rule-minchiate-5-1 = Prima del gioco conta le tue carte: con ventuna non rischi pene.
rule-minchiate-5-2 = Una verzigola non accusata prima della prima carta arriva tardi, e ciò che avrebbe segnato è perso.
rule-minchiate-6-1 = Se non si è convenuta un’altra misura, un resto è di sessanta punti.
rule-minchiate-6-2 = Se non si è convenuto quanto vale un resto, vale ciò che si usa nella casa.
rule-minchiate-7-1a = Il Matto si può giocare in qualsiasi presa, anche avendo il seme d’uscita o dei tarocchi. Non prende nulla: ogni altra carta lo batte.
rule-minchiate-7-1c = La parte che ha giocato il Matto e non fa nessuna presa deve cedere anche il Matto.
rule-minchiate-7-2b = Un errore nel primo giro della distribuzione si può correggere senza pena finché nessuno ha guardato le proprie carte.
rule-minchiate-7-2c = Un errore nel secondo giro della distribuzione si può correggere senza pena finché l’undicesima carta del giocatore interessato non è scoperta.
rule-minchiate-7-2d = Se cominci a giocare con più o meno di ventuna carte e non lo dici, la tua parte perde il conto finale, salvo l’ultima presa e le carte oltre le quarantadue. Ciò che si è segnato durante il gioco resta.
rule-minchiate-7-3c = Se con un rifiuto hai messo in salvo un onore o un altro tuo tarocco, scegli: lo riprendi in mano, o lo lasci correre e lo tieni fra le carte della tua parte.
rule-minchiate-7-3e = Ogni rifiuto nello stesso gioco si paga, se è accusato in tempo.
rule-minchiate-7-4b = Se un giocatore ha dimenticato di riprendere il Matto, chi segna per la sua parte può ancora chiederlo finché non sono fatte le somme. Poi è perso.
rule-minchiate-7-4e = Qualunque altra cosa una parte dimentichi di segnare o di contare, la perdita è sua.
rule-minchiate-7-5 = Un caso dubbio si decide secondo ciò che si è pattuito prima del gioco; se manca, secondo l’uso del luogo e della casa, e poi secondo il parere degli esperti.
rule-minchiate-r1 = Chi gioca con chi, e chi fa le carte per primo, si decide d’accordo o a sorte.
rule-minchiate-r31 = Chi vince una presa esce alla seguente. La presa va al compagno che raccoglie per quella parte.
rule-minchiate-section-2-1 = Il tuo compagno siede di fronte e i due vicini sono avversari: il sopramano gioca subito dopo di te, il sottomano subito prima. A dare, accusare e giocare si comincia dal sopramano di chi fa le carte e si finisce con lui.
rule-minchiate-section-3 = Dopo l’alzata chi fa le carte ne dà a ciascuno dieci e poi undici, l’ultima scoperta; quando si è finito di rubare e scartare, ciascuno ne ha ventuna e il monte tredici.
rule-minchiate-section-6 = La partita dura i giochi convenuti, quattro se non si è detto altro, perché ciascuno faccia le carte una volta. Le coppie restano le stesse, i punti spezzati passano al gioco seguente, e alla fine si pagano i resti.
rule-minchiate-play-1 = Chi non ha il seme d’uscita e ha un tarocco deve giocarlo, e a un tarocco si risponde con un tarocco. Il libro non fissa una pena propria; un tavolo rigoroso non lo lascia accadere.
