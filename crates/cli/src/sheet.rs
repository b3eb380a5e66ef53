//! The score sheet in words: how a deal ended, who paid whom, and by which rule.

use crate::paint::{Look, Paint, Side, columns, won_or_lost};
use crate::table_text::TableText;
use cards::{CardSet, Suit};
use console::measure_text_width;
use engine::show::{Party, SheetLine};
use engine::{AnyGame, DealReport, Msg, Pot, Seat, SeatSet, Turn};
use std::collections::BTreeSet;
use words::OnTable;

/// What each side has won so far, the foremost first.
pub(crate) fn sides(game: &dyn AnyGame, table_text: &TableText) -> Vec<(String, i64)> {
    let mut sides = game.sides();
    sides.sort_by_key(|side| std::cmp::Reverse(side.won));
    sides.iter().map(|side| (table_text.names(side.seats), side.won)).collect()
}

/// Who has won the match, if it was won.
pub(crate) fn winners(game: &dyn AnyGame, table_text: &TableText) -> Option<String> {
    let winners = game.winners();
    (!winners.is_empty()).then(|| table_text.names(winners))
}

/// What lies in the pots. Where the score of a side lies in one it is told with the side, and not here.
pub(crate) fn pots(game: &dyn AnyGame, table_text: &TableText) -> Vec<(String, i64)> {
    let held = |seats: SeatSet| seats.iter().map(|seat| game.ledger().balance(seat)).sum::<i64>();
    if game.sides().iter().any(|side| side.won != held(side.seats)) {
        return Vec::new();
    }
    let pots = (0u8..).zip(game.facts().pots);
    pots.map(|(n, pot)| (table_text.words().pot(game.facts().id, pot), game.ledger().balance(Pot(n)))).collect()
}

/// How a deal ended, in a sentence.
pub(crate) fn ended(report: &DealReport, table_text: &TableText) -> String {
    if let Some(ended) = &report.ended {
        return table_text.say(ended);
    }
    let words = table_text.words();
    let how =
        report.outcome.map_or_else(|| table_text.text("told-sheet-open"), |outcome| words.outcome(&table_text.game, outcome));
    let Some(contract) = report.contract.map(|contract| words.contract(&table_text.game, contract)) else { return how };
    let Some(ombre) = report.ombre else { return format!("{contract}, {how}") };
    let trump = |suit: Suit| table_text.say(&Msg::new("told-sheet-trump").with("suit", suit));
    let contract = report.trump.map_or_else(|| contract.clone(), |suit| format!("{contract}, {}", trump(suit)));
    table_text.say(&Msg::new("told-sheet-played").with("seat", ombre).with("contract", contract).with("how", how))
}

/// The tricks of each, if any were played.
pub(crate) fn tricks(report: &DealReport, table_text: &TableText) -> Option<String> {
    let each = Seat::first(report.tricks.len()).zip(&report.tricks);
    let each: Vec<String> = each.map(|(seat, tricks)| format!("{} {tricks}", table_text.name(seat))).collect();
    report
        .tricks
        .iter()
        .any(|&tricks| tricks > 0)
        .then(|| format!("{}: {}", table_text.on_table(OnTable::EachTricks, 2), each.join(" · ")))
}

/// Whether the rule of a payment is told beside its cause.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cites {
    Shown,
    OnRequest,
}

/// Every payment: who pays whom, how many, and what for.
pub(crate) fn payments(lines: &[SheetLine], cites: Cites, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let row = |line: &SheetLine| {
        let mut row = vec![
            format!("  {}", table_text.party(&line.from)),
            "→".to_owned(),
            table_text.party(&line.to),
            line.amount.to_string(),
        ];
        row.extend((cites == Cites::Shown).then(|| paint.look(Look::Faint, &table_text.short(line.cite))));
        row
    };
    let rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    let paid = columns(&rows, &[Side::Left, Side::Left, Side::Left, Side::Right, Side::Left]);
    let width = paid.iter().map(|line| measure_text_width(line)).max().unwrap_or(0);
    let told = |(paid, line): (&String, &SheetLine)| {
        let first = format!("{paid}{}  ", " ".repeat(width - measure_text_width(paid)));
        // Beside long names a cause would have no room: then it goes on below them.
        paint.wrapped(&first, (width + 2).min(paint.columns / 2), &table_text.say(&line.cause))
    };
    paid.iter().zip(lines).flat_map(told).collect()
}

/// The cards that were shown at the end of a deal, and whose they were.
pub(crate) fn shown(report: &DealReport, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let line = |&(seat, cards): &(Seat, CardSet)| {
        let shows = format!("{} {}", table_text.name(seat), table_text.on_table(OnTable::Shows, cards.len()));
        paint.wrapped("  ", 4, &format!("{shows}: {}", paint.cards(cards.iter(), table_text.tradition())))
    };
    report.shown.iter().flat_map(line).collect()
}

/// The rules that these payments cite, each explained once.
pub(crate) fn rules(lines: &[SheetLine], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let mut told = BTreeSet::new();
    let cites = lines.iter().map(|line| line.cite).filter(|cite| told.insert(*cite));
    let explained = cites.filter_map(|cite| Some((table_text.short(cite), table_text.rule(cite.0)?)));
    explained.flat_map(|(cite, text)| paint.wrapped(&format!("  {} ", paint.look(Look::Strong, &cite)), 6, &text)).collect()
}

/// What each seat won or lost by these payments, and what it has in all.
pub(crate) fn balances(lines: &[SheetLine], totals: &[(Seat, i64)], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let net = |seat: Seat| {
        let sum = |there: fn(&SheetLine) -> &Party| {
            lines.iter().filter(|line| *there(line) == Party::Seat(seat)).map(|line| line.amount).sum::<i64>()
        };
        sum(|line| &line.to) - sum(|line| &line.from)
    };
    let heading = heading(table_text, paint);
    let rows = totals
        .iter()
        .map(|&(seat, total)| vec![format!("  {}", table_text.name(seat)), won_or_lost(net(seat)), won_or_lost(total)]);
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
    columns(&rows, &[Side::Left, Side::Right, Side::Right])
}

/// What stands over the figures of a hand and of all.
fn heading(table_text: &TableText, paint: &Paint) -> Vec<String> {
    let heads = [String::new(), table_text.text("told-sheet-hand"), table_text.text("told-sheet-all")];
    heads.map(|text| paint.look(Look::Faint, &text)).to_vec()
}

/// What each side won or lost since it stood so, and what it has in all. When the match is over odd points have lapsed or counted
/// as more: then the hand alone is not told.
pub(crate) fn sides_since(game: &dyn AnyGame, stood: &[engine::Side], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let heading = heading(table_text, paint);
    let row = |(side, before): (&engine::Side, &engine::Side)| {
        vec![format!("  {}", table_text.names(side.seats)), won_or_lost(side.won - before.won), won_or_lost(side.won)]
    };
    let mut rows: Vec<Vec<String>> = std::iter::once(heading).chain(game.sides().iter().zip(stood).map(row)).collect();
    let mut sides = vec![Side::Left, Side::Right, Side::Right];
    if game.turn() == Turn::Over {
        rows.iter_mut().for_each(|row| drop(row.remove(1)));
        sides.truncate(2);
    }
    columns(&rows, &sides)
}
