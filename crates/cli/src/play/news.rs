//! What has changed between two looks at the table: for paper that cannot be painted over, and for the end of a deal.

use crate::paint::{Look, Paint};
use crate::sheet::{self, Cites};
use crate::table_text::TableText;
use cards::{Card, CardSet};
use engine::show::{Party, Played, SheetLine};
use engine::{AnyGame, Arg, DealReport, Msg, Seat, Side, TableView};
use words::OnTable;

/// Something somebody did.
pub(crate) struct Deed<'a> {
    pub(crate) seat: Seat,
    /// What, as it is written.
    pub(crate) action: &'a str,
}

fn cards(trick: &[Played]) -> CardSet {
    trick.iter().map(|played| played.card).collect()
}

/// The card that this seat brought to the trick between two views of one deal, and whether the trick was full with it. Where
/// all tricks stay on the table the earlier ones lie beside the last.
fn played(before: &TableView, after: &TableView, by: Seat) -> Option<(Card, bool)> {
    let old = cards(&before.centre.trick) | cards(&before.centre.last_trick);
    let new = |trick: &[Played]| {
        let mine = |played: &&Played| played.seat.is_none_or(|seat| seat == by) && !old.contains(played.card);
        trick.iter().find(mine).map(|played| played.card)
    };
    let complete = !before.centre.trick.is_empty() && after.centre.last_trick != before.centre.last_trick;
    let last = new(&after.centre.last_trick).filter(|_| complete).map(|card| (card, true));
    last.or_else(|| new(&after.centre.trick).map(|card| (card, false)))
}

/// Who has a trick more than before.
fn taker(before: &TableView, after: impl Fn(Seat) -> Option<u8>) -> Option<Seat> {
    before.seats.iter().find(|seat| after(seat.seat).is_some_and(|tricks| tricks > seat.tricks)).map(|seat| seat.seat)
}

/// Is there something among the arguments of a message, or of those within it?
fn mentions(msg: &Msg, wanted: &dyn Fn(&Arg) -> bool) -> bool {
    msg.args.iter().any(|(_, arg)| match arg {
        Arg::Msg(inner) => mentions(inner, wanted),
        arg => wanted(arg),
    })
}

/// What is new since, one line each.
pub(crate) fn news(
    before: &TableView,
    after: &TableView,
    deed: Option<&Deed<'_>>,
    table_text: &TableText,
    paint: &Paint,
) -> Vec<String> {
    if before.deal != after.deal {
        let facts: Vec<String> = after.facts.iter().map(|fact| table_text.say(fact)).collect();
        return vec![String::new(), paint.look(Look::Heading, &facts.join(" · "))];
    }
    let new = after.log.get(before.log.len()..).unwrap_or_default();
    let mut lines: Vec<String> = new.iter().map(|msg| format!("  {}", table_text.say(msg))).collect();
    if let (Some(deed), Some((card, last))) = (deed, deed.and_then(|deed| played(before, after, deed.seat))) {
        // Where cards are among the things said, it is said already.
        let tells_card = |msg: &Msg| mentions(msg, &|arg| matches!(arg, Arg::Card(told) if *told == card));
        if !new.iter().any(tells_card) {
            lines.insert(0, format!("  {}: {}", table_text.name(deed.seat), paint.card(card, table_text.tradition())));
        }
        let tricks = |seat: Seat| after.seats.iter().find(|there| there.seat == seat).map(|there| there.tricks);
        // So where it is said who takes the trick.
        let tells =
            |msg: &Msg, seat: Seat| !tells_card(msg) && mentions(msg, &|arg| matches!(arg, Arg::Seat(told) if *told == seat));
        if let Some(taker) = taker(before, tricks).filter(|&taker| last && !new.iter().any(|msg| tells(msg, taker))) {
            lines.push(format!("  {} {}.", table_text.name(taker), table_text.on_table(OnTable::Takes, 1)));
        }
    }
    lines
}

/// The trick that ended the deal: the cards that lay there, the one card the last deed played, and who took it. A card that was
/// only shown or named was not played.
fn last_trick(before: &TableView, report: &DealReport, deed: &Deed<'_>) -> Option<(Vec<Card>, Seat)> {
    let mut words = deed.action.split_whitespace();
    let card = words.next().filter(|verb| verb.starts_with("play")).and(words.next())?.parse().ok()?;
    let taker = taker(before, |seat| report.tricks.get(seat.index()).copied())?;
    let lay = before.centre.trick.iter().map(|played| played.card);
    (!before.centre.trick.is_empty()).then(|| (lay.chain([card]).collect(), taker))
}

/// A deal that came to its end, and the match as it stands then.
pub(super) struct Ended<'a> {
    pub(super) report: &'a DealReport,
    /// By what somebody did.
    pub(super) deed: Option<&'a Deed<'a>>,
    /// How the sides stood before it.
    pub(super) stood: &'a [Side],
    /// The match after it.
    pub(super) game: &'a dyn AnyGame,
}

/// A deal that came to its end: the last trick, how it ended and was counted, and what each has won.
pub(super) fn settlement(
    before: &TableView,
    after: &TableView,
    ended: &Ended<'_>,
    table_text: &TableText,
    paint: &Paint,
) -> Vec<String> {
    let report = ended.report;
    let mut lines = vec![paint.rule()];
    if let Some((cards, taker)) = ended.deed.and_then(|deed| last_trick(before, report, deed)) {
        let trick = paint.cards(cards, table_text.tradition());
        lines.push(format!("{trick}: {} {}.", table_text.name(taker), table_text.on_table(OnTable::Takes, 1)));
    }
    let how = Msg::new("told-frame-hand").with("number", i64::from(report.number)).with("how", sheet::ended(report, table_text));
    let how = table_text.say(&how);
    lines.extend(paint.wrapped("", 0, &how).iter().map(|line| paint.look(Look::Strong, line)));
    if let Some(gloss) = report.outcome.and_then(|outcome| table_text.words().outcome_gloss(&table_text.game, outcome)) {
        lines.extend(paint.wrapped("  ", 2, &gloss).iter().map(|line| paint.look(Look::Faint, line)));
    }
    lines.extend(sheet::tricks(report, table_text).map(|tricks| format!("  {tricks}")));
    lines.extend(sheet::shown(report, table_text, paint));
    lines.extend(report.counted.iter().flat_map(|msg| paint.wrapped("  ", 4, &table_text.say(msg))));
    lines.push(String::new());
    let paid = paid(after, report.number);
    let in_pots = score_lies_in_pots(ended.game, &paid);
    lines.extend(sheet::payments(&summed(paid.clone()), Cites::OnRequest, table_text, paint));
    lines.push(String::new());
    // Where the score of a side lies in a pot, it is told how the sides stand.
    if in_pots {
        lines.extend(sheet::sides_since(ended.game, ended.stood, table_text, paint));
    } else {
        lines.extend(sheet::balances(&paid, &standing(after, report.number), table_text, paint));
    }
    lines.push(paint.rule());
    lines
}

/// The payments of one deal.
pub(super) fn paid(view: &TableView, deal: u32) -> Vec<SheetLine> {
    view.sheet.iter().filter(|line| line.deal == deal).cloned().collect()
}

/// Does the score of the sides lie in pots: is it with nobody who sits there, or was nobody who sits there paid?
fn score_lies_in_pots(game: &dyn AnyGame, paid: &[SheetLine]) -> bool {
    let sits = |party: &Party| matches!(party, Party::Seat(_));
    let has_it = |side: &Side| side.seats.iter().any(|seat| game.ledger().balance(seat) == side.won);
    !game.sides().iter().all(has_it) || !paid.is_empty() && !paid.iter().any(|line| sits(&line.from) || sits(&line.to))
}

/// The same payments with those that one party made to another for the same cause in one line, where the first of them stood.
fn summed(lines: Vec<SheetLine>) -> Vec<SheetLine> {
    let mut sums: Vec<SheetLine> = Vec::new();
    for line in lines {
        match sums.iter_mut().find(|sum| sum.from == line.from && sum.to == line.to && sum.cause == line.cause) {
            Some(sum) => sum.amount += line.amount,
            None => sums.push(line),
        }
    }
    sums
}

/// What each seat had at the end of this deal: what it has now, less what the next one has moved already.
fn standing(view: &TableView, deal: u32) -> Vec<(Seat, i64)> {
    let since = |seat: Seat| {
        let later = view.sheet.iter().filter(|line| line.deal > deal);
        let party = Party::Seat(seat);
        later
            .map(|line| {
                if line.to == party {
                    line.amount
                } else if line.from == party {
                    -line.amount
                } else {
                    0
                }
            })
            .sum::<i64>()
    };
    let mut seats: Vec<(Seat, i64)> = view.seats.iter().map(|seat| (seat.seat, seat.chips - since(seat.seat))).collect();
    seats.sort_unstable();
    seats
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::show::HandView;
    use engine::{Setup, Turn, Viewer};

    /// In Truco the cards of all vazas lie on the table till the volta ends: only the one just played is news.
    #[test]
    fn the_card_told_is_the_card_played() {
        let catalogue = games::catalogue();
        let entry = catalogue.iter().find(|entry| entry.facts.id == "truco").expect("truco");
        let mut game = (entry.open)(
            &[("fidelity".to_owned(), "real_table".to_owned())],
            &Setup { dealer: Seat::new(3), lines: Vec::new(), ..Setup::default() },
        )
        .expect("a table");
        game.act(Seat::at(2), "cut 7").expect("a cut");
        let pack: Vec<Card> = entry.facts.pack.cards().iter().collect();
        let order: Vec<Card> = (0..pack.len()).map(|n| pack[n * 11 % pack.len()]).collect();
        game.shuffled(&order).expect("the pack");
        let (deal, mut told) = (game.deal_number(), 0);
        while let Turn::Seats { must, .. } = game.turn() {
            let Some(seat) = must.iter().next().filter(|_| game.deal_number() == deal) else { break };
            let before = game.show(Viewer::Public);
            let hand = game.show(Viewer::Seat(seat)).seats[seat.index()].hand.clone();
            let HandView::Faces(hand) = hand else { panic!("one's own cards are seen") };
            let Some(&card) = hand.first() else { break };
            if game.act(seat, &format!("play {card}")).is_err() {
                break;
            }
            let after = game.show(Viewer::Public);
            if game.deal_number() == deal {
                assert_eq!(played(&before, &after, seat).map(|(card, _)| card), Some(card));
                told += 1;
            }
        }
        assert!(told > 6, "{told}");
    }
}
