//! Pictures of positions, for previews of links. Each takes a processor for a while: it is made once and cached.

use super::desk::Turn;
use super::replay::{Shown, Wanted, laid_out, load, worked};
use super::{App, Caller, Problem};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;
use words::Language;

/// The most pictures of the cache, and the most bytes of all of them.
const MOST: usize = 256;
const MOST_BYTES: usize = 24 << 20;
/// Browsers and programs that draw previews keep a picture for an hour.
const KEPT: &str = "private, max-age=3600";

/// Counts pictures that were made.
const MADE: &str = "spadille_pictures_made_total";

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Drawing {
    Svg,
    Png,
}

impl Drawing {
    /// By the name of the file.
    fn from_name(name: &str) -> Result<Drawing, Problem> {
        match name {
            "picture.svg" => Ok(Drawing::Svg),
            "picture.png" => Ok(Drawing::Png),
            _ => Err(Problem::NotFound),
        }
    }

    const fn content_type(self) -> &'static str {
        match self {
            Drawing::Svg => "image/svg+xml; charset=utf-8",
            Drawing::Png => "image/png",
        }
    }
}

/// A match of which there are pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Of {
    /// A record that was given to the house to keep.
    Record(String),
    /// A worked hand of a book: its game and its name.
    Hand(String, String),
}

impl Of {
    async fn shown(&self, app: &App, turn: &Turn) -> Result<Shown, Problem> {
        match self {
            Of::Record(id) => load(app, turn, id).await,
            Of::Hand(game, name) => worked(game, name),
        }
    }
}

/// One picture: of which record and step, for whom, and how it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Picture {
    of: Of,
    wanted: Wanted,
    language: Language,
    drawing: Drawing,
}

type Cell = Arc<OnceCell<Bytes>>;

/// The cache of pictures. Several who want one that is not there wait for the first of them to make it.
#[derive(Default)]
pub(super) struct Pictures(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    made: HashMap<Picture, Cell>,
    /// The least recently used first.
    order: VecDeque<Picture>,
}

impl Shelf {
    /// Forgets a picture that could not be made; a cell that somebody else has filled or made meanwhile stays.
    fn forget(&mut self, picture: &Picture, failed: &Cell) {
        if self.made.get(picture).is_some_and(|cell| Arc::ptr_eq(cell, failed) && !cell.initialized()) {
            self.made.remove(picture);
            self.order.retain(|known| known != picture);
        }
    }

    /// Drops the least recently used until the cache is within its bounds.
    fn tidy(&mut self) {
        let mut bytes: usize = self.made.values().filter_map(|cell| cell.get()).map(Bytes::len).sum();
        while self.made.len() > MOST || bytes > MOST_BYTES {
            let Some(oldest) = self.order.pop_front() else { return };
            let dropped = self.made.remove(&oldest);
            bytes -= dropped.as_ref().and_then(|cell| cell.get()).map_or(0, Bytes::len);
        }
    }
}

impl Pictures {
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The picture from the cache, or made now.
    async fn get(&self, picture: &Picture, make: impl Future<Output = Result<Bytes, Problem>>) -> Result<Bytes, Problem> {
        let cell = {
            let mut shelf = self.shelf();
            shelf.order.retain(|known| known != picture);
            shelf.order.push_back(picture.clone());
            let cell = Arc::clone(shelf.made.entry(picture.clone()).or_default());
            shelf.tidy();
            cell
        };
        let made = cell.get_or_try_init(|| make).await.cloned();
        let mut shelf = self.shelf();
        match &made {
            // What cannot be made takes nobody's place.
            Err(_) => shelf.forget(picture, &cell),
            Ok(_) => shelf.tidy(),
        }
        made
    }
}

/// Draws a picture; pixels are made on a thread of their own.
async fn made(app: &App, caller: &Caller, picture: &Picture) -> Result<Bytes, Problem> {
    if !app.gate.lets_draw(caller.address) {
        metrics::counter!("spadille_refused_total", "why" => "pictures").increment(1);
        return Err(Problem::TooMany);
    }
    let turn = picture.wanted.desk(app).turn(caller.address).await?;
    metrics::counter!(MADE).increment(1);
    let replay = laid_out(app, caller, &turn, picture.of.shown(app, &turn).await?, &picture.wanted).await?;
    let drawn = pages::position(app.room.lexicon().of(picture.language), &replay);
    match picture.drawing {
        Drawing::Svg => Ok(drawn.into()),
        Drawing::Png => Ok(turn.work(move || pages::png(&drawn)).await?.ok_or(Problem::NotFound)?.into()),
    }
}

async fn shown(app: &Arc<App>, caller: &Caller, of: Of, file: &str, wanted: Wanted) -> Response {
    let answer = async {
        let drawing = Drawing::from_name(file)?;
        let picture = Picture { of, wanted: wanted.position(), language: caller.language, drawing };
        let bytes = app.pictures.get(&picture, made(app, caller, &picture)).await?;
        Ok(([(CONTENT_TYPE, drawing.content_type()), (CACHE_CONTROL, KEPT)], bytes).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(app, caller))
}

pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, file)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Response {
    shown(&app, &caller, Of::Record(id), &file, wanted).await
}

pub(super) async fn of_hand(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, name, file)): Path<(String, String, String)>,
    Query(wanted): Query<Wanted>,
) -> Response {
    shown(&app, &caller, Of::Hand(game, name), &file, wanted).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(at: usize) -> Picture {
        Picture {
            of: Of::Record("r".to_owned()),
            wanted: Wanted::after(at),
            language: Language::default(),
            drawing: Drawing::Svg,
        }
    }

    #[test]
    fn who_fails_to_draw_forgets_their_own_cell_alone() {
        let (mut shelf, failed, later) = (Shelf::default(), Cell::default(), Cell::default());
        shelf.made.insert(picture(1), Arc::clone(&later));
        shelf.forget(&picture(1), &failed);
        assert!(shelf.made.contains_key(&picture(1)), "another's cell is gone");
        shelf.forget(&picture(1), &later);
        assert!(shelf.made.is_empty(), "it stays");
    }

    #[tokio::test]
    async fn the_cache_is_bounded_and_what_fails_takes_no_place() {
        let pictures = Pictures::default();
        for at in 0..2 * MOST {
            let drawn = pictures.get(&picture(at), async { Ok(Bytes::from_static(b"x")) }).await;
            assert!(drawn.is_ok());
        }
        assert_eq!(pictures.shelf().made.len(), MOST);
        for _ in 0..4 {
            let failed = pictures.get(&picture(9 * MOST), async { Err(Problem::NotFound) }).await;
            assert!(failed.is_err());
        }
        let kept = pictures.get(&picture(2 * MOST - 1), async { Err(Problem::NotFound) }).await;
        assert_eq!(kept.expect("the newest is kept").as_ref(), b"x");
        {
            let shelf = pictures.shelf();
            assert!(shelf.made.len() <= MOST && shelf.order.len() == shelf.made.len());
        }
        let large = Bytes::from(vec![0; MOST_BYTES / 2]);
        for at in 0..4 {
            let large = large.clone();
            assert!(pictures.get(&picture(20 * MOST + at), async { Ok(large) }).await.is_ok());
        }
        assert_eq!(pictures.shelf().made.len(), 2, "no more bytes than that");
    }
}
