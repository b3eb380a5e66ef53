//! The slip at the end of a hand: how it ended, the cards that prove it, who pays whom and why, this hand and in all.

use crate::book::link;
use crate::table_text::{TableText, figure, said, signed};
use cards::{Card, CardSet};
use engine::show::{Party, Played, SheetLine};
use engine::{Arg, Msg, Seat};
use maud::{Markup, html};
use table::{HandSummary, Won};
use words::OnTable;

/// The slip of a hand that is over.
pub(crate) fn hand_summary(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    let report = &hand.report;
    html! {
        section.told id="told" aria-labelledby="how-it-ended" {
            // What is long scrolls; what it comes to stays below it, and lies over nothing.
            div.told-body tabindex="0" role="group" aria-labelledby="how-it-ended" {
                header {
                    @if let Some(suit) = report.trump { (table_text.deck().mark(suit)) }
                    div {
                        h2 id="how-it-ended" { (how_marked(table_text, hand)) }
                        p.muted { (what(table_text, hand)) }
                    }
                }
                (cards(table_text, hand))
                @if !report.counted.is_empty() { ul.counting { @for line in &report.counted { li { (table_text.terms(line)) } } } }
                (paid(table_text, hand))
            }
            (won(table_text, hand))
        }
    }
}

/// How it ended, in a sentence.
pub(crate) fn how(table_text: &TableText<'_>, hand: &HandSummary) -> String {
    let report = &hand.report;
    if let Some(ended) = &report.ended {
        return table_text.say(ended);
    }
    let outcome =
        report.outcome.map(|outcome| table_text.words.outcome(table_text.visitor_view.game, outcome)).unwrap_or_default();
    let contract = report.contract.map(|contract| table_text.words.contract(table_text.visitor_view.game, contract));
    match (report.ombre, contract) {
        (Some(seat), Some(contract)) => {
            let played = Msg::new("web-told-played").with("name", table_text.name(seat)).with("contract", contract);
            said(table_text.words, &played.with("outcome", outcome))
        }
        _ => outcome.chars().take(1).flat_map(char::to_uppercase).chain(outcome.chars().skip(1)).collect(),
    }
}

/// The same, each word of the game leading to its meaning.
fn how_marked(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    const CONTRACT: char = '\u{e000}';
    const OUTCOME: char = '\u{e001}';
    let report = &hand.report;
    let game = table_text.visitor_view.game;
    let (Some(outcome), None) = (report.outcome, &report.ended) else {
        return match &report.ended {
            Some(ended) => table_text.linked(ended),
            None => html! { (how(table_text, hand)) },
        };
    };
    let outcome = (format!("outcome-{outcome}"), table_text.words.outcome(game, outcome));
    let (Some(seat), Some(contract)) = (report.ombre, report.contract) else {
        return table_text.named(&outcome.0, &how(table_text, hand));
    };
    let played = Msg::new("web-told-played").with("name", table_text.name(seat));
    let text = said(table_text.words, &played.with("contract", CONTRACT.to_string()).with("outcome", OUTCOME.to_string()));
    html! {
        @for piece in text.split_inclusive([CONTRACT, OUTCOME]) {
            (piece.trim_end_matches([CONTRACT, OUTCOME]))
            @if piece.ends_with(CONTRACT) { (table_text.named(contract, &table_text.words.contract(game, contract))) }
            @if piece.ends_with(OUTCOME) { (table_text.named(&outcome.0, &outcome.1)) }
        }
    }
}

/// The messages of a slip, whose words are explained beside it.
pub(super) fn messages(hand: &HandSummary) -> impl Iterator<Item = &Msg> {
    hand.report.ended.iter().chain(&hand.report.counted).chain(hand.paid.iter().map(|line| &line.cause))
}

/// What that means, and the tricks of each.
fn what(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    let report = &hand.report;
    let gloss = report.outcome.and_then(|outcome| table_text.outcome_gloss(outcome));
    let taken = Seat::first(report.tricks.len()).zip(&report.tricks);
    let tricks: Vec<String> = taken.map(|(seat, many)| format!("{} {many}", table_text.name(seat))).collect();
    let played = report.tricks.iter().any(|&many| many > 0);
    html! {
        @if let Some(gloss) = gloss { (gloss) " " }
        @if played { span.tricks-of { (table_text.marked_on_table(OnTable::EachTricks, 2)) ": " (tricks.join(" · ")) } }
    }
}

/// The cards that were shown, and the last trick.
fn cards(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    html! {
        @if !hand.report.shown.is_empty() || !hand.trick.is_empty() {
            div.proof-cards {
                @for (seat, cards) in &hand.report.shown { (row(table_text, &table_text.name(*seat), &in_order(*cards))) }
                @if !hand.trick.is_empty() { (trick(table_text, &hand.trick)) }
            }
        }
    }
}

fn in_order(cards: CardSet) -> Vec<Card> {
    cards.iter().collect()
}

/// Cards side by side, each covering a part of the one before it.
fn row(table_text: &TableText<'_>, caption: &str, cards: &[Card]) -> Markup {
    let names: Vec<String> = cards.iter().map(|&card| table_text.card(card)).collect();
    html! {
        figure.laid {
            div.laid-cards role="img" aria-label=(names.join(", ")) { @for &card in cards { span { (table_text.deck().face(card)) } } }
            figcaption { (caption) }
        }
    }
}

/// The last trick, the card that took it raised.
fn trick(table_text: &TableText<'_>, trick: &[Played]) -> Markup {
    let name = |played: &Played| match played.seat {
        Some(seat) => format!("{}: {}", table_text.name(seat), table_text.card(played.card)),
        None => table_text.card(played.card),
    };
    let names: Vec<String> = trick.iter().map(name).collect();
    let taker = trick.iter().find(|played| played.winning).and_then(|played| played.seat);
    html! {
        figure.laid.laid-trick {
            div.laid-cards role="img" aria-label=(names.join(", ")) {
                @for played in trick { span.holds[played.winning] { (table_text.deck().face(played.card)) } }
            }
            figcaption {
                (table_text.text("web-told-trick"))
                @if let Some(taker) = taker { " · " (table_text.name(taker)) }
            }
        }
    }
}

/// Payments of the same amount for the same cause are one row, where several pay one, or a player pays several.
struct Row<'a> {
    first: &'a SheetLine,
    from: Vec<&'a Party>,
    to: Vec<&'a Party>,
    /// How many payments it stands for.
    times: usize,
}

impl Row<'_> {
    /// The sum, written out: 3 × 2. What a side writes down together is one figure, though each of its players has it.
    fn figure(&self, sides: &[Won]) -> String {
        let each = self.first.amount;
        let together = |players: &[&Party], other: &[&Party]| {
            matches!(other, [Party::Pot(_)]) && players.len() == self.times && sides.iter().any(|side| is_of(side, players))
        };
        let is_one = self.times == 1 || together(&self.from, &self.to) || together(&self.to, &self.from);
        if is_one { each.to_string() } else { format!("{} × {each}", self.times) }
    }
}

/// Are these players of one side?
fn is_of(side: &Won, players: &[&Party]) -> bool {
    players.iter().all(|party| matches!(party, Party::Seat(seat) if side.seats.contains(seat)))
}

fn rows<'a>(paid: &'a [SheetLine], sides: &[Won]) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    for line in paid {
        let alike = |row: &Row<'_>| (&row.first.cause, row.first.cite, row.first.amount) == (&line.cause, line.cite, line.amount);
        let to_one = rows.iter().position(|row| alike(row) && row.to == [&line.to]);
        let one_side = |row: &Row<'_>| sides.iter().any(|side| is_of(side, &row.to) && is_of(side, &[&line.to]));
        let from_one = rows
            .iter()
            .position(|row| alike(row) && row.from == [&line.from] && (matches!(line.from, Party::Seat(_)) || one_side(row)));
        match (to_one, from_one) {
            (Some(at), _) => {
                rows[at].times += 1;
                if !rows[at].from.contains(&&line.from) {
                    rows[at].from.push(&line.from);
                }
            }
            (None, Some(at)) => {
                rows[at].times += 1;
                if !rows[at].to.contains(&&line.to) {
                    rows[at].to.push(&line.to);
                }
            }
            _ => rows.push(Row { first: line, from: vec![&line.from], to: vec![&line.to], times: 1 }),
        }
    }
    rows
}

/// Every payment: why, who pays whom, how many. The rule is told when it is asked for.
fn paid(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    let rows = rows(&hand.paid, &hand.won);
    // A rule that is behind several payments is told once; the others lead to its place.
    let is_first = |n: usize| rows.iter().position(|row| row.first.cite == rows[n].first.cite) == Some(n);
    let names = |parties: &[&Party]| parties.iter().map(|party| table_text.party(party)).collect::<Vec<_>>().join(", ");
    html! {
        @if !rows.is_empty() {
            div.paid role="group" aria-label=(table_text.text("web-told-paid")) {
                @for (n, row) in rows.iter().enumerate() {
                    details id={ "told-" (row.first.deal) "-" (n) } {
                        summary {
                            (cause(table_text, row.first))
                            span.whom { (names(&row.from)) " → " (names(&row.to)) }
                            b.num { (row.figure(&hand.won)) }
                        }
                        @if is_first(n) { (table_text.because(row.first.cite)) }
                        @else { p.because { a.law href=(link(table_text.visitor_view.game, row.first.cite.0)) { (table_text.short(row.first.cite)) } } }
                    }
                }
            }
        }
    }
}

/// The case in words, and the rule's number. It stands in a summary, which holds no link: the rule explains its words.
fn cause(table_text: &TableText<'_>, line: &SheetLine) -> Markup {
    html! {
        span.cause {
            span { (table_text.say(&line.cause)) }
            " " span.law { (table_text.short(line.cite)) }
        }
    }
}

/// What each side won or lost in this hand, and has in all: a column a side. What a seat has besides chips, such as its mark, stands under
/// its name while the hand is the last.
fn won(table_text: &TableText<'_>, hand: &HandSummary) -> Markup {
    let mine = |side: &Won| table_text.visitor_view.me.is_some_and(|me| side.seats.contains(&me));
    let mut sides: Vec<&Won> = hand.won.iter().collect();
    // One's own first.
    sides.sort_by_key(|side| !mine(side));
    let moved = sides.iter().any(|side| side.hand != 0 || side.in_all != 0 || figures(table_text, hand, side).is_empty());
    let names = |side: &Won| side.seats.iter().map(|&seat| table_text.name(seat)).collect::<Vec<_>>().join(", ");
    html! {
        div.stands { table.won {
            caption.vh { (table_text.text("web-told-won")) }
            thead { tr {
                td {}
                @for side in &sides { th.mine[mine(side)] scope="col" {
                    (names(side))
                    @if mine(side) { span.muted { " · " (table_text.text("web-you")) } }
                    @for figure in figures(table_text, hand, side) { small { (table_text.linked(figure)) } }
                } }
            } }
            // Where marks are kept until a game is won, no chip has moved yet.
            @if moved { tbody {
                tr {
                    th scope="row" { (table_text.text("web-told-hand")) }
                    @for side in &sides { td.p[side.hand > 0].m[side.hand < 0] { (signed(side.hand)) } }
                }
                tr {
                    th scope="row" { (table_text.text("web-told-all")) }
                    @for side in &sides { td { (figure(side.in_all)) } }
                }
            } }
        } }
    }
}

/// What the seats of a side have besides chips after the last hand. What nobody has any of is not told: it belongs to the hand to come.
fn figures<'v>(table_text: &TableText<'v>, hand: &HandSummary, side: &Won) -> Vec<&'v Msg> {
    let is_last = table_text.visitor_view.ended.as_ref().is_some_and(|ended| ended.report.number == hand.report.number);
    let all = || table_text.visitor_view.view.seats.iter().filter(|_| is_last);
    let is_some = |figure: &Msg| !figure.args.iter().any(|(_, arg)| *arg == Arg::Number(0));
    let is_told = |figure: &&Msg| all().flat_map(|seat| &seat.figures).any(|other| other.id == figure.id && is_some(other));
    all().filter(|seat| side.seats.contains(&seat.seat)).flat_map(|seat| &seat.figures).filter(is_told).collect()
}

/// What the hand was to the visitor, in a few words.
pub(super) fn mine(table_text: &TableText<'_>, hand: &HandSummary) -> String {
    let over = || said(table_text.words, &Msg::new("web-told-over").with("number", i64::from(hand.report.number)));
    // Where nothing was paid, nobody won and nobody broke even: the hand is one of several that count together.
    let Some(won) = table_text.visitor_view.me.and_then(|me| hand.of(me)).filter(|_| !hand.paid.is_empty()) else {
        return over();
    };
    let (many, alone) = (won.hand.abs(), won.seats.len() == 1);
    // Where points are scored and not paid, what the other side scored belongs to it.
    let is_scored = hand.won.iter().map(|side| side.hand).sum::<i64>() != 0;
    let other = hand.won.iter().find(|side| side.seats != won.seats).filter(|_| is_scored && hand.won.len() == 2);
    if let Some(other) = other {
        let id = if alone { "web-told-you-and-other" } else { "web-told-side-and-other" };
        let names = other.seats.iter().map(|&seat| table_text.name(seat)).collect::<Vec<_>>().join(", ");
        let msg = Msg::new(id).with("mine", signed(won.hand)).with("other", names).with("theirs", signed(other.hand));
        return said(table_text.words, &msg);
    }
    let msg = match (won.hand, alone) {
        (0, _) if is_scored => Msg::new("web-told-nothing"),
        (0, _) => Msg::new("web-told-even"),
        (1.., true) => Msg::new("web-told-you-win").with("many", many),
        (1.., false) => Msg::new("web-told-side-wins").with("many", many),
        (..0, true) => Msg::new("web-told-you-lose").with("many", many),
        (..0, false) => Msg::new("web-told-side-loses").with("many", many),
    };
    said(table_text.words, &msg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Cite;

    fn paid(from: Party, to: Party, cause: &'static str) -> SheetLine {
        SheetLine { deal: 1, from, to, amount: 9, cite: Cite("x R1"), cause: Msg::new(cause) }
    }

    fn seat(n: usize) -> Party {
        Party::Seat(Seat::at(n))
    }

    fn side(seats: &[usize]) -> Won {
        Won { seats: seats.iter().map(|&n| Seat::at(n)).collect(), hand: 0, in_all: 0 }
    }

    #[test]
    fn payments_for_one_cause_are_one_row_wherever_they_stand() {
        let each: Vec<Won> = (0..4).map(|n| side(&[n])).collect();
        let lines = [1, 2, 3].map(|n| [paid(seat(n), seat(0), "game"), paid(seat(n), seat(0), "matadores")]).concat();
        let rows = rows(&lines, &each);
        assert_eq!(
            rows.iter().map(|row| (row.from.len(), row.figure(&each))).collect::<Vec<_>>(),
            [(3, "3 × 9".to_owned()), (3, "3 × 9".to_owned())]
        );
    }

    #[test]
    fn what_a_side_writes_down_together_is_one_figure() {
        let (pairs, sheet) = ([side(&[0, 2]), side(&[1, 3])], || Party::Pot("sheet"));
        let lines = [0, 2, 1].map(|n| paid(sheet(), seat(n), "points"));
        let rows = rows(&lines, &pairs);
        let told: Vec<(usize, String)> = rows.iter().map(|row| (row.to.len(), row.figure(&pairs))).collect();
        assert_eq!(told, [(2, "9".to_owned()), (1, "9".to_owned())], "the other side's is a row of its own");
    }
}
