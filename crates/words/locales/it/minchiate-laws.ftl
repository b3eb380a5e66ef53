# Altre regole e leggi che i segni e i rifiuti citano, ciascuna in una frase o due; gli id sono fatti come in minchiate-rules.ftl.

rule-minchiate-4-1 = Chi fa le carte dovrebbe contare ogni volta il monte: quando tutti hanno scartato devono restarvi tredici carte.
rule-minchiate-4-2 = Chi ha rubato deve scartare tante carte quante ne ha rubate. Se alla prima carta giocata ha ancora un numero di carte sbagliato e non l’ha detto, la sua parte perde il conto finale.
rule-minchiate-5-1 = Prima di giocare conta le tue carte: se ne hai ventuna non rischi pene.
rule-minchiate-5-2 = Una verzigola non accusata prima della prima carta arriva tardi: i punti che avrebbe segnato sono persi.
rule-minchiate-6-1 = Se non si è convenuta un’altra misura, un resto è di sessanta punti.
rule-minchiate-6-2 = Se non si è convenuto quanto vale un resto, vale quanto si usa nella casa.
rule-minchiate-7-1a = Il Matto si può giocare in qualunque presa, anche se si ha il seme d’uscita o un tarocco. Non prende nulla: ogni altra carta lo batte.
rule-minchiate-7-1c = La parte che ha giocato il Matto e non fa nessuna presa deve cedere anche il Matto.
rule-minchiate-7-2b = Un errore nel primo giro delle carte date si può correggere senza pena finché nessuno ha guardato le proprie.
rule-minchiate-7-2c = Un errore nel secondo giro delle carte date si può correggere senza pena finché l’undicesima carta del giocatore interessato non è scoperta.
rule-minchiate-7-2d = Se cominci a giocare con più o meno di ventuna carte e non lo dici, la tua parte perde il conto finale, tranne l’ultima presa e le carte oltre le quarantadue. Ciò che si è segnato durante il gioco resta.
rule-minchiate-7-3c = Se con un rifiuto hai messo in salvo un tuo onore o un altro tuo tarocco, scegli: lo riprendi in mano, oppure lo lasci correre e lo tieni fra le carte della tua parte.
rule-minchiate-7-3e = Ogni rifiuto nello stesso gioco si paga, se è denunciato in tempo.
rule-minchiate-7-4b = Se un giocatore ha dimenticato di riprendere il Matto, chi segna per la sua parte può ancora chiederlo finché non sono fatte le somme. Poi è perso.
rule-minchiate-7-4e = Qualunque altra cosa una parte dimentichi di segnare o di contare, la perdita è sua.
rule-minchiate-7-5 = Un caso dubbio si decide secondo ciò che si è convenuto prima del gioco; se non si è convenuto nulla, secondo l’uso del luogo e della casa, e poi secondo il parere degli esperti.
rule-minchiate-r1 = I compagni e chi fa le carte per primo si decidono d’accordo o a sorte.
rule-minchiate-r31 = Chi vince una presa esce alla seguente. La presa va al compagno che raccoglie per quella parte.
rule-minchiate-section-2-1 = Il tuo compagno siede di fronte e i due vicini sono avversari: il sopramano gioca subito dopo di te, il sottomano subito prima. Nel dare, nell’accusare e nel giocare comincia il sopramano di chi fa le carte, e chi le fa è l’ultimo.
rule-minchiate-section-3 = Dopo l’alzata chi fa le carte ne dà a ciascuno dieci e poi undici, l’ultima scoperta. Finito di rubare e scartare, ciascuno ne ha ventuna e il monte tredici.
rule-minchiate-section-6 = La partita dura i giochi convenuti; se non si è detto nulla, quattro, così che ciascuno faccia le carte una volta. Le coppie restano le stesse, i punti spezzati passano al gioco seguente, e alla fine si pagano i resti.
rule-minchiate-play-1 = Chi non ha il seme d’uscita e ha un tarocco deve giocarlo, e a un tarocco si risponde con un tarocco. Il libro non fissa una pena propria; un tavolo rigoroso non lo lascia accadere.
