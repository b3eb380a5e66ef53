# O livro de regras e as mãos jogadas.

web-book-contents = Índice
web-book-options = O que pode ser combinado
web-book-option = Opção
web-book-means = O que significa
web-book-default = Como manda o livro
web-book-laws = As leis
web-book-law-enforce = Vale sempre.
web-book-law-prevent = Aqui não pode acontecer: o programa recusa.
web-book-law-honour = Pode acontecer em uma mesa de honra.
web-book-law-referee = Só acontece com cartas de verdade na mão.
web-book-law-conduct = É questão de boas maneiras.
web-book-hands = Mãos jogadas
web-book-hands-mean = Mãos dos livros, carta a carta. Abra uma para jogar aqui mesmo.
web-book-gallery = As mãos dos livros
web-book-play-through = Abrir em uma mesa, com a análise
web-book-words = Palavras
web-book-cited = { $many ->
    [one] aparece em um lugar
   *[other] aparece em { $many } lugares
}
web-book-payments = Pago por esta regra
web-book-refusals = Recusado por esta regra
