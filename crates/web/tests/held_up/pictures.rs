//! Pictures of positions: each takes a processor for a while, and is made once.

use crate::house::House;
use std::num::NonZeroU32;
use web::http::Limits;

/// A worked hand of a book.
const HAND: &str = "/hand/voltarete/xvii-1a";

#[test]
fn a_picture_is_made_once_for_all_who_ask_for_it() {
    let house = House::open(Limits::NONE);
    let made = || house.counted("spadille_pictures_made_total");
    let look = |step: &str| house.get(&format!("{HAND}/picture.svg?{step}"), &[]);
    let drawn: Vec<_> = std::thread::scope(|scope| {
        let asked: Vec<_> = (0..6).map(|_| scope.spawn(|| look("at=12").body)).collect();
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    assert!(drawn[0].starts_with("<svg") && drawn.iter().all(|drawing| *drawing == drawn[0]));
    assert_eq!(made(), 1.0, "six who ask at once");
    for same in ["at=12", "at=12&verify=1", "at=12&eyes=nobody", "at=12&analysis=hand", "line=AE&at=12"] {
        assert_eq!(look(same).body, drawn[0], "{same}");
    }
    assert_eq!(made(), 1.0, "what else an address says changes no picture");
    assert_ne!(look("at=3").body, drawn[0]);
    assert_eq!(made(), 2.0, "another step");
    assert_eq!(house.get(&format!("{HAND}x/picture.svg"), &[]).status, 404);
}

/// One address asks for step after step, none of which is there yet.
#[test]
fn one_address_has_only_so_many_pictures_drawn() {
    let house = House::open(Limits { pictures: NonZeroU32::new(2).expect("two"), ..Limits::NONE });
    let look = |step: usize, from: &str| house.get(&format!("{HAND}/picture.svg?at={step}"), &[("x-forwarded-for", from)]).status;
    let answers: Vec<u16> = (0..40).map(|step| look(step, "203.0.113.9")).collect();
    assert!(answers[..4].iter().all(|&answer| answer == 200) && answers.contains(&429), "{answers:?}");
    assert_eq!(look(0, "203.0.113.9"), 200, "what was made is shown");
    assert_eq!(look(39, "203.0.113.10"), 200, "somebody else");
}
