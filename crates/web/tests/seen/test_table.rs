//! People at a table, each before a browser, who play as fast as they are shown what happens.

use super::{A_WHILE, Browser, House, PATIENCE};
use engine::Side;
use engine::show::ToAct;
use std::time::Instant;
use table::{Phase, TableId, VisitorView};

/// Somebody at a table: the seat, and the browser before them.
pub(crate) type At<'b> = (usize, &'b Browser);

/// A table and the people at it; the other seats are the room's.
pub(crate) struct TestTable<'b> {
    pub(crate) house: &'b House,
    pub(crate) table: TableId,
    pub(crate) people: Vec<At<'b>>,
}

impl<'b> TestTable<'b> {
    /// Those at the table at which the first of them is.
    pub(crate) async fn new(house: &'b House, people: &[At<'b>]) -> TestTable<'b> {
        let address = people[0].1.driver.current_url().await.expect("an address");
        let table = TableId::from_text(address.path().trim_start_matches("/table/")).expect("a table in the address");
        TestTable { house, table, people: people.to_vec() }
    }

    /// The last of them comes to the table under this name and takes their chair: with them the match begins.
    pub(crate) async fn is_joined_by(&self, name: &str) {
        let &(seat, guest) = self.people.last().expect("somebody who comes");
        guest.go(&format!("/table/{}", self.table)).await;
        guest.fill_in("name", name).await;
        guest.click(&format!("#sit-{seat}")).await;
        self.house.wait_for(&self.table, |visitor_view| visitor_view.phase == Phase::Playing).await;
    }

    fn asked(&self, visitor_view: &VisitorView, sides: &[Side]) -> Option<At<'b>> {
        let must =
            |seat: usize| visitor_view.view.seats.iter().any(|view| view.seat.index() == seat && view.to_act == ToAct::Must);
        let players: Vec<usize> = (0..visitor_view.plates.len()).filter(|&seat| must(seat)).collect();
        let of_ours = |seat: &usize| self.people.iter().find(|(own, _)| own == seat).copied();
        let asked: Vec<At<'b>> = players.iter().filter_map(of_ours).collect();
        // While the room has an answer to give, it is about to give it; but it leaves the answer of a side to who plays with it.
        let beside = |side: &Side, seat: usize| side.seats.iter().any(|other| other.index() == seat);
        let waits =
            |seat: &usize| sides.iter().any(|side| beside(side, *seat) && asked.iter().any(|(own, _)| beside(side, *own)));
        if players.iter().all(waits) { asked.first().copied() } else { None }
    }

    /// Waits until the match is over or waits for nobody but these people, and all of them are shown it. Says what is seen, and
    /// who is asked.
    pub(crate) async fn stillness(&self) -> (VisitorView, Option<At<'b>>) {
        // Lots may decide who plays with whom: once anybody must act they are drawn.
        let drawn = |visitor_view: &VisitorView| visitor_view.view.seats.iter().any(|seat| seat.to_act == ToAct::Must);
        self.house.wait_for(&self.table, |visitor_view| drawn(visitor_view) || visitor_view.phase == Phase::Over).await;
        let sides = self.house.sides(&self.table).await;
        let still = |visitor_view: &VisitorView| visitor_view.phase == Phase::Over || self.asked(visitor_view, &sides).is_some();
        let visitor_view = self.house.wait_for(&self.table, still).await;
        self.are_shown(visitor_view.number).await;
        let asked = self.asked(&visitor_view, &sides).filter(|_| visitor_view.phase != Phase::Over);
        (visitor_view, asked)
    }

    /// Must one of these people act, whoever else must?
    pub(crate) fn is_asked(&self, visitor_view: &VisitorView) -> bool {
        let must =
            |seat: usize| visitor_view.view.seats.iter().any(|view| view.seat.index() == seat && view.to_act == ToAct::Must);
        self.people.iter().any(|(seat, _)| must(*seat))
    }

    /// Waits until all are shown what has happened so far.
    pub(crate) async fn are_shown(&self, number: u64) {
        for (_, browser) in &self.people {
            browser.shows(number).await;
        }
    }

    /// Waits until so many figures stand on the answers of one of them. Who may have a flor to sing is asked for it first, and waives; who
    /// has one does not refuse, and sees one figure less.
    pub(crate) async fn figures_come(&self, browser: &Browser, many: u64) {
        let end = Instant::now() + PATIENCE;
        let figures = "return [...document.querySelectorAll('#ask .ways button b')].filter((figure) => /[0-9]/.test(figure.innerText)).length \
                       + (document.querySelector('#ask #act-flor') ? 1 : 0)";
        while browser.script(figures).await.as_u64() < Some(many) {
            assert!(Instant::now() < end, "{many} figures did not come to the answers:\n{}", browser.text("body").await);
            for (_, asked) in &self.people {
                asked.press("#act-waive-flor").await;
            }
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Waits until something has happened after this.
    pub(crate) async fn goes_on_after(&self, number: u64) -> VisitorView {
        self.house.wait_for(&self.table, |visitor_view| visitor_view.number > number).await
    }

    /// Plays at random until, in a moment of stillness, the table has come as far as `enough` says.
    pub(crate) async fn play_until(&self, enough: impl Fn(&VisitorView) -> bool) -> (VisitorView, Option<At<'b>>) {
        for turn in 0.. {
            let (visitor_view, asked) = self.stillness().await;
            if enough(&visitor_view) {
                return (visitor_view, asked);
            }
            let Some((_, browser)) = asked else { break };
            browser.answer(turn).await;
            self.goes_on_after(visitor_view.number).await;
        }
        panic!("the match was over before: {:?}", self.house.look(&self.table).await.view);
    }

    /// Plays at random until somebody is asked for a card; says who, and the number of what has happened.
    pub(crate) async fn play_until_a_card_is_asked_for(&self) -> (u64, At<'b>) {
        for turn in 0.. {
            let (visitor_view, asked) = self.stillness().await;
            let Some((seat, browser)) = asked else { break };
            let legal =
                "return !!document.querySelector('#play button.legal') && document.querySelectorAll('#play button').length > 1";
            if browser.script(legal).await == true {
                return (visitor_view.number, (seat, browser));
            }
            browser.answer(turn).await;
            self.goes_on_after(visitor_view.number).await;
        }
        panic!("the match was over before: {:?}", self.house.look(&self.table).await.view);
    }
}
