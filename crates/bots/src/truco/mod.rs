//! The novice of Truco Cego: they sing what they hold (A7, A8, A18), call what they hope to win and now and then what they do
//! not (A5), take what is worth taking at this score (A1, A2), and leave their companheiro's vaza alone.
//!
//! They reckon with a few dozen deals of the unseen cards, as the cards on the table and the words said allow, and draw lots
//! from their own seed over what they call, so that nobody can read their hand from their words.

pub mod bets;
mod calls;
mod dominated;
mod exploiters;
mod flor;
mod knowledge;
mod likely;
mod search_game;
#[cfg(test)]
mod tests;
mod vazas;

use crate::{Advice, Player};
use bets::{Bet, bet};
use cards::Card;
use engine::show::ToAct;
use engine::{Game, Offer, Rng, Seat};
use games::truco::points::{branca, envido, flor};
use games::truco::stakes::Stage;
use games::truco::state::{First, Form, Leaving, Phase, Reply, Song};
use games::truco::{Action, Truco, View};
use knowledge::{Ears, Knowledge, hears, standing};
use likely::likelihood;

/// Number of sampled deals of the unseen cards, normally and in a hurry.
const WORLDS: usize = 48;
const HASTY: usize = 12;

/// Plays the book's own advice.
pub struct Novice {
    rng: Rng,
    /// Number of sampled deals of the unseen cards.
    worlds: usize,
    manner: Manner,
}

/// Source of calls and answers.
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
        Novice { rng: Rng::new(seed), worlds: WORLDS, manner: Manner::Book }
    }

    /// A player that bets by the learnt table and plays the cards by the book: the master without search.
    fn bettor(seed: u64) -> Novice {
        Novice { rng: Rng::new(seed), worlds: WORLDS, manner: Manner::Table }
    }

    /// A quick player for imagined worlds: it samples few deals and bets by the learnt table.
    pub fn hasty(seed: u64) -> Novice {
        Novice { rng: Rng::new(seed), worlds: HASTY, manner: Manner::Table }
    }

    /// The book's advice in this position, with the rule behind it; `None` if this seat has nothing to do, or may speak and would
    /// rather not.
    pub fn advise(&mut self, view: &View) -> Option<Advice<Action>> {
        let seat = view.seat()?;
        let known = Knowledge::new(view, seat);
        match Truco::to_act(view) {
            ToAct::Waits => None,
            ToAct::May => self.besides(&known),
            ToAct::Must => {
                self.besides(&known).or_else(|| self.bets(&known)).or_else(|| known.first_offered(self.answers(&known)))
            }
        }
    }

    /// The action of the learnt table, if the player uses it.
    fn bets(&mut self, known: &Knowledge<'_>) -> Option<Advice<Action>> {
        if self.manner == Manner::Book {
            return None;
        }
        Some(Advice::bare(match bet(known.view, self.worlds, &mut self.rng)? {
            Bet::Say(word) => word,
            Bet::Play => vazas::card(known).map(Action::Play).filter(|card| known.is_offered(card))?,
        }))
    }

    /// Optional words.
    fn besides(&mut self, known: &Knowledge<'_>) -> Option<Advice<Action>> {
        let view = known.view;
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
            Phase::Cutting if known.is_far_behind() && self.rng.happens(1, 4) => words.push(Advice::new(Action::SayLei, "A6")),
            // A flor is sung before anybody's word cuts it off.
            Phase::Contest if matches!(view.open.first, First::Open | First::Envido) && flor(view.dealt).is_some() => {
                words.extend(self.bets(known));
                words.extend(self.opens_flor(known));
            }
            _ => {}
        }
        known.first_offered(words)
    }

    /// The actions when play waits for this seat, best first.
    fn answers(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let view = known.view;
        match view.open.phase {
            Phase::Cutting => vec![Advice::new(Action::Cut(1 + self.rng.below(37) as i64), "R13")],
            Phase::Exposed => {
                let worth = view.open.shown[known.seat.index()].iter().map(branca).max().unwrap_or(0);
                let word = if worth >= 6 { Action::AcceptExposed } else { Action::RefuseExposed };
                vec![Advice::bare(word)]
            }
            Phase::Contest => self.in_contest(known),
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

    fn in_contest(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let open = &known.view.open;
        let mut words = match open.first {
            First::Singing => song(known),
            First::FlorSinging => vec![Advice::new(Action::Sing(flor(known.view.dealt).unwrap_or_default()), "R51")],
            First::Lei if flor(known.view.dealt).is_some() => self.lei_with_flor(known),
            _ if !open.window.is_empty() => self.opens_flor(known),
            First::FlorRound => self.declares_flor(known),
            First::FlorChoice => self.chooses_flor(known),
            First::FlorAsked => self.answers_flor(known),
            _ if known.view.pending.is_some() => self.answers_call(known),
            _ => self.opens(known),
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
        words.extend(vazas::advised(known).map(|card| self.plays(known, card)));
        words
    }

    /// A card, and what the book says for it: how vazas are won, or on a poor hand with nothing staked that to wait costs less than
    /// to leave (A16).
    fn plays(&mut self, known: &Knowledge<'_>, card: Advice<Card>) -> Advice<Action> {
        let waits = card.reason.is_none()
            && known.view.open.calls.on == Stage::Nothing
            && known.is_offered(&Action::Leave(Leaving::Pass))
            && vazas::chance(known, &known.worlds(self.worlds, Ears::Facts, &mut self.rng)) < calls::POOR;
        let reason = if waits { Some("A16") } else { card.reason.map(|reason| reason.0) };
        Advice::perhaps(Action::Play(card.action), reason)
    }
}

/// The bare total if it beats what was sung, else nothing that tells the hand; and nothing over the companheiro's song.
fn song(known: &Knowledge<'_>) -> Vec<Advice<Action>> {
    let own = Action::Sing(envido(known.view.dealt));
    let best = known.order().filter_map(|seat| match known.view.open.songs[seat.index()] {
        Some(Song::Points(points)) => Some((points, seat)),
        _ => None,
    });
    // Of equal songs the earlier counts.
    let best = best.reduce(|best, next| if next.0 > best.0 { next } else { best });
    match best {
        None => vec![Advice::new(own, "A8")],
        Some((points, seat)) if !known.with_us(seat) && points < envido(known.view.dealt) => vec![Advice::new(own, "A8")],
        Some((points, _)) if points >= envido(known.view.dealt) => vec![Advice::new(Action::NaoMato, "A7")],
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
