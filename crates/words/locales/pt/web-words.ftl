# As palavras dos jogos.
web-words = Palavras
web-words-lead = Cada palavra dos livros com o seu significado e os seus nomes nas outras línguas.
web-words-of = Palavras de { $game }
web-words-many = { $many ->
    [one] Uma palavra
   *[other] { $many } palavras
}
web-words-ask = Uma palavra, em qualquer língua
web-words-letters = Letras
web-words-games = Palavras por jogo
web-words-none = Nenhum jogo tem esta palavra. Tente escrevê-la de outro modo.
web-words-near = Palavras parecidas:
web-words-meaning = Significado de uma palavra
web-words-more = Ler mais
web-words-all = Todas as palavras
