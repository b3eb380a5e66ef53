//! The board: calls, brackets, standings and prizes, on a page and on the wall.

use super::front::sheet;
use super::results::corrected;
use super::{category_name, count, of};
use crate::asset;
use crate::frame::{Context, layout};
use crate::table_text::{said, signed, text_of};
use club::category::CategoryState;
use club::format::{Source, Stage};
use club::jogo::State;
use club::options::HallBoard;
use club::public_view::{Board, BoardCategory, BoardJogo, BoardRow, BoardSide, Drawing, Mark, RoundClock, state_name};
use club::{Centavos, Time};
use engine::Msg;
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use table::EventId;
use words::Words;

/// The parts of the board, by the ids under which they stand on the page.
pub fn board_parts(words: &Words, board: &Board) -> Vec<(String, String)> {
    let mut parts = vec![
        ("club-head".to_owned(), head(words, board).into_string()),
        ("club-calls".to_owned(), calls(words, board).into_string()),
    ];
    for (n, category) in board.categories.iter().enumerate() {
        parts.push((format!("club-told-{n}"), told_of(words, category).into_string()));
        // A jogo each: a tento moves one of them, and the others need not be sent again.
        for jogo in category.rounds.iter().flatten() {
            parts.push((jogo_id(jogo), one_jogo(words, jogo).into_string()));
        }
        for (group, (number, rows)) in category.standings.iter().enumerate() {
            parts.push((format!("club-standing-{n}-{group}"), standing(words, *number, rows).into_string()));
        }
        parts.push((format!("club-prizes-{n}"), prizes(words, category).into_string()));
    }
    parts
}

/// The parts of a page that is the same for everybody, each with the number of the decision that changed it last.
#[derive(Debug, Default)]
pub struct Drawn {
    pub number: u64,
    pub parts: Vec<(String, String, u64)>,
}

impl Drawn {
    /// The parts that changed after this number.
    pub fn since(&self, number: u64) -> impl Iterator<Item = (&str, &str)> {
        self.parts.iter().filter(move |(.., changed)| *changed > number).map(|(id, html, _)| (id.as_str(), html.as_str()))
    }
}

/// The page of the board; on the wall there is nothing else on it.
pub fn board_page(
    context: &Context,
    words: &Words,
    (event, address, zone): (&EventId, &str, i16),
    (board, drawn): (&Board, &Drawn),
    wall: bool,
) -> Markup {
    let parts: HashMap<&str, &str> = drawn.parts.iter().map(|(id, html, _)| (id.as_str(), html.as_str())).collect();
    let part = |id: &str| {
        let html = parts.get(id).copied().unwrap_or_default();
        html! { div id=(id) { (maud::PreEscaped(html)) } }
    };
    let body = html! {
        (sheet())
        div.champ.wall[wall] data-club-live={ "/club/" (event) "/live?after=" (drawn.number) } {
            div.head-of {
                (part("club-head"))
                p.clock data-club-zone=(zone) aria-label=(text_of(words, "web-club-clock")) {}
                @if let Some(code) = super::qr::code(address) { figure.qr { (maud::PreEscaped(code)) figcaption { (text_of(words, "web-club-qr")) } } }
            }
            section.panel.calls { h2 { (text_of(words, "web-club-calls")) } (part("club-calls")) }
            @for (n, category) in board.categories.iter().enumerate() {
                section {
                    div.sec { h2 { (category_name(words, &category.id)) } (part(&format!("club-told-{n}"))) }
                    @if !category.rounds.is_empty() {
                        div.panel.brk tabindex="0" role="region" aria-label=(category_name(words, &category.id)) {
                            @for (round, jogos) in category.rounds.iter().enumerate() {
                                @let before = round.checked_sub(1).and_then(|before| category.rounds.get(before));
                                div { (round_of(words, jogos, before, part)) }
                            }
                        }
                    }
                    div.cols3 {
                        @for group in 0..category.standings.len() { (part(&format!("club-standing-{n}-{group}"))) }
                        (part(&format!("club-prizes-{n}")))
                    }
                }
            }
            @if !wall {
                p.cta {
                    @if board.hall_board == HallBoard::Shown { a.btn href={ "/club/" (event) "/wall" } { (text_of(words, "web-club-wall")) } }
                    a.btn.ghost href={ "/club/" (event) "/draw" } { (text_of(words, "web-club-draw")) }
                    a.btn.ghost href={ "/club/" (event) "/results.csv" } { "CSV" }
                    a.btn.ghost href={ "/club/" (event) "/places.csv" } { "CSV · " (text_of(words, "web-club-standing")) }
                    a.btn.ghost href={ "/club/" (event) "/results.json" } { "JSON" }
                    a.btn.ghost href="/rules/championship" { (text_of(words, "web-club-rules")) }
                    a.btn.ghost href={ "/laws/" (board.game) } { (text_of(words, "web-club-laws")) }
                }
            }
        }
        script src=(asset("club.js")) defer {}
        noscript { p.muted { a href=(context.path) { (text_of(words, "web-club-look-again")) } } }
    };
    layout(context, words, &board.name, body)
}

fn head(words: &Words, board: &Board) -> Markup {
    html! {
        div.sec.big {
            h1 { (board.name) }
            p.lead {
                (board.host) " · " (board.place) " · " (board.date) ", " (board.start) " · "
                (of(words, "web-club-state", "state", state_name(board.state)))
            }
        }
    }
}

fn calls(words: &Words, board: &Board) -> Markup {
    let side = |name: &Option<String>| name.clone().unwrap_or_else(|| "…".to_owned());
    html! {
        @if board.calls.is_empty() { p.muted { (text_of(words, "web-club-no-calls")) } }
        ol {
            @for call in &board.calls {
                li.called[call.called] {
                    b { (call.time) @if call.called && call.until > call.time { small { " " (of(words, "web-club-until", "time", call.until)) } " " (left(call.until)) } } span { (of(words, "web-club-table", "table", call.table)) }
                    span { (side(&call.sides[0])) " × " (side(&call.sides[1])) }
                }
            }
        }
    }
}

fn told_of(words: &Words, category: &BoardCategory) -> Markup {
    html! {
        @if !category.byes.is_empty() { p.muted { (of(words, "web-club-byes", "names", category.byes.join(", "))) } }
        p.muted {
            (count(words, "web-club-entries-of", category.entries)) " · " (category_state(words, category.state))
            @if let Some(RoundClock { since, until }) = category.clock {
                " · " (said(words, &Msg::new("web-club-round-clock").with("since", since.to_string()).with("until", until.to_string())))
                " " (left(until))
            }
        }
    }
}

/// The minutes left until a time of the hall, which the script counts.
pub(super) fn left(until: Time) -> Markup {
    html! { small.left data-club-until=(until) {} }
}

/// Progress of a category in words.
pub fn category_state(words: &Words, state: CategoryState) -> String {
    let name = match state {
        CategoryState::Announced => "announced",
        CategoryState::EntriesOpen => "open",
        CategoryState::EntriesClosed => "closed",
        CategoryState::Drawn => "drawn",
        CategoryState::InPlay(round) => return of(words, "web-club-round", "round", round + 1),
        CategoryState::Decided => "decided",
        CategoryState::Homologated => "homologated",
        CategoryState::Paid => "paid",
        CategoryState::Cancelled => "cancelled",
    };
    of(words, "web-club-category-state", "state", name)
}

/// Name of a round.
pub fn stage(words: &Words, stage: Stage) -> String {
    match stage {
        Stage::Last(places) if places > 8 => of(words, "web-club-last", "places", places),
        other => of(words, "web-club-stage", "stage", other.to_string().replace('_', "-")),
    }
}

/// Under which id a jogo stands on the page.
fn jogo_id(jogo: &BoardJogo) -> String {
    format!("club-jogo-{}", jogo.id)
}

/// Do the winners of neighbours meet in the next round (R46)?
fn is_tree(jogos: &[BoardJogo]) -> bool {
    !jogos.iter().any(|jogo| matches!(jogo.stage, Stage::Group | Stage::Swiss | Stage::RoundRobin))
}

/// A round; lines lead out of it where winners go on, and into it where they come from.
fn round_of(words: &Words, jogos: &[BoardJogo], before: Option<&Vec<BoardJogo>>, part: impl Fn(&str) -> Markup) -> Markup {
    let mut stages: Vec<Stage> = jogos.iter().map(|jogo| jogo.stage).collect();
    stages.dedup();
    html! {
        div.rd.tree[is_tree(jogos)].fed[before.is_some_and(|before| is_tree(before))] {
            @for at in &stages {
                p.eyebrow { (stage(words, *at)) }
                @for jogo in jogos.iter().filter(|jogo| jogo.stage == *at) { (part(&jogo_id(jogo))) }
            }
        }
    }
}

fn one_jogo(words: &Words, jogo: &BoardJogo) -> Markup {
    let is_live = jogo.state.is_at_table();
    html! {
        div.mt.live[is_live] {
            @for side in &jogo.sides { (one_side(words, side)) }
            @if let (State::Running(_) | State::Suspended(_), Some(table)) = (jogo.state, jogo.table) {
                small { (of(words, "web-club-table", "table", table)) }
            }
            @for (correction, by) in &jogo.corrections { small.corrected { (corrected(words, correction, by.clone())) } }
        }
    }
}

fn one_side(words: &Words, side: &BoardSide) -> Markup {
    html! {
        p.w[side.won] {
            span {
                @match &side.name {
                    Some(name) => (name),
                    None if side.mark == Some(Mark::Bye) => i { (text_of(words, "web-club-bye")) },
                    None => i { (source(words, side)) },
                }
                @match side.mark {
                    Some(Mark::Walkover) => small { " " (text_of(words, "web-club-walkover")) },
                    Some(Mark::Ground(law)) => small.law { " " (ground_of(words, law)) },
                    Some(Mark::Bye) | None => {}
                }
            }
            b { @if let Some(figure) = side.figure { (figure) } }
        }
    }
}

/// A ground by its law, in a word and its number: `ground II`.
pub(crate) fn ground_of(words: &Words, law: &str) -> String {
    let number = law.split('.').nth(1).unwrap_or("none");
    of(words, "web-club-by-ground", "ground", number)
}

/// Origin of an entry in the bracket.
pub fn source(words: &Words, side: &BoardSide) -> String {
    let number = side.from_number.unwrap_or_default();
    match side.from {
        Source::Nobody => text_of(words, "web-club-bye"),
        Source::WinnerOf(_) => of(words, "web-club-winner-of", "jogo", number),
        Source::LoserOf(_) => of(words, "web-club-loser-of", "jogo", number),
        Source::OfGroup(group, place) => {
            said(words, &Msg::new("web-club-of-group").with("group", group_name(group)).with("place", place + 1))
        }
        Source::Entry(_) => String::new(),
    }
}

pub(crate) fn group_name(group: usize) -> String {
    char::from(b'A' + u8::try_from(group % 26).unwrap_or_default()).to_string()
}

fn standing(words: &Words, group: Option<usize>, rows: &[BoardRow]) -> Markup {
    let is_swiss = rows.iter().any(|row| row.buchholz.is_some());
    let has_lots = rows.iter().any(|row| row.lot.is_some());
    html! {
        section {
            h3 {
                (text_of(words, "web-club-standing"))
                @if let Some(group) = group { " · " (group_name(group)) }
            }
            table.st2 {
                thead { tr {
                    td {} th { (text_of(words, "web-club-entry")) } th.num { (text_of(words, "web-club-won")) }
                    @if is_swiss { th.num { (text_of(words, "web-club-buchholz")) } } @else { th.num { (text_of(words, "web-club-among")) } }
                    th.num { (text_of(words, "web-club-difference")) }
                    @if is_swiss { th.num { (text_of(words, "web-club-among")) } } @else { th.num { (text_of(words, "web-club-tentos-for")) } }
                    @if has_lots { th.num { (text_of(words, "web-club-lot")) } }
                } }
                @for (n, row) in rows.iter().enumerate() {
                    tr.out[row.out] {
                        td { (n + 1) } td { (row.name) } td.num { (row.wins) }
                        td.num { (row.buchholz.unwrap_or(row.among)) }
                        td.num { (signed(row.difference)) }
                        td.num { (if is_swiss { row.among } else { row.tentos }) }
                        @if has_lots { td.num { @if let Some(lot) = row.lot { (lot) } } }
                    }
                }
            }
        }
    }
}

pub(super) fn reais(amount: Centavos) -> String {
    format!("R$ {amount}")
}

fn prizes(words: &Words, category: &BoardCategory) -> Markup {
    html! {
        section {
            h3 { (text_of(words, "web-club-prizes")) }
            div.panel.prz {
                p.muted { (count(words, "web-club-entries-of", category.entries)) " · " (reais(category.fee)) }
                p.tot { (reais(category.purse.pool)) }
                dl {
                    @for (place, prize) in category.purse.prizes.iter().enumerate() {
                        div {
                            dt {
                                (of(words, "web-club-place-of", "place", place + 1)) " · " (category.prize_pcts[place]) "%"
                                @if let Some(name) = category.places.get(place) { " · " b { (name) } }
                            }
                            dd { (reais(*prize)) }
                        }
                    }
                    @for (place, name) in &category.others {
                        div.muted { dt { (of(words, "web-club-place-of", "place", place)) " · " (name) } dd {} }
                    }
                    div.muted { dt { (text_of(words, "web-club-house")) } dd { (reais(category.purse.house)) } }
                }
            }
        }
    }
}

/// A draw that counts no longer, in words.
pub(crate) fn annulled(words: &Words, at: club::Time, by: &str, reason: &str) -> String {
    let msg = Msg::new("web-club-annulled").with("at", at.to_string()).with("by", by.to_owned());
    said(words, &msg.with("reason", reason.to_owned()))
}

/// One draw: its seed, and its order with the sums that anybody can compute.
fn drawing(words: &Words, category: &str, (seed, order): &Drawing) -> Markup {
    html! {
        @if let Some(seed) = seed {
            p.lead { (text_of(words, "web-club-draw-means")) }
            p { b.seed { (seed) } }
            pre.sig tabindex="0" { "printf '%s' '" (seed) ":" (category) ":1' | sha256sum" }
        }
        table.st2 {
            thead { tr { td {} th { (text_of(words, "web-club-number")) } th { (text_of(words, "web-club-entry")) } @if seed.is_some() { th { "SHA-256" } } } }
            @for (n, (number, name)) in order.iter().enumerate() {
                tr {
                    td { (n + 1) } td { (number) } td { (name) }
                    @if let Some(seed) = seed { td { code { (hex::encode(Sha256::digest(format!("{seed}:{category}:{number}")))) } } }
                }
            }
        }
    }
}

/// Every draw, as anybody can compute it again.
pub fn draw_page(context: &Context, words: &Words, event: &EventId, board: &Board) -> Markup {
    let heading = text_of(words, "web-club-draw");
    let body = html! {
        (sheet())
        div.champ {
            div.sec.big { h1 { (heading) } p.lead { a href={ "/club/" (event) } { (board.name) } } }
            @for category in &board.categories {
                h2 { (category_name(words, &category.id)) }
                @match &category.draw {
                    None => p.muted { (text_of(words, "web-club-not-drawn")) },
                    Some(draw) => (drawing(words, &category.id, draw)),
                }
                @for (n, former) in category.former_draws.iter().enumerate() {
                    details.panel.pad {
                        summary { (of(words, "web-club-former-draw", "number", n + 1)) }
                        @if let Some((at, by, reason)) = &former.annulled { p.corrected { (annulled(words, *at, by, reason)) } }
                        (drawing(words, &category.id, &former.drawing))
                    }
                }
            }
        }
    };
    layout(context, words, &heading, body)
}
