//! The path of a game: its steps with what is done of each, and the page of the step at the table.

use super::frame::{Context, layout};
use super::table_text::{said, text_of};
use engine::{Entry, Msg};
use learn::Progress;
use learn::memory::Day;
use learn::path::{Step, next, steps};
use maud::{Markup, html};
use words::Words;

/// Address of a step.
pub(super) fn address(game: &str, step: Step) -> String {
    match step {
        Step::Hand => format!("/learn/{game}/hand"),
        Step::Table => format!("/learn/{game}/table"),
        Step::Orders | Step::May | Step::Advice | Step::Count | Step::Law => format!("/learn/{game}/drill?step={}", step.name()),
    }
}

/// The page of a path.
pub fn path(context: &Context, words: &Words, entry: &Entry, progress: &Progress, today: Day) -> Markup {
    let game = entry.facts.id;
    let heading = said(words, &Msg::new("path-title").with("game", entry.facts.title.to_owned()));
    let next = next(entry, progress);
    let due = progress.memory.due(today).len();
    let body = html! {
        article.primer.path {
            header { h1 { (heading) } p.lead { (text_of(words, "path-lead")) } }
            @if due > 0 { p.due { (said(words, &Msg::new("memory-due").with("many", due))) " " a.btn href={ "/learn/" (game) "/drill?due=1" } { (text_of(words, "memory-repeat")) } } }
            ol.path-steps {
                li { a href={ "/learn/" (game) } { b { (text_of(words, "path-primer")) } } }
                @for step in steps(entry) {
                    @let done = progress.has_done(step);
                    li.done[done].next[next == Some(step)] {
                        a href=(address(game, step)) aria-current=[(next == Some(step)).then_some("step")] {
                            b { (text_of(words, step.title())) }
                            small { (said(words, &step.means())) }
                            @if done { span.badge { "✓ " (text_of(words, "path-done")) } }
                            @else if progress.done(step) > 0 { span.badge { (of(words, progress, step)) } }
                        }
                    }
                }
            }
            p.cta {
                @match next {
                    Some(step) => a.btn.go href=(address(game, step)) { (text_of(words, if *progress == Progress::default() { "path-start" } else { "path-go-on" })) },
                    None => { p { (text_of(words, "path-all-done")) } form method="post" action={ "/play/" (game) } { button.btn.go { (text_of(words, "primer-play")) } } }
                }
            }
        }
    };
    layout(context, words, &heading, body)
}

/// What is done of a step that is begun.
fn of(words: &Words, progress: &Progress, step: Step) -> String {
    let done = Msg::new("path-of").with("done", usize::from(progress.done(step))).with("all", usize::from(step.needed()));
    said(words, &done)
}

/// Where a reader is on the path, above an exercise or a lesson.
pub(super) fn trail(words: &Words, entry: &Entry, progress: &Progress, step: Step) -> Markup {
    let game = entry.facts.id;
    html! {
        nav.trail aria-label=(text_of(words, "path-link")) {
            ol {
                @for one in steps(entry) {
                    li.done[progress.has_done(one)] {
                        a href=(address(game, one)) aria-current=[(one == step).then_some("step")] title=(text_of(words, one.title())) {
                            span.vh { (text_of(words, one.title())) }
                        }
                    }
                }
            }
            a href={ "/learn/" (game) "/path" } { (text_of(words, "path-back")) }
        }
    }
}

/// The way on from a step: how much of it is done, and the next one when it is.
pub(super) fn on(words: &Words, entry: &Entry, progress: &Progress, step: Step) -> Markup {
    let game = entry.facts.id;
    html! {
        @if progress.has_done(step) {
            p.done { "✓ " (text_of(words, "path-step-done")) }
            p.cta {
                @match next(entry, progress) {
                    Some(next) => a.btn.go href=(address(game, next)) { (said(words, &Msg::new("path-next-step").with("step", text_of(words, next.title())))) },
                    None => a.btn.go href={ "/learn/" (game) "/path" } { (text_of(words, "path-back")) },
                }
            }
        } @else {
            p.muted { (of(words, progress, step)) }
        }
    }
}

/// The page of the step at a table: hands a person has played at it so far, if they sat down.
pub fn coach(context: &Context, words: &Words, entry: &Entry, progress: &Progress) -> Markup {
    let game = entry.facts.id;
    let heading = text_of(words, Step::Table.title());
    let body = html! {
        article.primer.path {
            (trail(words, entry, progress, Step::Table))
            header { h1 { (heading) } }
            p.lead { (text_of(words, "path-table-lead")) }
            form.cta method="post" action={ "/play/" (game) } { button.btn.go { (text_of(words, "path-sit")) } }
            @if progress.has_done(Step::Table) { (on(words, entry, progress, Step::Table)) }
            @else { form.cta method="post" action={ "/learn/" (game) "/table" } { button.btn { (text_of(words, "path-table-done")) } } }
        }
    };
    layout(context, words, &heading, body)
}
