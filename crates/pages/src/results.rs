//! What a person has played: matches by game and by whom they were played against, ratings, and how their cards look with all hands open.

use super::table_text::{facts, level, said, signed, text_of};
use engine::Msg;
use maud::{Markup, html};
use std::collections::BTreeMap;
use store::{Against, Blunders, MatchResult};
use table::Skill;
use words::Words;

/// Matches of a person.
#[derive(Clone, Debug, Default)]
pub struct Achieved {
    /// The newest first.
    pub results: Vec<MatchResult>,
    /// Matches that were looked through, the newest first.
    pub blunders: Vec<Blunders>,
    /// Number of matches not looked through yet.
    pub unread: usize,
    /// Are some being looked through now?
    pub is_read: bool,
}

/// The size of the plot, and what is left of it around the lines.
const PLOT: (usize, usize) = (640, 220);
const LEFT: usize = 44;
const TOP: usize = 14;
const BOTTOM: usize = 28;
/// The line is drawn through the mean of so many matches.
const SMOOTHED: usize = 5;
/// So many matches are plotted.
const PLOTTED: usize = 60;

impl Achieved {
    /// All of it, for the page of the person.
    pub(super) fn drawn(&self, words: &Words) -> Markup {
        html! {
            div.sec { h2 { (text_of(words, "web-results")) } }
            @if self.results.is_empty() { p.nothing { (text_of(words, "web-no-results")) } }
            @else {
                (self.by_game(words))
                (self.ratings(words))
                (self.looked_through(words))
                (self.latest(words))
            }
        }
    }

    fn by_game(&self, words: &Words) -> Markup {
        let mut groups: BTreeMap<(&str, &Against), Vec<&MatchResult>> = BTreeMap::new();
        for result in &self.results {
            if let Some(facts) = facts(&result.game) {
                groups.entry((facts.title, &result.against)).or_default().push(result);
            }
        }
        html! {
            div.wide tabindex="0" role="region" aria-label=(text_of(words, "web-results")) { table.results {
                thead { tr {
                    th scope="col" { (text_of(words, "web-game")) }
                    th scope="col" { (text_of(words, "web-against")) }
                    th.num scope="col" { (text_of(words, "web-matches")) }
                    th.num scope="col" { (text_of(words, "web-firsts")) }
                    th.num scope="col" { (text_of(words, "web-lost")) }
                    th.num scope="col" { (text_of(words, "web-sum")) }
                    th.num scope="col" { (text_of(words, "web-average")) }
                } }
                tbody { @for ((title, against), results) in &groups {
                    @let sum = results.iter().map(|result| result.score).fold(0, i64::saturating_add);
                    @let won = results.iter().filter(|result| result.place == 1).count();
                    tr {
                        th scope="row" { (title) }
                        td { (opponents(words, against)) }
                        td.num { (results.len()) }
                        td.num { (won) }
                        td.num { (results.len() - won) }
                        td.num { (signed(sum)) }
                        td.num { (signed(sum / i64::try_from(results.len()).unwrap_or(1))) }
                    }
                } }
            } }
        }
    }

    /// What is believed of the person in each game, by the newest rated match.
    fn ratings(&self, words: &Words) -> Markup {
        let mut known: BTreeMap<&str, (Skill, usize)> = BTreeMap::new();
        for result in &self.results {
            if let (Some(facts), Some(skill)) = (facts(&result.game), result.skill) {
                known.entry(facts.title).or_insert((skill, 0)).1 += 1;
            }
        }
        html! {
            div.sec { h2 { (text_of(words, "web-ratings")) } }
            p.small { (text_of(words, if known.is_empty() { "web-ratings-none" } else { "web-ratings-mean" })) }
            @if !known.is_empty() {
                table.results.ratings {
                    thead { tr {
                        th scope="col" { (text_of(words, "web-game")) }
                        th.num scope="col" { (text_of(words, "web-rating")) }
                        th.num scope="col" { (text_of(words, "web-rated-matches")) }
                    } }
                    tbody { @for (title, (skill, many)) in &known { tr {
                        th scope="row" { (title) }
                        td.num { b { (format!("{:.1}", skill.rating)) } " ± " (format!("{:.1}", skill.margin())) }
                        td.num { (many) }
                    } } }
                }
            }
        }
    }

    fn looked_through(&self, words: &Words) -> Markup {
        // The oldest first, as time goes; of matches in which nothing could be judged nothing can be said.
        let mut told_of: Vec<&Blunders> = self.blunders.iter().filter(|found| found.judged > 0).take(PLOTTED).collect();
        told_of.reverse();
        html! {
            div.sec id="blunders" { h2 { (text_of(words, "web-blunders")) } }
            p.small { (text_of(words, "web-blunders-mean")) }
            @if !told_of.is_empty() {
                (plot(words, &told_of))
                details.figures { summary { (text_of(words, "web-blunders-figures")) }
                    table.results { thead { tr {
                        th scope="col" { (text_of(words, "web-game")) }
                        th.num scope="col" { (text_of(words, "web-judged")) }
                        th.num scope="col" { (text_of(words, "web-given-away")) }
                    } }
                    tbody { @for found in told_of.iter().rev() { tr {
                        th scope="row" { a href={ "/table/" (found.table) "/replay?analysis=hand" } { (facts(&found.game).map_or("", |facts| facts.title)) } }
                        td.num { (found.judged) }
                        td.num { (found.given_away) }
                    } } } }
                }
            }
            @if self.is_read {
                p role="status" { (text_of(words, "web-blunders-reading")) " " a href="/account#blunders" { (text_of(words, "web-look-again")) } }
            } @else if self.unread > 0 {
                form.cta method="post" action="/account/blunders" {
                    button.btn { (said(words, &Msg::new("web-blunders-read").with("many", self.unread))) }
                }
            }
        }
    }

    fn latest(&self, words: &Words) -> Markup {
        html! {
            div.sec { h2 { (text_of(words, "web-latest")) } }
            ul.latest { @for result in self.results.iter().take(20) { li {
                a href={ "/table/" (result.table) } { (facts(&result.game).map_or("", |facts| facts.title)) }
                span.muted { (said(words, &Msg::new("web-place-of").with("place", i64::from(result.place)).with("all", i64::from(result.sides)))) }
                b { (signed(result.score)) }
            } } }
        }
    }
}

/// Against whom, in words.
fn opponents(words: &Words, against: &Against) -> String {
    match against {
        Against::People => text_of(words, "web-against-people"),
        Against::Bots(name) => said(words, &Msg::new("web-chair-bot").with("level", level(words, name))),
        Against::Unknown => "–".to_owned(),
    }
}

/// The share of cards that gave something away, in per cent.
fn share(found: &[&Blunders]) -> f64 {
    let judged: u32 = found.iter().map(|found| found.judged).sum();
    let given: u32 = found.iter().map(|found| found.given_away).sum();
    100.0 * f64::from(given) / f64::from(judged.max(1))
}

/// The share of cards that gave something away, match by match, the oldest first; and a line through the mean of the last few.
fn plot(words: &Words, found: &[&Blunders]) -> Markup {
    let shares: Vec<f64> = found.iter().map(|&one| share(&[one])).collect();
    let smooth: Vec<f64> = (1..=found.len()).map(|end| share(&found[end.saturating_sub(SMOOTHED)..end])).collect();
    // The scale goes up to the next ten above the highest point.
    let most = ((shares.iter().copied().fold(0.0, f64::max) / 10.0).floor() + 1.0) * 10.0;
    let (wide, high) = (PLOT.0 - LEFT - 16, PLOT.1 - TOP - BOTTOM);
    let x = |n: usize| LEFT as f64 + wide as f64 * (n as f64 + 0.5) / found.len() as f64;
    let y = |share: f64| TOP as f64 + high as f64 * (1.0 - share / most);
    let line: Vec<String> = smooth.iter().enumerate().map(|(n, &share)| format!("{:.1},{:.1}", x(n), y(share))).collect();
    let lately = smooth.last().copied().unwrap_or_default();
    let named = Msg::new("web-blunders-plot").with("many", found.len()).with("lately", lately.round() as i64);
    html! {
        svg.plot viewBox={ "0 0 " (PLOT.0) " " (PLOT.1) } role="img" aria-label=(said(words, &named)) {
            @for part in 0..=2 {
                @let value = most * f64::from(part) / 2.0;
                line.grid x1=(LEFT) x2=(PLOT.0 - 16) y1=(format!("{:.1}", y(value))) y2=(format!("{:.1}", y(value))) {}
                text x=(LEFT - 8) y=(format!("{:.1}", y(value) + 4.0)) text-anchor="end" { (format!("{value:.0}")) " %" }
            }
            polyline points=(line.join(" ")) fill="none" {}
            @for (n, &share) in shares.iter().enumerate() {
                circle cx=(format!("{:.1}", x(n))) cy=(format!("{:.1}", y(share))) r="3.5" {}
            }
            text x=(LEFT) y=(PLOT.1 - 8) { (text_of(words, "web-blunders-oldest")) }
            text x=(PLOT.0 - 16) y=(PLOT.1 - 8) text-anchor="end" { (text_of(words, "web-blunders-newest")) }
        }
        p.small { (said(words, &named)) }
    }
}
