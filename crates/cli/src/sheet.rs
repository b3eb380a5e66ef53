//! The score sheet in words: how a deal ended, who paid whom, and by which rule.

use crate::paint::{Look, Paint, Side, columns, won_or_lost};
use crate::voice::Voice;
use cards::{CardSet, Suit};
use console::measure_text_width;
use engine::show::{Party, SheetLine};
use engine::{AnyGame, DealReport, Msg, Pot, Seat, SeatSet, Turn};
use std::collections::BTreeSet;
use words::OnTable;

/// What each side has won so far, the foremost first.
pub(crate) fn sides(face: &dyn AnyGame, voice: &Voice) -> Vec<(String, i64)> {
    let mut sides = face.sides();
    sides.sort_by_key(|side| std::cmp::Reverse(side.won));
    sides.iter().map(|side| (voice.names(side.seats), side.won)).collect()
}

/// Who has won the match, if it was won.
pub(crate) fn winners(face: &dyn AnyGame, voice: &Voice) -> Option<String> {
    let winners = face.winners();
    (!winners.is_empty()).then(|| voice.names(winners))
}

/// What lies in the pots. Where the score of a side lies in one it is told with the side, and not here.
pub(crate) fn pots(face: &dyn AnyGame, voice: &Voice) -> Vec<(String, i64)> {
    let held = |seats: SeatSet| seats.iter().map(|seat| face.ledger().balance(seat)).sum::<i64>();
    if face.sides().iter().any(|side| side.won != held(side.seats)) {
        return Vec::new();
    }
    let pots = (0u8..).zip(face.facts().pots);
    pots.map(|(n, pot)| (voice.words().pot(face.facts().id, pot), face.ledger().balance(Pot(n)))).collect()
}

/// How a deal ended, in a sentence.
pub(crate) fn ended(report: &DealReport, voice: &Voice) -> String {
    if let Some(ended) = &report.ended {
        return voice.say(ended);
    }
    let words = voice.words();
    let how = report.outcome.map_or_else(|| voice.told("told-sheet-open"), |outcome| words.outcome(&voice.game, outcome));
    let Some(contract) = report.contract.map(|contract| words.contract(&voice.game, contract)) else { return how };
    let Some(ombre) = report.ombre else { return format!("{contract}, {how}") };
    let trump = |suit: Suit| voice.say(&Msg::new("told-sheet-trump").with("suit", suit));
    let contract = report.trump.map_or_else(|| contract.clone(), |suit| format!("{contract}, {}", trump(suit)));
    voice.say(&Msg::new("told-sheet-played").with("seat", ombre).with("contract", contract).with("how", how))
}

/// The tricks of each, if any were played.
pub(crate) fn tricks(report: &DealReport, voice: &Voice) -> Option<String> {
    let each = Seat::first(report.tricks.len()).zip(&report.tricks);
    let each: Vec<String> = each.map(|(seat, tricks)| format!("{} {tricks}", voice.name(seat))).collect();
    report
        .tricks
        .iter()
        .any(|&tricks| tricks > 0)
        .then(|| format!("{}: {}", voice.on_table(OnTable::EachTricks, 2), each.join(" · ")))
}

/// Whether the rule of a payment is told beside its cause.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cites {
    Shown,
    OnRequest,
}

/// Every payment: who pays whom, how many, and what for.
pub(crate) fn payments(lines: &[SheetLine], cites: Cites, voice: &Voice, paint: &Paint) -> Vec<String> {
    let row = |line: &SheetLine| {
        let mut row =
            vec![format!("  {}", voice.party(&line.from)), "→".to_owned(), voice.party(&line.to), line.amount.to_string()];
        row.extend((cites == Cites::Shown).then(|| paint.look(Look::Faint, &voice.short(line.cite))));
        row
    };
    let rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    let paid = columns(&rows, &[Side::Left, Side::Left, Side::Left, Side::Right, Side::Left]);
    let width = paid.iter().map(|line| measure_text_width(line)).max().unwrap_or(0);
    let told = |(paid, line): (&String, &SheetLine)| {
        let first = format!("{paid}{}  ", " ".repeat(width - measure_text_width(paid)));
        // Beside long names a cause would have no room: then it goes on below them.
        paint.wrapped(&first, (width + 2).min(paint.columns / 2), &voice.say(&line.cause))
    };
    paid.iter().zip(lines).flat_map(told).collect()
}

/// The cards that were shown at the end of a deal, and whose they were.
pub(crate) fn shown(report: &DealReport, voice: &Voice, paint: &Paint) -> Vec<String> {
    let line = |&(seat, cards): &(Seat, CardSet)| {
        let shows = format!("{} {}", voice.name(seat), voice.on_table(OnTable::Shows, cards.len()));
        paint.wrapped("  ", 4, &format!("{shows}: {}", paint.cards(cards.iter(), voice.tradition())))
    };
    report.shown.iter().flat_map(line).collect()
}

/// The rules that these payments cite, each explained once.
pub(crate) fn rules(lines: &[SheetLine], voice: &Voice, paint: &Paint) -> Vec<String> {
    let mut told = BTreeSet::new();
    let cites = lines.iter().map(|line| line.cite).filter(|cite| told.insert(*cite));
    let explained = cites.filter_map(|cite| Some((voice.short(cite), voice.rule(cite.0)?)));
    explained.flat_map(|(cite, text)| paint.wrapped(&format!("  {} ", paint.look(Look::Strong, &cite)), 6, &text)).collect()
}

/// What each seat won or lost by these payments, and what it has in all.
pub(crate) fn balances(lines: &[SheetLine], totals: &[(Seat, i64)], voice: &Voice, paint: &Paint) -> Vec<String> {
    let net = |seat: Seat| {
        let sum = |there: fn(&SheetLine) -> &Party| {
            lines.iter().filter(|line| *there(line) == Party::Seat(seat)).map(|line| line.amount).sum::<i64>()
        };
        sum(|line| &line.to) - sum(|line| &line.from)
    };
    let heading = heading(voice, paint);
    let rows =
        totals.iter().map(|&(seat, total)| vec![format!("  {}", voice.name(seat)), won_or_lost(net(seat)), won_or_lost(total)]);
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
    columns(&rows, &[Side::Left, Side::Right, Side::Right])
}

/// What stands over the figures of a hand and of all.
fn heading(voice: &Voice, paint: &Paint) -> Vec<String> {
    let heads = [String::new(), voice.told("told-sheet-hand"), voice.told("told-sheet-all")];
    heads.map(|text| paint.look(Look::Faint, &text)).to_vec()
}

/// What each side won or lost since it stood so, and what it has in all. When the match is over odd points have lapsed or counted
/// as more: then the hand alone is not told.
pub(crate) fn sides_since(face: &dyn AnyGame, stood: &[engine::Side], voice: &Voice, paint: &Paint) -> Vec<String> {
    let heading = heading(voice, paint);
    let row = |(side, before): (&engine::Side, &engine::Side)| {
        vec![format!("  {}", voice.names(side.seats)), won_or_lost(side.won - before.won), won_or_lost(side.won)]
    };
    let mut rows: Vec<Vec<String>> = std::iter::once(heading).chain(face.sides().iter().zip(stood).map(row)).collect();
    let mut sides = vec![Side::Left, Side::Right, Side::Right];
    if face.turn() == Turn::Over {
        rows.iter_mut().for_each(|row| drop(row.remove(1)));
        sides.truncate(2);
    }
    columns(&rows, &sides)
}
