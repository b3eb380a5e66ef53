//! A match again, step by step: the same table, drawn by the same hands.

use super::analysis::{self, Analysis};
use super::frame::{Context, Kind, Preview, framed, layout};
use super::table_text::{TableText, figure, said, text_of};
use super::{referee, table};
use ::table::{Look, VisitorView};
use engine::Msg;
use maud::{Markup, html};
use words::Words;

/// A match at one of its steps.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table then, as these eyes saw it.
    pub visitor_view: VisitorView,
    /// After how many steps.
    pub at: u64,
    /// Number of steps.
    pub last: u64,
    pub look: Look,
    /// Viewpoints that are allowed.
    pub looks: Vec<Look>,
    /// Message of each step.
    pub stops: Vec<Stop>,
    /// Whether the shuffles were fair, if that was asked.
    pub verified: Option<String>,
    /// Address of the record.
    pub download: Option<String>,
    /// The address of this replay.
    pub address: String,
    /// Analysis of the position, if it is allowed and was asked for.
    pub analysis: Analysis,
    pub sharing: Sharing,
}

/// Whether those who were not there may see a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Not by this reader.
    None,
    /// Whoever opened the table can make a link.
    Offered,
    /// This is the link.
    Shared,
}

/// A step of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    pub at: u64,
    pub words: String,
}

/// Steps that are shown on either side of the present one.
pub const AROUND: usize = 60;

/// A replay; `base` is the address by which the outside knows the house.
pub fn replay(context: &Context, words: &Words, replay: &Replay, base: &str) -> Markup {
    let table_text = TableText::new(words, &replay.visitor_view);
    let within = html! {
        div.bar-part {
            span.gname { (table_text.title()) span.muted { " · " (text_of(words, "web-replay")) } }
            span.muted.going { (table_text.say(&replay.visitor_view.view.headline)) }
        }
    };
    let body = html! {
        main.grid id="main" data-replay="yes" {
            h1.vh { (table_text.title()) ", " (text_of(words, "web-replay")) }
            section.baize.crowd[table::is_crowd(&replay.visitor_view)].all-hands[replay.look == Look::Open] data-seats=(replay.visitor_view.plates.len()) data-deck=(table_text.deck().name()) aria-label=(text_of(words, "web-table")) {
                div.ring {}
                div.seats { (table::seats(&table_text)) }
                div.centre { (table::centre(&table_text)) }
                div.hand { (table::hand(&table_text)) }
            }
            (timeline(words, replay))
            (drawer(&table_text, replay))
        }
    };
    let preview = (replay.sharing == Sharing::Shared).then(|| preview(&table_text, replay, base));
    framed(context, words, table_text.title(), &Kind::Past { preview }, within, body)
}

/// What is told of a match where its link is shown.
fn preview(table_text: &TableText<'_>, replay: &Replay, base: &str) -> Preview {
    let view = &replay.visitor_view.view;
    let names: Vec<String> = view.seats.iter().map(|seat| table_text.name(seat.seat)).collect();
    let mut seats: Vec<_> = view.seats.iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(seat.chips));
    let standing: Vec<String> =
        seats.iter().map(|seat| format!("{} {}", table_text.name(seat.seat), figure(seat.chips))).collect();
    Preview {
        title: format!("{} · {}", table_text.title(), names.join(", ")),
        description: format!("{}: {}", table_text.say(&view.headline), standing.join(", ")),
        address: format!("{base}{}?at={}", replay.address, replay.at),
        picture: format!("{base}{}/picture.png?at={}", replay.address, replay.at),
    }
}

/// What an open board adds to an address.
fn analysed(replay: &Replay) -> &'static str {
    if matches!(replay.analysis, Analysis::Open { .. }) { "&analysis=1" } else { "" }
}

/// Where this replay shows another step, as it is shown now.
pub(super) fn link(replay: &Replay, at: u64) -> String {
    format!("{}?at={at}&eyes={}{}", replay.address, replay.look.name(), analysed(replay))
}

/// Where the same step is looked at in another way; the board stays open, with what is tried on it.
fn look_link(replay: &Replay, look: Look) -> String {
    let line = analysis::line(replay);
    format!("{}?at={}&eyes={}{}{line}", replay.address, replay.at, look.name(), analysed(replay))
}

/// Where the analysis of this step is opened or closed. It opens where a card is to be played.
pub(super) fn other_link(replay: &Replay) -> String {
    let analysis = if matches!(replay.analysis, Analysis::Open { .. }) { "" } else { "&analysis=hand" };
    format!("{}?at={}&eyes={}{analysis}", replay.address, replay.at, replay.look.name())
}

/// First, back, forward, last; and what happens here.
fn timeline(words: &Words, replay: &Replay) -> Markup {
    let icon = |path: &'static str| html! { svg viewBox="0 0 18 18" aria-hidden="true" { path d=(path) {} } };
    let step = |id: &'static str, at: Option<u64>, name: String, path: &'static str| {
        html! {
            @match at {
                Some(at) => a.btn id=(id) href=(link(replay, at)) aria-label=(name) title=(name) { (icon(path)) },
                None => span.btn.off id=(id) aria-hidden="true" { (icon(path)) },
            }
        }
    };
    let back = (replay.at > 0).then(|| replay.at - 1);
    let forward = (replay.at < replay.last).then_some(replay.at + 1);
    let here = replay.stops.iter().find(|stop| stop.at == replay.at);
    html! {
        section.asker.tl aria-label=(text_of(words, "web-steps")) {
            nav.steps {
                (step("first", back.map(|_| 0), text_of(words, "web-first"), "M3 3h2v12H3zM15 3v12L6 9z"))
                (step("back", back, text_of(words, "web-back"), "M13 3v12L4 9z"))
                button.btn.go.js-only type="button" id="run" data-stop=(text_of(words, "web-stop")) { (text_of(words, "web-run")) }
                (step("forward", forward, text_of(words, "web-forward"), "M5 3v12l9-6z"))
                (step("last", forward.map(|_| replay.last), text_of(words, "web-last"), "M13 3h2v12h-2zM3 3v12l9-6z"))
            }
            p.question aria-live="polite" {
                @match here { Some(stop) => (stop.words), None => (text_of(words, "web-beginning")) }
                small { (said(words, &Msg::new("web-step-of").with("at", replay.at as i64).with("last", replay.last as i64))) }
            }
            form.goto method="get" action=(replay.address) {
                input type="hidden" name="eyes" value=(replay.look.name());
                @if matches!(replay.analysis, Analysis::Open { .. }) { input type="hidden" name="analysis" value="1"; }
                label { span.vh { (text_of(words, "web-go-to")) }
                    input type="range" id="slider" name="at" min="0" max=(replay.last) value=(replay.at); }
                button.btn { (text_of(words, "web-go")) }
            }
        }
    }
}

fn drawer(table_text: &TableText<'_>, replay: &Replay) -> Markup {
    let words = table_text.words;
    html! {
        aside.drawer aria-label=(text_of(words, "web-beside")) {
            nav.eyes aria-label=(text_of(words, "web-eyes")) {
                span { (text_of(words, "web-eyes")) }
                @for &look in &replay.looks {
                    @let name = match look {
                        Look::Open => text_of(words, "web-all-hands"),
                        Look::Through(viewer) => viewer.seat().map_or_else(|| text_of(words, "web-public-eyes"), |seat| table_text.name(seat)),
                    };
                    a.chip href=(look_link(replay, look)) aria-current=[(look == replay.look).then_some("true")] { (name) }
                }
            }
            section.pane.pane-sheet {
                div.entries {
                    (analysis::analysis(table_text, replay))
                    ol.stops {
                        @for stop in &replay.stops {
                            li { a href=(link(replay, stop.at)) id={ "step-" (stop.at) } aria-current=[(stop.at == replay.at).then_some("step")] {
                                span { (stop.at) } (stop.words)
                            } }
                        }
                    }
                    details id="replay-sheet" { summary { (text_of(words, "web-tab-sheet")) } (table::sheet(table_text)) }
                }
                div.proof {
                    @if let Some(verified) = &replay.verified { p.verdict role="status" { (verified) } }
                    div.buttons {
                        (analysis::opener(words, replay))
                        a.btn href={ (replay.address) "?verify=1&at=" (replay.at) "&eyes=" (replay.look.name()) } { (text_of(words, "web-verify")) }
                        a.btn id="desk" href=(desk_link(table_text)) { (text_of(words, "web-desk")) }
                        @if let Some(download) = &replay.download { a.btn href=(download) download { (text_of(words, "web-download")) } }
                        @match replay.sharing {
                            Sharing::None => {},
                            Sharing::Offered => form method="post" action={ "/table/" (replay.visitor_view.id) "/share" } { button.btn id="share" { (text_of(words, "web-share")) } },
                            Sharing::Shared => button.btn.js-only type="button" id="copy-link" data-copy="shared" data-done=(text_of(words, "web-copied")) { (text_of(words, "web-copy-link")) },
                        }
                    }
                    @if replay.sharing == Sharing::Shared { input.vh type="text" id="shared" readonly tabindex="-1" aria-hidden="true" value=(replay.address) data-absolute="yes"; }
                }
            }
        }
    }
}

/// The referee's desk with this position, but without the table: the match is over, and nobody goes back to it.
fn desk_link(table_text: &TableText<'_>) -> String {
    referee::desk_link(table_text).replacen(&format!("&table={}", table_text.visitor_view.id), "", 1)
}

/// A form for a record, with what was wrong with the last one.
pub fn upload(context: &Context, words: &Words, refused: Option<&str>, given: &str) -> Markup {
    let heading = text_of(words, "web-upload");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (text_of(words, "web-upload-means")) } }
        @if let Some(refused) = refused { p.refusal role="alert" { (refused) } }
        form.upload method="post" action="/replay" {
            label.field { span { (text_of(words, "web-record")) }
                textarea name="record" id="record" rows="16" required spellcheck="false" autocomplete="off" { (given) } }
            p.js-only { label.btn for="record-file" { (text_of(words, "web-choose-file")) } input.vh type="file" id="record-file" data-into="record"; }
            p.cta { button.btn.go { (text_of(words, "web-upload-go")) } }
        }
    };
    layout(context, words, &heading, body)
}
