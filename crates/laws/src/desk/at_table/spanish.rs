//! The Spanish games of the ombre family: seats and roles are made from the answers, and from whoever was named.

use super::super::standing::BadStanding;
use super::super::stood::{Field, Stood};
use super::{Given, is, said};
use arrayvec::ArrayVec;
use engine::law::{Due, Payment, Ruling};
use engine::{Account, Cause, Cite, Seat, SeatSet};
use games::ombre::spanish::laws::{
    CodilloTo, Draw, Effect, Exposed, Found, Harm, Incident, Lift, Looker, Misdeed, Standing, Talk, Thrown, TooSoon, Turn, Usual,
    Went, changed, decide,
};
use games::ombre::spanish::{
    Dosillo, FINES, Hombre, MIDDLE, Mediator, Quadrillo, QuadrilloReyForzado, QuadrilloSolitario, Quintillo, Seisillo,
    Tresillo36, TresilloRefavor, TresilloSimple,
};

/// What the game is played for.
fn usual(game: &str) -> Usual {
    match game {
        "hombre" => Hombre::usual(),
        "dosillo" => Dosillo::usual(),
        "tresillo_refavor" => TresilloRefavor::usual(),
        "tresillo_simple" => TresilloSimple::usual(),
        "tresillo_36" => Tresillo36::usual(),
        "quadrillo" => Quadrillo::usual(),
        "quadrillo_solitario" => QuadrilloSolitario::usual(),
        "quadrillo_rey_forzado" => QuadrilloReyForzado::usual(),
        "quintillo" => Quintillo::usual(),
        "seisillo" => Seisillo::usual(),
        _ => Mediator::usual(),
    }
}

pub(super) fn fields(game: &str) -> Vec<Field> {
    const MOST: i64 = 100_000;
    let Usual { players, polla, pozo, bola, codillo, .. } = usual(game);
    let player = |key| Field::player(key, players);
    let mut fields = vec![player("by"), player("hombre"), player("partner"), player("other"), player("teller")];
    fields.extend((codillo == CodilloTo::Winner).then(|| player("gave-codillo")));
    fields.extend([
        Field::number("polla", MOST, polla),
        Field::number("pozo", MOST, pozo),
        Field::number("pot", MOST, 0),
        Field::number("unit", MOST, 0),
        Field::number("bola", MOST, bola),
        Field::number("cards", 10, 2),
        Field::number("times", 10, 2),
    ]);
    fields
}

/// Who sits where, as far as it was told; else as the answers want it.
struct Company {
    players: ArrayVec<Seat, 6>,
    by: Seat,
    other: Seat,
    hombre: Seat,
    partner: Option<Seat>,
    /// Who took most tricks, where a codillo is won by one alone.
    gave_codillo: Option<Seat>,
}

impl Company {
    fn new(usual: &Usual, form: &str, given: &Given, stood: &Stood) -> Result<Company, BadStanding> {
        let seats: ArrayVec<Seat, 6> = Seat::first(usual.players.min(6)).collect();
        let first_but = |not: &[Seat]| seats.iter().copied().find(|seat| !not.contains(seat)).unwrap_or(Seat::at(0));
        // Only a player of the Hombre's side can advise on the bola.
        let role = if form == "advised-bola" { "paired-hombre" } else { said(given, "role") };
        // Who puts their cards away, or leaves a trick to the Hombre, is another than the Hombre.
        let defends = role == "defender" || form == "threw-in" || form == "signalled" && said(given, "what") == "left-it";
        let named = stood.player("hombre");
        let by = stood.player("by").unwrap_or_else(|| match (defends, named) {
            (true, Some(hombre)) => first_but(&[hombre]),
            (true, None) => first_but(&[Seat::at(0)]),
            (false, named) => named.unwrap_or(Seat::at(0)),
        });
        let of_side = matches!(role, "lone-hombre" | "paired-hombre");
        let unsaid = role.is_empty() && stood.player("by").is_none() && form != "king-returned";
        let hombre = named.unwrap_or(if !defends && (of_side || unsaid) { by } else { first_but(&[by]) });
        let bad = |key: &str, seat: Seat| BadStanding::Word(format!("{key}={}", seat.index() + 1));
        // Who plays alone is the Hombre, and who defends is not.
        if defends && hombre == by || role == "lone-hombre" && hombre != by {
            return Err(bad("hombre", hombre));
        }
        let paired = role == "paired-hombre" || said(given, "lone-hombre") == "no";
        let partner = stood.player("partner").filter(|_| role != "lone-hombre" && said(given, "lone-hombre") != "yes");
        let does = (role == "paired-hombre" && by != hombre).then_some(by);
        let partner = partner.or(does).or_else(|| paired.then(|| first_but(&[hombre, by])));
        if let Some(partner) = partner.filter(|&partner| partner == hombre || defends && partner == by) {
            return Err(bad("partner", partner));
        }
        let side: ArrayVec<Seat, 6> = [Some(hombre), partner].into_iter().flatten().collect();
        let other_of_side = side.iter().copied().find(|&seat| seat != by);
        let defender = seats.iter().copied().find(|seat| !side.contains(seat) && *seat != by);
        let wanted =
            ["whose-hand", "whose-discard", "with-whom"].into_iter().map(|key| said(given, key)).find(|whose| !whose.is_empty());
        let wanted = match wanted {
            Some("hombre") => Some(hombre),
            Some("side-of-hombre") => other_of_side.or(Some(hombre)),
            _ => defender,
        };
        let other = stood.player("other").filter(|&other| other != by).or(wanted).unwrap_or_else(|| first_but(&[by]));
        let gave_codillo = match usual.codillo {
            CodilloTo::Adversaries => None,
            CodilloTo::Winner => Some(stood.player("gave-codillo").unwrap_or_else(|| first_but(&side))),
        };
        // Nobody gives a codillo to their own side.
        if let Some(giver) = gave_codillo.filter(|giver| side.contains(giver)) {
            return Err(bad("gave-codillo", giver));
        }
        // Nobody misleads themselves.
        if let Some(teller) = stood.player("teller").filter(|&teller| teller == by) {
            return Err(bad("teller", teller));
        }
        Ok(Company { players: seats, by, other, hombre, partner, gave_codillo })
    }
}

pub(super) fn ruling(game: &str, form: &str, given: &Given, stood: &Stood) -> Result<Option<Ruling>, BadStanding> {
    let usual = usual(game);
    let company = Company::new(&usual, form, given, stood)?;
    let Company { by, hombre, partner, .. } = company;
    let side: SeatSet = [Some(hombre), partner].into_iter().flatten().collect();
    let defender = company.players.iter().copied().find(|&seat| seat != by && !side.contains(seat));
    let named = !(form == "exposed-monte" && said(given, "when") == "before-named");
    let standing = Standing {
        polla: stood.number("polla"),
        pozo: stood.number("pozo"),
        out_of_turn: usual.out_of_turn,
        hombre: named.then_some(hombre),
        side,
        undecided: is(given, "undecided"),
        went: match (said(given, "went"), said(given, "won-by-hombre")) {
            ("won", _) | (_, "yes") => Some(Went::Won),
            ("codillo", _) => Some(Went::Codillo(company.gave_codillo)),
            ("puesta", _) | (_, "no") => Some(Went::Puesta),
            _ => None,
        },
        taker: match said(given, "trick") {
            "side-of-hombre" => Some(hombre),
            "other-defender" => defender,
            _ if form == "lifted-trick" => Some(company.other),
            _ => Some(by),
        },
        demanded: match form {
            // Who granted the trick the Hombre asked for.
            "signalled" if is(given, "granted") => SeatSet::of(company.other),
            _ if is(given, "demanded") => company.players.iter().copied().collect(),
            _ => SeatSet::EMPTY,
        },
        pot: stood.number("pot"),
        unit: stood.number("unit"),
        players: company.players.clone(),
    };
    if form == "king-returned" {
        return Ok(returned(given, &standing, by));
    }
    let Some(what) = misdeed(form, given, stood, &company) else { return Ok(None) };
    let decision = decide(&standing, &Incident { by, what });
    let mut ruling = decision.ruling;
    let law = ruling.cites.first().copied().unwrap_or(Cite("mediator 5.6"));
    ruling.payments.extend(changed(&standing, &decision.effects, law));
    if what == Misdeed::LaidDown {
        // Where the partner always pays half they pay half of the codillo too (family D20).
        let halves = partner.filter(|_| game != "mediator");
        ruling.payments.extend(conceded(&standing, hombre, halves, stood.number("bola"), law));
    }
    // Who grants the trick the Hombre asked for pays another half pozo to the third (hombre XVI.1).
    if what == Misdeed::Signalled && is(given, "granted") {
        let granted = Incident { by: company.other, what: Misdeed::LeftTrick };
        ruling.payments.extend(decide(&standing, &granted).ruling.payments);
    }
    // Each revoke after one that was noticed is paid for itself; the pot is lifted once (mediator REN.4, D30).
    if form == "revoke" && said(given, "more-than-once") == "found-at-second" {
        let lifted = Account::pot(MIDDLE);
        let again: Vec<Payment> = ruling.payments.iter().copied().filter(|payment| payment.from != lifted).collect();
        let times = stood.number("times").max(1) as usize - 1;
        ruling.payments.extend(again.repeat(times));
    }
    // Between two a fine goes straight to the other (family D22).
    if let [one, two] = standing.players[..] {
        for fine in ruling.payments.iter_mut().filter(|payment| payment.to == Account::pot(FINES)) {
            fine.to = if fine.from == one.into() { two.into() } else { one.into() };
        }
    }
    Ok(Some(ruling))
}

/// A king returned by somebody who makes two tricks or more: half a pozo into the middle, and with three all the Hombre owes (D22).
fn returned(given: &Given, standing: &Standing, by: Seat) -> Option<Ruling> {
    let made = said(given, "tricks-made");
    if !is(given, "agreed") || made == "fewer" {
        return None;
    }
    let mut ruling = Ruling::by("mediator:INT.2");
    if let (Some(hombre), "three-or-more", Some(Went::Puesta | Went::Codillo(_))) = (standing.hombre, made, standing.went) {
        ruling = ruling.and_by("mediator:INT.3");
        let in_their_place = [Effect::StakeFor { payer: by, of: hombre }];
        ruling.payments.extend(changed(standing, &in_their_place, Cite("mediator:INT.3")));
    }
    let cause = Cause::new("spanish-cause-fine", Cite("mediator:INT.2"));
    let mut ruling = ruling.paying(by, MIDDLE, (standing.pozo + 1) / 2, Due::AtSettlement, cause);
    ruling.payments.retain(|payment| payment.amount != 0);
    Some(ruling)
}

/// A codillo and a desbola, by the Hombre alone (mediator VII.1, D36); of the codillo this partner pays half.
fn conceded(standing: &Standing, hombre: Seat, partner: Option<Seat>, bola: i64, law: Cite) -> Vec<Payment> {
    let adversaries: Vec<Seat> = standing.players.iter().copied().filter(|&seat| !standing.side.contains(seat)).collect();
    let many = (adversaries.len() as i64).max(1);
    let share = |at: i64| standing.pot / many + i64::from(at < standing.pot % many);
    let cause = Cause::new("spanish-cause-at-stake", law);
    let pay = |from: Seat, to: Seat, amount: i64| Payment {
        from: Account::from(from),
        to: to.into(),
        amount,
        due: Due::AtSettlement,
        cause,
    };
    // The odd tanto of each sum that is halved is the Hombre's (mediator D4).
    let half = |moved: i64| if partner.is_some() { (moved + 1) / 2 } else { moved };
    let (mut games, mut pots) = (0, 0);
    let mut paid = Vec::new();
    for (seat, at) in adversaries.into_iter().zip(0..) {
        let own = half(games + standing.unit) - half(games) + half(pots + share(at)) - half(pots);
        (games, pots) = (games + standing.unit, pots + share(at));
        paid.push(pay(hombre, seat, own + bola));
        paid.extend(partner.map(|partner| pay(partner, seat, standing.unit + share(at) - own)));
    }
    paid.retain(|payment| payment.amount != 0);
    paid
}

/// What happened, as the game knows it. None: it needs real cards, or somebody beside the table, and the rows tell what follows.
fn misdeed(form: &str, given: &Given, stood: &Stood, company: &Company) -> Option<Misdeed> {
    let harm = if is(given, "harmful") { Harm::Presumed } else { Harm::None };
    Some(match (form, said(given, "what")) {
        ("wrong-number", _) => Misdeed::WrongCount(found(given)),
        ("card-twice", _) if !is(given, "in-discard") => Misdeed::Duplicate(found(given)),
        ("played-early", _) => Misdeed::Early,
        ("showed-card", _) => {
            let cards = if said(given, "how-many") == "one" { 1 } else { stood.number("cards").clamp(2, 10) as u8 };
            let turn = if is(given, "own-turn") { Turn::Own } else { Turn::Another };
            Misdeed::Shown { cards, turn, harm }
        }
        ("lifted-trick", _) if is(given, "misled") => {
            let teller = stood.player("teller").unwrap_or(company.other);
            Misdeed::Lifted(if is(given, "played-on") { Lift::MisledLate(teller) } else { Lift::Misled(teller) })
        }
        ("lifted-trick", _) if is(given, "played-on") => Misdeed::Lifted(Lift::Late),
        ("lifted-trick", _) => Misdeed::Lifted(Lift::InTime),
        ("saw-hand", _) => Misdeed::SawHand { left: company.other },
        ("laid-down", "said-codillo") => Misdeed::LaidDown,
        ("advised-bola", _) => Misdeed::Advised,
        ("talked", "warned") => Misdeed::Talked(Talk::Warn),
        ("talked", "read-tricks") => Misdeed::Talked(Talk::ReadTricks),
        ("talked", "asked-partner") => Misdeed::Talked(Talk::AskPartner),
        ("revoke", _) if said(given, "caller") == "outsider" => return None,
        ("revoke", _) if !is(given, "complete") => Misdeed::TakenBack { harm },
        ("revoke", _) => Misdeed::Revoke,
        ("king-too-soon", "followed") => Misdeed::King(TooSoon::Followed),
        ("king-too-soon", "led") => Misdeed::King(TooSoon::Led),
        ("king-too-soon", _) => Misdeed::King(TooSoon::Thrown),
        ("drew-wrong", "covered") => Misdeed::Drawn(Draw::Covering),
        ("drew-wrong", "put-back") => Misdeed::Drawn(Draw::PutBack),
        ("drew-wrong", "owned-up") => Misdeed::Drawn(Draw::OwnedUp),
        ("drew-wrong", "found-out") => Misdeed::Drawn(Draw::FoundOut),
        ("drew-wrong", _) => Misdeed::Drawn(Draw::Short),
        ("exposed-monte", _) => Misdeed::Exposed(match (is(given, "together"), is(given, "mate"), said(given, "when")) {
            // Of two players there is no third who could be paid.
            (true, ..) if company.players.len() < 3 => return None,
            (true, mate, _) => {
                let mate = if mate { Harm::Presumed } else { Harm::None };
                Exposed::Together { with: company.other, mate }
            }
            (false, _, "before-named" | "before-exchange") => Exposed::Before,
            (false, true, _) => Exposed::Mate,
            (false, false, _) => Exposed::After,
        }),
        ("saw-discard", _) => Misdeed::SawDiscard { of: company.other },
        ("looked-at-rest", "last") if is(given, "play-begun") => Misdeed::LookedAtRest(Looker::Last),
        ("looked-at-rest", "another") if !is(given, "somebody-looked") => Misdeed::LookedAtRest(Looker::Another),
        ("threw-in", "mixed") => Misdeed::ThrewIn(Thrown::Mixed),
        ("threw-in", _) => Misdeed::ThrewIn(Thrown::Laid),
        ("viewed-discard", _) if is(given, "bola-asked") => Misdeed::ViewedDiscard,
        ("signalled", "asked") => Misdeed::Signalled,
        ("signalled", _) => Misdeed::LeftTrick,
        ("misnamed", _) => Misdeed::Misnamed,
        ("left-early", _) if !is(given, "agreed") => Misdeed::Left,
        _ => return None,
    })
}

fn found(given: &Given) -> Found {
    match said(given, "found") {
        "before-play" => Found::BeforePlay,
        "before-paid" | "during-play" => Found::BeforePaid,
        "before-cut" => Found::BeforeCut,
        _ => Found::AfterCut,
    }
}
