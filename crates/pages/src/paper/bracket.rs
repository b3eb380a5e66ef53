//! The bracket as a poster: who meets whom, round beside round, and lines from each jogo to the next. What is no knockout is a list of
//! its rounds.

use super::sheet::{Sheets, Size, Type};
use super::{Draft, named};
use club::entry::JogoId;
use club::format::{Source, Stage};
use club::public_view::{BoardCategory, BoardJogo, Mark};
use std::collections::BTreeMap;

/// The most jogos of a first round on one sheet; a larger bracket goes on to the next.
const MOST: usize = 32;
/// The most jogos of a round on the sheet of the last rounds: the quarter-finals are on it.
const LAST: usize = 4;
/// From so many on it is drawn on A3, where its letters are still read from a step away.
const LARGE: usize = 9;
/// The tallest a jogo of the first round stands, and the width kept for a figure.
const TALLEST: f32 = 64.0;
const FIGURE: f32 = 18.0;
/// Below this height the letters are smaller.
const LOW: f32 = 26.0;
/// How far the lines between two rounds reach.
const BETWEEN: f32 = 14.0;

/// Marks of a side that did not come and of one put out, which the foot of the poster explains.
const ABSENT: &str = "*";
const OUT: &str = "†";

/// Where a jogo stands, from the top of the bracket to its middle.
type Places = BTreeMap<JogoId, f32>;

impl Draft<'_> {
    pub(super) fn bracket(&self, sheets: &mut Sheets) {
        self.each(sheets, |sheets, category| {
            if category.rounds.is_empty() {
                sheets.text(Type::Text, &self.say("web-club-not-drawn"));
                return;
            }
            let (knockout, before): (Vec<_>, Vec<_>) = category.rounds.iter().partition(|round| round.iter().all(is_knockout));
            self.listed(sheets, &before);
            match knockout.first() {
                Some(first) if first.len() <= MOST => self.drawn(sheets, category, &knockout),
                Some(first) => self.parted(sheets, category, &knockout, first.len().div_ceil(MOST)),
                None => {}
            }
        });
    }

    /// Rounds as lists.
    fn listed(&self, sheets: &mut Sheets, rounds: &[&Vec<BoardJogo>]) {
        for (n, jogo) in rounds.iter().enumerate().flat_map(|(n, round)| round.iter().map(move |jogo| (n, jogo))) {
            let stage = format!("{} {}", named::stage(self.words, jogo.stage), n + 1);
            let figure = |side: usize| jogo.sides[side].figure.map_or_else(String::new, |figure| figure.to_string());
            let score = format!("{} × {}", figure(0), figure(1));
            let (first, second) = (self.side(jogo, 0), self.side(jogo, 1));
            let number = jogo.number.map_or_else(String::new, |number| number.to_string());
            let cells = [(0.0, number.as_str()), (26.0, &stage), (130.0, &first), (300.0, &score), (350.0, &second)];
            sheets.row(Type::Text, &cells);
        }
        sheets.gap(8.0);
    }

    /// A sheet for each part of the tree, and one for its last rounds, in which the parts meet.
    fn parted(&self, sheets: &mut Sheets, category: &BoardCategory, rounds: &[&Vec<BoardJogo>], parts: usize) {
        let is_within = |round: &&Vec<BoardJogo>| round.len() >= parts && round.iter().all(|jogo| jogo.stage != Stage::Third);
        let within: Vec<&Vec<BoardJogo>> = rounds.iter().copied().filter(is_within).collect();
        let last: Vec<&Vec<BoardJogo>> = rounds.iter().copied().filter(|round| round.len() <= LAST).collect();
        for part in 0..parts {
            let share = |round: &Vec<BoardJogo>| {
                let each = round.len() / parts;
                round[part * each..(part + 1) * each].to_vec()
            };
            let shares: Vec<Vec<BoardJogo>> = within.iter().map(|round| share(round)).collect();
            self.tree(sheets, &shares.iter().collect::<Vec<_>>());
            sheets.turn();
        }
        self.drawn(sheets, category, &last);
    }

    /// Rounds beside each other, the jogo for third place under the final, and who was placed.
    fn drawn(&self, sheets: &mut Sheets, category: &BoardCategory, rounds: &[&Vec<BoardJogo>]) {
        self.tree(sheets, rounds);
        for (n, name) in category.places.iter().enumerate() {
            sheets.text(Type::Bold, &format!("{}: {name}", self.of("web-club-place-of", "place", n + 1)));
        }
    }

    /// Meanings of the marks that stand on the tree.
    fn marks(&self, sheets: &mut Sheets, rounds: &[&Vec<BoardJogo>]) {
        let sides = || rounds.iter().flat_map(|round| round.iter()).flat_map(|jogo| jogo.sides.iter());
        let has = |is_it: fn(&Mark) -> bool| sides().any(|side| side.mark.as_ref().is_some_and(is_it));
        let absent = has(|mark| matches!(mark, Mark::Walkover)).then(|| format!("{ABSENT} {}", self.say("web-club-walkover")));
        let out = has(|mark| matches!(mark, Mark::Ground(_))).then(|| format!("{OUT} {}", named::ground_of(self.words, "")));
        let told: Vec<String> = absent.into_iter().chain(out).collect();
        if !told.is_empty() {
            sheets.text(Type::Small, &told.join("     "));
        }
    }

    fn tree(&self, sheets: &mut Sheets, rounds: &[&Vec<BoardJogo>]) {
        let many = rounds.first().map_or(1, |round| round.len()).max(1) as f32;
        sheets.need((many * LOW).min(sheets.height() - 300.0) + 40.0);
        let tall = ((sheets.room() - 110.0) / many).min(TALLEST);
        let wide = sheets.wide() / rounds.len().max(1) as f32;
        let mut places = Places::new();
        for (n, round) in rounds.iter().enumerate() {
            let x = n as f32 * wide;
            let stage = round.iter().find(|jogo| jogo.stage != Stage::Third).map(|jogo| named::stage(self.words, jogo.stage));
            sheets.place((x, 12.0), Type::Bold, &stage.unwrap_or_default(), wide - BETWEEN);
            for (slot, jogo) in round.iter().enumerate() {
                let own = 28.0 + (slot as f32 + 0.5) * many / round.len() as f32 * tall;
                let at = match jogo.stage {
                    // Below the final, and never off the sheet.
                    Stage::Third => 28.0 + many * tall * 0.5 + TALLEST.min(many * tall * 0.5),
                    _ => middle(jogo, &places).unwrap_or(own),
                };
                places.insert(jogo.id, at);
                self.jogo(sheets, jogo, (x, at), (wide - BETWEEN, tall));
                self.lines(sheets, jogo, (x, at), &places);
            }
        }
        sheets.gap(28.0 + many * tall + 12.0);
        self.marks(sheets, rounds);
    }

    /// Both sides of a jogo, one on each side of its line, who won in bold.
    fn jogo(&self, sheets: &mut Sheets, jogo: &BoardJogo, (x, at): (f32, f32), (wide, tall): (f32, f32)) {
        let (plain, bold) = if tall < LOW { (Type::Tiny, Type::TinyBold) } else { (Type::Small, Type::SmallBold) };
        let below = if tall < LOW { 6.5 } else { 9.0 };
        if jogo.stage == Stage::Third {
            sheets.place((x, at - 15.0), plain, &named::stage(self.words, jogo.stage), wide);
        }
        sheets.line((x, at), (x + wide, at));
        for (side, down) in [(0, at - 2.5), (1, at + below)] {
            let of = &jogo.sides[side];
            let kind = if of.won { bold } else { plain };
            let figure = match of.mark {
                Some(Mark::Bye) => String::new(),
                Some(Mark::Walkover) => ABSENT.to_owned(),
                Some(Mark::Ground(_)) => OUT.to_owned(),
                None => of.figure.map_or_else(String::new, |figure| figure.to_string()),
            };
            sheets.place((x + 1.0, down), kind, &self.side(jogo, side), wide - FIGURE);
            sheets.place((x + wide - FIGURE + 3.0, down), kind, &figure, FIGURE);
        }
    }

    /// From the jogos before to this one.
    fn lines(&self, sheets: &mut Sheets, jogo: &BoardJogo, (x, at): (f32, f32), places: &Places) {
        if jogo.stage == Stage::Third {
            return;
        }
        for from in sources(jogo).filter_map(|source| places.get(&source)) {
            let bend = x - BETWEEN / 2.0;
            sheets.line((x - BETWEEN, *from), (bend, *from));
            sheets.line((bend, *from), (bend, at));
            sheets.line((bend, at), (x, at));
        }
    }

    fn side(&self, jogo: &BoardJogo, side: usize) -> String {
        let of = &jogo.sides[side];
        of.name.clone().unwrap_or_else(|| match of.mark {
            Some(Mark::Bye) => self.say("web-club-bye"),
            Some(Mark::Walkover | Mark::Ground(_)) | None => named::source(self.words, of),
        })
    }
}

fn is_knockout(jogo: &BoardJogo) -> bool {
    matches!(jogo.stage, Stage::Last(_) | Stage::Semifinal | Stage::Third | Stage::Final)
}

/// The jogos whose winners meet here.
fn sources(jogo: &BoardJogo) -> impl Iterator<Item = JogoId> + '_ {
    jogo.sides.iter().filter_map(|side| if let Source::WinnerOf(jogo) = side.from { Some(jogo) } else { None })
}

/// Half-way between the jogos it comes from.
fn middle(jogo: &BoardJogo, places: &Places) -> Option<f32> {
    let from: Vec<f32> = sources(jogo).filter_map(|source| places.get(&source).copied()).collect();
    (!from.is_empty()).then(|| from.iter().sum::<f32>() / from.len() as f32)
}

/// The sheet a bracket needs: the wall reads a large one on A3.
pub(super) fn size(board: &super::Board) -> Size {
    let most = board
        .categories
        .iter()
        .flat_map(|category| &category.rounds)
        .filter(|round| round.iter().all(is_knockout))
        .map(Vec::len)
        .max();
    if most.unwrap_or_default() >= LARGE { Size::A3 } else { Size::A4 }
}
