//! A table and its players, who act one after another and come back whenever they are thrown out.

use super::screen::{News, Screen};
use super::{Failed, wire};
use engine::Rng;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// By which ways players come to the table.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    pub server: SocketAddr,
    /// Page sockets beside each player's own, as a browser's.
    pub pages: usize,
}

/// How a table is played.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// One act each time so much has passed.
    pub every: Duration,
    /// What is sent before this is not counted.
    pub begin: Instant,
    pub end: Instant,
}

/// An act that was acknowledged.
#[derive(Clone, Debug)]
pub struct Acted {
    pub key: String,
    pub number: u64,
    /// When it was sent, since counting began; nothing if that was before.
    pub sent: Option<Duration>,
    /// From its sending until all had been shown it, if nobody was thrown out meanwhile.
    pub took: Option<Duration>,
    /// From its acknowledgement until all had.
    pub stale: Option<Duration>,
    /// Somebody was thrown out before they were shown it.
    pub is_unseen: bool,
}

/// What came of somebody's turn.
enum Turn {
    Acted(Acted),
    /// The match is over.
    Over,
}

/// The players of a table.
pub struct TableClients {
    pub table: String,
    from: Ipv4Addr,
    tokens: Vec<String>,
    way: Route,
}

/// A table at which nothing happens for so long is lost.
const PATIENCE: Duration = Duration::from_secs(60);
/// Who was thrown out knocks again after this.
const AGAIN: Duration = Duration::from_millis(100);
/// A screen that shows nothing for so long asks to be shown everything again.
const SILENT: Duration = Duration::from_secs(5);
/// Tables whose players sit down at the same time.
static DOOR: Semaphore = Semaphore::const_new(64);

/// A game for so many, and what is agreed on.
fn game(players: usize) -> Result<(&'static str, &'static str), Failed> {
    match players {
        2 => Ok(("yukon", "&opt.players=2")),
        3 => Ok(("voltarete", "")),
        4 => Ok(("grand", "")),
        _ => Err(format!("there is no game for {players} here").into()),
    }
}

/// An address of the table's own.
fn home(table: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 1, (table / 250) as u8, (table % 250 + 1) as u8)
}

impl TableClients {
    /// Opens a table and calls its players together.
    pub async fn gather(way: Route, players: usize, table: usize) -> Result<TableClients, Failed> {
        let (from, (game, agreed)) = (home(table), game(players)?);
        let body = format!("name=Ana&pace=instant&rest=none&seat.0=me{agreed}");
        let (host, location) = wire::form(way.server, from, &format!("/open/{game}"), &body).await?;
        let mut tokens = vec![host];
        for _ in 1..players {
            tokens.push(wire::form(way.server, from, "/account/name", "name=Guest").await?.0);
        }
        let table = location.rsplit('/').next().unwrap_or_default().to_owned();
        Ok(TableClients { table, from, tokens, way })
    }

    /// The length of the page of the table, as a browser that has everything else asks for it.
    pub async fn page(&self) -> Result<usize, Failed> {
        let headers = format!("accept-encoding: br\r\ncookie: spadille={}\r\n", self.tokens[0]);
        Ok(wire::request(self.way.server, self.from, "GET", &format!("/table/{}", self.table), &headers, "").await?.1.len())
    }

    async fn screen(&self, seat: usize, form: &str) -> Result<Screen, Failed> {
        let path = format!("/table/{}/live?{form}&seat={seat}", self.table);
        let mut screen = Screen::new(wire::socket(self.way.server, self.from, &path, &self.tokens[seat]).await?);
        while !matches!(tokio::time::timeout(PATIENCE, screen.next()).await??, News::Shown) {}
        Ok(screen)
    }

    /// All screens: first the players' own, then the pages.
    async fn screens(&self) -> Result<Vec<Screen>, Failed> {
        let _door = DOOR.acquire().await?;
        let mut screens = Vec::new();
        for seat in 0..self.tokens.len() {
            screens.push(self.screen(seat, "as=json").await?);
        }
        for page in 0..self.tokens.len() * self.way.pages {
            screens.push(self.screen(page % self.tokens.len(), "lang=en&packed=deflate").await?);
        }
        Ok(screens)
    }

    /// Opens all screens again, however long it takes.
    async fn back(&self, end: Instant) -> Result<Vec<Screen>, Failed> {
        loop {
            match self.screens().await {
                Ok(screens) => return Ok(screens),
                Err(why) if Instant::now() > end => return Err(why),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    async fn sit_down(&self, screens: &mut [Screen]) -> Result<(), Failed> {
        for (seat, screen) in screens.iter_mut().enumerate().skip(1) {
            // Of servers that share a table one may be told that it was overtaken: it asks again.
            loop {
                screen.sit(seat).await?;
                let answer = loop {
                    match tokio::time::timeout(PATIENCE, screen.next()).await?? {
                        News::Shown | News::Other => {}
                        answer => break answer,
                    }
                };
                match answer {
                    News::Denied { code, .. } if matches!(code.as_str(), "overtaken" | "unwritten") => {}
                    News::Denied { code, .. } => return Err(format!("nobody sits down: {code}").into()),
                    _ => break,
                }
                tokio::time::sleep(AGAIN).await;
            }
        }
        Ok(())
    }

    /// Plays until the time is up, and says what was acknowledged and how often all had to come back.
    pub async fn play(self, manners: Manners, seed: u64) -> Result<(Vec<Acted>, usize), Failed> {
        let mut rng = Rng::new(seed);
        let mut screens = self.screens().await?;
        self.sit_down(&mut screens).await?;
        let (mut acts, mut thrown_out) = (Vec::<Acted>::new(), 0);
        let mut due = Instant::now() + manners.every.mul_f64(rng.fraction());
        let mut waiting: Option<(usize, String, String)> = None;
        loop {
            tokio::time::sleep_until(due.into()).await;
            if Instant::now() >= manners.end && waiting.is_none() {
                break;
            }
            let key = format!("{seed}.{}", acts.len());
            let is_thrown_out = match self.act(&mut screens, &mut rng, &mut waiting, &key, &manners).await {
                Ok(Turn::Over) => break,
                Ok(Turn::Acted(acted)) => {
                    let is_thrown_out = acted.took.is_none() && acted.is_unseen;
                    acts.push(acted);
                    is_thrown_out
                }
                Err(why) if Instant::now() > manners.end + PATIENCE => return Err(why),
                Err(_) => true,
            };
            if is_thrown_out {
                thrown_out += 1;
                screens = self.back(manners.end + PATIENCE).await?;
            }
            due = (due + manners.every).max(Instant::now());
        }
        // Nobody gets up while others still play.
        tokio::time::sleep_until((manners.end + Duration::from_secs(1)).into()).await;
        Ok((acts, thrown_out))
    }

    /// One act, from its sending until everybody has seen it. An error says that somebody was thrown out before it was acknowledged.
    async fn act(
        &self,
        screens: &mut [Screen],
        rng: &mut Rng,
        waiting: &mut Option<(usize, String, String)>,
        key: &str,
        manners: &Manners,
    ) -> Result<Turn, Failed> {
        let mut is_again = waiting.is_some();
        let (sent, number, key) = loop {
            let (seat, action, key) = match waiting.clone() {
                // What was sent and not answered is sent again, under the same key.
                Some(sent) => sent,
                None => match self.asked(screens, rng).await? {
                    Some((seat, action)) => (seat, action, key.to_owned()),
                    None => return Ok(Turn::Over),
                },
            };
            *waiting = Some((seat, action.clone(), key.clone()));
            let sent = Instant::now();
            screens[seat].act(&action, &key).await?;
            match answered(&mut screens[seat], &key).await? {
                Ok(number) => break (sent, number, key),
                Err(code) => {
                    // What was overtaken or could not be written down is sent again; anything else was meant for a table that stood otherwise.
                    if !matches!(code.as_str(), "overtaken" | "unwritten" | "too_many") {
                        *waiting = None;
                    }
                    is_again = true;
                    tokio::time::sleep(AGAIN).await;
                }
            }
        };
        *waiting = None;
        let acknowledged = Instant::now();
        let is_unseen = seen(screens, number).await.is_err();
        let sent_at = (sent >= manners.begin).then(|| sent - manners.begin);
        let took = (!is_again && !is_unseen).then(|| sent.elapsed());
        let stale = took.map(|_| acknowledged.elapsed());
        Ok(Turn::Acted(Acted { key, number, sent: sent_at, took, stale, is_unseen }))
    }

    /// Who must act now, and what they do; nobody if the match is over.
    async fn asked(&self, screens: &mut [Screen], rng: &mut Rng) -> Result<Option<(usize, String)>, Failed> {
        let patience = Instant::now() + PATIENCE;
        loop {
            for screen in screens.iter_mut() {
                screen.catch_up()?;
            }
            let newest = screens.iter().map(|screen| screen.number).max().unwrap_or_default();
            let players = self.tokens.len();
            let asked = screens[..players].iter().enumerate().filter(|(_, screen)| screen.number == newest);
            if let Some(found) = asked.filter_map(|(seat, screen)| Some((seat, screen.wanted(rng)?))).next() {
                return Ok(Some(found));
            }
            if screens[..players].iter().any(Screen::is_over) {
                return Ok(None);
            }
            if Instant::now() > patience {
                return Err("nobody is asked anything".into());
            }
            // The house deals, or one of the screens is behind.
            if tokio::time::timeout(AGAIN, screens[0].next()).await.is_ok_and(|news| news.is_err()) {
                return Err("the socket was closed".into());
            }
        }
    }
}

/// The number under which an act is acknowledged, or the code with which it is denied.
async fn answered(screen: &mut Screen, key: &str) -> Result<Result<u64, String>, Failed> {
    loop {
        match tokio::time::timeout(PATIENCE, screen.next()).await?? {
            News::Acknowledged { key: own, number } if own == key => return Ok(Ok(number)),
            News::Denied { key: Some(own), code } if own == key => return Ok(Err(code)),
            _ => {}
        }
    }
}

/// Waits until all screens show so many events.
async fn seen(screens: &mut [Screen], number: u64) -> Result<(), Failed> {
    for screen in screens {
        while screen.number < number {
            match tokio::time::timeout(SILENT, screen.next()).await {
                Ok(news) => {
                    news?;
                }
                Err(_) => screen.look_again().await?,
            }
        }
    }
    Ok(())
}
