//! Moments of matches of every game, the same each time: one for each kind of question that the first chair is asked.

use engine::show::Choice;
use engine::{Entry, Revision, Seat, Turn, Viewer};
use std::collections::BTreeSet;
use table::{
    Chairs, Deadline, Hints, Length, Name, Openness, Pace, PersonId, Phase, Rating, Request, Rest, Table, TableConfig, TableId,
    Token, VisitorView,
};

/// So many kinds of question are looked at in a game.
const KINDS: usize = 7;
/// Acts after which a match is left.
const LONGEST: usize = 1_500;

/// Moments of this game with the name of each; then the slip of a hand that is over, if one ended.
pub(crate) fn moments(entry: &Entry) -> Vec<(String, VisitorView)> {
    let me = PersonId::new().expect("chance");
    let mut table = Table::open(table_config(entry, &me)).expect("a table");
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
        let Turn::Seats { must, .. } = table.game().turn() else { break };
        let visitor_view = table.visitor_view(Some(&me), &[]);
        if let Some(kind) = kind(&visitor_view).filter(|kind| seen.len() < KINDS && seen.insert(kind.clone())) {
            found.push((format!("{}-{kind}", entry.facts.id), visitor_view));
        }
        let seat = must.iter().next().expect("somebody must act");
        let action = bots[seat.index()].choose(&table.game().seen(Viewer::Seat(seat))).expect("an action");
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

fn table_config(entry: &Entry, me: &PersonId) -> TableConfig {
    TableConfig {
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
fn kind(visitor_view: &VisitorView) -> Option<String> {
    let prompt = visitor_view.view.prompt.as_ref().filter(|prompt| prompt.must && visitor_view.phase == Phase::Playing)?;
    let way = |way: &Choice| match way {
        Choice::Word { .. } => "word",
        Choice::Card { verb, .. } | Choice::Cards { verb, .. } | Choice::Number { verb, .. } => *verb,
    };
    let ways: BTreeSet<&str> = prompt.ways.iter().map(way).collect();
    let ways = ways.into_iter().collect::<Vec<_>>().join("-");
    // A trick that is full lies there as the last one does: the third card is looked at, and the first.
    let lies = visitor_view.view.centre.trick.len().min(2);
    let question = prompt.question.id.rsplit_once("ask-").map_or(prompt.question.id, |(_, rest)| rest);
    Some(format!("{question}-{ways}-{lies}"))
}
