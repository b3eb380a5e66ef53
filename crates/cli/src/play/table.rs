//! The table drawn from a view, the same for every game.

use super::menu::{Menu, own_hand};
use crate::paint::{Look, Paint, Paper, Side, columns, won_or_lost};
use crate::table_text::TableText;
use cards::Card;
use console::measure_text_width;
use engine::show::{HandView, Played, SeatView, ToAct};
use engine::{Msg, TableView};
use words::OnTable;

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// For cards drawn as cards.
    Ample,
    /// For cards in a row.
    Scant,
}

/// Whether the cards of a hand can be chosen by their numbers now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    Shown,
    /// Numbers mean something else, or nothing.
    Hidden,
}

/// The table, and under it the question, if there is one.
pub(super) fn table(view: &TableView, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let ample = drawn(view, table_text, paint, Room::Ample);
    match paint.paper {
        // Two lines are left for what is written.
        Paper::Terminal { rows } if ample.len() + 2 <= rows => ample,
        _ => drawn(view, table_text, paint, Room::Scant),
    }
}

fn drawn(view: &TableView, table_text: &TableText, paint: &Paint, room: Room) -> Vec<String> {
    let mut lines = heading(view, table_text, paint);
    lines.push(paint.rule());
    lines.extend(seats(view, table_text, paint));
    lines.extend(centre(view, table_text, paint, room));
    lines.extend(said(view, table_text, paint, room));
    lines.push(paint.rule());
    let menu = view.prompt.as_ref().map(|prompt| Menu::new(prompt, own_hand(view), table_text));
    let numbers = if menu.as_ref().is_some_and(Menu::cards_first) { Numbers::Shown } else { Numbers::Hidden };
    lines.extend(hand(&own_hand(view), table_text, paint, room, numbers));
    if room == Room::Ample {
        lines.push(String::new());
    }
    if let Some(menu) = menu.filter(|_| view.prompt.as_ref().is_some_and(|prompt| prompt.must)) {
        lines.extend(menu.lines(table_text, paint));
    }
    lines
}

/// The state of things, and the pots at the right.
fn heading(view: &TableView, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let pots: Vec<String> = view.pots.iter().map(|pot| format!("{} {}", table_text.say(&pot.name), pot.amount)).collect();
    let (pots, headline) = (pots.join(" · "), table_text.say(&view.headline));
    let room = paint.columns.saturating_sub(measure_text_width(&headline) + measure_text_width(&pots));
    let mut lines = if room >= 2 {
        vec![format!("{}{}{}", paint.look(Look::Heading, &headline), " ".repeat(room), paint.look(Look::Strong, &pots))]
    } else {
        let look = |look, text: &str| paint.wrapped("", 0, text).iter().map(|line| paint.look(look, line)).collect::<Vec<_>>();
        [look(Look::Heading, &headline), look(Look::Strong, &pots)].concat()
    };
    for line in view.aim.iter().chain(&view.worth) {
        lines.extend(paint.wrapped("", 0, &table_text.say(line)));
    }
    let facts: Vec<String> = view.facts.iter().map(|fact| table_text.say(fact)).collect();
    lines.extend(paint.wrapped("", 0, &facts.join(" · ")).iter().map(|line| paint.look(Look::Faint, line)));
    lines
}

/// Name, roles, cards, tricks, chips, and what was said.
const SIDES: [Side; 6] = [Side::Left, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left];

/// The others in the order in which they play after the viewer, then the viewer.
fn seats(view: &TableView, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let me = view.seats.iter().position(|seat| view.viewer.are(seat.seat)).map_or(0, |at| at + 1);
    let round = view.seats.iter().cycle().skip(me).take(view.seats.len());
    let row = |seat: &SeatView| {
        let mine = view.viewer.are(seat.seat);
        let name =
            if mine { table_text.say(&Msg::new("told-table-you").with("seat", seat.seat)) } else { table_text.name(seat.seat) };
        let roles: Vec<String> = seat.roles.iter().chain(&seat.figures).map(|role| table_text.say(role)).collect();
        let held = match &seat.hand {
            HandView::Backs(many) => *many,
            HandView::Faces(cards) => cards.len(),
        };
        vec![
            format!("{} {}", if seat.to_act == ToAct::Must { "▸" } else { " " }, paint.look(Look::Strong, &name)),
            roles.join(" · "),
            table_text.say(&Msg::new("told-table-cards").with("many", held)),
            table_text.on_table(OnTable::Tricks, usize::from(seat.tricks)),
            won_or_lost(seat.chips),
            seat.said.as_ref().map_or_else(String::new, |said| paint.look(Look::Faint, &table_text.say(said))),
        ]
    };
    let rows: Vec<Vec<String>> = round.clone().map(row).collect();
    let mut lines = Vec::new();
    let wide = |rows: &[Vec<String>], sides: &[Side]| !fits(&columns(rows, sides), paint);
    // Where there is no room beside the figures, what was said stands in the log alone; then the roles go below the name.
    let mut rows = rows;
    let (mut sides, mut below) = (SIDES.to_vec(), vec![String::new(); rows.len()]);
    if wide(&rows, &sides) {
        rows.iter_mut().for_each(|row| row.truncate(SIDES.len() - 1));
    }
    if wide(&rows, &sides) {
        below = rows.iter_mut().map(|row| row.remove(1)).collect();
        sides.remove(1);
    }
    for ((line, roles), seat) in columns(&rows, &sides).into_iter().zip(below).zip(round) {
        lines.push(console::truncate_str(&line, paint.columns, "…").into_owned());
        if !roles.is_empty() {
            lines.extend(paint.wrapped("    ", 4, &roles));
        }
        let mine = view.viewer.are(seat.seat);
        let open = match &seat.hand {
            HandView::Faces(cards) if !mine => cards.clone(),
            _ => seat.shown.iter().collect(),
        };
        if !open.is_empty() && !mine {
            let shown = Msg::new("told-frame-shows").with("cards", paint.cards(open, table_text.tradition()));
            lines.push(format!("    {}", table_text.say(&shown)));
        }
    }
    lines
}

/// The trick being played, or the last one; what was turned up; what is left.
fn centre(view: &TableView, table_text: &TableText, paint: &Paint, room: Room) -> Vec<String> {
    let centre = &view.centre;
    let mut lines = Vec::new();
    let (last, now) = (table_text.on_table(OnTable::LastTrick, 1), table_text.say(&Msg::new("told-frame-on-table")));
    let (title, trick) = if centre.trick.is_empty() { (&*last, &centre.last_trick) } else { (&*now, &centre.trick) };
    let dealt = centre.stock + centre.discards > 0;
    if !trick.is_empty() || dealt {
        lines.push(String::new());
    }
    match room {
        _ if trick.is_empty() => {}
        Room::Ample if fits(&fanned(title, trick, table_text, paint), paint) => {
            lines.extend(fanned(title, trick, table_text, paint))
        }
        Room::Ample | Room::Scant => lines.extend(in_a_row(title, trick, table_text, paint)),
    }
    if !centre.trick.is_empty() && !centre.last_trick.is_empty() {
        lines.extend(in_a_row(&last, &centre.last_trick, table_text, paint));
    }
    let mut rest = Vec::new();
    if !centre.turned.is_empty() {
        let cards = paint.cards(centre.turned.iter().copied(), table_text.tradition());
        rest.push(table_text.say(&Msg::new("told-frame-turned").with("cards", cards)));
    }
    if dealt {
        rest.push(table_text.on_table(OnTable::Stock, centre.stock));
    }
    if centre.discards > 0 {
        rest.push(table_text.on_table(OnTable::LaidAside, centre.discards));
    }
    if !rest.is_empty() {
        lines.push(format!("  {}", rest.join(" · ")));
    }
    lines
}

/// Is there room for these lines as they are?
fn fits(lines: &[String], paint: &Paint) -> bool {
    lines.iter().all(|line| measure_text_width(line) <= paint.columns)
}

/// A trick in one line, or in as many as it needs.
pub(super) fn in_a_row(title: &str, trick: &[Played], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let card = |played: &Played| {
        let who = played.seat.map_or_else(String::new, |seat| format!("{} ", table_text.name(seat)));
        format!("{who}{}{}", paint.card(played.card, table_text.tradition()), if played.winning { "*" } else { "" })
    };
    let mut lines = vec![format!("  {}", paint.look(Look::Faint, &format!("{title:<12}")))];
    for (n, played) in trick.iter().map(card).enumerate() {
        let between = if n == 0 { "  " } else { "   " };
        match lines.last_mut() {
            Some(line) if measure_text_width(line) + between.len() + measure_text_width(&played) <= paint.columns => {
                line.push_str(between);
                line.push_str(&played);
            }
            _ => lines.push(format!("{}{played}", " ".repeat(16))),
        }
    }
    lines
}

/// A trick as cards side by side, each over the name of who played it; the one that holds it has a star.
fn fanned(title: &str, trick: &[Played], table_text: &TableText, paint: &Paint) -> Vec<String> {
    let under: Vec<String> = trick
        .iter()
        .map(|played| {
            let who = played.seat.map_or_else(String::new, |seat| table_text.name(seat));
            format!("{who}{}", if played.winning { "*" } else { "" })
        })
        .collect();
    let width = under.iter().map(|name| measure_text_width(name)).max().unwrap_or(0).max(5) + 2;
    let cell = |text: &str| console::pad_str(text, width, console::Alignment::Center, None).into_owned();
    let faces: Vec<[String; 4]> = trick.iter().map(|played| paint.face(played.card, table_text.tradition())).collect();
    let left = |text: &str| paint.look(Look::Faint, &format!("{text:<14}"));
    let mut lines: Vec<String> = (0..4)
        .map(|row| {
            let cells: String = faces.iter().map(|face| cell(&face[row])).collect();
            format!("  {}{cells}", left(if row == 1 { title } else { "" }))
        })
        .collect();
    if under.iter().any(|name| !name.is_empty()) {
        lines.push(format!("  {}{}", left(""), under.iter().map(|name| cell(name)).collect::<String>()));
    }
    lines
}

/// The last things said.
fn said(view: &TableView, table_text: &TableText, paint: &Paint, room: Room) -> Vec<String> {
    let many = match room {
        Room::Ample => 8,
        Room::Scant => 4,
    };
    let last = &view.log[view.log.len().saturating_sub(many)..];
    if last.is_empty() {
        return Vec::new();
    }
    let said: Vec<String> = last.iter().map(|msg| table_text.say(msg)).collect();
    paint.wrapped("  ", 2, &said.join(" · ")).iter().map(|line| paint.look(Look::Faint, line)).collect()
}

/// A hand as cards side by side, each over its number.
pub(super) fn side_by_side(cards: &[Card], table_text: &TableText, paint: &Paint, numbers: Numbers) -> Vec<String> {
    let mut lines = Vec::new();
    let fit = ((paint.columns - 2) / 5).max(1);
    for (row, chunk) in cards.chunks(fit).enumerate() {
        let faces: Vec<[String; 4]> = chunk.iter().map(|&card| paint.face(card, table_text.tradition())).collect();
        lines.extend((0..4).map(|line| format!("  {}", faces.iter().map(|face| face[line].as_str()).collect::<String>())));
        if numbers == Numbers::Shown {
            let numbers: String = (1..=chunk.len()).map(|n| format!("{:^5}", row * fit + n)).collect();
            lines.push(format!("  {}", paint.look(Look::Heading, numbers.trim_end())));
        }
    }
    lines
}

fn hand(cards: &[Card], table_text: &TableText, paint: &Paint, room: Room, numbers: Numbers) -> Vec<String> {
    match room {
        _ if cards.is_empty() => Vec::new(),
        Room::Ample => side_by_side(cards, table_text, paint, numbers),
        Room::Scant => {
            let card = |(n, &card): (usize, &Card)| match numbers {
                Numbers::Hidden => paint.card(card, table_text.tradition()),
                Numbers::Shown => {
                    format!("{}{}", paint.look(Look::Heading, &format!("{}:", n + 1)), paint.card(card, table_text.tradition()))
                }
            };
            let cards: Vec<String> = cards.iter().enumerate().map(card).collect();
            // A figure more, a column more.
            let width = if cards.len() < 10 { 6 } else { 7 };
            let fit = (paint.columns / width).max(1);
            cards.chunks(fit).map(|row| format!("  {}", row.join("  "))).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Speech;
    use engine::{Rng, Seat, Setup, Turn, Viewer};

    /// At sixty columns every table of every game is drawn without a line too long or a figure cut off.
    #[test]
    fn every_table_fits_into_sixty_columns() {
        let paint = Paint::terminal(60, 60);
        for entry in games::catalogue() {
            let names = ["Ana", "Bento", "Clara", "Duarte"].map(str::to_owned).to_vec();
            let table_text = TableText::new(&Speech::english(), entry.facts.id, names);
            let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
            let (mut rng, mut drawn) = (Rng::new(1), 0);
            for shuffles in 0..300u64 {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Shuffle(wanted) => {
                        game.shuffled(&cards::shuffle::shuffle(wanted.cards, &[1; 32], shuffles)).expect("a shuffle");
                    }
                    Turn::Seats { must, may } => {
                        let seats: Vec<Seat> = must.iter().chain(may.iter()).collect();
                        let seat = *rng.one(&seats).expect("somebody");
                        let view = game.show(Viewer::Seat(seat));
                        for line in table(&view, &table_text, &paint).iter().flat_map(|line| paint.fitted(line)) {
                            assert!(measure_text_width(&line) <= 60 && !line.ends_with('…'), "{}: {line}", entry.facts.id);
                        }
                        drawn += 1;
                        let mut bot = bots::bot(entry.facts.id, "random", shuffles, bots::Thinking::default()).expect("a bot");
                        if let Some(action) = bot.choose(&game.seen(Viewer::Seat(seat))) {
                            game.act(seat, &action).expect("an action");
                        }
                    }
                }
            }
            assert!(drawn > 50, "{}: {drawn} tables", entry.facts.id);
        }
    }
}
