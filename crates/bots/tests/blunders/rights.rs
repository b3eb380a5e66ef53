//! Rights at honour tables: the book's own players accuse where cards in sight prove it, and never to learn what they cannot know.

use bots::thought::SearchGame;
use bots::{Player, Random};
use engine::show::ToAct;
use engine::{Action as _, Agreements as _, Game, Offer, Rng, Seat, Setup, Shuffler, Turn, Viewer};

/// Words that say somebody did wrong. A charge of Truco is a claim, as a song is, and is not counted here.
/// In the Spanish games one calls a king.
const ACCUSING: [&str; 5] = ["accuse", "call", "call_renuncio", "call_revoke", "recount"];

fn accuses<G: Game>(action: &G::Action) -> bool {
    let calls_a_king = games::entry(G::FACTS.id).is_some_and(|entry| entry.family == Some("spanish")) && action.verb() == "call";
    ACCUSING.contains(&action.verb()) && !calls_a_king
}

/// Somebody who plays right and wrong cards alike.
struct Sinner {
    rng: Rng,
    otherwise: Random,
}

impl<G: Game> Player<G> for Sinner {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let offers = G::offered(view);
        let cards: Vec<&Offer<G::Action>> =
            offers.iter().filter(|offer| matches!(offer, Offer::Card { of, .. } if !of.is_empty())).collect();
        if G::to_act(view) == ToAct::Must && cards.len() > 1 {
            return self.rng.one(&cards)?.any(&mut self.rng);
        }
        Player::<G>::choose(&mut self.otherwise, view)
    }
}

/// The message that follows an accusation in this world, if it is made.
fn answer<G: Game>(mut world: G, seat: Seat, action: &G::Action) -> Option<String> {
    let before = G::show(&world.view(Viewer::Public)).log.len();
    world.act(seat, action).ok()?;
    let log = G::show(&world.view(Viewer::Public)).log;
    Some(format!("{:?}", log.get(before..)))
}

/// Plays matches of one sinner among novices; every accusation of a novice is tried in worlds the novice cannot tell from the real one.
/// If its answer were another in some of them, it would be asked for the answer. How many were made.
fn accusations<G: SearchGame>(matches: u64) -> usize {
    let entry = games::entry(G::FACTS.id).expect("it is in the catalogue");
    let mut agreements = G::Agreements::default();
    for (name, value) in entry.honour.iter().chain(entry.short) {
        agreements.set(name, value).expect("an honour table");
    }
    let mut made = 0;
    for number in 0..matches {
        let mut game = G::open(&agreements, &Setup::default()).expect("a table");
        let mut key = [7; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        let (mut shuffler, mut rng) = (Shuffler::new(key), Rng::new(number));
        let mut players: Vec<Box<dyn Player<G>>> = Seat::first(game.players())
            .map(|seat| -> Box<dyn Player<G>> {
                match seat.index() {
                    0 => Box::new(Sinner { rng: Rng::new(number), otherwise: Random::new(number) }),
                    other => Box::new(G::novice(number * 8 + other as u64)),
                }
            })
            .collect();
        for _ in 0..1_500 {
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => game.shuffled(&shuffler.order(&wanted)).expect("a deal"),
                Turn::Seats { must, may } => {
                    let choice = may.iter().chain(must.iter()).find_map(|seat| {
                        let view = Game::view(&game, Viewer::Seat(seat));
                        players[seat.index()].choose(&view).map(|action| (seat, view, action))
                    });
                    let Some((seat, view, action)) = choice else { break };
                    if seat.index() > 0 && accuses::<G>(&action) {
                        let real = answer(game.clone(), seat, &action);
                        for _ in 0..4 {
                            let imagined = answer(G::imagine(&view, &mut rng), seat, &action);
                            assert_eq!(imagined, real, "{}, match {number}: {seat} fishes with {action}", G::FACTS.id);
                        }
                        made += 1;
                    }
                    if game.act(seat, &action).is_err() {
                        break;
                    }
                }
            }
        }
    }
    made
}

/// Games in which a wrong card comes to light so seldom that a short trial may not see it.
const SELDOM: [&str; 4] = ["yukon", "grand", "cientos", "truco"];

fn tried<G: SearchGame>() {
    let (id, made) = (G::FACTS.id, accusations::<G>(if std::env::var_os("SPADILLE_LONG").is_some() { 200 } else { 4 }));
    println!("{id}: {made} accusations");
    assert!(made > 0 || SELDOM.contains(&id), "{id}: nobody was accused");
}

#[test]
fn novices_accuse_by_what_is_seen_and_never_fish() {
    tried::<games::ombre::voltarete::Voltarete>();
    tried::<games::truco::Truco>();
    tried::<games::minchiate::Minchiate>();
    tried::<games::yukon::Yukon>();
    tried::<games::grand::Grand>();
    tried::<games::malilla::Malilla>();
    tried::<games::cientos::Cientos>();
    tried::<games::rebesino::Rebesino>();
}

#[test]
fn novices_of_the_spanish_games_accuse_by_what_is_seen_and_never_fish() {
    use games::ombre::spanish::{
        Dosillo, Hombre, Mediator, Quadrillo, QuadrilloReyForzado, QuadrilloSolitario, Quintillo, Seisillo, Tresillo36,
        TresilloRefavor, TresilloSimple,
    };
    tried::<Mediator>();
    tried::<Hombre>();
    tried::<Dosillo>();
    tried::<Tresillo36>();
    tried::<TresilloRefavor>();
    tried::<TresilloSimple>();
    tried::<Quadrillo>();
    tried::<QuadrilloReyForzado>();
    tried::<QuadrilloSolitario>();
    tried::<Quintillo>();
    tried::<Seisillo>();
}
