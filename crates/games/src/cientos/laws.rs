//! The laws of the book on irregularities (section 8), and what they decide.

use super::Cientos;
use cards::Suit;
use engine::law::{CardFate, Class, HandFate, Law, Lawful, Moment, Ruling, Shield};
use engine::{Seat, SeatSet};

/// How far the hand has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// No card has been led.
    BeforePlay,
    /// Cards lie on the table.
    Played,
}

/// How a card too many came into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surplus {
    /// By the deal.
    Dealt,
    /// More was drawn than thrown out.
    Drawn,
    /// The same, and the other has too few left to draw.
    LeftShort,
}

/// Something that a law speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// This seat holds a card too many.
    TooMany { seat: Seat, cause: Surplus },
    /// Somebody holds a card too few.
    TooFew,
    /// Mano led another suit than the one they named.
    LedAnother { named: Option<Suit>, led: Option<Suit> },
    /// A smaller one was named before a larger: a secansa, or a set.
    SmallerFirst(super::tally::Class),
    /// What was named was not shown in time.
    NotShown,
    /// A set was named that this seat does not hold.
    FalseSet { seat: Seat },
    /// One catorce was said for another.
    WrongCatorce,
    /// Cartas blancas were kept back.
    BlancasKept,
    /// A card not of the suit led, though one was held.
    NotFollowed,
    /// The leader went on with this suit, which was not to be expected, and had announced one or not.
    ChangedSuit { announced: Option<Suit>, led: Option<Suit> },
}

impl Lawful for Cientos {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("cientos:dar.1", "2802", Class::Prevent).shielding(Shield::Everybody),
        Law::new("cientos:dar.2", "2804-2807", Class::Prevent).shielding(Shield::Everybody),
        Law::new("cientos:dar.3a", "2809", Class::Prevent).shielding(Shield::Others).until(Moment::Discarded),
        Law::new("cientos:dar.3b", "2809", Class::Prevent).shielding(Shield::Everybody),
        Law::new("cientos:dar.4", "2811", Class::Referee).shielding(Shield::Everybody),
        Law::new("cientos:dar.5", "2815", Class::Referee).shielding(Shield::Everybody),
        Law::new("cientos:dar.6", "2817", Class::Referee).shielding(Shield::Others).until(Moment::Discarded),
        Law::new("cientos:dar.7", "2817", Class::Referee).shielding(Shield::Others).until(Moment::Discarded),
        Law::new("cientos:dar.8", "2822", Class::Referee).shielding(Shield::Everybody).until(Moment::PlayBegun),
        Law::new("cientos:dar.9", "2824", Class::Referee).shielding(Shield::Everybody),
        Law::new("cientos:dar.10", "2826", Class::Referee).shielding(Shield::Everybody),
        Law::new("cientos:dar.11", "2828-2836", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:dar.12", "2836-2838", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:robo.1", "2840-2843", Class::Honour).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("cientos:robo.2", "2843", Class::Honour).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("cientos:robo.3", "2843", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:robo.4", "2845", Class::Referee).shielding(Shield::Everybody),
        Law::new("cientos:robo.5", "2845", Class::Referee).shielding(Shield::Others),
        Law::new("cientos:robo.6", "2845-2849", Class::Referee).shielding(Shield::Others),
        Law::new("cientos:desc.1", "2851", Class::Referee).shielding(Shield::Others),
        Law::new("cientos:desc.2", "2853", Class::Conduct).shielding(Shield::Doer),
        Law::new("cientos:desc.3", "2876-2878", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:desc.4", "2872", Class::Enforce).shielding(Shield::Others),
        Law::new("cientos:desc.5", "2880", Class::Prevent).shielding(Shield::Others),
        Law::new("cientos:desc.6", "2872", Class::Prevent).shielding(Shield::Everybody),
        Law::new("cientos:acus.1", "2907-2909", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:acus.2", "2911-2915", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:acus.3", "2917", Class::Enforce).shielding(Shield::Doer).until(Moment::PlayBegun),
        Law::new("cientos:acus.4", "2917", Class::Enforce).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("cientos:acus.5", "2919", Class::Honour).shielding(Shield::Others).until(Moment::PlayBegun),
        Law::new("cientos:acus.6", "2921-2926", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:acus.7", "2927", Class::Enforce).shielding(Shield::Others),
        Law::new("cientos:acus.8", "2931", Class::Honour).shielding(Shield::Doer).until(Moment::PlayBegun),
        Law::new("cientos:acus.9", "2931", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:acus.10", "2890-2893", Class::Enforce).shielding(Shield::Doer),
        Law::new("cientos:acus.11", "2860", Class::Honour).shielding(Shield::Others),
        Law::new("cientos:jugar.1", "2935", Class::Enforce).shielding(Shield::Others).until(Moment::CardReleased),
        Law::new("cientos:jugar.2", "2935", Class::Honour).shielding(Shield::Doer),
        Law::new("cientos:jugar.3", "2935-2937", Class::Honour).shielding(Shield::Doer),
        Law::new("cientos:jugar.4", "2937", Class::Enforce).shielding(Shield::Others),
        Law::new("cientos:mark.1", "2999-3003", Class::Enforce).shielding(Shield::Others),
        Law::new("cientos:conduct.1", "2933", Class::Conduct).shielding(Shield::Everybody),
        Law::new("cientos:conduct.2", "2793", Class::Conduct).shielding(Shield::Everybody),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        use Incident::*;
        let forfeits = |seat: Seat| HandFate::Forfeited(SeatSet::of(seat));
        match (*incident, *standing) {
            (TooMany { cause: Surplus::LeftShort, .. }, Standing::BeforePlay) => Ruling::by("cientos:robo.2"),
            (TooMany { .. }, Standing::BeforePlay) => Ruling::by("cientos:robo.1"),
            (TooMany { seat, cause }, Standing::Played) => {
                let ruling = Ruling { hand: forfeits(seat), ..Ruling::by("cientos:dar.11") };
                if cause == Surplus::Dealt { ruling } else { ruling.and_by("cientos:robo.3") }
            }
            (TooFew, _) => Ruling::by("cientos:dar.12"),
            (LedAnother { named: Some(named), led: Some(led) }, _) if named != led => {
                Ruling { card: CardFate::TakenBack, ..Ruling::by("cientos:desc.3") }
            }
            (LedAnother { .. }, _) => Ruling::default(),
            (SmallerFirst(super::tally::Class::Sets), _) => Ruling::by("cientos:acus.2"),
            (SmallerFirst(_), _) => Ruling::by("cientos:acus.1"),
            (NotShown, _) => Ruling::by("cientos:acus.5"),
            // Nothing they named counts; what they make in play does.
            (FalseSet { .. }, _) => Ruling::by("cientos:acus.6"),
            (WrongCatorce, Standing::BeforePlay) => Ruling::by("cientos:acus.8"),
            (WrongCatorce, Standing::Played) => Ruling::by("cientos:acus.9"),
            (BlancasKept, _) => Ruling::by("cientos:acus.11").and_by("cientos D14"),
            (NotFollowed, _) => Ruling { card: CardFate::AtChoice, ..Ruling::by("cientos:jugar.2").and_by("cientos D15") },
            (ChangedSuit { announced: Some(announced), led: Some(led) }, _) if announced == led => Ruling::by("cientos:jugar.4"),
            // A change that was not said, or of which another suit was.
            (ChangedSuit { .. }, _) => Ruling { card: CardFate::AtChoice, ..Ruling::by("cientos:jugar.3") },
        }
    }
}
