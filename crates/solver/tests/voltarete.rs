//! Voltarete: the solver against plain minimax through the rules of the game.

use cards::fair::key;
use cards::shuffle::shuffle;
use cards::{CardSet, Pack, Suit};
use engine::{Game, Offer, Rng, Seat, Setup, Turn, Viewer};
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::result::{Result3, result};
use games::ombre::voltarete::state::Phase;
use games::ombre::voltarete::{Action, Voltarete};
use solver::ombre::{Deal, Solver, voltarete};
use solver::outcome::{Forcing, Layout, Score};

/// Plays at random until this number of tricks is taken, or the hand ends before.
fn played(rng: &mut Rng, number: u64, tricks: usize) -> Option<Voltarete> {
    let mut game = Voltarete::open(&Default::default(), &Setup::default()).expect("the book's agreements");
    loop {
        match game.turn() {
            Turn::Shuffle(wanted) => {
                game.shuffled(&shuffle(wanted.cards, &key(&[9; 32], &[]), number)).expect("a pack");
                if game.deal_number() > 1 {
                    return None;
                }
            }
            Turn::Over => return None,
            Turn::Seats { must, .. } => {
                let open = game.view(Viewer::Public).open;
                if open.phase == Phase::Tricks && open.play.takers.len() >= tricks {
                    return Some(game);
                }
                let seat = must.lowest()?;
                let mut offers = Vec::new();
                game.offers(seat, &mut offers);
                let action = match offers.first() {
                    Some(card @ Offer::Card { .. }) => card.any(rng)?,
                    _ => rng.one(&offers)?.any(rng)?,
                };
                game.act(seat, &action).expect("what is offered is accepted");
            }
        }
    }
}

fn value(result: Result3) -> i8 {
    match result {
        Result3::Win => 1,
        Result3::Resposta => 0,
        Result3::Codilho => -1,
    }
}

/// The result with best play, through [`Game::act`] alone.
fn minimax(game: &Voltarete, deal: u32, feito: Seat, playing: &[Seat]) -> i8 {
    let open = game.view(Viewer::Public).open;
    if game.deal_number() != deal || open.phase != Phase::Tricks {
        let reports = game.reports();
        let tricks = &reports.iter().find(|report| report.number == deal).expect("the deal").tricks;
        let theirs: Vec<u8> = playing.iter().filter(|&&seat| seat != feito).map(|seat| tricks[seat.index()]).collect();
        return value(result(tricks[feito.index()], theirs[0], theirs[1]));
    }
    let mut offers = Vec::new();
    game.offers(open.play.to_play, &mut offers);
    let Some(&Offer::Card { of, .. }) = offers.first() else { panic!("a card is to be played") };
    let values = of.iter().map(|card| {
        let mut next = game.clone();
        next.act(open.play.to_play, &Action::Play(card)).expect("a playable card");
        minimax(&next, deal, feito, playing)
    });
    if open.play.to_play == feito { values.max() } else { values.min() }.expect("some card")
}

#[test]
fn endings_come_to_what_minimax_says() {
    let endings = if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 500 };
    let (mut rng, mut solver) = (Rng::new(3), Solver::with_memory(1 << 20));
    let (mut seen, mut number, mut results) = (0, 0, [0; 3]);
    while seen < endings {
        number += 1;
        let Some(mut game) = played(&mut rng, number, 5 + seen % 2) else { continue };
        if game.view(Viewer::Public).open.round.active != 3 {
            continue;
        }
        // Also in the middle of a trick.
        for _ in 0..seen % 3 {
            let open = game.view(Viewer::Public).open;
            let mut offers = Vec::new();
            game.offers(open.play.to_play, &mut offers);
            let action = offers.first().and_then(|offer| offer.any(&mut rng)).expect("a card");
            game.act(open.play.to_play, &action).expect("what is offered is accepted");
        }
        let deal = game.deal_number();
        let Some(verdict) = voltarete(&game, &mut solver) else { continue };
        let open = game.view(Viewer::Public).open;
        let asked = |game: &Voltarete| minimax(game, deal, verdict.feito, &open.round.order[..3]);
        let told = asked(&game);
        assert_eq!(value(verdict.result), told, "deal {number}");
        results[(told + 1) as usize] += 1;
        for &(card, result) in &verdict.cards {
            let mut next = game.clone();
            next.act(verdict.to_play, &Action::Play(card)).expect("a playable card");
            assert_eq!(value(result), asked(&next), "deal {number}, {card}");
        }
        seen += 1;
    }
    assert!(results.iter().all(|&times| times > endings / 50), "all three results occur: {results:?}");
}

/// Random hands of a number of cards, compared with the plain search: three play each for themselves, in a treze three against one.
fn whole_hands(deals: usize, seats: usize, cards: usize, score: fn(u8) -> Score) {
    let (mut rng, mut solver, mut forcing) = (Rng::new(5), Solver::with_memory(1 << 20), Forcing::with_memory(4 << 20));
    for n in 0..deals {
        let (trumps, feito) = (Trumps::of(Suit::ALL[n % 4]), n / 4 % seats);
        let mut pack = Pack::Spanish40.cards();
        let mut dealt = || {
            let hand = rng.cards(pack, cards);
            pack -= hand;
            hand
        };
        let hands: Vec<CardSet> = (0..seats).map(|_| dealt()).collect();
        let deal = Deal::new(&hands, trumps, feito);
        let found = solver.begin(&deal).result(&deal.start(&hands, [0; 4], n % seats));
        forcing.forget();
        let layout = Layout::new(&hands, &trumps.order, &trumps.matadores, score(feito as u8));
        let told = forcing.value(&layout.start(&hands, [0; 4], n % seats));
        assert_eq!(i16::from(value(found)), told, "deal {n}");
    }
}

#[test]
fn hands_of_nine_come_to_what_the_plain_search_says() {
    whole_hands(if std::env::var_os("SPADILLE_LONG").is_some() { 5_000 } else { 200 }, 3, 9, Score::OverEach);
}

#[test]
fn a_treze_comes_to_what_the_plain_search_says() {
    whole_hands(if std::env::var_os("SPADILLE_LONG").is_some() { 2_000 } else { 200 }, 4, 7, Score::OverAll);
}
