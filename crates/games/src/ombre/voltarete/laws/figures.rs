//! The figures of a fault by itself: *a pena da reposta*, who is barred, and passes taken back.

use super::super::contract::{Contract, Item, cause};
use super::super::facts::BOLO;
use super::super::state::SEATS;
use engine::law::{Asked, Due, Field, Payment, Ruling, TrickFate, Undecided};
use engine::{Account, Cause, Cite, Msg, Seat, SeatSet, answers};

type Figured = Result<(), Undecided>;

pub(super) const BY: Field<Seat> = Field::player("by");
pub(super) const ALSO: Field<Seat> = Field::player("also");
pub(super) const FEITO: Field<Seat> = Field::player("feito");
/// Tentos in the bolo when the hand stops: the measure of every reposta (D2).
pub(super) const BOLO_HOLDS: Field<i64> = Field::number("bolo", 999_999);
pub(super) const COPAS: Field<bool> = Field::yes_no("copas");
pub(super) const MATADORES: Field<i64> = Field::usually("matadores", 9, 0);
/// Tentos that mão, contra-pé and pé paid for passing.
const PASSES: [Field<i64>; 3] =
    [Field::usually("passes-mao", 2, 0), Field::usually("passes-contra-pe", 2, 0), Field::usually("passes-pe", 2, 0)];
/// The trick of a revoke, told by a table: its rightful taker, or who gives one of theirs to whom.
pub(super) const RIGHTFUL: Field<Seat> = Field::player("rightful");
pub(super) const GIVES_TRICK: Field<Seat> = Field::player("gives-trick");
pub(super) const GETS_TRICK: Field<Seat> = Field::player("gets-trick");

/// The fourth player's place at the desk.
pub(super) const QUARTO: Seat = Seat::at(SEATS - 1);

answers! {
    /// The games as the desk names them. Só and licença in copas pay as the plain ones, doubled.
    pub(super) enum Named {
        Licenca = "licenca", Segundo = "segundo", Casca = "casca", So = "so", Respeito = "respeito", Treze = "treze",
    }
}
answers! { enum Role { Feito = "feito", Opponent = "opponent" } }
answers! { enum Thrower { Mao = "mao", ContraPe = "contra-pe", Pe = "pe" } }

impl Named {
    const fn contract(self) -> Contract {
        match self {
            Named::Licenca => Contract::Licenca,
            Named::Segundo => Contract::Segundo,
            Named::Casca => Contract::Casca,
            Named::So => Contract::So,
            Named::Respeito => Contract::Respeito,
            Named::Treze => Contract::Treze,
        }
    }
}

/// Causes of the penalties that honour tables carry out, by the law that decides.
const FAULTS: &[(&str, &str)] = &[
    ("voltarete:II.10.10", "voltarete-cause-revoke-suit"),
    ("voltarete:II.10.12", "voltarete-cause-revoke-trump"),
    ("voltarete:II.10.13", "voltarete-cause-revoke-ruff"),
    ("voltarete:II.10.14", "voltarete-cause-revoke-matador"),
    ("voltarete:II.12.2", "voltarete-cause-granted-alone"),
    ("voltarete:II.12.4", "voltarete-cause-codilho-claimed"),
    ("voltarete:II.16.4", "voltarete-cause-espadilha-passed"),
    ("voltarete:II.16.7", "voltarete-cause-espadilha-kept"),
    ("voltarete:II.16.8", "voltarete-cause-espadilha-pe"),
    ("voltarete:II.16.9", "voltarete-cause-espadilha-thrown"),
];

/// The contradiction that this message tells.
pub(super) fn impossible<T>(message: &'static str) -> Result<T, Undecided> {
    Err(Undecided::Impossible(Msg::new(message)))
}

/// The game played: as the incident names it, or asked for.
pub(super) fn contract(asked: &Asked<'_>) -> Result<Contract, Undecided> {
    let named = asked.known(&Named::field("game"));
    named.map_or_else(|| asked.ask(&Named::field("contract")), Ok).map(Named::contract)
}

/// The feito: the quarto, where the incident names a casca das treze.
pub(super) fn feito(asked: &Asked<'_>) -> Result<Seat, Undecided> {
    if asked.known(&Named::field("game")) == Some(Named::Treze) { Ok(QUARTO) } else { asked.ask(&FEITO) }
}

/// The players against the feito, beginning at the feito's right.
pub(super) fn opponents(feito: Seat) -> impl Iterator<Item = Seat> {
    let first = if feito == QUARTO { 0 } else { feito.index() + 1 };
    (0..3).map(move |step| Seat::at((first + step) % 3)).filter(move |&seat| seat != feito)
}

fn law_of(ruling: &Ruling) -> Cite {
    ruling.cites.first().copied().unwrap_or(Cite("voltarete:II.1.p5"))
}

pub(super) fn pay(ruling: &mut Ruling, from: impl Into<Account>, to: impl Into<Account>, amount: i64, cause: Cause) {
    let (from, to) = (from.into(), to.into());
    let (from, to, amount) = if amount < 0 { (to, from, -amount) } else { (from, to, amount) };
    ruling.payments.push(Payment { from, to, amount, due: Due::AtSettlement, cause });
}

/// *A pena da reposta*: as much as the bolo holds.
fn resposta(asked: &Asked<'_>, ruling: &mut Ruling, owner: Seat) -> Figured {
    let law = law_of(ruling);
    let fault = FAULTS.iter().find(|(known, _)| *known == law.0).map_or("voltarete-cause-penalty", |(_, fault)| fault);
    let bolo = asked.ask(&BOLO_HOLDS)?;
    ruling.at_fault = ruling.at_fault.with(owner);
    pay(ruling, owner, BOLO, bolo, Cause::new(fault, law));
    Ok(())
}

/// The player who did it: not the feito, where an opponent did.
fn doer(asked: &Asked<'_>) -> Result<Seat, Undecided> {
    let by = asked.ask(&BY)?;
    let opponent = asked.known(&Role::field("role")) == Some(Role::Opponent);
    if opponent && asked.known(&FEITO) == Some(by) { impossible("laws-impossible-opponent-is-feito") } else { Ok(by) }
}

pub(super) fn resposta_by(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = doer(asked)?;
    resposta(asked, ruling, by)
}

pub(super) fn resposta_feito(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let feito = feito(asked)?;
    resposta(asked, ruling, feito)
}

pub(super) fn resposta_quarto(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    resposta(asked, ruling, QUARTO)
}

/// The penalty of the player who threw their cards in, named by the place.
pub(super) fn resposta_thrower(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let thrower = asked.ask(&Thrower::field("seat"))?;
    resposta(asked, ruling, Seat::at(thrower as usize))
}

/// Each offender pays (C3).
pub(super) fn resposta_also(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let also = asked.ask(&ALSO)?;
    if ruling.at_fault.contains(also) {
        return impossible("laws-impossible-one-player-twice");
    }
    resposta(asked, ruling, also)
}

pub(super) fn at_fault(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    ruling.at_fault = ruling.at_fault.with(doer(asked)?);
    Ok(())
}

pub(super) fn barred(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    at_fault(asked, ruling)?;
    ruling.barred = ruling.barred.with(asked.ask(&BY)?);
    Ok(())
}

pub(super) fn feito_barred(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let feito = SeatSet::of(feito(asked)?);
    ruling.at_fault = ruling.at_fault.or(feito);
    ruling.barred = ruling.barred.or(feito);
    Ok(())
}

pub(super) fn feito_at_fault(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    ruling.at_fault = ruling.at_fault.with(feito(asked)?);
    Ok(())
}

/// The reposta of the game, where the law that voids the hand orders it (II.20.7).
pub(super) fn game_resposta(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (feito, bolo) = (feito(asked)?, asked.ask(&BOLO_HOLDS)?);
    pay(ruling, feito, BOLO, bolo, Cause::new("voltarete-cause-resposta", law_of(ruling)));
    Ok(())
}

/// The cause of an item as the desk tells it: no cards are known there.
pub(super) fn with_item(item: Item, of: Cause) -> Cause {
    if item == Item::Matadores { cause("voltarete-cause-matadores-counted", "voltarete R8") } else { of }
}

/// Matadores of the feito: none, or at least the first three.
pub(super) fn matadores(asked: &Asked<'_>) -> Result<usize, Undecided> {
    match asked.ask(&MATADORES)? {
        1 | 2 => impossible("laws-impossible-matadores"),
        many => Ok(many as usize),
    }
}

/// Everybody takes back what their passes cost (II.3.25).
pub(super) fn passes_back(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    for (place, passes) in PASSES.iter().enumerate() {
        let passed = asked.ask(passes)?;
        if passed > 0 {
            pay(ruling, BOLO, Seat::at(place), passed, cause("voltarete-cause-void", "voltarete:II.3.25"));
        }
    }
    Ok(())
}

/// The trick of a revoke, where a table tells whose it is; people give it by hand.
pub(super) fn trick_given(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    ruling.trick = match (asked.known(&GIVES_TRICK), asked.known(&GETS_TRICK), asked.known(&RIGHTFUL)) {
        (Some(from), Some(to), _) => TrickFate::OneFrom { from, to },
        (_, _, Some(seat)) => TrickFate::GoesTo(seat),
        (Some(_), None, None) | (None, _, None) => TrickFate::Stands,
    };
    Ok(())
}
