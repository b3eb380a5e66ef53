//! Cards as pictures: which symbol of the sprite a card is, and how it is put on a page.

use super::assets::asset;
use cards::{Card, Pack, Rank, Suit};
use maud::{Markup, html};

/// The drawings of one pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    family: Family,
}

/// The packs of the sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Spanish,
    French,
    Minchiate,
}

impl Deck {
    /// The drawings for a pack.
    pub(super) const fn of(pack: Pack) -> Deck {
        let family = match pack {
            Pack::Spanish40 | Pack::Spanish48 | Pack::Piquet32 => Family::Spanish,
            Pack::French52 => Family::French,
            Pack::Minchiate97 => Family::Minchiate,
        };
        Deck { family }
    }

    /// Its name, for the style sheet: the packs differ in their proportions.
    pub(super) const fn name(self) -> &'static str {
        match self.family {
            Family::Spanish => "es",
            Family::French => "fr",
            Family::Minchiate => "mi",
        }
    }

    const fn view_box(self) -> &'static str {
        match self.family {
            Family::Spanish => "0 0 100 154",
            Family::French => "0 0 100 140",
            Family::Minchiate => "0 0 80 150",
        }
    }

    /// The drawings of these cards out of the sprite, for a picture that stands alone.
    pub(super) fn symbols(self, cards: impl Iterator<Item = Card>) -> String {
        let sprite = super::assets::find("cards.svg").map(|asset| String::from_utf8_lossy(asset.bytes)).unwrap_or_default();
        // The marks stand before the cards that are made of them.
        let (marks, _) = sprite.split_once("<symbol").unwrap_or_default();
        let marks = marks.split_once("<defs>").map_or("", |(_, marks)| marks).trim_end_matches("</defs>");
        let symbols: Vec<&str> = sprite.split("<symbol").skip(1).collect();
        let mut wanted: Vec<String> = cards.map(|card| self.symbol(card)).collect();
        let mut drawn = Vec::new();
        // A drawing may be made of others.
        while let Some(name) = wanted.pop() {
            let Some(found) = symbols.iter().find(|symbol| symbol.contains(&format!("id=\"{name}\""))) else { continue };
            if !drawn.contains(found) {
                drawn.push(*found);
                wanted.extend(found.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
            }
        }
        let cards = drawn
            .iter()
            .filter_map(|symbol| symbol.split_once("</symbol>"))
            .map(|(inside, _)| format!("<symbol{inside}</symbol>"));
        std::iter::once(marks.to_owned()).chain(cards).collect()
    }

    /// The symbol of a card.
    pub(super) fn symbol(self, card: Card) -> String {
        match (self.family, card.suit(), card.rank()) {
            (Family::French, Some(suit), Some(rank)) => {
                let suit = ['D', 'H', 'S', 'C'][suit as usize];
                let rank = match rank {
                    Rank::Jack => "J",
                    Rank::Knight | Rank::Queen => "Q",
                    Rank::King => "K",
                    number => number.text(),
                };
                format!("fr-{rank}{suit}")
            }
            _ => format!("{}-{card}", self.name()),
        }
    }

    /// A card, face up. Its name stands beside it or on the button around it.
    pub(super) fn face(self, card: Card) -> Markup {
        self.drawn(&self.symbol(card))
    }

    /// A card, face down.
    pub(super) fn back(self) -> Markup {
        self.drawn(match self.family {
            Family::Spanish => "back",
            Family::French => "back-fr",
            Family::Minchiate => "back-mi",
        })
    }

    fn drawn(self, symbol: &str) -> Markup {
        html! { svg.card viewBox=(self.view_box()) aria-hidden="true" { use href={ (asset("cards.svg")) "#" (symbol) } {} } }
    }

    /// The mark of a suit.
    pub(super) fn mark(self, suit: Suit) -> Markup {
        let symbol = match self.family {
            Family::French => ["pip-fD", "pip-fH", "pip-fS", "pip-fC"][suit as usize],
            _ => ["pip-O", "pip-C", "pip-E", "pip-B"][suit as usize],
        };
        mark(symbol)
    }
}

/// The sword of the house.
pub(super) fn sword() -> Markup {
    mark("pip-EL")
}

fn mark(symbol: &str) -> Markup {
    html! { svg.suit viewBox="-52 -52 104 104" aria-hidden="true" { use href={ (asset("cards.svg")) "#" (symbol) } {} } }
}

/// Three cards that show what a game is played with: of a pack with tarocchi three of those, of another a figure and two of
/// the cards that all its games know. `turn` only turns the choice, so that neighbours in a list differ.
pub(super) fn picture(pack: Pack, turn: usize) -> Vec<Card> {
    let tarocchi: Vec<Card> = [13, 38, 40].into_iter().filter_map(Card::tarocco).collect();
    let all = pack.cards();
    if tarocchi.iter().all(|&card| all.contains(card)) {
        return tarocchi;
    }
    let (first, second) = (Suit::ALL[(turn + 2) % 4], Suit::ALL[(turn + 1) % 4]);
    let figure = [Rank::King, Rank::Knight, Rank::Jack][turn % 3];
    vec![Card::new(first, Rank::Ace), Card::new(second, figure), Card::new(Suit::ALL[(turn + 3) % 4], Rank::Seven)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_every_pack_is_in_the_sprite() {
        let sprite = String::from_utf8_lossy(super::super::assets::find("cards.svg").expect("the sprite").bytes).into_owned();
        for pack in Pack::ALL {
            let deck = Deck::of(pack);
            for card in pack.cards().iter() {
                assert!(sprite.contains(&format!("id=\"{}\"", deck.symbol(card))), "{} {card}", pack.name());
            }
        }
    }

    #[test]
    fn the_cards_of_a_picture_are_of_the_pack() {
        for (pack, turn) in Pack::ALL.into_iter().flat_map(|pack| (0..6).map(move |turn| (pack, turn))) {
            assert!(picture(pack, turn).iter().all(|&card| pack.cards().contains(card)), "{}", pack.name());
        }
    }
}
