//! Charts of the rule book (R4-R6, R116).

use super::contract::Contract;
use crate::ombre::trumps::Trumps;
use cards::{Card, Rank, Suit};
use engine::Msg;
use engine::chart::{Chart, Row, What};

/// The games in the order of what they pay.
const GAMES: [Contract; 6] =
    [Contract::Licenca, Contract::Segundo, Contract::Casca, Contract::So, Contract::Respeito, Contract::Treze];

/// The trumps of each suit, a long and a short suit that are not trumps, and what each opponent pays for a game.
pub(super) fn charts() -> Vec<Chart> {
    let trumps = |suit: Suit| {
        let order = &Trumps::of(suit).order;
        Chart::trumps(order, Msg::new("chart-trump").with("suit", suit), "voltarete R6")
    };
    let plain = |one: Suit, other: Suit, trump: Suit| {
        let heading = Msg::new("chart-plain-suits").with("one", one).with("other", other);
        Chart::followers(&Trumps::of(trump).order, Card::new(one, Rank::King), heading, "voltarete R3")
    };
    let row = |game: Contract| {
        let worth = game.worth();
        Row { what: What::Said(Msg::new(worth.said)), figures: vec![Some(worth.base), worth.geral], cite: worth.cite }
    };
    let tariff = Chart::Tariff {
        heading: Msg::new("voltarete-chart-pays"),
        columns: vec![Msg::new("voltarete-chart-game"), Msg::new("voltarete-chart-geral")],
        rows: GAMES.map(row).into(),
    };
    let drawn = [Suit::Copas, Suit::Ouros, Suit::Espadas, Suit::Bastos].map(trumps);
    let plain = [plain(Suit::Copas, Suit::Ouros, Suit::Espadas), plain(Suit::Espadas, Suit::Bastos, Suit::Copas)];
    drawn.into_iter().chain(plain).chain([tariff]).collect()
}
