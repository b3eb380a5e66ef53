//! The novice is true to the book: its sample hands are bid, called and given back as it says, and its advice is cited where it holds.

use super::value::{ENTRADA_LONG, ENTRADA_SHORT, SOLO_LONG, SOLO_SHORT};
use super::{Novice, advise};
use crate::voltarete::value::Smallest;
use crate::{Player, Reason};
use cards::{Card, CardSet, Suit, parse_cards};
use engine::{Game, Pile, Seat, Setup, Turn, Viewer};
use games::ombre::spanish::bid::Undertaking;
use games::ombre::spanish::{
    Action, Dosillo, Hombre, Mediator, Quadrillo, QuadrilloReyForzado, QuadrilloSolitario, Quintillo, Seisillo, Spanish,
    Tresillo36, TresilloRefavor, TresilloSimple, Variation, View,
};
use games::ombre::trumps::Trumps;

/// A table at which seat 0 is the mano, with this favourite, and these cards dealt from the mano on; the rest as the pack has it.
fn dealt<V: Variation>(favourite: Option<&str>, hands: &[&str]) -> Spanish<V> {
    dealt_by(&V::Agreements::default(), favourite, hands)
}

/// The same under these agreements.
fn dealt_by<V: Variation>(agreements: &V::Agreements, favourite: Option<&str>, hands: &[&str]) -> Spanish<V> {
    let players = V::terms(&V::Agreements::default()).variant.players;
    let lines = favourite.map(|suit| ("favourite".to_owned(), suit.to_owned())).into_iter().collect();
    let setup = Setup { dealer: Some(Seat::at(players - 1)), lines, ..Setup::default() };
    let mut game = Spanish::<V>::open(agreements, &setup).expect("a table");
    let pack = V::terms(&V::Agreements::default()).pack.cards();
    let mut written: Vec<Vec<Card>> = hands.iter().map(|hand| parse_cards(hand).expect("cards")).collect();
    written.resize(players, Vec::new());
    let mut rest = (pack - written.iter().flatten().copied().collect::<CardSet>()).iter();
    let mut layout = Vec::new();
    game.layout(&mut layout);
    let order: Vec<Card> = layout
        .iter()
        .map(|pile| match pile {
            Pile::Hand(seat) => written[seat.index()].pop().or_else(|| rest.next()),
            Pile::Stock => rest.next(),
        })
        .map(|card| card.expect("a card for every place"))
        .collect();
    game.shuffled(&order).expect("a deal");
    game
}

fn to_act<V: Variation>(game: &Spanish<V>) -> Seat {
    let Turn::Seats { must, .. } = game.turn() else { panic!("nobody must act") };
    must.lowest().expect("a seat")
}

fn view<V: Variation>(game: &Spanish<V>) -> View {
    game.view(Viewer::Seat(to_act(game)))
}

/// The advice to the seat that must act.
fn advised<V: Variation>(game: &Spanish<V>) -> (Action, Option<Reason>) {
    let advice = advise(&view(game)).expect("advice");
    (advice.action, advice.reason)
}

fn happens<V: Variation>(game: &mut Spanish<V>, actions: &str) {
    for text in actions.split(';').map(str::trim) {
        let action: Action = text.parse().expect("an action");
        game.act(to_act(game), &action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

type Med = games::ombre::spanish::mediator::Rules;

/// Sample hands of Mediator (mediator 10.9) that a count of tricks reads as the book does: the hand, the trump, and the cards to
/// be called and given back that the book names.
const SAMPLES: [(&str, &str, &str, &str, &str); 8] = [
    ("ENT-L3", "7O RO CO SO 5O RE 3C 7B 6B 4E", "O", "RB RC", ""),
    ("ENT-L4", "1E 7C CC SC RE 6E SO 6O 7O 4E", "C", "RO", ""),
    ("MED-L1", "1E 7O 1O RO 2O CB 3B SE 2C 4B", "O", "RB", "SE 2C"),
    ("MED-L3", "7C 1B 1C RC 2C 6C SE 5B 1O 3E", "C", "RE", "5B 1O"),
    ("MED-L4", "7C 1C RC CC 6C 4C 5C SE 3E 4E", "C", "RE", "3E"),
    ("MED-C1", "2E 1B CE SE 6E 5E CO 5B 4B 3B", "E", "RO RB", ""),
    ("MED-C2", "1E 2E RE 7E 5E 4E SC 3C 1O 4C", "E", "RC", "1O"),
    ("MED-C4", "1E 2B 1B CB 7B 1C 5C 7E SO 4C", "B", "RC RO RE", ""),
];

#[test]
fn mediator_10_9_the_sample_hands_are_bid_and_called_as_the_book_says() {
    let mut wrong = Vec::new();
    for (id, hand, trump, calls, gives) in SAMPLES {
        let favourite = if trump == "B" { "E" } else { "B" };
        let mut game = dealt::<Med>(Some(favourite), &[hand]);
        let (bid, _) = advised(&game);
        let wanted = if id.starts_with("MED") { Undertaking::Mediator } else { Undertaking::Entrada };
        if !matches!(bid, Action::Bid(bid) if bid.game >= wanted) {
            wrong.push(format!("{id}: {bid}"));
            continue;
        }
        let made = if wanted == Undertaking::Mediator { "mediator" } else { "entrada" };
        happens(&mut game, &format!("{made}; pass; pass; pass"));
        let (call, _) = advised(&game);
        let called = calls.split_whitespace().any(|king| call.to_string() == format!("call {king} {trump}"));
        if !called {
            wrong.push(format!("{id}: {call}"));
            continue;
        }
        if !gives.is_empty() {
            game.act(to_act(&game), &call).expect("a call");
            let (given, _) = advised(&game);
            let right = gives.split_whitespace().any(|card| given.to_string() == format!("return_card {card}"));
            if !right {
                wrong.push(format!("{id}: {given}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Hombre's least hands, completed with low plain cards, are bid by the mano (hombre 10.8).
#[test]
fn hombre_10_8_the_least_hands_are_bid() {
    let tables: [(&[Smallest], Suit, Undertaking); 4] = [
        (&ENTRADA_SHORT, Suit::Espadas, Undertaking::Entrada),
        (&ENTRADA_LONG, Suit::Ouros, Undertaking::Entrada),
        (&SOLO_SHORT, Suit::Espadas, Undertaking::Solo),
        (&SOLO_LONG, Suit::Ouros, Undertaking::Solo),
    ];
    for (table, trump, wanted) in tables {
        for least in table {
            let sequence = Trumps::of(trump).sequence();
            let mut hand: Vec<Card> = least.trumps.iter().map(|&place| sequence[usize::from(place)]).collect();
            let side: Vec<Suit> =
                [Suit::Copas, Suit::Bastos, Suit::Espadas, Suit::Ouros].into_iter().filter(|&s| s != trump).collect();
            let kings = side.iter().take(least.kings).map(|&suit| Card::new(suit, cards::Rank::King));
            hand.extend(kings);
            hand.extend(side.iter().take(least.figures).map(|&suit| Card::new(suit, cards::Rank::Knight)));
            // Low cards of as few suits as the voids leave.
            let open = &side[..side.len() - least.voids];
            let ranks = [cards::Rank::Four, cards::Rank::Five, cards::Rank::Six, cards::Rank::Three];
            let low = ranks.into_iter().flat_map(|rank| open.iter().map(move |&suit| Card::new(suit, rank)));
            let missing = 9 - hand.len();
            hand.extend(low.take(missing));
            let text = hand.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
            let game = dealt::<games::ombre::spanish::hombre::Rules>(None, &[&text]);
            let (bid, reason) = advised(&game);
            assert!(matches!(bid, Action::Bid(bid) if bid.game >= wanted), "{}: {text}: {bid}", least.id);
            assert!(reason.is_some(), "{}", least.id);
        }
    }
}

#[test]
fn mediator_a13_the_king_of_a_lone_card_is_called() {
    let mut game = dealt::<Med>(Some("E"), &["7C 1B RC CC 5C SB 4B 7E 5E 1O"]);
    happens(&mut game, "entrada; pass; pass; pass");
    assert_eq!(advised(&game), ("call RO C".parse().expect("a call"), Some(Reason("A13"))));
}

#[test]
fn mediator_a45_the_suit_of_the_called_king_is_not_led_against_the_hombre() {
    // The second seat is Hombre and calls the king of oros, which the pie holds.
    let hands = ["2O 3O 4O 5B 6B 2C 3C 4C 5E 6E", "1E 7C 1B RC CC 5C SB 4B 7E 1O", "2B 3B", "RO RE RB"];
    let mut game = dealt::<Med>(Some("B"), &hands);
    happens(&mut game, "pass; entrada; pass; pass; call RO C");
    let (card, reason) = advised(&game);
    let Action::Play(card) = card else { panic!("{card}") };
    assert!(card.suit() != Some(Suit::Ouros) && card.suit() != Some(Suit::Copas), "{card}, {reason:?}");
}

#[test]
fn mediator_a38_the_partner_puts_the_called_king_on_the_table() {
    let hands = ["RO 2O 3O 5B 6B 2C 3C 4E 5E 6E", "2B 3B", "1E 7C 1B RC CC 5C SB 4B 7E 1O"];
    let mut game = dealt::<Med>(Some("B"), &hands);
    happens(&mut game, "pass; pass; entrada; pass; call RO C");
    assert_eq!(advised(&game), ("play RO".parse().expect("a card"), Some(Reason("A38"))));
}

#[test]
fn refavor_a8_the_lone_king_is_led_against_the_hombre() {
    let hands = ["RO 2C 3C 2E 3E 4E 2B 3B 4B 5B", "", ""];
    let mut game = dealt::<games::ombre::spanish::tresillo::refavor::Rules>(Some("C"), &hands);
    happens(&mut game, "pass; pass; solo; name E");
    assert_eq!(advised(&game), ("play RO".parse().expect("a card"), Some(Reason("A8"))));
}

#[test]
fn a_number_is_cited_only_where_it_means_what_it_should() {
    // Mediator's A13 is of called kings; the rey forzado has another of that number.
    let game = dealt::<games::ombre::spanish::quadrillo::rey_forzado::Rules>(None, &[]);
    let book = super::reason::Book::of(&view(&game));
    assert_eq!((book.mediator("A13"), book.mediator("A34")), (None, Some("A34")));
    assert_eq!(book.forced("A16", &view(&game)), Some("A16"));
    let game = dealt::<games::ombre::spanish::hombre::Rules>(None, &[]);
    let book = super::reason::Book::of(&view(&game));
    assert_eq!((book.mediator("A20"), book.hombre("A20"), book.mediator("A34")), (None, Some("A20"), Some("A34")));
}

/// Novices play a match of every kind of table to its end, and nothing they do is refused.
fn plays_through<G>(options: &[(&str, &str)])
where
    G: Game<View = View, Action = Action>,
    Novice: Player<G>,
{
    let mut agreements = G::Agreements::default();
    for (name, value) in options {
        engine::Agreements::set(&mut agreements, name, value).expect("an option");
    }
    engine::Agreements::set(&mut agreements, "most_hands", "4").expect("an option");
    let mut game = G::open(&agreements, &Setup::default()).expect("a table");
    let mut shuffler = engine::Shuffler::new([3; 32]);
    loop {
        shuffler.deal(&mut game).expect("a deal");
        let Turn::Seats { must, may } = game.turn() else { break };
        let heard = may.iter().chain(must.iter()).find_map(|seat| {
            let action = Player::<G>::choose(&mut Novice, &game.view(Viewer::Seat(seat)))?;
            Some((seat, action))
        });
        let (seat, action) = heard.expect("somebody acts");
        game.act(seat, &action).unwrap_or_else(|refusal| panic!("{options:?}: {action}: {refusal:?}"));
    }
    assert_eq!(game.ledger().total(), 0);
}

#[test]
fn the_novice_plays_at_every_kind_of_table() {
    plays_through::<Mediator>(&[("table", "honour"), ("introduced_laws", "true")]);
    plays_through::<Mediator>(&[("claims", "spoken")]);
    plays_through::<Hombre>(&[("chillar", "true"), ("claims", "spoken")]);
    plays_through::<TresilloRefavor>(&[("table", "honour")]);
    plays_through::<QuadrilloReyForzado>(&[("zangano", "on"), ("forced_king_trump_counts", "true")]);
}

/// An honour table of Hombre at which seat 0 plays alone with this hand and the others have these; the monte in its order.
fn honour_table(hands: &[&str], bids: &str) -> Spanish<games::ombre::spanish::hombre::Rules> {
    let mut agreements = <Hombre as Game>::Agreements::default();
    engine::Agreements::set(&mut agreements, "table", "honour").expect("an option");
    let mut game = dealt_by::<games::ombre::spanish::hombre::Rules>(&agreements, None, hands);
    happens(&mut game, bids);
    game
}

const LONE: [&str; 3] = ["1E 7O 1B 1O RO CO SO RC RE", "2O 3O 4C 5C 6C SE 6E 5E 4E", "2C 3C CC SC CE 2B 3B 4B 5B"];

#[test]
fn who_may_choose_anothers_card_lets_it_lose() {
    // Seat 1 pulls two cards out in their turn: the Hombre chooses, and takes the higher of those that lose.
    let mut game = honour_table(&LONE, "solo; pass; pass; name O; exchange; exchange; leave; play 1E");
    game.act(Seat::at(1), &"drop 2O 3O".parse().expect("an action")).expect("shown");
    assert_eq!((to_act(&game), advised(&game).0), (Seat::at(0), "order 2O".parse().expect("a card")));
}

#[test]
fn for_a_mate_of_the_monte_a_lone_card_is_thrown() {
    // Of the cards not written the 7 of oros comes first: it lies on top of the monte.
    let hands = ["1E 1B 1O RO CO SO RC 4E 5E", "2O 3O 4O 5O 6O 4C 5C 6C SE", "2C 3C CC SC CE 2B 3B 4B 5B"];
    let mut game = honour_table(&hands, "entrada; pass; pass; name O; exchange");
    game.act(Seat::at(1), &Action::Expose).expect("turned up");
    let view = game.view(Viewer::Seat(Seat::at(0)));
    assert_eq!((view.open.phase, view.open.called), (games::ombre::spanish::state::Phase::Return, None));
    let Action::ReturnCard(card) = advised(&game).0 else { panic!("a card is thrown") };
    assert!(!Trumps::of(Suit::Ouros).all().contains(card) && card.rank() != Some(cards::Rank::King), "{card}");
    happens(&mut game, &format!("return_card {card}"));
}

#[test]
fn who_draws_before_the_trump_is_named_keeps_kings_and_black_aces() {
    let hands = ["1E 7O 1O RO CO SO RC RE 2E", "1B RB 4C 5C 6C SE 6E 5E 4E", "2C 3C CC SC CE 2B 3B 4B 5B"];
    let game = honour_table(&hands, "solo; pass; pass; hold_back");
    let view = view(&game);
    assert_eq!((to_act(&game), view.open.trump), (Seat::at(1), None));
    let Action::Exchange(thrown) = advised(&game).0 else { panic!("cards are exchanged") };
    assert!(!thrown.is_empty() && !thrown.meets("1B RB".split(' ').map(|text| text.parse::<Card>().expect("a card")).collect()));
}

#[test]
fn who_has_the_last_word_on_a_trump_named_for_the_hombre_takes_the_better() {
    for (right, answer) in [("7C 4C 5C 6C 2O 3O SE 6E 6B", "pass"), ("1B 2B RB CB SB 7B 6B SE 4E", "name B")] {
        let hands = ["1E 7O 1O RO CO SO RC RE 2E", right, "2C 3C CC SC CE 3B 4B 5B 5O"];
        let mut game = honour_table(&hands, "entrada; pass; pass; exchange");
        game.act(Seat::at(2), &"name C".parse().expect("an action")).expect("named");
        assert_eq!((to_act(&game), advised(&game).0), (Seat::at(1), answer.parse().expect("an action")), "{right}");
    }
}

/// Deals of each game at an honour table, at which half of what is done is the novice's and half is anything that is offered.
const HONOUR_DEALS: u32 = 30;

fn always_answers<G: Game<View = View, Action = Action>>() {
    let mut agreements = G::Agreements::default();
    engine::Agreements::set(&mut agreements, "table", "honour").expect("an option");
    let (mut rng, mut shuffler) = (engine::Rng::new(16), engine::Shuffler::new([16; 32]));
    let mut deals = 0;
    while deals < HONOUR_DEALS {
        let mut game = G::open(&agreements, &Setup::default()).expect("a table");
        while deals + game.deal_number() < HONOUR_DEALS {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, may } = game.turn() else { break };
            let mut told = None;
            for seat in must.iter() {
                let view = game.view(Viewer::Seat(seat));
                let Some(advice) = advise(&view) else {
                    panic!("{}: seat {seat} has no answer in {:?} after {:?}", G::FACTS.id, view.open.phase, view.open.said)
                };
                let (mut tried, action) = (game.clone(), advice.action);
                tried.act(seat, &action).unwrap_or_else(|refusal| panic!("{}: {action}: {refusal:?}", G::FACTS.id));
                told = Some((seat, action));
            }
            let anybody: Vec<Seat> = must.iter().chain(may.iter()).collect();
            let seat = anybody[rng.below(anybody.len())];
            let mut offers = Vec::new();
            game.offers(seat, &mut offers);
            game.optional_offers(seat, &mut offers);
            let offer = (rng.below(2) == 0 && !offers.is_empty()).then(|| rng.below(offers.len()));
            let any = offer.and_then(|at| offers[at].any(&mut rng)).map(|action| (seat, action));
            let (seat, action) = any.or(told).expect("somebody acts");
            game.act(seat, &action).expect("it was offered");
        }
        deals += game.deal_number().max(1);
    }
}

#[test]
fn at_honour_tables_the_novice_always_answers_when_they_must() {
    always_answers::<Hombre>();
    always_answers::<Mediator>();
    always_answers::<TresilloRefavor>();
    always_answers::<TresilloSimple>();
    always_answers::<Tresillo36>();
    always_answers::<Dosillo>();
    always_answers::<Quadrillo>();
    always_answers::<QuadrilloSolitario>();
    always_answers::<QuadrilloReyForzado>();
    always_answers::<Quintillo>();
    always_answers::<Seisillo>();
}
