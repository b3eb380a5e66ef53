//! The laws on irregularities of the three rule files: what happened is an [`Incident`], and [`decide`] says what follows. What a table
//! carries out (`apply`) and what a referee is told ([`Lawful::rule`]) is the same decision.

mod apply;
mod stake;
mod table;

pub use stake::{CodilloTo, Usual, changed};

use super::facts::{FINES, MIDDLE};
use super::settle::split;
use super::{Spanish, Variation};
use arrayvec::ArrayVec;
use engine::law::{Due, HandFate, Law, Lawful, Ruling, TrickFate};
use engine::{Account, Cause, Cite, Msg, Pot, Seat, SeatSet};
use serde::Serialize;

/// How the table stood, as far as a law can ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What a polla is, and a pozo.
    pub polla: i64,
    pub pozo: i64,
    /// Where the polla of a card out of turn lies.
    pub out_of_turn: Pot,
    /// Those who play, the mano first.
    pub players: ArrayVec<Seat, 6>,
    /// Who plays the game, or has named the highest.
    pub hombre: Option<Seat>,
    /// They and their partner.
    pub side: SeatSet,
    /// Could the game, or a bola, still be won or lost (mediator D14)?
    pub undecided: bool,
    /// How the hand went, if it is over.
    pub went: Option<Went>,
    /// Whose the trick was in which it happened.
    pub taker: Option<Seat>,
    /// Who demands what the law lets them demand.
    pub demanded: SeatSet,
    /// What lies in the middle to be won, and what each adversary would pay besides.
    pub pot: i64,
    pub unit: i64,
}

/// How a hand went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    Won,
    Puesta,
    /// Won by one alone, where the book gives it to whoever gave it (hombre D8).
    Codillo(Option<Seat>),
}

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Incident {
    pub by: Seat,
    pub what: Misdeed,
}

/// What can be done against the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Misdeed {
    /// Too many or too few cards were held.
    WrongCount(Found),
    /// A card was twice in the pack.
    Duplicate(Found),
    /// A card was played before its turn.
    Early,
    /// So many cards were shown: does one of them harm?
    Shown { cards: u8, turn: Turn, harm: Harm },
    /// A trick of another was lifted.
    Lifted(Lift),
    /// A hand was taken for tricks; this one had left it there.
    SawHand { left: Seat },
    /// The Hombre laid down *as codillo*.
    LaidDown,
    /// Told the other whether to go for bola.
    Advised,
    /// Needless talk.
    Talked(Talk),
    /// A card against the duty.
    Revoke,
    /// A king before any was out.
    King(TooSoon),
    /// A wrong card was taken back before the trick was lifted.
    TakenBack { harm: Harm },
    /// A wrong number of cards was drawn.
    Drawn(Draw),
    /// A card of the monte was turned up.
    Exposed(Exposed),
    /// Looked at what another threw away.
    SawDiscard { of: Seat },
    /// Looked at what is left of the monte without the right to.
    LookedAtRest(Looker),
    /// Put their cards away though another could still speak.
    ThrewIn(Thrown),
    /// Looked at their own discard in a bola.
    ViewedDiscard,
    /// The Hombre asked for a trick.
    Signalled,
    /// Granted it.
    LeftTrick,
    /// Named a suit that is not in the pack.
    Misnamed,
    /// Left the company before its time.
    Left,
}

/// When a fault came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    BeforePlay,
    BeforePaid,
    BeforeCut,
    AfterCut,
}

/// Whose turn it was when a card was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    Own,
    Another,
}

/// Can others use what they have seen (mediator IV.5)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    Presumed,
    None,
}

/// When a trick wrongly lifted was contested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lift {
    /// Before who lifted it has played again.
    InTime,
    Late,
    /// This one had told them another trump; before they have played again.
    Misled(Seat),
    /// The same, and they have played since.
    MisledLate(Seat),
}

engine::choices! {
    /// What is said that should not be.
    pub enum Talk {
        /// Warns of a play, or reminds of one.
        Warn = "warn",
        /// Tells aloud what lies among the tricks.
        ReadTricks = "read_tricks",
        /// Asks who the partner is.
        AskPartner = "ask_partner",
    }
}

/// How a king came out too soon (family RF.2-RF.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TooSoon {
    Followed,
    Led,
    Thrown,
}

/// What was drawn wrongly, and how it came to light (hombre X).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// To cover a wrong number of cards dealt.
    Covering,
    /// One too many, put back unseen.
    PutBack,
    /// One too many, told by who drew it.
    OwnedUp,
    /// One too many, found by another.
    FoundOut,
    /// Fewer than were thrown.
    Short,
}

/// When a card of the monte was turned up (hombre XI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Exposed {
    /// Before the Hombre has exchanged.
    Before,
    /// After it.
    After,
    /// After it, and it is a mate.
    Mate,
    /// By two together.
    Together { with: Seat, mate: Harm },
}

/// Who looks at the cards left (hombre XIII).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Looker {
    /// The last to exchange, too late.
    Last,
    Another,
}

engine::choices! {
    /// How cards are put away too soon (hombre XIV.3, XIV.4).
    pub enum Thrown {
        /// Mixed with the monte.
        Mixed = "throw_in",
        /// Laid on top of it.
        Laid = "lay_on_monte",
    }
}

/// What a law changes in a settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// *Lo que se atraviere*: they pay alone, and if their side won, it lost (mediator 5.6).
    Stake(Seat),
    /// What one would so have paid, another pays (mediator V.3).
    StakeFor { payer: Seat, of: Seat },
    /// If the Hombre's side wins, it collects nothing.
    NoCollect,
    /// One pays in the place of another.
    Share { payer: Seat, of: Seat },
    /// Settled as a codillo.
    AsCodillo,
}

/// A ruling, and what it changes in the settlement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    pub ruling: Ruling,
    pub effects: ArrayVec<Effect, 6>,
}

impl<V: Variation> Lawful for Spanish<V> {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = table::LAWS;

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        decide(standing, incident).ruling
    }
}

impl Decision {
    fn by(law: &'static str) -> Decision {
        Decision { ruling: Ruling::by(law), ..Decision::default() }
    }

    fn and_by(self, law: &'static str) -> Decision {
        Decision { ruling: self.ruling.and_by(law), ..self }
    }

    fn law(&self) -> Cite {
        self.ruling.cites.first().copied().unwrap_or(Cite("mediator 8"))
    }

    /// So much more is paid for it.
    fn paying(self, from: Seat, to: impl Into<Account>, amount: i64) -> Decision {
        let cause = Cause::new("spanish-cause-fine", self.law());
        Decision { ruling: self.ruling.paying(from, to, amount, Due::AtSettlement, cause), ..self }
    }

    /// A fine set apart.
    fn fined(self, by: Seat, amount: i64) -> Decision {
        self.paying(by, Account::pot(FINES), amount)
    }

    fn dealt_again(self) -> Decision {
        Decision { ruling: Ruling { hand: HandFate::DealtAgain, ..self.ruling }, ..self }
    }

    /// The trick goes to whom it belonged.
    fn given_back(self, taker: Option<Seat>) -> Decision {
        let trick = taker.map_or(TrickFate::Stands, TrickFate::GoesTo);
        Decision { ruling: Ruling { trick, ..self.ruling }, ..self }
    }

    /// The settlement is changed so; who reads the ruling is told.
    fn with(mut self, effect: Effect) -> Decision {
        match effect {
            Effect::Stake(seat) => self.ruling.barred = self.ruling.barred.with(seat),
            Effect::NoCollect => self.ruling.notes.push(Msg::new("spanish-note-no-collect")),
            Effect::Share { payer, of } | Effect::StakeFor { payer, of } => {
                self.ruling.notes.push(Msg::new("spanish-note-share").with("seat", payer).with("other", of));
            }
            Effect::AsCodillo => self.ruling.notes.push(Msg::new("spanish-note-as-codillo")),
        }
        let _ = self.effects.try_push(effect);
        self
    }
}

impl Standing {
    fn half_pozo(&self) -> i64 {
        (self.pozo + 1) / 2
    }

    fn adversaries(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.iter().copied().filter(|&seat| !self.side.contains(seat))
    }

    fn alone(&self, seat: Seat) -> bool {
        self.hombre == Some(seat) && self.side.len() == 1
    }

    /// What who named the game would have won, halved against the payer (hombre D17).
    fn half_of_a_win(&self) -> i64 {
        let adversaries = self.players.len() as i64 - 1;
        (self.pot + self.unit * adversaries + 1) / 2
    }

    /// The defender who is neither of these.
    fn third(&self, one: Seat, other: Seat) -> Option<Seat> {
        self.players.iter().copied().find(|&seat| seat != one && seat != other)
    }
}

/// What the laws decide.
pub fn decide(standing: &Standing, incident: &Incident) -> Decision {
    let Incident { by, what } = *incident;
    let (polla, half) = (standing.polla, standing.half_pozo());
    let polla_by = |law: &'static str| Decision::by(law).fined(by, polla);
    let stake = |decision: Decision| decision.with(Effect::Stake(by));
    match what {
        Misdeed::WrongCount(Found::BeforePlay) => Decision::by("mediator:II.1").dealt_again(),
        Misdeed::WrongCount(Found::BeforePaid) => polla_by("mediator:II.2").dealt_again(),
        Misdeed::WrongCount(Found::BeforeCut) => polla_by("mediator:II.3"),
        Misdeed::WrongCount(Found::AfterCut) => Decision::by("mediator:II.4"),
        Misdeed::Duplicate(Found::BeforePlay) => Decision::by("mediator:DEAL.1").dealt_again(),
        Misdeed::Duplicate(Found::BeforePaid) => Decision::by("mediator:DEAL.2").dealt_again(),
        Misdeed::Duplicate(_) => Decision::by("mediator:DEAL.3"),
        Misdeed::Early => early(standing, by),
        Misdeed::Shown { .. } if standing.alone(by) => Decision::by("mediator:IV.6"),
        Misdeed::Shown { cards: 1, turn: Turn::Own, .. } => polla_by("mediator:IV.1").and_by("mediator:IV.0"),
        Misdeed::Shown { cards, turn: Turn::Own, .. } => Decision::by("mediator:IV.3").fined(by, polla * i64::from(cards - 1)),
        Misdeed::Shown { cards, harm, .. } => {
            let law = if cards == 1 { "mediator:IV.0" } else { "mediator:IV.4" };
            let fined = Decision::by(law).fined(by, polla * i64::from(cards));
            shown(standing, by, harm, fined)
        }
        Misdeed::Lifted(Lift::InTime) => polla_by("mediator:V.1").given_back(standing.taker),
        Misdeed::Lifted(Lift::Late) => stake(polla_by("mediator:V.2")),
        Misdeed::Lifted(Lift::Misled(teller)) => Decision::by("mediator:V.3").fined(teller, polla).given_back(standing.taker),
        // The same that they would have paid themselves, had they not asked.
        Misdeed::Lifted(Lift::MisledLate(payer)) => {
            Decision::by("mediator:V.3").fined(payer, polla).with(Effect::StakeFor { payer, of: by })
        }
        Misdeed::SawHand { left } => saw_hand(standing, by, left),
        Misdeed::LaidDown => Decision::by("mediator:VII.1"),
        Misdeed::Advised => {
            // The odd tanto to the one nearest the mano (D4).
            let shares = split(standing.pozo, standing.adversaries().count()).zip(standing.adversaries());
            shares.fold(Decision::by("mediator:VIII.3"), |decision, (share, seat)| decision.paying(by, seat, share))
        }
        Misdeed::Talked(Talk::AskPartner) => polla_by("mediator:IX.5"),
        Misdeed::Talked(Talk::Warn) if standing.undecided => stake(Decision::by("mediator:IX.1")),
        Misdeed::Talked(Talk::Warn) => polla_by("mediator:IX.2"),
        Misdeed::Talked(Talk::ReadTricks) if standing.undecided => stake(Decision::by("mediator:IX.3").and_by("mediator:IX.1")),
        Misdeed::Talked(Talk::ReadTricks) => polla_by("mediator:IX.3").and_by("mediator:IX.2"),
        Misdeed::Revoke if standing.undecided => stake(Decision::by("mediator:REN.1")),
        Misdeed::Revoke => polla_by("mediator:REN.2"),
        Misdeed::King(TooSoon::Followed) => stake(Decision::by("family:RF.2")),
        Misdeed::King(TooSoon::Led) => stake(Decision::by("family:RF.3")),
        Misdeed::King(TooSoon::Thrown) => stake(Decision::by("family:RF.4")),
        Misdeed::TakenBack { .. } if standing.alone(by) => Decision::by("mediator:REN.7"),
        Misdeed::TakenBack { harm } => shown(standing, by, harm, polla_by("mediator:REN.6")),
        Misdeed::Drawn(Draw::Covering) => Decision::by("hombre:X.1").fined(by, 2 * polla).dealt_again(),
        Misdeed::Drawn(Draw::PutBack) => Decision::by("hombre:X.2"),
        Misdeed::Drawn(Draw::OwnedUp) => Decision::by("hombre:X.3"),
        Misdeed::Drawn(Draw::FoundOut) => Decision::by("hombre:X.2b").fined(by, half).dealt_again(),
        Misdeed::Drawn(Draw::Short) => Decision::by("hombre:X.4"),
        Misdeed::Exposed(when) => exposed(standing, by, when),
        Misdeed::SawDiscard { of } => {
            let hombre = standing.hombre == Some(by);
            match (hombre, standing.went) {
                (true, Some(Went::Codillo(_))) => Decision::by("hombre:XII.1"),
                (true, _) => Decision::by("hombre:XII.1").fined(by, half).with(Effect::NoCollect),
                _ if standing.hombre == Some(of) => stake(Decision::by("hombre:XII.2").fined(by, half)),
                _ => stake(Decision::by("hombre:XII.3").fined(by, half)),
            }
        }
        Misdeed::LookedAtRest(Looker::Last) => polla_by("hombre:XIII.3"),
        Misdeed::LookedAtRest(Looker::Another) => polla_by("hombre:XIII.2"),
        Misdeed::ThrewIn(Thrown::Mixed) => {
            let decision = Decision::by("hombre:XIV.3").dealt_again();
            standing.hombre.map_or(decision.clone(), |wants| decision.paying(by, wants, standing.half_of_a_win()))
        }
        Misdeed::ThrewIn(Thrown::Laid) => Decision::by("hombre:XIV.4").fined(by, half),
        Misdeed::ViewedDiscard => polla_by("hombre:XV.3"),
        Misdeed::Signalled => {
            // To the third player, besides what else they win; to both, if nobody granted the trick.
            let third: ArrayVec<Seat, 6> = standing.adversaries().filter(|&seat| !standing.demanded.contains(seat)).collect();
            let paid = if third.is_empty() { standing.adversaries().collect() } else { third };
            let parts = split(half, paid.len()).zip(paid.clone());
            parts.fold(Decision::by("hombre:XVI.1"), |decision, (amount, seat)| decision.paying(by, seat, amount))
        }
        Misdeed::LeftTrick => {
            let third = standing.hombre.and_then(|hombre| standing.third(by, hombre));
            third.map_or(Decision::by("hombre:XVI.1"), |third| Decision::by("hombre:XVI.1").paying(by, third, half))
        }
        Misdeed::Misnamed => polla_by("family:DOS.1"),
        Misdeed::Left => Decision::by("hombre:LEAVE.1").paying(by, MIDDLE, standing.pot),
    }
}

/// Cards played before their turn (law III). The polla stays in the middle, but in the Hombre, where all fines wait for who wins
/// (mediator D16).
fn early(standing: &Standing, by: Seat) -> Decision {
    let polla = |law: &'static str| Decision::by(law).paying(by, standing.out_of_turn, standing.polla);
    let of_side = |seat: Seat| standing.side.contains(seat);
    match standing.taker {
        Some(taker) if of_side(by) && of_side(taker) => polla("mediator:III.2").with(Effect::NoCollect),
        Some(taker) if !of_side(by) && of_side(taker) && standing.went == Some(Went::Won) => {
            let demanded = standing.adversaries().filter(|&seat| seat != by && standing.demanded.contains(seat));
            demanded.fold(polla("mediator:III.3"), |decision, of| decision.with(Effect::Share { payer: by, of }))
        }
        Some(taker) if !of_side(by) && !of_side(taker) && taker != by && standing.undecided => {
            polla("mediator:III.4").and_by("mediator:III.5").with(Effect::Stake(by))
        }
        _ => polla("mediator:III.1"),
    }
}

/// A card seen that can do harm (mediator IV.2, IV.7).
fn shown(standing: &Standing, by: Seat, harm: Harm, fined: Decision) -> Decision {
    if harm == Harm::None || !standing.undecided {
        return fined;
    }
    let lone = standing.hombre.filter(|_| standing.side.len() == 1);
    match lone {
        Some(hombre) => {
            let demanded = standing.demanded.contains(hombre) && standing.went != Some(Went::Won);
            let decision = fined.and_by("mediator:IV.7");
            if demanded { decision.with(Effect::Stake(by)) } else { decision }
        }
        None => fined.and_by("mediator:IV.2").with(Effect::Stake(by)),
    }
}

/// A hand taken for tricks: the two pay a pozo, who took it the odd tanto (law VI, hombre D7).
fn saw_hand(standing: &Standing, by: Seat, left: Seat) -> Decision {
    let pozo = |law: &'static str| {
        let half = standing.half_pozo();
        Decision::by(law).and_by("mediator:VI.0").fined(by, half).fined(left, standing.pozo - half)
    };
    match (standing.side.contains(by), standing.side.contains(left)) {
        (true, false) => pozo("mediator:VI.1").with(Effect::NoCollect),
        (true, true) => pozo("mediator:VI.2").with(Effect::AsCodillo),
        (false, false) => pozo("mediator:VI.3").with(Effect::Stake(by)).with(Effect::Stake(left)),
        // The book grades this case no further (mediator D28).
        (false, true) => pozo("mediator:VI.0"),
    }
}

/// A card of the monte turned up (law XI).
fn exposed(standing: &Standing, by: Seat, when: Exposed) -> Decision {
    let half = standing.half_pozo();
    let others = |by: Seat| standing.adversaries().filter(move |&seat| seat != by);
    match (when, standing.hombre) {
        (Exposed::Together { with, .. }, Some(hombre)) if by == hombre || with == hombre => {
            // What a codillo would have brought the third, the Hombre with the odd tanto.
            let sum = standing.pot + standing.unit;
            let other = if by == hombre { with } else { by };
            let third = standing.third(by, with);
            third.map_or(Decision::by("hombre:XI.5"), |third| {
                Decision::by("hombre:XI.5").paying(hombre, third, (sum + 1) / 2).paying(other, third, sum / 2)
            })
        }
        (Exposed::Together { with, mate: Harm::Presumed }, _) => {
            Decision::by("hombre:XI.3").dealt_again().with(Effect::Stake(by)).with(Effect::Stake(with))
        }
        (Exposed::Together { with, .. }, _) => Decision::by("hombre:XI.3").fined(by, half).fined(with, half),
        (_, Some(hombre)) if hombre == by => Decision::by("hombre:XI.4").fined(by, standing.pozo),
        (Exposed::Before, named) => {
            let decision = Decision::by("hombre:XI.1").fined(by, standing.polla).dealt_again();
            named.map_or(decision.clone(), |namer| decision.paying(by, namer, standing.half_of_a_win()))
        }
        (Exposed::After, _) => Decision::by("hombre:XI.2").fined(by, half),
        (Exposed::Mate, _) => {
            let decision = Decision::by("hombre:XI.2").fined(by, half);
            others(by).fold(decision, |decision, of| decision.with(Effect::Share { payer: by, of }))
        }
    }
}
