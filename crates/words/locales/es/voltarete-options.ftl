# Voltarete: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

voltarete-about = Juegan tres con nueve cartas cada uno; uno se hace feito, contra los demás, en el palo que elige, por el bolo.

voltarete-option-table = si los actos irregulares se rechazan, o se juegan y se penan
voltarete-option-players = tres, o cuatro de los que no juega el que da
voltarete-option-seating = los asientos se sortean con cartas, o se toman libremente
voltarete-option-packs = cuántas barajas hay en la mesa; un programa baraja en el acto
voltarete-option-deal-packets = cómo se dan las nueve cartas
voltarete-option-abonos = los tantos que recibe cada uno al empezar; los saldos se ganan y se pierden
voltarete-option-cash-table = veinte tentos para el cambio, lo demás en dinero
voltarete-option-dealer-ante = lo que pone en el bolo cada uno que da
voltarete-option-medalhao = si un bolo nuevo se forma con el medalhão
voltarete-option-medalhao-value = lo que pone el medalhão
voltarete-option-draw-from = por qué extremo del monte se toman cartas
voltarete-option-pass-from = por qué extremo se pasan cartas
voltarete-option-espadilha-obrigada = con cuatro: cuándo quien tiene la Espadilha debe ir a la casca
voltarete-option-pe-obrigado = con cuatro: si el pé debe ir cuando nadie antes de él tiene la Espadilha
voltarete-option-no-reposta-above-limit = por encima del límite de la obligación las respostas se hacen remissas
voltarete-option-remissa-from-hand = desde qué mano de la vida de un bolo puede dejarse una resposta como remissa
voltarete-option-reposta-with-remissa-pending = qué se hace de una resposta mientras hay una remissa pendiente
voltarete-option-split-remissa = si una remissa que vence puede entrar en dos partes
voltarete-option-divide-remissas-at-end = cuándo pueden repartirse las remissas
voltarete-option-treze-surrender = si puede abandonarse una casca das treze cuando los tres están de acuerdo
voltarete-option-recambo-size = cuántos bolos levantados llenan la caja
voltarete-option-recambos = cuántos recambós hacen una partida
voltarete-option-most-hands = al cabo de tantas manos de un recambó la compañía se levanta, y se reparte lo que queda
voltarete-option-reseat-each-recambo = si los asientos se sortean de nuevo en cada recambó
voltarete-option-payment-claims = si las pagas se pagan por sí solas o hay que pedirlas
voltarete-option-claim-deadline = hasta cuándo pueden pedirse las pagas
voltarete-option-wrong-count-at-end = lo que cuesta un número de cartas equivocado; para el árbitro, pues ningún programa da mal
voltarete-option-penalty-code = lo que cuesta un renuncio: las leyes del libro, o solo una resposta
voltarete-option-segundo-max = cuántas cartas puede cambiar un Voltarete segundo
voltarete-option-last-buyer-max = cuántas cartas puede comprar el último que compra
voltarete-option-codilho-tie = de quién es un codilho que dos contrarios han ganado por igual
voltarete-option-tento-on-consent = si dar licença cuesta un tento
voltarete-option-history-attribution = si la mesa dice quién jugó una carta de una baza alzada
