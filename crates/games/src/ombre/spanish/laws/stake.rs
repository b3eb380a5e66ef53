//! *Lo que se atraviesa*: the sides of an incident, and the payments when a law orders what was at stake (mediator 5.6).

use super::super::facts::MIDDLE;
use super::super::settle::split;
use super::figures::{BOLA, BY, HOMBRE, OTHER, POT, TELLER, UNIT, law as cited, misleader_fined};
use engine::law::{self, Asked, Due, Field, Kind, Payment, Ruling, Undecided};
use engine::{Account, Cause, Msg, Seat, answers};

const PARTNER: Field<Seat> = Field::player("partner");
const GAVE_CODILLO: Field<Seat> = Field::player("gave-codillo");
const LONE_HOMBRE: Field<bool> = Field::yes_no("lone-hombre");
const BOLA_CUT: Field<bool> = Field::yes_no("bola-cut");
const TRICKS_ENOUGH: Field<bool> = Field::yes_no("tricks-enough");
const WON_BY_HOMBRE: Field<bool> = Field::yes_no("won-by-hombre");

answers! { pub(super) enum Role { LoneHombre = "lone-hombre", PairedHombre = "paired-hombre", Defender = "defender" } }
answers! { pub(super) enum Went { Won = "won", Puesta = "puesta", Codillo = "codillo" } }

/// The roles where the Hombre always plays alone.
const ALONE: &[&str] = &["lone-hombre", "defender"];

type Figured = Result<(), Undecided>;

/// The players of an incident, as far as its figures need them.
#[derive(Clone, Copy)]
pub(super) struct Company {
    pub(super) by: Seat,
    pub(super) hombre: Seat,
    partner: Option<Seat>,
    players: usize,
}

impl Company {
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
pub(super) fn company(asked: &Asked<'_>) -> Result<Company, Undecided> {
    let paired = asked.desk().has("partner");
    let role: Field<Role> = Field::new("role", Kind::Choice(if paired { Role::WORDS } else { ALONE }));
    match asked.ask(&role)? {
        Role::LoneHombre => {
            let by = asked.ask(&BY)?;
            Ok(Company { by, hombre: by, partner: None, players: asked.desk().players })
        }
        Role::PairedHombre => pair(asked),
        Role::Defender => against(asked, &[asked.ask(&BY)?]),
    }
}

/// The company of the Hombre or the partner.
pub(super) fn pair(asked: &Asked<'_>) -> Result<Company, Undecided> {
    let (by, hombre) = (asked.ask(&BY)?, asked.ask(&HOMBRE)?);
    let partner = if by == hombre { another(asked, &PARTNER, &[hombre])? } else { by };
    Ok(Company { by, hombre, partner: Some(partner), players: asked.desk().players })
}

/// The company of these defenders.
fn against(asked: &Asked<'_>, defenders: &[Seat]) -> Result<Company, Undecided> {
    let hombre = another(asked, &HOMBRE, defenders)?;
    let alone = !asked.desk().has("partner") || asked.ask(&LONE_HOMBRE)?;
    let partner = if alone { None } else { Some(another(asked, &PARTNER, &[defenders, &[hombre]].concat())?) };
    Ok(Company { by: defenders[0], hombre, partner, players: asked.desk().players })
}

/// Payments of a settlement, in its law's name.
struct Dues<'a> {
    ruling: &'a mut Ruling,
    cause: Cause,
}

impl Dues<'_> {
    fn of(ruling: &mut Ruling) -> Dues<'_> {
        let cause = Cause::new("spanish-cause-at-stake", cited(ruling));
        Dues { ruling, cause }
    }

    fn pay(&mut self, from: impl Into<Account>, to: impl Into<Account>, amount: i64) {
        let (from, to) = (from.into(), to.into());
        if amount != 0 && from != to {
            self.ruling.payments.push(Payment { from, to, amount, due: Due::AtSettlement, cause: self.cause });
        }
    }

    /// A sum in parts, the odd tantos to the first.
    fn share(&mut self, from: impl Into<Account>, amount: i64, among: impl Iterator<Item = Seat>) {
        let (from, among): (Account, Vec<Seat>) = (from.into(), among.collect());
        split(amount, among.len()).zip(among).for_each(|(part, seat)| self.pay(from, seat, part));
    }
}

/// A player of the Hombre's side has to pay: this player does, a puesta or the codillo that was lost.
fn side_pays(asked: &Asked<'_>, ruling: &mut Ruling, company: Company, payer: Seat) -> Figured {
    let went = asked.ask(&Went::field("went"))?;
    // The pot of a codillo is the winner's alone where tricks are compared (hombre D8).
    let winner = match went {
        Went::Codillo if asked.desk().has("compared") => Some(another(asked, &GAVE_CODILLO, &[company.hombre])?),
        Went::Codillo | Went::Won | Went::Puesta => None,
    };
    let (pot, unit) = (asked.ask(&POT)?, asked.ask(&UNIT)?);
    let mut dues = Dues::of(ruling);
    company.adversaries().for_each(|seat| dues.pay(payer, seat, unit));
    match (went, winner) {
        (Went::Codillo, Some(winner)) => dues.pay(payer, winner, pot),
        // A payer who is one of them leaves their own share unpaid (mediator D22).
        (Went::Codillo, None) => dues.share(payer, pot, company.adversaries()),
        (Went::Won | Went::Puesta, _) => dues.pay(payer, MIDDLE, pot),
    }
    Ok(())
}

/// Defenders have to pay: these players do, as for a win, in parts (mediator D41), and a bola of this price.
fn defence_pays(asked: &Asked<'_>, ruling: &mut Ruling, company: Company, payers: &[Seat], bola: i64) -> Figured {
    let (pot, unit) = (asked.ask(&POT)?, asked.ask(&UNIT)?);
    let mut dues = Dues::of(ruling);
    dues.share(MIDDLE, pot, company.side());
    let price = (unit + bola) * company.adversaries().count() as i64;
    split(price, payers.len()).zip(payers).for_each(|(part, &payer)| dues.share(payer, part, company.side()));
    Ok(())
}

/// What was at stake, paid by one player for the fault of another, or their own; a defender pays a bola that the offence cut.
fn stake(asked: &Asked<'_>, ruling: &mut Ruling, company: Company, payer: Seat) -> Figured {
    if company.has(company.by) {
        side_pays(asked, ruling, company, payer)
    } else {
        let bola = if asked.ask(&BOLA_CUT)? { asked.ask(&BOLA)? } else { 0 };
        defence_pays(asked, ruling, company, &[payer], bola)
    }
}

pub(super) fn at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let company = company(asked)?;
    ruling.barred = ruling.barred.with(company.by);
    stake(asked, ruling, company, company.by)
}

/// The player of a king is the partner by it, or the Hombre alone (family D19).
pub(super) fn king_at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let (by, hombre) = (asked.ask(&BY)?, asked.ask(&HOMBRE)?);
    let company = Company { by, hombre, partner: Some(by).filter(|&by| by != hombre), players: asked.desk().players };
    ruling.barred = ruling.barred.with(by);
    side_pays(asked, ruling, company, by)
}

/// Two defenders pay in halves, the one nearer the mano the odd tanto (mediator D41).
pub(super) fn both_at_stake(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let mut payers = [by, another(asked, &OTHER, &[by])?];
    let company = against(asked, &payers)?;
    ruling.barred = ruling.barred.with(payers[0]).with(payers[1]);
    payers.sort();
    defence_pays(asked, ruling, company, &payers, 0)
}

/// The player who told another trump pays what the misled one would have paid (mediator V.3).
pub(super) fn misleader_pays(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    misleader_fined(asked, ruling)?;
    let company = company(asked)?;
    let teller = another(asked, &TELLER, &[company.by])?;
    stake(asked, ruling, company, teller)
}

/// A king returned: its holder owes in the Hombre's place (mediator INT.3).
pub(super) fn for_hombre(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let by = asked.ask(&BY)?;
    let hombre = another(asked, &HOMBRE, &[by])?;
    let company = Company { by: hombre, hombre, partner: None, players: asked.desk().players };
    side_pays(asked, ruling, company, by)
}

/// The shares of the other defenders, who demand it (mediator III.3).
pub(super) fn shares(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let company = company(asked)?;
    let unit = asked.ask(&UNIT)?;
    let mut dues = Dues::of(ruling);
    company.adversaries().filter(|&seat| seat != company.by).for_each(|_| dues.share(company.by, unit, company.side()));
    Ok(())
}

/// The share of the other defender, if the Hombre wins with the mate they were given (hombre XI.2).
pub(super) fn mate_to_hombre(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    if asked.ask(&WON_BY_HOMBRE)? { shares(asked, ruling) } else { Ok(()) }
}

/// A sum of the Hombre's side: halved with the partner, or the Hombre's alone.
#[derive(Clone, Copy)]
enum Owed {
    ByHalves,
    Alone,
}

impl Owed {
    /// The Hombre's part; the odd tanto of a sum that is halved is theirs (mediator D4).
    const fn own(self, sum: i64) -> i64 {
        match self {
            Owed::ByHalves => (sum + 1) / 2,
            Owed::Alone => sum,
        }
    }
}

/// A codillo: game and pot, and a sum that each adversary has besides from the Hombre alone.
fn codillo(asked: &Asked<'_>, ruling: &mut Ruling, company: Company, (game, pot): (Owed, Owed), besides: i64) -> Figured {
    let (sum, unit) = (asked.ask(&POT)?, asked.ask(&UNIT)?);
    let (mut games, mut pots) = (0, 0);
    let mut dues = Dues::of(ruling);
    for (seat, share) in company.adversaries().zip(split(sum, company.adversaries().count())) {
        let part = game.own(games + unit) - game.own(games) + pot.own(pots + share) - pot.own(pots);
        (games, pots) = (games + unit, pots + share);
        dues.pay(company.hombre, seat, part + besides);
        company.partner.iter().for_each(|&partner| dues.pay(partner, seat, unit + share - part));
    }
    Ok(())
}

/// The Hombre and the partner pay as for a codillo, whatever they made (mediator VI.2); a partner with a trick owes nothing of the pot (LIG.1).
pub(super) fn as_codillo(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    let pair = pair(asked)?;
    let spared = asked.desk().has("spared") && asked.ask(&TRICKS_ENOUGH)?;
    let pot = if spared { Owed::Alone } else { Owed::ByHalves };
    codillo(asked, ruling, pair, (Owed::ByHalves, pot), 0)
}

/// The Hombre with a partner, who concedes.
fn conceding(asked: &Asked<'_>) -> Result<Company, Undecided> {
    let hombre = asked.ask(&HOMBRE)?;
    let partner = another(asked, &PARTNER, &[hombre])?;
    Ok(Company { by: hombre, hombre, partner: Some(partner), players: asked.desk().players })
}

/// A codillo and a desbola by the Hombre alone (mediator VII.1, D36).
pub(super) fn concedes_alone(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, (Owed::Alone, Owed::Alone), asked.ask(&BOLA)?)
}

/// The same where a partner always pays half, but not of the desbola (family D20).
pub(super) fn concedes_by_halves(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, (Owed::ByHalves, Owed::ByHalves), asked.ask(&BOLA)?)
}

/// A codillo that was offered in words and accepted (mediator VII.2).
pub(super) fn codillo_alone(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, (Owed::Alone, Owed::Alone), 0)
}

/// The same by halves: of a chillada, or where a partner always pays half (mediator D42, family D20).
pub(super) fn codillo_by_halves(asked: &Asked<'_>, ruling: &mut Ruling) -> Figured {
    codillo(asked, ruling, conceding(asked)?, (Owed::ByHalves, Owed::ByHalves), 0)
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
