//! A solved position in words: whose it is, what each card leads to, a line of best play, and where the play gave something away.

use super::hand::SolvedHand;
use super::line::{End, Rest, Trick};
use crate::paint::{Look, Paint, Side, columns};
use crate::table_text::TableText;
use cards::Card;
use engine::{Arg, Msg, Seat};
use solver::outcome::{Unit, Verdict};

/// The position and its play, line by line.
pub(super) fn render(hand: &SolvedHand, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let verdict = &hand.verdict;
    let place = Msg::new("solved-where").with("deal", i64::from(hand.deal)).with("trick", number(hand.trick));
    let place = table_text.say(&place.with("seat", verdict.to_play));
    let mut out = paint.wrapped("", 0, &format!("{place} {}", table_text.say(&whose(verdict, table_text))));
    out.extend(paint.wrapped("", 0, &table_text.say(&counted(verdict.unit))).iter().map(|line| paint.look(Look::Faint, line)));
    out.extend(heading("solved-cards", table_text, paint));
    out.extend(cards(hand, table_text, paint));
    if !hand.line.tricks.is_empty() {
        out.extend(heading("solved-line", table_text, paint));
        out.extend(line(&hand.line.tricks, table_text, paint));
        if hand.line.rest == Rest::Idle {
            out.extend(paint.wrapped("  ", 2, &table_text.say(&Msg::new("solved-rest"))));
        }
    }
    out.extend(played(hand, table_text, paint));
    out
}

fn number(many: usize) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}

fn heading(id: &'static str, table_text: &TableText, paint: &Paint) -> [String; 2] {
    [String::new(), paint.look(Look::Heading, &table_text.say(&Msg::new(id)))]
}

/// Who can force what.
fn whose(verdict: &Verdict, table_text: &TableText) -> Msg {
    let result = verdict.text(verdict.value);
    match verdict.unit {
        Unit::Feito(feito) => Msg::new("solved-of-feito").with("seat", feito).with("result", result),
        _ => Msg::new("solved-of-side").with("side", Arg::Text(table_text.names(verdict.side))).with("result", result),
    }
}

/// What the values count.
fn counted(unit: Unit) -> Msg {
    Msg::new(match unit {
        Unit::Feito(_) => "solved-counts-feito",
        Unit::Hand => "solved-counts-hand",
        Unit::Tricks => "solved-counts-tricks",
        Unit::Hearts => "solved-counts-hearts",
        Unit::Points => "solved-counts-points",
        Unit::Lead => "solved-counts-lead",
        Unit::Tantos => "solved-counts-tantos",
        Unit::Game { .. } => "solved-counts-game",
        Unit::Compared(_) => "solved-counts-compared",
    })
}

/// What the cards lead to, those together that lead to the same, the best first.
fn cards(hand: &SolvedHand, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let verdict = &hand.verdict;
    let mut values: Vec<i16> = verdict.cards.iter().map(|&(_, value)| value).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values.dedup();
    let results: Vec<String> = values.iter().map(|&value| table_text.say(&verdict.text(value))).collect();
    let width = results.iter().map(|result| result.chars().count()).max().unwrap_or(0);
    let row = |(&value, result): (&i16, &String)| {
        let there = verdict.cards.iter().filter(|&&(_, other)| other == value);
        let cards = paint.cards(there.map(|&(card, _)| card), table_text.tradition());
        paint.wrapped(&format!("  {result:<width$}  "), width + 4, &cards)
    };
    values.iter().zip(&results).flat_map(row).collect()
}

/// A player and their card.
fn play((seat, card): (Seat, Card), table_text: &TableText, paint: &Paint) -> String {
    format!("{} {}", table_text.name(seat), paint.card(card, table_text.tradition()))
}

/// The tricks of a line, a row each: who leads, who plays to it, who takes it.
fn line(tricks: &[Trick], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let most = tricks.iter().map(|trick| trick.plays.len()).max().unwrap_or(0);
    let mut rows = vec![vec![table_text.say(&Msg::new("solved-trick")), table_text.say(&Msg::new("solved-leads"))]];
    rows[0].resize(most + 1, String::new());
    rows[0].push(table_text.say(&Msg::new("solved-takes")));
    rows[0].iter_mut().for_each(|cell| *cell = paint.look(Look::Faint, cell));
    for trick in tricks {
        let mut row = vec![trick.number.to_string()];
        row.extend(trick.plays.iter().enumerate().map(|(n, &there)| match play(there, table_text, paint) {
            lay if n < trick.lay => format!("({lay})"),
            next => next,
        }));
        row.resize(most + 1, String::new());
        row.push(match trick.end {
            End::Taken(seat) => table_text.name(seat),
            End::Nobodys => table_text.say(&Msg::new("solved-nobody")),
            End::Open => String::new(),
        });
        rows.push(row);
    }
    let sides: Vec<Side> = std::iter::once(Side::Right).chain(std::iter::repeat_n(Side::Left, most + 1)).collect();
    fitted(columns(&rows, &sides), paint)
}

/// Rows behind an indent, broken where they do not fit.
fn fitted(rows: Vec<String>, paint: &Paint) -> Vec<String> {
    rows.into_iter().flat_map(|row| paint.fitted(&format!("  {row}"))).collect()
}

/// What was played after the position, and where it gave something away.
fn played(hand: &SolvedHand, table_text: &TableText, paint: &Paint) -> Vec<String> {
    if hand.played.is_empty() {
        return Vec::new();
    }
    let mut out = heading("solved-played", table_text, paint).to_vec();
    let told = |verdict: &Verdict, value: i16| table_text.say(&verdict.text(value));
    let heads = ["solved-at", "solved-trick", "solved-who", "solved-card", "", "solved-better", ""];
    let head = |id: &'static str| match id {
        "" => String::new(),
        id => paint.look(Look::Faint, &table_text.say(&Msg::new(id))),
    };
    let mut rows = vec![heads.map(head).to_vec()];
    for (played, (verdict, value)) in hand.played.iter().filter_map(|played| Some((played, played.loss()?))) {
        rows.push(vec![
            played.line.to_string(),
            played.trick.to_string(),
            table_text.name(played.seat),
            paint.card(played.card, table_text.tradition()),
            told(verdict, value),
            paint.cards(verdict.best(), table_text.tradition()),
            told(verdict, verdict.value),
        ]);
    }
    match rows.len() {
        1 => out.extend(paint.wrapped("  ", 2, &table_text.say(&Msg::new("solved-nothing-lost")))),
        _ => out.extend(fitted(columns(&rows, &[Side::Right, Side::Right]), paint)),
    }
    if hand.unknown() > 0 {
        let unknown = Msg::new("solved-unknown").with("many", number(hand.unknown()));
        out.extend(paint.wrapped("  ", 2, &table_text.say(&unknown)));
    }
    if let Some(value) = hand.came_to() {
        let came = Msg::new("solved-came-to").with("result", hand.verdict.text(value));
        out.extend(paint.wrapped("  ", 2, &table_text.say(&came)));
    }
    out
}
