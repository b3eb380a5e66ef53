//! The novice of Truco Cego: they sing what they hold (A7, A8, A18), call what they hope to win and now and then what they do
//! not (A5), take what is worth taking at this score (A1, A2), and leave their companheiro's vaza alone.
//!
//! They reckon with a few dozen deals of the unseen cards, as the cards on the table and the words said allow, and draw lots
//! from their own seed over what they call, so that nobody can read their hand from their words.

pub mod bets;
mod calls;
mod craft;
mod dominated;
mod exploiters;
mod flor;
mod likely;
mod sight;
#[cfg(test)]
mod tests;
mod vazas;

use crate::{Advice, Player};
use bets::{Bet, bet};
use cards::Card;
use engine::show::ToAct;
use engine::{Game, Luck, Offer, Seat};
use games::truco::points::{branca, envido, flor};
use games::truco::stakes::Stage;
use games::truco::state::{First, Form, Leaving, Phase, Reply, Song};
use games::truco::{Action, Truco, View};
use likely::likelihood;
use sight::{Ears, Known, hears, standing};

/// Of the unseen cards so many deals are reckoned with, and so few in a hurry.
const WORLDS: usize = 48;
const HASTY: usize = 12;

/// Plays the book's own advice.
pub struct Novice {
    luck: Luck,
    /// With so many deals of the unseen cards they reckon.
    worlds: usize,
    manner: Manner,
}

/// Where calls and answers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// The book.
    Book,
    /// The bets that were learnt.
    Table,
}

impl Novice {
    /// The novice of this seed.
    pub fn new(seed: u64) -> Novice {
        Novice { luck: Luck::new(seed), worlds: WORLDS, manner: Manner::Book }
    }

    /// Who bets as was learnt and plays the cards as the book does: what the master is without thought.
    fn bettor(seed: u64) -> Novice {
        Novice { luck: Luck::new(seed), worlds: WORLDS, manner: Manner::Table }
    }

    /// Who plays imagined worlds on: in a hurry, with few deals, and as everybody bets who has learnt to.
    pub fn hasty(seed: u64) -> Novice {
        Novice { luck: Luck::new(seed), worlds: HASTY, manner: Manner::Table }
    }

    /// What the book advises to do here, and by which of its rules; nothing if this seat has nothing to do, or may speak and
    /// would rather not.
    pub fn advise(&mut self, view: &View) -> Option<Advice<Action>> {
        let seat = view.seat()?;
        let sight = Known::new(view, seat);
        match Truco::to_act(view) {
            ToAct::Waits => None,
            ToAct::May => self.besides(&sight),
            ToAct::Must => {
                self.besides(&sight).or_else(|| self.bets(&sight)).or_else(|| sight.first_offered(self.answers(&sight)))
            }
        }
    }

    /// What the table says, if they keep to it.
    fn bets(&mut self, sight: &Known<'_>) -> Option<Advice<Action>> {
        if self.manner == Manner::Book {
            return None;
        }
        Some(Advice::bare(match bet(sight.view, self.worlds, &mut self.luck)? {
            Bet::Say(word) => word,
            Bet::Play => vazas::card(sight).map(Action::Play).filter(|card| sight.is_offered(card))?,
        }))
    }

    /// What is said whether or not it is asked for.
    fn besides(&mut self, sight: &Known<'_>) -> Option<Advice<Action>> {
        let view = sight.view;
        let count = Advice::new(Action::ReportCount, "9.VIII.d.2");
        // A claim is offered only if all have seen what proves it.
        let claim = view.offers.iter().find_map(|offer| match offer {
            Offer::Word(claim @ Action::Claim(..)) => Some(Advice::new(claim.clone(), "R93")),
            _ => None,
        });
        let mut words: Vec<Advice<Action>> = std::iter::once(count).chain(claim).collect();
        match view.open.phase {
            Phase::Cutting if view.open.form == Form::Testa => words.push(Advice::new(Action::AnnounceTesta, "R16")),
            // Far behind at the end, everything is forced at once.
            Phase::Cutting if sight.is_far_behind() && self.luck.happens(1, 4) => words.push(Advice::new(Action::SayLei, "A6")),
            // A flor is sung before anybody's word cuts it off.
            Phase::Contest if matches!(view.open.first, First::Open | First::Envido) && flor(view.dealt).is_some() => {
                words.extend(self.bets(sight));
                words.extend(self.opens_flor(sight));
            }
            _ => {}
        }
        sight.first_offered(words)
    }

    /// What is done when play waits for this seat, the best first.
    fn answers(&mut self, sight: &Known<'_>) -> Vec<Advice<Action>> {
        let view = sight.view;
        match view.open.phase {
            Phase::Cutting => vec![Advice::new(Action::Cut(1 + self.luck.below(37) as i64), "R13")],
            Phase::Exposed => {
                let worth = view.open.shown[sight.seat.index()].iter().map(branca).max().unwrap_or(0);
                let word = if worth >= 6 { Action::AcceptExposed } else { Action::RefuseExposed };
                vec![Advice::bare(word)]
            }
            Phase::Contest => self.in_contest(sight),
            Phase::Show => {
                let proofs = view.offers.iter().filter_map(|offer| match *offer {
                    Offer::Cards { of, make, .. } => Some(Advice::new(make(of), "R91")),
                    _ => None,
                });
                proofs.chain([Advice::bare(Action::Gather)]).collect()
            }
            Phase::Claims => vec![Advice::bare(Action::Gather)],
            Phase::Draw | Phase::Shuffle | Phase::Over => Vec::new(),
        }
    }

    fn in_contest(&mut self, sight: &Known<'_>) -> Vec<Advice<Action>> {
        let open = &sight.view.open;
        let mut words = match open.first {
            First::Singing => song(sight),
            First::FlorSinging => vec![Advice::new(Action::Sing(flor(sight.view.dealt).unwrap_or_default()), "R51")],
            First::Lei if flor(sight.view.dealt).is_some() => self.lei_with_flor(sight),
            _ if !open.window.is_empty() => self.opens_flor(sight),
            First::FlorRound => self.declares_flor(sight),
            First::FlorChoice => self.chooses_flor(sight),
            First::FlorAsked => self.answers_flor(sight),
            _ if sight.view.pending.is_some() => self.answers_call(sight),
            _ => self.opens(sight),
        };
        words.extend([
            Advice::bare(Action::WaiveFlor),
            Advice::new(Action::EBoa, "R48"),
            Advice::new(Action::Segue, "R50"),
            Advice::bare(Action::NaoMato),
            Advice::bare(Action::Answer(Reply::NaoQuero)),
            // Where a refusal would be worse in any case.
            Advice::bare(Action::Answer(Reply::Quero)),
        ]);
        words.extend(vazas::advised(sight).map(|card| self.plays(sight, card)));
        words
    }

    /// A card, and what the book says for it: how vazas are won, or on a poor hand with nothing staked that to wait costs less than
    /// to leave (A16).
    fn plays(&mut self, sight: &Known<'_>, card: Advice<Card>) -> Advice<Action> {
        let waits = card.reason.is_none()
            && sight.view.open.calls.on == Stage::Nothing
            && sight.is_offered(&Action::Leave(Leaving::Pass))
            && vazas::chance(sight, &sight.worlds(self.worlds, Ears::Facts, &mut self.luck)) < calls::POOR;
        let reason = if waits { Some("A16") } else { card.reason.map(|reason| reason.0) };
        Advice::perhaps(Action::Play(card.action), reason)
    }
}

/// The bare total if it beats what was sung, else nothing that tells the hand; and nothing over the companheiro's song.
fn song(sight: &Known<'_>) -> Vec<Advice<Action>> {
    let own = Action::Sing(envido(sight.view.dealt));
    let best = sight.order().filter_map(|seat| match sight.view.open.songs[seat.index()] {
        Some(Song::Points(points)) => Some((points, seat)),
        _ => None,
    });
    // Of equal songs the earlier counts.
    let best = best.reduce(|best, next| if next.0 > best.0 { next } else { best });
    match best {
        None => vec![Advice::new(own, "A8")],
        Some((points, seat)) if !sight.with_us(seat) && points < envido(sight.view.dealt) => vec![Advice::new(own, "A8")],
        Some((points, _)) if points >= envido(sight.view.dealt) => vec![Advice::new(Action::NaoMato, "A7")],
        Some(_) => vec![Advice::bare(Action::NaoMato)],
    }
}

impl Player<Truco> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        self.advise(view).map(|advice| advice.action)
    }
}

/// Is this seat one of those who fight in the running contest?
fn fights(view: &View, seat: Seat) -> bool {
    view.open.order[..view.open.active].contains(&seat)
}
