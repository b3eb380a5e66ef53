//! Folds at Truco Cego that something else is never worse than, looked for in ten thousand deals: of two players and four, in rodas and
//! testas, at all scores.
//!
//! What is certain in the last vaza is found by trying every card that the others may hold, not by the reasoning of a bot.

use crate::watch::Taken;
use bots::Player;
use bots::thought::{Master, SearchGame, Thinking};
use cards::{Card, CardSet};
use engine::{Agreements as _, Game, Rng, Seat, Setup, ShuffleFor, Shuffler, Turn, Viewer};
use games::truco::points::{envido, power};
use games::truco::stakes::PARTIDA;
use games::truco::state::{Leaving, Reply, Side, Stay};
use games::truco::view::Proposal;
use games::truco::{Action, FACTS, Passo, Truco, View, volta_winner};
use rayon::prelude::*;

const DEALS: u64 = 10_000;

/// A word that something else is never worse than; nothing where there was no occasion for it.
type Dominated = fn(&View, &Action) -> Option<Taken>;

/// Dominated actions looked for, with the rule against each.
const LOOKED_FOR: [(&str, Dominated); 5] = [
    ("leaves, though to stay and refuse costs no more (A16)", leaves),
    ("refuses, and has lost the partida by it (R95)", refuses_the_partida),
    ("refuses points that nobody beats (R8, R10)", refuses_the_best_points),
    ("refuses a truco that is won, whatever the others hold (R83)", refuses_what_is_won),
    ("takes a truco that is lost, whatever the others hold (R83)", takes_what_is_lost),
];

#[test]
fn truco_a16_nobody_folds_what_cannot_be_worse_in_ten_thousand_deals() {
    let all: Vec<[[u64; 2]; LOOKED_FOR.len()]> = (0..DEALS).into_par_iter().map(deal).collect();
    for (at, (name, _)) in LOOKED_FOR.iter().enumerate() {
        let [chances, done] = [0, 1].map(|of| all.iter().map(|deal| deal[at][of]).sum::<u64>());
        println!("{name}: {done} of {chances}");
        assert!(chances > 0, "there was no occasion to see who {name}");
        assert_eq!(done, 0, "of {chances} times somebody {name}");
    }
}

/// The opening of a deal by its number: the players, their scores, and the volta.
fn opened(number: u64) -> Truco {
    let mut rng = Rng::new(number);
    let mut agreements = <Truco as Game>::Agreements::default();
    agreements.set("players", if number.is_multiple_of(2) { "2" } else { "4" }).expect("two or four");
    let [us, them] = [0, 1].map(|_| rng.below(PARTIDA as usize));
    let lines = [("score", format!("{us} {them}")), ("volta", (1 + rng.below(4)).to_string())];
    let lines = lines.map(|(name, value)| (name.to_owned(), value)).to_vec();
    Truco::open(&agreements, &Setup { lines, ..Setup::default() }).expect("a table")
}

/// One deal between masters and novices: of what is looked for, the occasions and how often they were taken. Masters think of no
/// world: they say what was learnt, and what the novice would where nothing was.
fn deal(number: u64) -> [[u64; 2]; LOOKED_FOR.len()] {
    let mut found = [[0; 2]; LOOKED_FOR.len()];
    let mut game = opened(number);
    let sit = |seat: Seat| -> Box<dyn Player<Truco>> {
        let seed = number * 8 + seat.index() as u64;
        if seed.is_multiple_of(3) {
            Box::new(Truco::novice(seed))
        } else {
            Box::new(Master::<Truco>::new(seed, Thinking::Worlds(0)))
        }
    };
    let mut players: Vec<_> = Seat::first(game.players()).map(sit).collect();
    let mut key = [7; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    let (mut shuffler, mut deals) = (Shuffler::new(key), 0);
    loop {
        match game.turn() {
            Turn::Over => return found,
            Turn::Shuffle(wanted) => {
                deals += u32::from(wanted.purpose == ShuffleFor::Deal);
                if deals > 1 {
                    return found;
                }
                Game::shuffled(&mut game, &shuffler.order(&wanted)).expect("a deal");
            }
            Turn::Seats { must, may } => {
                let choice = may.iter().chain(must.iter()).find_map(|seat| {
                    let view = Game::view(&game, Viewer::Seat(seat));
                    players[seat.index()].choose(&view).map(|action| (seat, view, action))
                });
                let (seat, view, action) = choice.expect("somebody acts");
                for ([chances, done], (_, look)) in found.iter_mut().zip(LOOKED_FOR) {
                    let Some(looked) = look(&view, &action) else { continue };
                    *chances += 1;
                    *done += u64::from(looked == Taken::Yes);
                }
                Game::act(&mut game, seat, &action).expect("allowed");
            }
        }
    }
}

const REFUSED: Action = Action::Answer(Reply::NaoQuero);

fn leaves(view: &View, action: &Action) -> Option<Taken> {
    let may = view.offers.iter().any(|offer| offer.includes(&Action::Leave(Leaving::Pass)));
    may.then(|| Taken::when(matches!(action, Action::Leave(_))))?
}

/// The side of the viewer, if it is asked.
fn asked(view: &View) -> Option<Side> {
    let mine = view.sides[view.seat()?.index()];
    (view.pending?.asked == mine).then_some(mine)
}

fn refuses_the_partida(view: &View, action: &Action) -> Option<Taken> {
    let (mine, pending) = (asked(view)?, view.pending?);
    let [first, truco] = [pending.first, pending.truco].map(|part| part.map_or(0, |part| part.nao_quero));
    let open_yet = view.open.first_score.filter(|score| score.to == mine.other()).map_or(0, |score| score.tentos);
    let over = |lost: i64| lost > 0 && view.scores[mine.other() as usize] + open_yet + lost >= PARTIDA;
    let refused = match action {
        Action::Answer(Reply::NaoQuero) => first + truco,
        Action::Passo(Passo::Envido) => first,
        Action::Passo(Passo::Truco) => truco,
        _ => 0,
    };
    over(first + truco).then(|| Taken::when(over(refused)))?
}

fn refuses_the_best_points(view: &View, action: &Action) -> Option<Taken> {
    let (pending, _) = (view.pending?, asked(view)?);
    let alone = pending.truco.is_none() && matches!(pending.first?.what, Proposal::Envido(_));
    let best = alone && envido(view.dealt) == 33 && view.open.order[0] == view.seat()?;
    best.then(|| Taken::when(*action == REFUSED))?
}

/// The certain winner of the vazas: both sides lack the last vaza, and it ends alike for all cards of the others.
fn certain(view: &View) -> Option<Side> {
    let (open, me) = (&view.open, view.seat()?);
    if open.vazas.len() != 2 {
        return None;
    }
    let at = open.order[..open.active].iter().position(|&seat| seat == open.leader)?;
    let round = (0..open.active).map(|step| open.order[(at + step) % open.active]);
    let to_come: Vec<Seat> =
        round.filter(|seat| open.stay[seat.index()] == Stay::In && !open.vaza.iter().any(|(player, _)| player == seat)).collect();
    let seen: CardSet = open.plays.iter().map(|&(_, card)| card).collect::<CardSet>() | view.dealt;
    let vaza: Vec<(Seat, Card)> = open.vaza.iter().copied().collect();
    let mut winners: Vec<Side> = Vec::new();
    ends(view, me, &to_come, vaza, FACTS.pack.cards() - seen, &mut winners)?;
    winners.first().copied().filter(|first| winners.iter().all(|winner| winner == first))
}

/// Plays every card that may come; nothing if somebody has more than one to choose from.
fn ends(
    view: &View,
    me: Seat,
    to_come: &[Seat],
    vaza: Vec<(Seat, Card)>,
    unseen: CardSet,
    winners: &mut Vec<Side>,
) -> Option<()> {
    let Some((&next, rest)) = to_come.split_first() else {
        let most = vaza.iter().map(|&(_, card)| power(card)).max()?;
        let mut top = vaza.iter().filter(|(_, card)| power(*card) == most).map(|&(seat, _)| view.sides[seat.index()]);
        let first = top.next()?;
        let taken = top.all(|side| side == first).then_some(first);
        winners.push(volta_winner(&[view.open.vazas[0], view.open.vazas[1], taken], first)?);
        return Some(());
    };
    let cards = if next == me { view.hand } else { unseen };
    if next == me && view.hand.len() != 1 {
        return None;
    }
    for card in cards.iter() {
        // Once both sides have won somewhere nothing is certain.
        if winners.contains(&Side::A) && winners.contains(&Side::B) {
            return None;
        }
        let laid = vaza.iter().copied().chain([(next, card)]).collect();
        ends(view, me, rest, laid, unseen.without(card), winners)?;
    }
    Some(())
}

fn truco_alone(view: &View) -> Option<(Side, i64)> {
    let (mine, pending) = (asked(view)?, view.pending?);
    pending.truco.filter(|_| pending.first.is_none()).map(|figures| (mine, figures.nao_quero))
}

fn refuses_what_is_won(view: &View, action: &Action) -> Option<Taken> {
    let (mine, _) = truco_alone(view)?;
    (certain(view)? == mine).then(|| Taken::when(*action == REFUSED))?
}

fn takes_what_is_lost(view: &View, action: &Action) -> Option<Taken> {
    let (mine, refused) = truco_alone(view)?;
    let over = refuses_the_partida(view, action).is_some();
    (certain(view)? != mine && !over && refused > 0).then(|| Taken::when(*action == Action::Answer(Reply::Quero)))?
}
