//! Payments for a fault of a pair. Players are known by their places: the first and the third sit together.

use super::super::facts::{resti, segni};
use super::super::state::{Pair, SEATS};
use super::incidents::{ALONE_PAYS, CUSTOM, HONOUR_BACK, PAYS_RESTO, STAYS_MADE, TAKES_OR_LETS_RUN};
use engine::law::outcome::TOO_LATE;
use engine::law::{Asked, Due, Field, Payment, Ruling, Undecided, follow};
use engine::{Account, Cause, Cite, Msg, Seat, answers};

/// Price of each card too many or too few, paid by the dealer (7.2a).
const FINE: i64 = 20;

const BY: Field<Seat> = Field::player("by");
const DEALER: Field<Seat> = Field::player("dealt-by");
const WRONG_CARDS: Field<i64> = Field::number("wrong-cards", 21);
const MARKED: Field<i64> = Field::number("marked", 60);
const RESTO: Field<i64> = Field::number("resto", 10_000);
const TAROT: Field<bool> = Field::yes_no("tarot");
const CARDS_MIXED: Field<bool> = Field::yes_no("cards-mixed");
const OFFENDER_ALONE: Field<bool> = Field::yes_no("offender-alone");
const HAND_OVER: Field<bool> = Field::yes_no("hand-over");

answers! {
    /// The consequence of a card that did not follow suit.
    pub(in super::super) enum Harm {
        Killed = "honour-killed",
        Safe = "own-made-safe",
        Both = "killed-and-safe",
        Neither = "no-honour",
    }
}

fn pair(place: Seat) -> Pair {
    Pair::BOTH[place.index() % 2]
}

fn members(pair: Pair) -> [Seat; 2] {
    [pair.index(), pair.index() + SEATS / 2].map(Seat::at)
}

fn owe(ruling: &mut Ruling, from: impl Into<Account>, to: impl Into<Account>, amount: i64, cause: Cause) {
    ruling.payments.push(Payment { from: from.into(), to: to.into(), amount, due: Due::Now, cause });
}

/// Which players pay which, where one pair pays the other.
fn sides(from: Pair) -> Msg {
    let ([one, other], [first, second]) = (members(from), members(from.other()));
    Msg::new("minchiate-note-sides").with("one", one).with("other", other).with("first", first).with("second", second)
}

/// Twenty points for each card dealt wrong.
pub(super) fn dealer_pays(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (dealers, wrong) = (pair(asked.ask(&DEALER)?), asked.ask(&WRONG_CARDS)?);
    if wrong == 0 {
        return Err(Undecided::Impossible(Msg::new("laws-impossible-no-wrong-card")));
    }
    let cause = Cause::new("minchiate-cause-misdealt", Cite("minchiate:7.2a")).count(wrong).each(FINE);
    owe(ruling, segni(dealers), segni(dealers.other()), wrong * FINE, cause);
    ruling.notes.push(sides(dealers));
    Ok(())
}

/// A player with a wrong hand and their partner count nothing at the end.
pub(super) fn side_barred(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let [one, other] = members(pair(asked.ask(&BY)?));
    ruling.barred = [one, other].into_iter().collect();
    ruling.notes.push(Msg::new("minchiate-note-barred").with("one", one).with("other", other));
    Ok(())
}

/// One whole resto, each time it is called; honours killed go back, and a card made safe is at the offender's choice as long as there is
/// play to go back to (7.3, D32).
pub(super) fn revoke(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    if asked.under(Cite("minchiate:play.1")).ask(&TAROT)? {
        return follow(&[Cite("minchiate:play.1"), Cite("minchiate:7.5")], &[CUSTOM], asked);
    }
    if asked.under(Cite("minchiate:7.3d")).ask(&CARDS_MIXED)? {
        return follow(&[Cite("minchiate:7.3d")], &[TOO_LATE], asked);
    }
    let alone = asked.under(Cite("minchiate:7.3f")).ask(&OFFENDER_ALONE)?;
    let harm = asked.under(Cite("minchiate:7.3b")).ask(&Harm::field("harm"))?;
    let (mut laws, mut follows) = (vec![Cite("minchiate:7.3a")], vec![PAYS_RESTO]);
    if alone {
        laws.push(Cite("minchiate:7.3f"));
    }
    let killed = matches!(harm, Harm::Killed | Harm::Both);
    if killed {
        laws.push(Cite("minchiate:7.3b"));
        follows.push(HONOUR_BACK);
    }
    if matches!(harm, Harm::Safe | Harm::Both) {
        laws.push(Cite("minchiate:7.3c"));
        follows.push(if asked.under(Cite("minchiate:7.3c")).ask(&HAND_OVER)? { STAYS_MADE } else { TAKES_OR_LETS_RUN });
    }
    laws.push(Cite("minchiate:7.3e"));
    follows.extend(alone.then_some(ALONE_PAYS));
    let mut ruling = follow(&laws, &follows, asked)?;
    let by = asked.ask(&BY)?;
    let pair = pair(by);
    if alone {
        let (resto, cause) = (asked.ask(&RESTO)?, Cause::new("minchiate-cause-revoke", Cite("minchiate:7.3f")).by(by));
        members(pair.other()).into_iter().for_each(|opponent| owe(&mut ruling, by, opponent, resto, cause));
    } else {
        let cause = Cause::new("minchiate-cause-revoke", Cite("minchiate:7.3a")).by(by);
        owe(&mut ruling, resti(pair), resti(pair.other()), 1, cause);
        ruling.notes.push(sides(pair));
    }
    if killed {
        let cause = Cause::new("minchiate-cause-killed-by-revoke", Cite("minchiate:7.3b")).by(by);
        owe(&mut ruling, segni(pair), segni(pair.other()), asked.ask(&MARKED)?, cause);
    }
    Ok(ruling)
}
