# A mesa do árbitro: várias faltas de uma mão e páginas guardadas para um celular sem internet.

web-desk-ruling = { $faults ->
    [one] A decisão
   *[other] A decisão sobre { $faults } faltas
}
web-desk-faults = Faltas desta mão
web-desk-remove = Tirar
web-desk-remove-this = Tirar esta falta
web-desk-another = Outra falta da mesma mão
web-desk-what-else = O que mais aconteceu?
web-desk-answer = Responder
web-desk-kept = Você está sem internet. Esta página foi guardada em uma visita anterior. Você pode ler as páginas da mesa do árbitro que já abriu e procurar palavras na lista de incidentes e nas leis deste jogo. Uma resposta nova precisa da internet.
