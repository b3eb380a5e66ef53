//! Rules on every leaf of every desk (each incident with each combination of answers that is asked) and writes a file per game,
//! to compare two versions of the program: `leaves OUT` walks all desks, `leaves OUT GOLDEN` rules again on the cases of the
//! files in `GOLDEN`.

use laws::desk::{self, Case, Given, Kind, Next};
use std::path::Path;
use std::{env, fs, io};

/// A table with everything told: players in their order, small numbers, the first of each choice.
fn render(game: &str) -> String {
    let mut players = 0;
    let words = desk::fields(game).into_iter().map(|field| {
        let answer = match field.kind {
            Kind::Player(most) => {
                players = players % most + 1;
                players.to_string()
            }
            Kind::Number(most) => most.min(20).to_string(),
            Kind::Choice(answers) => answers.first().copied().unwrap_or_default().to_owned(),
        };
        format!("{}={answer}", field.key)
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The answers of every leaf of an incident.
fn walk(form: &desk::Form, given: &Given, leaves: &mut Vec<Given>) {
    match form.next(given) {
        Next::Ruled(_) | Next::Impossible(_) | Next::Contradicts(_) => leaves.push(given.clone()),
        Next::Ask(question) => {
            // A figure is walked with one answer, players in their order.
            let is_player = |key: &String| matches!(form.figure(key), Some(Kind::Player(_)));
            let (first, many) = match question.figure {
                Some(Kind::Player(players)) => (given.keys().filter(|key| is_player(key)).count() % players.max(1), 1),
                Some(_) => (0, 1),
                None => (0, usize::MAX),
            };
            for answer in question.answers.into_iter().skip(first).take(many) {
                let mut given = given.clone();
                given.insert(question.key.to_owned(), answer.to_owned());
                walk(form, &given, leaves);
            }
        }
    }
}

/// A case and what follows: laws, sentences, fates and payments.
fn ruled(game: &str, text: &str) -> String {
    // What the desk no longer asks is left out of the standing.
    let (happened, stood) = text.split_once('|').unwrap_or((text, ""));
    let fields = desk::fields(game);
    let known = |word: &&str| word.split_once('=').is_none_or(|(key, _)| fields.iter().any(|field| field.key == key));
    let asked = format!("{happened}|{}", stood.split_whitespace().filter(known).collect::<Vec<_>>().join(" "));
    let finding = match Case::read(&asked).and_then(|case| case.finding(game)) {
        Ok(finding) => finding,
        Err(why) => return format!("{text} -> refused: {why}"),
    };
    let effects: Vec<&str> = finding.ruled.effects.iter().map(|effect| effect.token()).collect();
    let ruling = &finding.ruling;
    let mut payments: Vec<String> = ruling
        .payments
        .iter()
        .filter(|payment| payment.amount != 0)
        .map(|payment| format!("{:?}>{:?}={} ({})", payment.from, payment.to, payment.amount, payment.cause.cite))
        .collect();
    payments.sort();
    format!(
        "{text} -> {}: {} [{:?} {:?} {:?}] {}",
        finding.ruled.laws.join(" "),
        effects.join(" "),
        ruling.card,
        ruling.trick,
        ruling.hand,
        payments.join(" "),
    )
}

fn cases(game: &str) -> Vec<String> {
    let told = render(game);
    let mut cases = Vec::new();
    for form in desk::forms(game) {
        let mut leaves = Vec::new();
        walk(form, &Given::new(), &mut leaves);
        for given in leaves {
            let answers: Vec<String> = given.iter().map(|(key, answer)| format!(" {key}={answer}")).collect();
            cases.push(format!("{}{} |", form.id, answers.concat()));
            cases.push(format!("{}{} | {told}", form.id, answers.concat()));
        }
    }
    cases
}

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let out = args.next().ok_or_else(|| io::Error::other("leaves OUT [GOLDEN]"))?;
    let golden = args.next();
    fs::create_dir_all(&out)?;
    for game in desk::games() {
        let cases = match &golden {
            None => cases(game),
            Some(golden) => {
                let text = fs::read_to_string(Path::new(golden).join(format!("{game}.txt")))?;
                text.lines().filter_map(|line| line.split_once(" -> ")).map(|(case, _)| case.to_owned()).collect()
            }
        };
        let lines: String = cases.iter().map(|case| ruled(game, case) + "\n").collect();
        fs::write(Path::new(&out).join(format!("{game}.txt")), lines)?;
    }
    Ok(())
}
