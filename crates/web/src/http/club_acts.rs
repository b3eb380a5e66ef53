//! What the forms of a championship's desks ask for, as decisions. What is missing or cannot be read becomes a number nobody has or an
//! empty name, and the regulation refuses it as it would on paper.

use super::club_edits;
use super::table::{Fields, field};
use club::choices::time;
use club::entry::{CategoryId, Channel, EntryId, IncidentId, JogoId, Part, Person, PersonId, Tradition};
use club::incident::{Ground, HallRule};
use club::jogo::{Complete, Delivered};
use club::{Actor, Breach, Centavos, Championship, Decision, Line, Note, Role, Text, Time, TooLong};
use pages::club::words::GROUNDS;
use std::collections::HashMap;

/// Everything a form can ask for.
pub(super) const ACTS: [&str; 55] = [
    "rename",
    "take_back",
    "edit_event",
    "edit_category",
    "edit_entry",
    "reopen_entries",
    "annul_draw",
    "add_table",
    "close_table",
    "reopen_table",
    "withdraw_kit",
    "give_kit",
    "publish",
    "cancel",
    "archive",
    "appoint",
    "register",
    "open_entries",
    "close_entries",
    "enter",
    "name_capataz",
    "pay",
    "reverse",
    "withdraw",
    "draw",
    "draw_tickets",
    "draw_lots",
    "start_round",
    "decide",
    "homologate_category",
    "award",
    "call",
    "check_in",
    "hand_in",
    "appoint_judge",
    "walkover",
    "start_partida",
    "halt_table",
    "resume_table",
    "leave_table",
    "tentos",
    "undo",
    "tampa",
    "substitute",
    "exchange",
    "sumula",
    "sign",
    "deliver",
    "homologate",
    "correct",
    "report",
    "uphold",
    "dismiss",
    "warn",
    "call_all",
];

/// A number nobody has.
const NONE: u32 = u32::MAX;

pub(super) struct Form<'f>(&'f Fields);

impl<'f> Form<'f> {
    pub(super) fn text(&self, name: &str) -> &'f str {
        field(self.0, name).unwrap_or_default().trim()
    }

    /// A text that must fit into its place.
    pub(super) fn whole<const MAX: usize>(&self, name: &str) -> Result<Text<MAX>, TooLong> {
        Text::try_from(self.text(name))
    }

    /// As much of a text as fits into its place, on one line.
    fn line<const MAX: usize>(&self, name: &str) -> Text<MAX> {
        let on_one: String = self.text(name).chars().filter(|letter| !letter.is_control()).take(MAX).collect();
        Text::cut(&on_one)
    }

    pub(super) fn number(&self, name: &str) -> u32 {
        self.text(name).parse().unwrap_or(NONE)
    }

    /// Several fields of one name, without those left empty.
    fn all(&self, name: &str) -> Vec<&'f str> {
        self.0.iter().filter(|(known, value)| known == name && !value.trim().is_empty()).map(|(_, value)| value.trim()).collect()
    }

    /// Several fields of one name, those left empty too.
    pub(super) fn each(&self, name: &str) -> Vec<&'f str> {
        self.0.iter().filter(|(known, _)| known == name).map(|(_, value)| value.trim()).collect()
    }

    fn persons(&self, name: &str) -> Vec<PersonId> {
        self.all(name).into_iter().map(|person| PersonId(person.parse().unwrap_or(NONE))).collect()
    }

    pub(super) fn category(&self) -> CategoryId {
        CategoryId::from(self.text("category"))
    }

    fn entry(&self) -> EntryId {
        EntryId(self.number("entry"))
    }

    fn jogo(&self) -> JogoId {
        JogoId(self.number("jogo"))
    }

    pub(super) fn person(&self, name: &str) -> PersonId {
        PersonId(self.number(name))
    }

    fn scores(&self) -> Vec<[u32; 2]> {
        club_edits::scores(self.text("scores"), NONE)
    }

    fn ground(&self) -> Ground {
        let told = self.text("ground");
        GROUNDS.into_iter().find(|(name, _)| *name == told).map_or(Ground::VIII, |(_, ground)| ground)
    }

    fn complete(&self, name: &str) -> Complete {
        if self.text(name).is_empty() { Complete::Missing } else { Complete::Complete }
    }
}

/// The decisions of an act, for the event as it stands.
pub(super) fn decisions(act: &str, fields: &Fields, event: &Championship, now: Time) -> Result<Vec<Decision>, Breach> {
    let form = Form(fields);
    let (category, entry, jogo) = (form.category(), form.entry(), form.jogo());
    Ok(vec![match act {
        "publish" => Decision::Publish,
        "cancel" => Decision::Cancel { reason: form.whole("text")? },
        "archive" => Decision::Archive,
        "appoint" => return appoint(&form, event),
        "register" => Decision::Register { person: next_person(event), details: details(&form, form.whole("name")?) },
        "open_entries" => Decision::OpenEntries { category },
        "close_entries" => Decision::CloseEntries { category },
        "enter" => return enter(&form, event),
        "name_capataz" => return name_capataz(&form, event, entry),
        "pay" => pay(event, entry)?,
        "reverse" => Decision::Reverse { entry, receipt: form.number("receipt"), reversal: event.next_receipt() },
        "withdraw" => Decision::Withdraw { entry },
        "draw" => Decision::DrawByHash {
            cards: form.each("card").into_iter().map(club_edits::card).collect(),
            proxies: proxies(&form),
            category,
        },
        "take_back" => Decision::TakeBack { number: form.number("number"), reason: form.whole("text")? },
        "rename" => club_edits::rename(&form, event)?,
        "edit_event" => club_edits::edit_event(&form, event)?,
        "edit_category" => club_edits::edit_category(&form, event)?,
        "edit_entry" => return club_edits::edit_entry(&form, event, entry),
        "reopen_entries" => Decision::ReopenEntries { category, reason: form.whole("text")? },
        "annul_draw" => Decision::AnnulDraw { category, reason: form.whole("text")? },
        "add_table" => Decision::AddTable,
        "close_table" => Decision::CloseTable { table: form.number("table"), reason: form.whole("text")? },
        "reopen_table" => Decision::ReopenTable { table: form.number("table") },
        "withdraw_kit" => Decision::WithdrawKit { table: form.number("table"), reason: form.whole("text")? },
        "give_kit" => club_edits::give_kit(&form),
        "draw_tickets" => Decision::DrawByTickets { order: numbers(form.text("order")), proxies: proxies(&form), category },
        "draw_lots" => Decision::DrawLots { order: numbers(form.text("order")).into_iter().map(EntryId).collect(), category },
        "start_round" => Decision::StartRound { category },
        "decide" => Decision::Decide { category },
        "homologate_category" => Decision::HomologateCategory { category },
        "award" => award(&form, event, category)?,
        "call" => Decision::Call { jogo, table: form.number("table"), time: time(form.text("time")).unwrap_or(now) },
        "call_all" => return call_all(event, &category, now),
        "check_in" => Decision::CheckIn { jogo, entry, line_up: form.persons("player") },
        "hand_in" => Decision::HandIn { jogo, entry, line_up: form.persons("player") },
        "appoint_judge" => Decision::AppointJudge { jogo, judge: form.person("person") },
        "walkover" => Decision::Walkover { jogo, entry },
        "start_partida" => Decision::StartPartida { jogo },
        "halt_table" => Decision::HaltTable { jogo },
        "resume_table" => Decision::ResumeTable { jogo },
        "leave_table" => Decision::LeaveTable { jogo },
        "tentos" => tentos(&form, jogo),
        "undo" => Decision::UndoTentos { jogo },
        "tampa" => Decision::RequestTampa { jogo, entry },
        "substitute" => Decision::Substitute { jogo, entry, out: form.person("out"), comes_in: form.person("in") },
        "exchange" => Decision::ExchangeTestas { jogo, entry, line_up: form.persons("player") },
        "sumula" => Decision::FillSumula { jogo, partidas: form.scores() },
        "sign" => Decision::Sign { jogo, entry },
        "deliver" => {
            let things =
                Delivered { cards: form.number("cards"), tentos: form.complete("tentos"), tampa: form.complete("tampa") };
            Decision::Deliver { jogo, bearer: form.person("person"), things }
        }
        "homologate" => Decision::Homologate { jogo },
        "correct" => Decision::Correct { jogo, partidas: form.scores(), reason: form.whole("text")? },
        "report" => report(&form, event, jogo, entry),
        "uphold" | "dismiss" => {
            let incident = IncidentId(form.number("incident"));
            if act == "uphold" {
                Decision::Uphold { incident, members: Vec::new() }
            } else {
                Decision::Dismiss { incident, members: Vec::new() }
            }
        }
        "warn" => {
            let rule = match form.text("rule") {
                "crowding" => HallRule::Crowding,
                "blade" => HallRule::Blade,
                _ => HallRule::Shouting,
            };
            Decision::Warn { rule, text: form.whole("text")? }
        }
        _ => return Err(Breach::NotYours),
    }])
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

fn proxies(form: &Form<'_>) -> Vec<EntryId> {
    form.all("proxy").into_iter().filter_map(|entry| entry.parse().ok()).map(EntryId).collect()
}

fn next_person(event: &Championship) -> PersonId {
    PersonId(event.persons.last_key_value().map_or(1, |(person, _)| person.0.saturating_add(1)))
}

fn details(form: &Form<'_>, name: Line) -> Person {
    let tradition = if form.text("tradition") == "prenda" { Tradition::Prenda } else { Tradition::Peao };
    let contact: Line = form.line("contact");
    Person { name, tradition, contact: Some(contact).filter(|contact| !contact.is_empty()) }
}

/// Somebody of this name, or a number for somebody new.
fn known(event: &Championship, name: &str) -> Option<PersonId> {
    let same = |other: &str| other.trim().to_lowercase() == name.to_lowercase();
    event.persons.iter().find(|(_, person)| same(&person.name)).map(|(&person, _)| person)
}

/// Somebody known, or somebody new by their name.
fn appoint(form: &Form<'_>, event: &Championship) -> Result<Vec<Decision>, Breach> {
    let role = club::role::role_from_name(form.text("role")).unwrap_or(Role::Public);
    let name = form.text("name");
    Ok(match (form.text("person").parse().ok(), known(event, name)) {
        (Some(person), _) => vec![Decision::Appoint { person: PersonId(person), role }],
        (None, Some(person)) => vec![Decision::Appoint { person, role }],
        (None, None) => {
            let person = next_person(event);
            vec![Decision::Register { person, details: details(form, Line::try_from(name)?) }, Decision::Appoint { person, role }]
        }
    })
}

/// By their number, or by name: somebody known, or somebody new.
fn name_capataz(form: &Form<'_>, event: &Championship, entry: EntryId) -> Result<Vec<Decision>, Breach> {
    if !form.text("person").is_empty() {
        return Ok(vec![Decision::NameCapataz { entry, capataz: form.person("person") }]);
    }
    let mut book = Book::new(event);
    let capataz = book.person(form.text("name"), |name| details(form, name))?;
    book.decisions.push(Decision::NameCapataz { entry, capataz });
    Ok(book.decisions)
}

/// A whole entry from the form at the door: people who are not known yet are registered, and who pays at once is confirmed.
fn enter(form: &Form<'_>, event: &Championship) -> Result<Vec<Decision>, Breach> {
    let Entrants { category, players, reserves, capataz, .. } = Entrants::of(form);
    let mut book = Book::new(event);
    book.enter(&category, form.text("name"), (&players, &reserves), capataz, |name| details(form, name), channel(form))?;
    let (entry, ctg, region): (EntryId, Line, Line) = (EntryId(book.next_entry.0 - 1), form.line("ctg"), form.line("region"));
    if !form.text("paid").is_empty() {
        book.pay(&category, reserves.len());
    }
    if !ctg.is_empty() || !region.is_empty() {
        book.decisions.push(Decision::NoteOrigin { entry, ctg, region });
    }
    Ok(book.decisions)
}

fn channel(form: &Form<'_>) -> Channel {
    if form.text("channel") == "secretaria" { Channel::Secretaria } else { Channel::Presencial }
}

struct Entrants<'f> {
    category: CategoryId,
    players: Vec<&'f str>,
    reserves: Vec<&'f str>,
    capataz: Option<&'f str>,
}

impl<'f> Entrants<'f> {
    fn of(form: &Form<'f>) -> Entrants<'f> {
        let capataz = Some(form.text("capataz")).filter(|name| !name.is_empty());
        Entrants { category: form.category(), players: form.all("player"), reserves: form.all("reserve"), capataz }
    }
}

/// Decisions that are made one upon another, with the numbers they take.
pub(super) struct Book<'e> {
    event: &'e Championship,
    /// Everybody by their name, known before or registered here.
    people: HashMap<String, PersonId>,
    next: PersonId,
    next_entry: EntryId,
    next_receipt: u32,
    pub(super) decisions: Vec<Decision>,
}

fn same_name(name: &str) -> String {
    name.trim().to_lowercase()
}

impl<'e> Book<'e> {
    pub(super) fn new(event: &'e Championship) -> Book<'e> {
        let mut people = HashMap::new();
        for (&person, details) in &event.persons {
            people.entry(same_name(&details.name)).or_insert(person);
        }
        let next_entry = EntryId(event.entries.last_key_value().map_or(1, |(entry, _)| entry.0.saturating_add(1)));
        let (next, next_receipt) = (next_person(event), event.next_receipt());
        Book { event, people, next, next_entry, next_receipt, decisions: Vec::new() }
    }

    /// Is somebody called so?
    pub(super) fn knows(&self, name: &str) -> bool {
        self.people.contains_key(&same_name(name))
    }

    pub(super) fn person(&mut self, name: &str, details: impl Fn(Line) -> Person) -> Result<PersonId, TooLong> {
        let (next, whole) = (self.next, Line::try_from(name)?);
        let person = *self.people.entry(same_name(name)).or_insert(next);
        if person == next {
            self.next = PersonId(next.0.saturating_add(1));
            self.decisions.push(Decision::Register { person, details: details(whole) });
        }
        Ok(person)
    }

    fn enter(
        &mut self,
        category: &CategoryId,
        name: &str,
        (players, reserves): (&[&str], &[&str]),
        capataz: Option<&str>,
        details: impl Fn(Line) -> Person,
        channel: Channel,
    ) -> Result<(), TooLong> {
        let of = |names: &[&str], part: Part, book: &mut Self| -> Result<Vec<(PersonId, Part)>, TooLong> {
            names.iter().map(|name| Ok((book.person(name, &details)?, part))).collect()
        };
        let mut members = of(players, Part::Titular, self)?;
        members.extend(of(reserves, Part::Reserve, self)?);
        let capataz = capataz.map(|name| self.person(name, &details)).transpose()?;
        let capataz = capataz.or(members.first().map(|&(person, _)| person));
        let first = |name: &&str| name.split_whitespace().next().unwrap_or_default().to_owned();
        let made = match players {
            [one] => (*one).to_owned(),
            several => several.iter().map(first).collect::<Vec<_>>().join(" e "),
        };
        // Several long first names are cut; a name somebody chose is not.
        let name = if name.is_empty() { Line::cut(&made) } else { Line::try_from(name)? };
        let entry = self.next_entry;
        self.next_entry = EntryId(entry.0.saturating_add(1));
        self.decisions.push(Decision::Enter { category: category.clone(), entry, name, capataz, members, channel });
        Ok(())
    }

    /// The fee of the last entry.
    fn pay(&mut self, category: &CategoryId, reserves: usize) {
        let Some(of) = self.event.categories.get(category) else { return };
        let amount = of.options.fee + Centavos(of.options.reserve_fee.0 * reserves as i64);
        let entry = EntryId(self.next_entry.0 - 1);
        if amount.0 > 0 {
            self.decisions.push(Decision::Pay { entry, amount, receipt: self.next_receipt });
            self.next_receipt = self.next_receipt.saturating_add(1);
        }
    }
}

/// Entries of a CSV file, each registered, entered and, where it says so, paid.
pub fn from_csv(rows: &[club::open_data::EntryRow], event: &Championship) -> Result<Vec<Decision>, Breach> {
    let mut book = Book::new(event);
    for row in rows {
        let details = |name: Line| Person { name, tradition: Tradition::Peao, contact: row.contact() };
        let (players, reserves) = (row.players(), row.reserves());
        let category = CategoryId::from(row.category.trim());
        book.enter(&category, row.name.trim(), (&players, &reserves), row.capataz(), details, Channel::Secretaria)?;
        if row.is_paid() {
            book.pay(&category, reserves.len());
        }
    }
    Ok(book.decisions)
}

fn pay(event: &Championship, entry: EntryId) -> Result<Decision, Breach> {
    let of = event.entry(entry)?;
    Ok(Decision::Pay { entry, amount: event.fee(of) - of.paid(), receipt: event.next_receipt() })
}

fn award(form: &Form<'_>, event: &Championship, category: CategoryId) -> Result<Decision, Breach> {
    let place = form.text("place").parse().unwrap_or(usize::MAX);
    let award = event.awards(&category)?.into_iter().find(|award| award.place == place).ok_or(Breach::NotThatEntry)?;
    let to = event.entry(award.entry)?.capataz.ok_or(Breach::NoCapataz)?;
    Ok(Decision::PayAward { category, place, to, receipt: event.next_receipt() })
}

/// Calls every jogo of the round that finds a table now, as the timetable has it.
fn call_all(event: &Championship, category: &CategoryId, now: Time) -> Result<Vec<Decision>, Breach> {
    let of = event.category(category)?;
    let mut tables = event.free_tables();
    let mut tried = event.clone();
    let mut calls = Vec::new();
    let is_next = |jogo: &club::jogo::Jogo| {
        jogo.category == *category
            && jogo.state == club::jogo::State::Scheduled
            && of.state == club::category::CategoryState::InPlay(jogo.round)
    };
    let mut table = tables.next();
    for (&jogo, _) in event.jogos.iter().filter(|(_, jogo)| is_next(jogo)) {
        let Some(free) = table else { break };
        let call = Decision::Call { jogo, table: free, time: now };
        let by = event.staff().find(|(_, role)| *role == Role::Organising);
        let Some((person, role)) = by else { break };
        // Who plays at another table is called when they are free.
        if tried.decide(Actor { person, role }, now, call.clone()).is_ok() {
            calls.push(call);
            table = tables.next();
        }
    }
    if calls.is_empty() { Err(Breach::TableTaken) } else { Ok(calls) }
}

fn tentos(form: &Form<'_>, jogo: JogoId) -> Decision {
    let side = form.text("side").parse().unwrap_or(usize::MAX);
    let amount = form.text("amount").parse().unwrap_or(0);
    Decision::Tentos { jogo, side, amount, reason: form.line("reason") }
}

fn report(form: &Form<'_>, event: &Championship, jogo: JogoId, entry: EntryId) -> Decision {
    let incident = IncidentId(event.incidents.last_key_value().map_or(1, |(incident, _)| incident.0.saturating_add(1)));
    let (text, ruling): (Note, Note) = (form.line("text"), form.line("ruling"));
    // Who is accused says of which entry they are.
    let person = form.person("person");
    let theirs = event.jogos.get(&jogo).and_then(|jogo| {
        let of = |entry: &EntryId| event.entries.get(entry).is_some_and(|entry| entry.concerns(person));
        jogo.entries.into_iter().flatten().find(of)
    });
    Decision::Report { jogo, incident, ground: form.ground(), entry: theirs.unwrap_or(entry), person, text, ruling }
}
