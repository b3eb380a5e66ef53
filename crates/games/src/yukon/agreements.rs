//! What the book leaves to the company (section 7 of the rules).

use super::deck::{PACK, points};
use crate::brazil::{Fidelity, Switch};
use cards::{Card, Rank, Suit};
use engine::agreement::{Choice, choose, number, unknown};
use engine::{BadAgreement, OptionFact};
use serde::Serialize;

/// How four are drawn into pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PairsDraw {
    /// The two highest cards against the two others.
    HighCards,
    /// The two reds against the two blacks.
    SameColour,
}

impl Choice for PairsDraw {
    const ALL: &'static [(&'static str, PairsDraw)] =
        &[("high_cards", PairsDraw::HighCards), ("same_colour", PairsDraw::SameColour)];
}

/// All agreements of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Agreements {
    /// Strict or honour.
    pub fidelity: Fidelity,
    /// Two, three or four.
    pub players: usize,
    /// How pairs are drawn.
    pub pairs_draw: PairsDraw,
    /// The card left out when three play.
    pub removed_card: Card,
    /// How many points win the match.
    pub target: i64,
    /// May one void of the suit keep a jack back?
    pub yukon_optional: Switch,
    /// Is a jack a card of its printed suit?
    pub jack_has_suit: Switch,
    /// What each loser pays.
    pub stake: i64,
}

impl Default for Agreements {
    fn default() -> Agreements {
        Agreements {
            fidelity: Fidelity::Strict,
            players: 4,
            pairs_draw: PairsDraw::HighCards,
            removed_card: Card::new(Suit::Bastos, Rank::Two),
            target: 250,
            yukon_optional: Switch::Off,
            jack_has_suit: Switch::On,
            stake: 0,
        }
    }
}

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// How many sides count points: pairs when four play.
    pub fn sides(&self) -> usize {
        if self.players == 4 { 2 } else { self.players }
    }
}

/// The sheet has room for so many points.
const MOST_POINTS: i64 = 10_000;

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        super::facts::OPTIONS
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        match name {
            "table" => self.fidelity = choose(name, value)?,
            "players" => self.players = number(name, value, 2, 4)?,
            "pairs_draw" => self.pairs_draw = choose(name, value)?,
            "removed_card" => {
                // A card with points would spoil the count of 125 (D3).
                let plain = value.parse().ok().filter(|&card| PACK.contains(card) && points(card) == 0);
                self.removed_card = plain.ok_or_else(|| BadAgreement::Value {
                    name: name.to_owned(),
                    value: value.chars().take(40).collect(),
                    expected: "a card without points, from the two to the nine of a suit".to_owned(),
                })?;
            }
            "target" => self.target = number(name, value, 1, MOST_POINTS)?,
            "yukon_optional" => self.yukon_optional = choose(name, value)?,
            "jack_has_suit" => self.jack_has_suit = choose(name, value)?,
            "stake" => self.stake = number(name, value, 0, 1_000_000)?,
            _ => return Err(unknown::<Agreements>(name)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "table" => self.fidelity.word().to_owned(),
            "players" => self.players.to_string(),
            "pairs_draw" => self.pairs_draw.word().to_owned(),
            "removed_card" => self.removed_card.to_string(),
            "target" => self.target.to_string(),
            "yukon_optional" => self.yukon_optional.word().to_owned(),
            "jack_has_suit" => self.jack_has_suit.word().to_owned(),
            "stake" => self.stake.to_string(),
            _ => return None,
        })
    }
}
