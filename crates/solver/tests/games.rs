//! Every game has a solver, and where a search has room for four nobody slips a fifth hand into it.

use cards::{CardSet, Suit};
use games::ombre::trumps::Trumps;
use solver::ombre::Deal;
use solver::outcome::{Layout, Score, is_solved};
use solver::search::{BadPosition, Position};

#[test]
fn every_game_has_a_solver() {
    for entry in games::catalogue() {
        let id = entry.facts.id;
        assert!(is_solved(id), "{id} has no solver: implement solver::outcome::Solved for it");
    }
    assert!(!is_solved("whist"));
}

/// Deals `hands` hands of two cards each.
fn dealt(hands: usize) -> Vec<CardSet> {
    let pack: Vec<_> = cards::Pack::Spanish40.cards().iter().collect();
    pack.chunks(2).take(hands).map(|hand| hand.iter().copied().collect()).collect()
}

#[test]
fn four_hands_are_taken() {
    let trumps = Trumps::of(Suit::Espadas);
    Layout::new(&dealt(4), &trumps.order, &[], Score::Tricks(1));
    Deal::new(&dealt(4), trumps, 0);
}

#[test]
#[should_panic(expected = "a layout has room for 4 hands, and 5 were dealt")]
fn a_layout_of_five_hands_is_refused() {
    Layout::new(&dealt(5), &Trumps::of(Suit::Espadas).order, &[], Score::Tricks(1));
}

#[test]
#[should_panic(expected = "the search has room for 4 hands, and 5 were dealt")]
fn a_deal_of_ombre_of_five_hands_is_refused() {
    Deal::new(&dealt(5), Trumps::of(Suit::Espadas), 0);
}

/// A position of whist is four hands by its type; a seat beyond them is refused.
#[test]
fn a_fifth_seat_does_not_lead_at_whist() {
    assert_eq!(Position::new([1, 2, 4, 8], None, 4), Err(BadPosition::NoSuchPlace));
}
