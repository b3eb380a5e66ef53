//! *Lo que se atraviesa*: the sides of an incident, and the payments when a law orders what was at stake (mediator 5.6).

use super::super::facts::MIDDLE;
use super::super::paid::{Aim, Hand, Paid};
use super::super::result::{Loss, Outcome, Payers};
use super::figures::{BOLA, BY, HOMBRE, OTHER, POT, TELLER, UNIT, law as cited, misleader_fined};
use engine::law::{self, Asked, Due, Field, Kind, Payment, Question, Ruling, Undecided, Value};
use engine::{Cause, Msg, Seat, answers};

const PARTNER: Field<Seat> = Field::player("partner");
const GAVE_CODILLO: Field<Seat> = Field::player("gave-codillo");
const LONE_HOMBRE: Field<bool> = Field::yes_no("lone-hombre");
const BOLA_DUE: Field<bool> = Field::yes_no("bola-due");
const BOLA_MADE: Field<bool> = Field::yes_no("bola-made");
const TRICKS_ENOUGH: Field<bool> = Field::yes_no("tricks-enough");
const WON_BY_HOMBRE: Field<bool> = Field::yes_no("won-by-hombre");

answers! { pub(super) enum Role { LoneHombre = "lone-hombre", PairedHombre = "paired-hombre", Defender = "defender" } }
answers! { pub(super) enum Went { Won = "won", Puesta = "puesta", Codillo = "codillo" } }

/// The questions that all faults of a hand answer alike.
pub(super) const OF_HAND: &[&str] =
    &["hombre", "partner", "pot", "polla", "pozo", "bola", "went", "won-by-hombre", "lone-hombre", "gave-codillo", "bola-made"];

/// Answers about the Hombre implied by a player's role, and about the winner implied by the result.
pub(super) fn implied(answers: &[(Question, Value)]) -> Vec<(&'static str, Value)> {
    let answer = |key: &str| answers.iter().find(|(question, _)| question.key == key).map(|(_, value)| *value);
    let role = |role: Role| answer("role") == Some(role.value());
    let (by, alone) = (answer(BY.key), role(Role::LoneHombre));
    let lone = (alone || role(Role::PairedHombre)).then(|| (LONE_HOMBRE.key, Value::yes_if(alone)));
    let hombre = by.filter(|_| alone).map(|by| (HOMBRE.key, by));
    let partner = by.filter(|by| role(Role::PairedHombre) && answer(HOMBRE.key).is_some_and(|hombre| hombre != *by));
    let won = answer("went").map(|went| (WON_BY_HOMBRE.key, Value::yes_if(went == Went::Won.value())));
    lone.into_iter().chain(hombre).chain(partner.map(|partner| (PARTNER.key, partner))).chain(won).collect()
}

/// The roles where the Hombre always plays alone.
const UNPAIRED: &[&str] = &["lone-hombre", "defender"];

type Figured = Result<(), Undecided>;

/// The players of an incident, as far as its figures need them.
#[derive(Clone, Copy)]
pub(super) struct Sides {
    pub(super) by: Seat,
    pub(super) hombre: Seat,
    partner: Option<Seat>,
    players: usize,
}

impl Sides {
    /// The Hombre, and the partner behind them.
    pub(super) fn side(self) -> impl Iterator<Item = Seat> {
        [Some(self.hombre), self.partner].into_iter().flatten()
    }

    /// Those who play against them, the nearest to the mano first.
    pub(super) fn adversaries(self) -> impl Iterator<Item = Seat> {
        Seat::first(self.players).filter(move |&seat| seat != self.hombre && Some(seat) != self.partner)
    }

    fn has(self, seat: Seat) -> bool {
        self.side().any(|of| of == seat)
    }
}

/// The answer, if it is none of these players. Of two the other need not be asked for.
pub(super) fn another(asked: &Asked<'_>, field: &Field<Seat>, not: &[Seat]) -> Result<Seat, Undecided> {
    if let (2, [one]) = (asked.desk().players, not) {
        return Ok(Seat::at(1 - one.index().min(1)));
    }
    let seat = asked.ask(field)?;
    if not.contains(&seat) { Err(Undecided::Impossible(Msg::new("laws-impossible-one-player-twice"))) } else { Ok(seat) }
}

/// The company of a player of this role.
pub(super) fn match_state(asked: &Asked<'_>) -> Result<Sides, Undecided> {
    let paired = asked.desk().has("partner");
    let role: Field<Role> = Field::new("role", Kind::Choice(if paired { Role::WORDS } else { UNPAIRED }));
    match asked.ask(&role)? {
        Role::LoneHombre => {
            let by = asked.ask(&BY)?;
            Ok(Sides { by, hombre: by, partner: None, players: asked.desk().players })
        }
        Role::PairedHombre => pair(asked),
        Role::Defender => against(asked, &[asked.ask(&BY)?]),
    }
}

/// The company of the Hombre or the partner.
pub(super) fn pair(asked: &Asked<'_>) -> Result<Sides, Undecided> {
    let (by, hombre) = (asked.ask(&BY)?, asked.ask(&HOMBRE)?);
    let partner = if by == hombre { another(asked, &PARTNER, &[hombre])? } else { by };
    Ok(Sides { by, hombre, partner: Some(partner), players: asked.desk().players })
}

/// The company of these defenders.
fn against(asked: &Asked<'_>, defenders: &[Seat]) -> Result<Sides, Undecided> {
    let hombre = another(asked, &HOMBRE, defenders)?;
    let alone = !asked.desk().has("partner") || asked.ask(&LONE_HOMBRE)?;
    let partner = if alone { None } else { Some(another(asked, &PARTNER, &[defenders, &[hombre]].concat())?) };
    Ok(Sides { by: defenders[0], hombre, partner, players: asked.desk().players })
}

/// The sums of a hand as the desk is told them.
#[derive(Clone, Copy)]
struct Sums {
    pot: i64,
    /// Game and calidades, to or from each adversary.
    unit: i64,
    /// A bola that each adversary pays; one that they are paid if it is negative.
    bola: i64,
}

impl Sums {
    /// The sums of a hand without a bola.
    fn ask(asked: &Asked<'_>) -> Result<Sums, Undecided> {
        Ok(Sums { pot: asked.ask(&POT)?, unit: asked.ask(&UNIT)?, bola: 0 })
    }
}

/// The price of a bola or desbola, if one is to be paid.
fn bola_due(asked: &Asked<'_>) -> Result<i64, Undecided> {
    if asked.ask(&BOLA_DUE)? { asked.ask(&BOLA) } else { Ok(0) }
}

/// A hand to be settled as the table would.
struct Staked<'a> {
    match_state: Sides,
    outcome: Outcome,
    sums: Sums,
    loss: Loss,
    aim: &'a Aim,
}

/// A loss that the Hombre pays alone.
const ALONE: Loss = Loss { game: Payers::Hombre, pot: Payers::Hombre };
const HALVES: Loss = Loss { game: Payers::Halves, pot: Payers::Halves };

impl Staked<'_> {
    /// Adds the payments of the settlement to the ruling in its law's name: with all adversaries or some of them.
    fn settle(&self, ruling: &mut Ruling, of: impl Fn(Seat) -> bool) {
        let Staked { match_state, outcome, sums, loss, aim } = *self;
        let cause = Cause::new("spanish-cause-at-stake", cited(ruling));
        let adversaries: Vec<Seat> = match_state.adversaries().filter(|&seat| of(seat)).collect();
        let hand = Hand {
            hombre: match_state.hombre,
            partner: match_state.partner,
            adversaries: &adversaries,
            zangano: None,
            outcome,
            game: &[(sums.unit, cause)],
            bola: Some((sums.bola, cause)),
            pot: (sums.pot, cause),
            loss,
            // A desbola of cards laid down is the Hombre's alone (mediator VII.1, family D20).
            bola_by: Payers::Hombre,
            aim,
        };
        let told = ruling.payments.len();
        hand.pay(|paid| {
            let same = |payment: &&mut Payment| (payment.from, payment.to) == (paid.from, paid.to);
            match ruling.payments[told..].iter_mut().find(same) {
                Some(payment) => payment.amount += paid.amount,
                None => {
                    let Paid { from, to, amount, .. } = paid;
                    ruling.payments.push(Payment { from, to, amount, due: Due::AtSettlement, cause });
                }
            }
        });
    }
}

/// A player of the Hombre's side has to pay: this player does, a puesta or what was lost.
fn side_pays(asked: &Asked<'_>, ruling: &mut Ruling, match_state: Sides, payer: Seat) -> Figured {
    let went = asked.ask(&Went::field("went"))?;
    let outcome = match went {
        Went::Won | Went::Puesta => Outcome::Puesta,
        // The pot of a codillo is the winner's alone where tricks are compared (hombre D8).
        Went::Codillo if asked.desk().has("compared") => {
            Outcome::Codillo(Some(another(asked, &GAVE_CODILLO, &[match_state.hombre])?))
        }
        Went::Codillo => Outcome::Codillo(None),
    };
    let bola = match went {
        Went::Won => 0,
        Went::Puesta | Went::Codillo => -bola_due(asked)?,
    };
    let aim = Aim { payer: Some(payer), ..Aim::default() };
    let sums = Sums { bola, ..Sums::ask(asked)? };
    Staked { match_state, outcome, sums, loss: ALONE, aim: &aim }.settle(ruling, |_| true);
    Ok(())
}

/// Defenders have to pay: these players do, as for a win and a bola of this price, in halves if they are two (mediator D41).
fn defence_pays(asked: &Asked<'_>, ruling: &mut Ruling, match_state: Sides, payers: (Seat, Option<Seat>), bola: i64) -> Figured {
    let aim = Aim { payer: Some(payers.0), with: payers.1, ..Aim::default() };
    let sums = Sums { bola, ..Sums::ask(asked)? };
    Staked { match_state, outcome: Outcome::Won, sums, loss: HALVES, aim: &aim }.settle(ruling, |_| true);
    Ok(())
}

/// What was at stake, paid by one player for the fault of another, or their own; a defender pays a bola that the offence cut.
fn stake(asked: &Asked<'_>, ruling: &mut Ruling, match_state: Sides, payer: Seat) -> Figured {
    if match_state.has(match_state.by) {
        side_pays(asked, ruling, match_state, payer)
    } else {
        defence_pays(asked, ruling, match_state, (payer, None), bola_due(asked)?)
    }
}

pub(super) fn at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let match_state = match_state(asked)?;
    ruling.barred = ruling.barred.with(match_state.by);
    stake(asked, ruling, match_state, match_state.by)
}

/// The player of a king is the partner by it, or the Hombre alone (family D19).
pub(super) fn king_at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (by, hombre) = (asked.ask(&BY)?, asked.ask(&HOMBRE)?);
    let match_state = Sides { by, hombre, partner: Some(by).filter(|&by| by != hombre), players: asked.desk().players };
    ruling.barred = ruling.barred.with(by);
    side_pays(asked, ruling, match_state, by)
}

/// Two defenders pay in halves, the one nearer the mano the odd tanto (mediator D41).
pub(super) fn both_at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let mut payers = [by, another(asked, &OTHER, &[by])?];
    let match_state = against(asked, &payers)?;
    ruling.barred = ruling.barred.with(payers[0]).with(payers[1]);
    payers.sort();
    defence_pays(asked, ruling, match_state, (payers[0], Some(payers[1])), 0)
}

/// The player who told another trump pays what the misled one would have paid (mediator V.3).
pub(super) fn misleader_pays(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    misleader_fined(asked, ruling)?;
    let match_state = match_state(asked)?;
    let scenario = another(asked, &TELLER, &[match_state.by])?;
    stake(asked, ruling, match_state, scenario)
}

/// A king returned: its holder owes in the Hombre's place (mediator INT.3).
pub(super) fn for_hombre(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let hombre = another(asked, &HOMBRE, &[by])?;
    let match_state = Sides { by: hombre, hombre, partner: None, players: asked.desk().players };
    side_pays(asked, ruling, match_state, by)
}

/// The shares of the other defenders, who demand it (mediator III.3).
pub(super) fn shares(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let match_state = match_state(asked)?;
    let unit = asked.ask(&UNIT)?;
    let bola = if asked.ask(&BOLA_MADE)? { asked.ask(&BOLA)? } else { 0 };
    let mut aim = Aim::default();
    aim.shares.extend(match_state.adversaries().map(|seat| (match_state.by, seat)));
    let sums = Sums { pot: 0, unit, bola };
    Staked { match_state, outcome: Outcome::Won, sums, loss: HALVES, aim: &aim }.settle(ruling, |of| of != match_state.by);
    Ok(())
}

/// The share of the other defender, if the Hombre wins with the mate they were given (hombre XI.2).
pub(super) fn mate_to_hombre(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    if asked.ask(&WON_BY_HOMBRE)? { shares(asked, ruling) } else { Ok(()) }
}

/// A codillo, and a desbola that each adversary has besides from the Hombre alone.
fn codillo(asked: &Asked<'_>, ruling: &mut Ruling, match_state: Sides, loss: Loss, desbola: i64) -> Figured {
    let sums = Sums { bola: -desbola, ..Sums::ask(asked)? };
    Staked { match_state, outcome: Outcome::Codillo(None), sums, loss, aim: &Aim::default() }.settle(ruling, |_| true);
    Ok(())
}

/// The Hombre and the partner pay as for a codillo, whatever they made (mediator VI.2); a partner with a trick owes nothing of the pot (LIG.1).
pub(super) fn as_codillo(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let pair = pair(asked)?;
    let spared = asked.desk().has("spared") && asked.ask(&TRICKS_ENOUGH)?;
    let pot = if spared { Payers::Hombre } else { Payers::Halves };
    codillo(asked, ruling, pair, Loss { pot, ..HALVES }, 0)
}

/// The Hombre with a partner, who concedes.
fn conceding(asked: &Asked<'_>) -> Result<Sides, Undecided> {
    let hombre = asked.ask(&HOMBRE)?;
    let partner = another(asked, &PARTNER, &[hombre])?;
    Ok(Sides { by: hombre, hombre, partner: Some(partner), players: asked.desk().players })
}

/// A codillo and a desbola by the Hombre alone (mediator VII.1, D36).
pub(super) fn concedes_alone(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, ALONE, asked.ask(&BOLA)?)
}

/// The same where a partner always pays half, but not of the desbola (family D20).
pub(super) fn concedes_by_halves(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, HALVES, asked.ask(&BOLA)?)
}

/// A codillo that was offered in words and accepted (mediator VII.2).
pub(super) fn codillo_alone(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, ALONE, 0)
}

/// The same by halves: of a chillada, or where a partner always pays half (mediator D42, family D20).
pub(super) fn codillo_by_halves(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, HALVES, 0)
}

/// Rulings of one hand as one. The pot is lifted once, however many faults are paid for (mediator D30).
pub(super) fn join(rulings: &[(&'static str, Ruling)]) -> Ruling {
    let mut rulings = rulings.to_vec();
    let lifts = |payment: &Payment| payment.from == MIDDLE.into();
    let mut lifting = rulings.iter_mut().map(|(_, ruling)| ruling).filter(|ruling| ruling.payments.iter().any(lifts));
    lifting.next();
    lifting.for_each(|ruling| ruling.payments.retain(|payment| !lifts(payment)));
    law::join(&rulings)
}
