//! The numbered steps that bring a database to its present form, as part of the program. What was released is never changed: the
//! database remembers the digest of each step it has taken.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::borrow::Cow;

/// The steps in this folder of `migrations`, by number and name.
macro_rules! steps {
    ($folder:literal, $($number:literal $name:literal $file:literal),+ $(,)?) => {
        Migrator::with_migrations(vec![$(step($number, $name, include_str!(concat!("../migrations/", $folder, "/", $file)))),+])
    };
}

/// The same steps for every database, each in its own SQL.
macro_rules! all_steps {
    ($folder:literal) => {
        steps!(
            $folder,
            1 "first" "0001_first.sql",
            2 "agreements in full" "0002_agreements_in_full.sql",
            3 "sessions and hosts" "0003_sessions_and_hosts.sql",
            4 "clubs" "0004_clubs.sql",
            5 "ratings and blunders" "0005_ratings_and_blunders.sql",
            6 "tries and twins" "0006_tries_and_twins.sql",
            7 "origins" "0007_origins.sql",
            8 "learnt" "0008_learnt.sql",
            9 "last seen" "0009_last_seen.sql",
        )
    };
}

pub(super) fn sqlite() -> Migrator {
    all_steps!("sqlite")
}

pub(super) fn postgres() -> Migrator {
    all_steps!("postgres")
}

fn step(number: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, SqlStr::from_static(sql), false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_in_the_folders_is_a_step() {
        for (folder, steps) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let mut files: Vec<_> = std::fs::read_dir(&path)
                .expect("the folder is there")
                .map(|file| file.expect("it can be read").file_name().into_string().expect("a plain name"))
                .collect();
            files.sort();
            let named: Vec<_> =
                steps.iter().map(|step| format!("{:04}_{}.sql", step.version, step.description.replace(' ', "_"))).collect();
            assert_eq!(files, named, "{folder}");
        }
    }
}
