//! A card played against the duty to follow (II.10.10-31).

use super::outcomes::*;
use engine::answers;
use engine::law::outcome::{CARD_BACK, TOO_LATE};
use engine::law::{Asked, Cite, Field, Outcome, Ruling, Undecided, follow};

answers! { enum Caller { Player = "player", Outsider = "outsider" } }
answers! { enum Misled { No = "no", Trump = "trump", Lead = "lead" } }
answers! {
    /// The duty that was broken.
    pub enum Revoked {
        /// A plain suit was not followed.
        Suit = "not-followed",
        /// A bound trump was not given.
        Trump = "no-trump",
        /// A plain suit that was held was ruffed.
        Ruff = "ruff",
        /// A matador bound by a higher one was not given.
        Matador = "matador",
    }
}
answers! {
    /// The harm of a revoke that is found when the hand is over.
    pub enum Harm {
        TrickTaken = "trick-taken", Overspent = "overspent", LowCard = "low-card-thrown", Decided = "opponent-decided", None = "none",
    }
}

const CARDS_MIXED: Field<bool> = Field::yes_no("cards-mixed");
const PLAYED_ON: Field<bool> = Field::yes_no("played-on");
const AGAIN: Field<bool> = Field::yes_no("again");
const HAND_OVER: Field<bool> = Field::yes_no("hand-over");

impl Revoked {
    const fn law(self) -> Cite {
        Cite(match self {
            Revoked::Suit => "voltarete:II.10.10",
            Revoked::Trump => "voltarete:II.10.12",
            Revoked::Ruff => "voltarete:II.10.13",
            Revoked::Matador => "voltarete:II.10.14",
        })
    }
}

/// A ruling on one of these laws, and what follows.
fn ruled(laws: &[&'static str], follows: &[Outcome], asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    follow(&laws.iter().copied().map(Cite).collect::<Vec<_>>(), follows, asked)
}

/// The ruling on a revoke. The law of the duty that was broken comes first.
pub(super) fn revoke(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    if asked.under(Cite("voltarete:II.10.19")).ask(&Caller::field("caller"))? == Caller::Outsider {
        return ruled(&["voltarete:II.10.19", "voltarete:II.22.p10"], &[NO_RULING], asked);
    }
    match asked.under(Cite("voltarete:II.11.4")).ask(&Misled::field("misled"))? {
        Misled::Trump => return ruled(&["voltarete:II.11.4"], &[STANDS], asked),
        Misled::Lead => return ruled(&["voltarete:II.11.8"], &[STANDS], asked),
        Misled::No => {}
    }
    if asked.under(Cite("voltarete:II.10.16")).ask(&CARDS_MIXED)? {
        return ruled(&["voltarete:II.10.16"], &[TOO_LATE], asked);
    }
    if !asked.under(Cite("voltarete:II.10.15")).ask(&PLAYED_ON)? {
        return ruled(&["voltarete:II.10.15", "voltarete:II.10.21"], &[CARD_BACK], asked);
    }
    let again = asked.under(Cite("voltarete:II.10.31")).ask(&AGAIN)?;
    let over = asked.under(Cite("voltarete:II.10.16")).ask(&HAND_OVER)?;
    let harm = if over && !again { asked.under(Cite("voltarete:II.10.17")).ask(&Harm::field("harm"))? } else { Harm::TrickTaken };
    let (laws, then): (&[&'static str], &[Outcome]) = match harm {
        _ if again && !over => (&["voltarete:II.10.31", "voltarete:II.10.16"], &[RESPOSTA_ONCE, BAR_WIN, REPLAY]),
        _ if again => {
            (&["voltarete:II.10.31", "voltarete:II.10.16", "voltarete:II.21.p11"], &[RESPOSTA_ONCE, BAR_WIN, TRICK_RIGHTFUL])
        }
        _ if !over => (&["voltarete:II.10.16"], &[REPLAY]),
        Harm::Overspent => (&["voltarete:II.10.17"], &[TRICK_ONE]),
        Harm::LowCard => return ruled(&["voltarete:II.10.13", "voltarete:II.10.20"], &[RESPOSTA_BY, TRICK_RIGHTFUL], asked),
        Harm::Decided => return ruled(&["voltarete:II.10.18"], &[RESPOSTA_BY, TRICK_RIGHTFUL], asked),
        Harm::None => (&["voltarete:II.10.28", "voltarete:II.10.29", "voltarete:II.10.30"], &[RESULT_STANDS]),
        Harm::TrickTaken => (&["voltarete:II.10.16"], &[TRICK_RIGHTFUL]),
    };
    let duty = asked.under(Cite("voltarete:II.10.10")).ask(&Revoked::field("kind"))?.law();
    let laws: Vec<Cite> = std::iter::once(duty).chain(laws.iter().copied().map(Cite)).collect();
    follow(&laws, &[&[RESPOSTA_BY], then].concat(), asked)
}
