//! The end of a match before its book would end it: by agreement, or by the length of the room. And sharing what was played.

use crate::board::{Board, name, person};
use crate::house::House;
use engine::Seat;
use engine::record::{Verification, verify};
use store::{Appended, Change, Listing};
use table::{Closed, Denied, Length, Phase, Rating, Request, TableId, record};
use web::http::{Identity, Limits, Person};

#[test]
fn a_match_of_one_hand_is_over_with_its_first_hand_in_every_game() {
    for entry in games::catalogue() {
        let game = entry.facts.id;
        let mut board = Board::of_length(game, Length::Hand, Rating::Unrated);
        board.play_to_the_end();
        assert_eq!((board.table.phase(), board.table.hands().len()), (Phase::Over, 1), "{game}");
        let visitor_view = board.table.visitor_view(Some(&board.persons[0]), &[]);
        assert!(
            visitor_view.view.prompt.is_none() && visitor_view.ended.is_some() && visitor_view.revealed.is_some(),
            "{game}: {visitor_view:?}"
        );
        let who = board.persons[0].clone();
        assert_eq!(board.ask(&who, Request::ProposeEnd), Err(Denied::Over), "{game}");
        board.replays_alike();
    }
}

#[test]
fn twenty_minutes_end_a_match_between_two_hands_and_never_within_one() {
    let mut board = Board::of_length("yukon", Length::Twenty, Rating::Unrated);
    let late = 21 * 60_000;
    assert!(board.table.closes(late).is_none(), "the first hand is played out, however long it takes");
    while board.table.hands().is_empty() {
        board.act_at_random();
        if board.table.ended().is_none() {
            board.settle();
        }
    }
    assert!(board.table.closes(19 * 60_000).is_none());
    let next = board.table.closes(late).expect("the hand is over, and the time is up");
    board.happen(next);
    assert_eq!((board.table.closed(), board.table.phase()), (Some(Closed::Length), Phase::Over));
    board.replays_alike();
}

#[test]
fn a_match_ends_early_if_all_agree_and_its_record_proves_its_shuffles() {
    let mut board = Board::playing("voltarete", &[]);
    for _ in 0..5 {
        board.act_at_random();
        board.settle();
    }
    let [ana, bento, clara] = [0, 1, 2].map(|seat: usize| board.persons[seat].clone());
    assert_eq!(board.ask(&person(), Request::ProposeEnd), Err(Denied::NotSeated));
    assert_eq!(board.ask(&ana, Request::AgreeEnd), Err(Denied::NotAsked));
    board.ask(&ana, Request::ProposeEnd).expect("proposed");
    assert_eq!(board.ask(&bento, Request::ProposeEnd), Err(Denied::EndProposed));
    assert_eq!(board.ask(&ana, Request::AgreeEnd), Err(Denied::NotAsked), "nobody agrees with themselves");
    board.ask(&bento, Request::AgreeEnd).expect("agreed");
    board.settle();
    assert_eq!(board.table.phase(), Phase::Playing, "one has not answered");
    let before = board.table.visitor_view(Some(&clara), &[]);
    assert!(before.rights.answer_end && before.revealed.is_none());
    board.ask(&clara, Request::AgreeEnd).expect("agreed");
    board.settle();
    assert_eq!((board.table.phase(), board.table.closed()), (Phase::Over, Some(Closed::Agreed)));
    let after = board.table.visitor_view(Some(&clara), &[]);
    let chips = |visitor_view: &table::VisitorView| visitor_view.view.seats.iter().map(|seat| seat.chips).collect::<Vec<_>>();
    assert_eq!(chips(&before), chips(&after), "it is scored as it stands");
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    assert_eq!(board.ask(&who, Request::Act { action }), Err(Denied::Over), "nothing is played any more");
    board.replays_alike();
    let record = record(&board.table_config(), &board.log).expect("a record");
    let replay = record.replay(&games::catalogue()).expect("played again");
    assert!(matches!(verify(&record, &replay), Verification::Fair { .. }), "the secret of the shuffles is shown");
}

#[test]
fn who_wants_to_play_on_is_not_asked_again_in_the_same_hand() {
    let mut board = Board::playing("truco", &[("players", "2")]);
    let [ana, bento] = [0, 1].map(|seat: usize| board.persons[seat].clone());
    board.ask(&ana, Request::ProposeEnd).expect("proposed");
    board.ask(&ana, Request::RefuseEnd).expect("withdrawn");
    board.ask(&ana, Request::ProposeEnd).expect("one's own change of mind refuses nothing");
    board.ask(&bento, Request::RefuseEnd).expect("refused");
    assert_eq!(board.ask(&ana, Request::ProposeEnd), Err(Denied::PlayOn));
    let deal = board.table.game().deal_number();
    while board.table.game().deal_number() == deal {
        board.act_at_random();
        board.settle();
    }
    board.ask(&ana, Request::ProposeEnd).expect("the next hand is another matter");
}

#[test]
fn bots_and_those_away_agree_but_at_a_rated_table_everybody_is_asked() {
    let mut board = Board::with_bots("yukon", &[], &[1, 2, 3]);
    let ana = board.persons[0].clone();
    board.ask(&ana, Request::ProposeEnd).expect("proposed");
    board.settle();
    assert_eq!(board.table.closed(), Some(Closed::Agreed), "bots agree");
    for (rating, closed) in [(Rating::Unrated, Some(Closed::Agreed)), (Rating::Rated, None)] {
        let mut board = Board::of_length("cientos", Length::Whole, rating);
        let [ana, bento] = [0, 1].map(|seat: usize| board.persons[seat].clone());
        board.ask(&bento, Request::Leave).expect("left");
        board.ask(&ana, Request::ProposeEnd).expect("proposed");
        board.settle();
        assert_eq!(board.table.closed(), closed, "{rating:?}");
    }
}

/// Everybody who played makes the link, and finds the same one; a stranger makes none.
#[test]
fn a_match_is_shared_by_whoever_played_it_as_a_text_with_a_link() {
    let house = House::open(Limits::NONE);
    let mut board = Board::of_length("truco", Length::Hand, Rating::Unrated);
    board.play_to_the_end();
    let (table_config, table) = (board.table_config(), board.table_config().id);
    let names = Seat::first(board.table.chairs().len()).map(|seat| Some(board.name(seat).to_string())).collect();
    let listing = Listing { phase: Phase::Over, names, persons: board.persons.clone() };
    let log =
        board.log.iter().map(|event| Appended { table: table.clone(), event: event.clone(), listing: None, results: Vec::new() });
    house.keep(&table_config, &listing, log);
    let bearer = |id: &table::PersonId| {
        let person = Person { id: id.clone(), name: name("Ana"), standing: Identity::Guest };
        format!("Bearer {}", house.app.signer.sign(&person))
    };
    let share = |id: &table::PersonId| house.post(&format!("/table/{table}/share"), &[("authorization", &bearer(id))], &[]);
    let text = |id: &table::PersonId| house.get(&format!("/table/{table}/share"), &[("authorization", &bearer(id))]);
    assert_eq!(text(&board.persons[0]).status, 404, "nothing is shared by looking");
    assert_eq!(share(&person()).status, 404, "a stranger shares nothing");
    let mut links = Vec::new();
    for who in &board.persons {
        assert_eq!(share(who).status, 303, "everybody who played may");
        let page = text(who).body;
        let link = page
            .split("/record/")
            .nth(1)
            .expect("a link")
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .next()
            .expect("a name")
            .to_owned();
        assert!(page.contains("<textarea id=\"share-text\"") && page.contains(board.name(Seat::at(1)).as_str()), "{page}");
        assert_eq!(house.get(&format!("/record/{link}"), &[]).status, 200);
        links.push(link);
    }
    links.dedup();
    assert_eq!(links.len(), 1, "one match, one link");
    assert_eq!(text(&person()).status, 404);
}

/// The table that came second in a race for a rematch goes without a trace; one that is played stays.
#[test]
fn a_table_that_nobody_came_to_can_be_unopened_and_one_that_is_played_cannot() {
    let house = House::open(Limits::NONE);
    let (ana, _) = house.person("Ana");
    let opening = || live::Opening::of("yukon", &[("players", "2")]);
    let table = house.table(&ana, opening());
    let change = |table: &TableId| house.change(Change::Unopened { table: table.clone() });
    change(&table);
    assert!(house.get(&format!("/table/{table}"), &[]).status == 404, "it is gone");
    let board = Board::playing("truco", &[("players", "2")]);
    let (table_config, played) = (board.table_config(), board.table_config().id);
    let names = board.persons.iter().map(|_| Some("Ana".to_owned())).collect();
    let listing = Listing { phase: Phase::Playing, names, persons: board.persons.clone() };
    let log = board.log.iter().map(|event| Appended {
        table: played.clone(),
        event: event.clone(),
        listing: None,
        results: Vec::new(),
    });
    house.keep(&table_config, &listing, log);
    change(&played);
    assert_eq!(house.get(&format!("/table/{played}"), &[]).status, 200, "a match that is played stays");
}
