//! Names of the facts of a law.

use engine::Msg;
use engine::law::{Class, Law, Moment, Protects, Term};

/// The place of a law in its book, or the decision that settles what the book leaves open.
pub fn place(law: &Law) -> Msg {
    match law.source.strip_prefix("decision ").and_then(|rest| rest.split(' ').next()) {
        Some(decision) => Msg::new("laws-place-decision").with("decision", decision.to_owned()),
        None => Msg::new("laws-place").with("lines", law.source.trim_start_matches("book ").to_owned()),
    }
}

/// The way in which the program applies a law.
pub fn class(class: Class) -> Msg {
    Msg::new(match class {
        Class::Enforce => "laws-class-enforce",
        Class::Prevent => "laws-class-prevent",
        Class::Honour => "laws-class-honour",
        Class::Referee => "laws-class-referee",
        Class::Conduct => "laws-class-conduct",
    })
}

/// The side a law protects.
pub fn shield(shield: Protects) -> Msg {
    Msg::new(match shield {
        Protects::Everybody => "laws-shield-everybody",
        Protects::Others => "laws-shield-others",
        Protects::Declarer => "laws-shield-declarer",
        Protects::Opponents => "laws-shield-opponents",
        Protects::Doer => "laws-shield-doer",
    })
}

/// Until when, or from when, a law can be called upon.
pub fn term(term: Term) -> Msg {
    match term {
        Term::Until(when) => Msg::new("laws-until").with("moment", moment(when)),
        Term::NotBefore(when) => Msg::new("laws-not-before").with("moment", moment(when)),
    }
}

fn moment(moment: Moment) -> Msg {
    Msg::new(match moment {
        Moment::PackHandedOver => "laws-moment-pack-handed-over",
        Moment::FirstCardDealt => "laws-moment-first-card-dealt",
        Moment::CardsLookedAt => "laws-moment-cards-looked-at",
        Moment::OwnCall => "laws-moment-own-call",
        Moment::OthersPassed => "laws-moment-others-passed",
        Moment::SomebodyPlays => "laws-moment-somebody-plays",
        Moment::Discarded => "laws-moment-discarded",
        Moment::CardsSetApart => "laws-moment-cards-set-apart",
        Moment::DrawJoined => "laws-moment-draw-joined",
        Moment::DrawSeen => "laws-moment-draw-seen",
        Moment::DrawOrdered => "laws-moment-draw-ordered",
        Moment::NextDrew => "laws-moment-next-drew",
        Moment::CardsPassedOn => "laws-moment-cards-passed-on",
        Moment::AllReady => "laws-moment-all-ready",
        Moment::SuitNamed => "laws-moment-suit-named",
        Moment::PlayBegun => "laws-moment-play-begun",
        Moment::DeclarerPlayed => "laws-moment-declarer-played",
        Moment::CardReleased => "laws-moment-card-released",
        Moment::TrickCovered => "laws-moment-trick-covered",
        Moment::NextLead => "laws-moment-next-lead",
        Moment::OwnNextCard => "laws-moment-own-next-card",
        Moment::FiveTricks => "laws-moment-five-tricks",
        Moment::LaidDown => "laws-moment-laid-down",
        Moment::HandOver => "laws-moment-hand-over",
        Moment::CardsMixed => "laws-moment-cards-mixed",
        Moment::Counted => "laws-moment-counted",
        Moment::NextCut => "laws-moment-next-cut",
        Moment::NextDealDone => "laws-moment-next-deal-done",
        Moment::NextHand => "laws-moment-next-hand",
        Moment::SeriesOver => "laws-moment-series-over",
        Moment::DueAgain => "laws-moment-due-again",
        Moment::StruckOut => "laws-moment-struck-out",
        Moment::Remembered => "laws-moment-remembered",
        Moment::NoLimit => "laws-moment-no-limit",
    })
}
