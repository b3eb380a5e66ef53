//! The battery, for the game of seven seats: cards, chips, views, imagined worlds and records hold beyond four.

use engine::Listing;
use engine::battery::{run, run_long};
use games::trial::Trial;

#[test]
fn seven_seats_hold() {
    run::<Trial>(&[], 4, 300);
}

#[test]
fn whole_matches_of_seven_end() {
    run_long::<Trial>(&[], 200);
}

#[test]
fn no_catalogue_lists_what_is_on_trial() {
    assert_eq!(games::entry("trial").map(|entry| entry.listing), Some(Listing::Trial));
    assert!(games::catalogue().iter().all(|entry| entry.facts.id != "trial"));
}
