//! A match again, step by step: the same table, drawn by the same hands.

use super::analysis::{self, Analysis};
use super::frame::{Context, Kind, Preview, framed, layout};
use super::voice::{Voice, figure, said, told};
use super::{referee, table};
use crate::house::{Look, Sight};
use engine::Msg;
use maud::{Markup, html};
use words::Words;

/// A match at one of its steps.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table then, as these eyes saw it.
    pub sight: Sight,
    /// After how many steps.
    pub at: u64,
    /// How many there are.
    pub last: u64,
    pub look: Look,
    /// How one may look.
    pub looks: Vec<Look>,
    /// What happened at each step.
    pub stops: Vec<Stop>,
    /// Whether the shuffles were fair, if that was asked.
    pub verified: Option<String>,
    /// Where the record can be had.
    pub download: Option<String>,
    /// The address of this replay.
    pub address: String,
    /// What could have been played, if it may be known and was asked for.
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
pub(crate) const AROUND: usize = 60;

/// A replay; `base` is the address by which the outside knows the house.
pub fn replay(context: &Context, words: &Words, replay: &Replay, base: &str) -> Markup {
    let voice = Voice::new(words, &replay.sight);
    let within = html! {
        div.bar-part {
            span.gname { (voice.title()) span.muted { " · " (told(words, "web-replay")) } }
            span.muted.going { (voice.say(&replay.sight.view.headline)) }
        }
    };
    let body = html! {
        main.grid id="main" data-replay="yes" {
            h1.vh { (voice.title()) ", " (told(words, "web-replay")) }
            section.baize.crowd[table::is_crowd(&replay.sight)].all-hands[replay.look == Look::Open] data-seats=(replay.sight.plates.len()) data-deck=(voice.deck().name()) aria-label=(told(words, "web-table")) {
                div.ring {}
                div.seats { (table::seats(&voice)) }
                div.centre { (table::centre(&voice)) }
                div.hand { (table::hand(&voice)) }
            }
            (timeline(words, replay))
            (drawer(&voice, replay))
        }
    };
    let preview = (replay.sharing == Sharing::Shared).then(|| preview(&voice, replay, base));
    framed(context, words, voice.title(), &Kind::Past { preview }, within, body)
}

/// What is told of a match where its link is shown.
fn preview(voice: &Voice<'_>, replay: &Replay, base: &str) -> Preview {
    let view = &replay.sight.view;
    let names: Vec<String> = view.seats.iter().map(|seat| voice.name(seat.seat)).collect();
    let mut seats: Vec<_> = view.seats.iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(seat.chips));
    let standing: Vec<String> = seats.iter().map(|seat| format!("{} {}", voice.name(seat.seat), figure(seat.chips))).collect();
    Preview {
        title: format!("{} · {}", voice.title(), names.join(", ")),
        description: format!("{}: {}", voice.say(&view.headline), standing.join(", ")),
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
        section.asker.tl aria-label=(told(words, "web-steps")) {
            nav.steps {
                (step("first", back.map(|_| 0), told(words, "web-first"), "M3 3h2v12H3zM15 3v12L6 9z"))
                (step("back", back, told(words, "web-back"), "M13 3v12L4 9z"))
                button.btn.go.js-only type="button" id="run" data-stop=(told(words, "web-stop")) { (told(words, "web-run")) }
                (step("forward", forward, told(words, "web-forward"), "M5 3v12l9-6z"))
                (step("last", forward.map(|_| replay.last), told(words, "web-last"), "M13 3h2v12h-2zM3 3v12l9-6z"))
            }
            p.question aria-live="polite" {
                @match here { Some(stop) => (stop.words), None => (told(words, "web-beginning")) }
                small { (said(words, &Msg::new("web-step-of").with("at", replay.at as i64).with("last", replay.last as i64))) }
            }
            form.goto method="get" action=(replay.address) {
                input type="hidden" name="eyes" value=(replay.look.name());
                @if matches!(replay.analysis, Analysis::Open { .. }) { input type="hidden" name="analysis" value="1"; }
                label { span.vh { (told(words, "web-go-to")) }
                    input type="range" id="slider" name="at" min="0" max=(replay.last) value=(replay.at); }
                button.btn { (told(words, "web-go")) }
            }
        }
    }
}

fn drawer(voice: &Voice<'_>, replay: &Replay) -> Markup {
    let words = voice.words;
    html! {
        aside.drawer aria-label=(told(words, "web-beside")) {
            nav.eyes aria-label=(told(words, "web-eyes")) {
                span { (told(words, "web-eyes")) }
                @for &look in &replay.looks {
                    @let name = match look {
                        Look::Open => told(words, "web-all-hands"),
                        Look::Through(eyes) => eyes.seat().map_or_else(|| told(words, "web-public-eyes"), |seat| voice.name(seat)),
                    };
                    a.chip href=(look_link(replay, look)) aria-current=[(look == replay.look).then_some("true")] { (name) }
                }
            }
            section.pane.pane-sheet {
                div.entries {
                    (analysis::analysis(voice, replay))
                    ol.stops {
                        @for stop in &replay.stops {
                            li { a href=(link(replay, stop.at)) id={ "step-" (stop.at) } aria-current=[(stop.at == replay.at).then_some("step")] {
                                span { (stop.at) } (stop.words)
                            } }
                        }
                    }
                    details id="replay-sheet" { summary { (told(words, "web-tab-sheet")) } (table::sheet(voice)) }
                }
                div.proof {
                    @if let Some(verified) = &replay.verified { p.verdict role="status" { (verified) } }
                    div.buttons {
                        (analysis::opener(words, replay))
                        a.btn href={ (replay.address) "?verify=1&at=" (replay.at) "&eyes=" (replay.look.name()) } { (told(words, "web-verify")) }
                        a.btn id="desk" href=(desk_link(voice)) { (told(words, "web-desk")) }
                        @if let Some(download) = &replay.download { a.btn href=(download) download { (told(words, "web-download")) } }
                        @match replay.sharing {
                            Sharing::None => {},
                            Sharing::Offered => form method="post" action={ "/table/" (replay.sight.id) "/share" } { button.btn id="share" { (told(words, "web-share")) } },
                            Sharing::Shared => button.btn.js-only type="button" id="copy-link" data-copy="shared" data-done=(told(words, "web-copied")) { (told(words, "web-copy-link")) },
                        }
                    }
                    @if replay.sharing == Sharing::Shared { input.vh type="text" id="shared" readonly tabindex="-1" aria-hidden="true" value=(replay.address) data-absolute="yes"; }
                }
            }
        }
    }
}

/// The referee's desk with this position, but without the table: the match is over, and nobody goes back to it.
fn desk_link(voice: &Voice<'_>) -> String {
    referee::desk_link(voice).replacen(&format!("&table={}", voice.sight.id), "", 1)
}

/// A form for a record, with what was wrong with the last one.
pub fn upload(context: &Context, words: &Words, refused: Option<&str>, given: &str) -> Markup {
    let heading = told(words, "web-upload");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (told(words, "web-upload-means")) } }
        @if let Some(refused) = refused { p.refusal role="alert" { (refused) } }
        form.upload method="post" action="/replay" {
            label.field { span { (told(words, "web-record")) }
                textarea name="record" id="record" rows="16" required spellcheck="false" autocomplete="off" { (given) } }
            p.js-only { label.btn for="record-file" { (told(words, "web-choose-file")) } input.vh type="file" id="record-file" data-into="record"; }
            p.cta { button.btn.go { (told(words, "web-upload-go")) } }
        }
    };
    layout(context, words, &heading, body)
}
