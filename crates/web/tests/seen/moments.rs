//! Moments of matches of every game, the same each time: one for each kind of question that the first chair is asked.

use engine::show::Way;
use engine::{Entry, Eyes, Revision, Seat, Turn};
use std::collections::BTreeSet;
use web::house::{
    Chairs, Charter, Deadline, Hints, Length, Name, Openness, Pace, PersonId, Phase, Rating, Request, Rest, Sight, Table, TableId, Token,
};

/// So many kinds of question are looked at in a game.
const KINDS: usize = 7;
/// Acts after which a match is left.
const LONGEST: usize = 1_500;

/// Moments of this game with the name of each; then the slip of a hand that is over, if one ended.
pub(crate) fn moments(entry: &Entry) -> Vec<(String, Sight)> {
    let me = PersonId::new().expect("chance");
    let mut table = Table::open(charter(entry, &me)).expect("a table");
    let name = Name::from_text("Ana").expect("a name");
    ask(&mut table, &me, Request::Sit { seat: 0, name, entropy: None });
    for seat in 1..table.chairs().len() {
        ask(&mut table, &me, Request::Fill { seat, level: "random".to_owned() });
    }
    let mut bots: Vec<_> = (0..Seat::MOST as u64)
        .map(|seed| bots::bot(entry.facts.id, "random", seed, bots::Thinking::Worlds(1)).expect("a player"))
        .collect();
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    for _ in 0..LONGEST {
        while let Some(next) = table.due() {
            table.happen(next);
        }
        let Turn::Seats { must, .. } = table.face().turn() else { break };
        let sight = table.sight(Some(&me), &[]);
        if let Some(kind) = kind(&sight).filter(|kind| seen.len() < KINDS && seen.insert(kind.clone())) {
            found.push((format!("{}-{kind}", entry.facts.id), sight));
        }
        let seat = must.iter().next().expect("somebody must act");
        let action = bots[seat.index()].choose(&table.face().seen(Eyes::Seat(seat))).expect("an action");
        let next = table.room_acts(seat, &action).expect("allowed");
        table.happen(next);
        if seen.len() == KINDS || table.phase() == Phase::Over {
            break;
        }
    }
    found
}

fn ask(table: &mut Table, me: &PersonId, request: Request) {
    let next = table.consider(me, request, 0, None).expect("allowed");
    table.happen(next);
}

fn charter(entry: &Entry, me: &PersonId) -> Charter {
    Charter {
        id: TableId::new().expect("chance"),
        game: entry.facts.id.to_owned(),
        revision: Revision::FIRST,
        options: Vec::new(),
        openness: Openness::Public,
        invitation: Token::new().expect("chance"),
        clock: None,
        pace: Pace::Instant,
        deadline: Deadline::default(),
        hints: Hints::default(),
        rest: Rest::None,
        length: Length::default(),
        rating: Rating::default(),
        chairs: Chairs::Free,
        host: me.clone(),
        opened: 0,
        seed: [5; 32],
    }
}

/// What tells one question from another: its words, the ways to answer it, how many cards lie there.
fn kind(sight: &Sight) -> Option<String> {
    let prompt = sight.view.prompt.as_ref().filter(|prompt| prompt.must && sight.phase == Phase::Playing)?;
    let way = |way: &Way| match way {
        Way::Word { .. } => "word",
        Way::Card { verb, .. } | Way::Cards { verb, .. } | Way::Number { verb, .. } => *verb,
    };
    let ways: BTreeSet<&str> = prompt.ways.iter().map(way).collect();
    let ways = ways.into_iter().collect::<Vec<_>>().join("-");
    // A trick that is full lies there as the last one does: the third card is looked at, and the first.
    let lies = sight.view.centre.trick.len().min(2);
    let question = prompt.question.id.rsplit_once("ask-").map_or(prompt.question.id, |(_, rest)| rest);
    Some(format!("{question}-{ways}-{lies}"))
}
