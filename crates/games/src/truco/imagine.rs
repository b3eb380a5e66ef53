//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the rules and the words allow.

use super::Truco;
use super::facts::FACTS;
use super::points;
use super::state::{Form, Hidden, Leaving, Phase, Song, Stay};
use super::view::View;
use cards::CardSet;
use engine::{Rng, Seat, Viewer};

/// Trials after which a hand that fits is taken to be impossible: the rarest (a lone sota) comes once in 2470.
const TRIALS: usize = 2_000_000;

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    if matches!(view.open.phase, Phase::Draw | Phase::Cutting | Phase::Shuffle) {
        let monte = if view.monte == 0 { CardSet::EMPTY } else { FACTS.pack.cards() };
        return Hidden { monte, senhas: view.senhas, ..Hidden::NOTHING };
    }
    let game = Truco::bare(view);
    let open = &view.open;
    let mut hidden = Hidden { senhas: view.senhas, ..Hidden::NOTHING };
    let own = |seat: Seat| view.viewer == Viewer::Seat(seat) && view.has_looked();
    let seats = Seat::first(view.match_state.players);
    for seat in seats.clone() {
        hidden.dealt[seat.index()] = if own(seat) { view.dealt } else { open.known(seat) };
    }
    let seen = hidden.dealt.iter().fold(CardSet::EMPTY, |seen, &cards| seen | cards);
    let unseen = FACTS.pack.cards() - seen;
    let fits: Vec<(Seat, CardSet, Fits)> = seats
        .clone()
        .filter(|&seat| !own(seat))
        .map(|seat| (seat, hidden.dealt[seat.index()], Fits::of(view, &game, seat)))
        .collect();
    // Each hand alone has every fitting hand with the same chance; hands that share a card are thrown away together: so
    // every world that fits has the same chance.
    let mut found = false;
    for _ in 0..TRIALS {
        let mut left = unseen;
        found = fits.iter().all(|&(seat, known, fit)| {
            let missing = usize::from(open.dealt[seat.index()]) - known.len();
            let drawn = a_hand(unseen, known, missing, fit, rng);
            let free = left.contains_all(drawn);
            left -= drawn;
            hidden.dealt[seat.index()] = known | drawn;
            free
        });
        if found {
            break;
        }
    }
    debug_assert!(found, "the real world is always one of those imagined");
    let dealt = hidden.dealt.iter().fold(CardSet::EMPTY, |dealt, &cards| dealt | cards);
    hidden.monte = FACTS.pack.cards() - dealt;
    for seat in seats {
        let at = seat.index();
        let played: CardSet = open.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect();
        let committed: CardSet = open.committed[at].iter().copied().collect();
        let held = hidden.dealt[at] - played - committed;
        match open.stay[at] {
            Stay::Out(Leaving::Baralho) => hidden.monte |= held,
            _ => hidden.hands[at] = held,
        }
    }
    hidden
}

/// Draws `missing` unseen cards that make a fitting hand with those known.
fn a_hand(unseen: CardSet, known: CardSet, missing: usize, fits: Fits, rng: &mut Rng) -> CardSet {
    let mut drawn = rng.cards(unseen, missing);
    let mut trials = 0;
    while !fits.holds(known | drawn) && trials < TRIALS {
        drawn = rng.cards(unseen, missing);
        trials += 1;
    }
    drawn
}

/// Knowledge of a hand from its owner's words. At a real table words prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fits {
    Any,
    /// It is no flor.
    NoFlor,
    /// It is a flor.
    Flor,
    /// It is a flor of these points.
    FlorOf(i64),
    /// It is no flor and has these points of envido.
    Envido(i64),
    /// It has these points of envido, and may be a flor its owner could not sing.
    Points(i64),
}

impl Fits {
    fn of(view: &View, game: &Truco, seat: Seat) -> Fits {
        let open = &view.open;
        let song = match open.songs[seat.index()].or(open.sung_before[seat.index()]) {
            Some(Song::Points(points)) => Some(points),
            _ => None,
        };
        let silenced = open.silenced.contains(seat);
        let fights = open.fights(seat) && open.phase != Phase::Exposed;
        // A player who could sing a flor and has lost the right without singing has none.
        let had_none = fights && !game.flor_right(seat) && !silenced;
        let fought = open.form == Form::Testa && open.contest == 1 && !fights && open.looked.contains(seat);
        match song {
            _ if view.agreements.real_table() => Fits::Any,
            Some(points) if open.flores.sung.contains(seat) => Fits::FlorOf(points),
            _ if open.flores.sung.contains(seat) => Fits::Flor,
            Some(points) if silenced => Fits::Points(points),
            Some(points) => Fits::Envido(points),
            None if had_none => Fits::NoFlor,
            // A flor of the first testa was sung and shown.
            None if fought && !silenced && !points::is_flor(open.known(seat)) => Fits::NoFlor,
            None => Fits::Any,
        }
    }

    fn holds(self, hand: CardSet) -> bool {
        match self {
            Fits::Any => true,
            Fits::NoFlor => !points::is_flor(hand),
            Fits::Flor => points::is_flor(hand),
            Fits::FlorOf(sung) => points::flor(hand) == Some(sung),
            Fits::Envido(sung) => !points::is_flor(hand) && points::envido(hand) == sung,
            Fits::Points(sung) => points::envido(hand) == sung,
        }
    }
}
