//! Facts of a game for pairs of worlds.

/// Verbs of acts that can lay cards open to the table, by game: behind them two worlds may differ in these. A game that is not named
/// has none, or its acts say it themselves (`Action::turns_up`), as those of the Spanish games do.
const OPENS: [(&str, &[&str]); 6] = [
    // Who claims what is left, or gives it up, lays their cards down; when all are content, what pays for itself is shown.
    ("voltarete", &["claim_win", "claim_codilho", "concede", "content"]),
    // Behind the cut the cards are dealt, of which some are turned up; behind the last trick lies open what a hand too large has left.
    ("minchiate", &["cut", "play"]),
    // With the last card the proofs that are owed are turned up; at a real table a card can be seen in the deal.
    ("truco", &["play", "deal"]),
    // The dealer's last card is turned up.
    ("malilla", &["deal"]),
    // Cartas blancas are shown; and a lead that would win the game has the hand looked through, and what then counts is shown.
    ("cientos", &["deal", "blancas", "play"]),
    // With the last card, and where a hand is laid down or settled, the book has cards shown.
    ("rebesino", &["play", "agree", "lay_down"]),
];

/// The verbs of this game.
pub(crate) fn opens(game: &str) -> &'static [&'static str] {
    OPENS.iter().find(|(name, _)| *name == game).map_or(&[], |(_, verbs)| verbs)
}
