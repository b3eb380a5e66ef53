//! A PostgreSQL server of our own, in a temporary folder, for as long as a test needs it.
#![allow(dead_code, reason = "every test uses a part of it")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A running server; it is stopped, and all it kept is thrown away, when this is dropped.
pub(crate) struct Postgres {
    binaries: PathBuf,
    folder: TempDir,
    port: u16,
    options: String,
}

impl Postgres {
    /// Makes a cluster and starts it. What it is told survives its own end, not the machine's: tests need no more.
    pub(crate) fn start() -> Postgres {
        Postgres::start_with("-c fsync=off")
    }

    /// Makes a cluster that keeps what it is told as one for people does.
    pub(crate) fn start_durable() -> Postgres {
        Postgres::start_with("-c fsync=on")
    }

    fn start_with(how: &str) -> Postgres {
        let binaries = binaries();
        let folder = tempfile::Builder::new().prefix("spadille-postgres").tempdir().expect("a temporary folder");
        let port = free_port();
        let options = format!("-p {port} -h 127.0.0.1 -k {} {how}", folder.path().display());
        let server = Postgres { binaries, folder, port, options };
        // The server refuses to run as root, and its folder must belong to whom it runs as.
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(server.folder.path()));
        }
        let data = server.data();
        run(server.command("initdb").arg("-D").arg(&data).args(["-U", "spadille", "-A", "trust", "-E", "UTF8", "--no-sync"]));
        server.resume();
        server
    }

    /// Starts it, at the beginning or after it was stopped.
    pub(crate) fn resume(&self) {
        let log = self.folder.path().join("log");
        run(self.command("pg_ctl").arg("-D").arg(self.data()).arg("-l").arg(log).args(["-w", "-o", &self.options, "start"]));
    }

    /// Stops it as a keeper does, with everybody still connected.
    pub(crate) fn stop(&self) {
        run(self.command("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-m", "fast", "stop"]));
    }

    /// The address of a database that is empty.
    pub(crate) fn database(&self, name: &str) -> String {
        let server = ["-h", "127.0.0.1", "-U", "spadille", "-p"];
        run(self.command("createdb").args(server).arg(self.port.to_string()).arg(name));
        format!("postgres://spadille@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops it as a keeper does, with everybody still connected, and starts it again.
    pub(crate) fn restart(&self) {
        let log = self.folder.path().join("log");
        run(self.command("pg_ctl").arg("-D").arg(self.data()).arg("-l").arg(log).args(["-w", "-m", "fast", "restart"]));
    }

    /// What a query finds, a line a row, its columns divided by tabs.
    pub(crate) fn query(&self, database: &str, query: &str) -> String {
        let mut command = self.command("psql");
        command.args(["-h", "127.0.0.1", "-U", "spadille", "-A", "-t", "-F", "\t", "-p"]).arg(self.port.to_string());
        let found = command.args(["-c", query]).arg(database).output().expect("psql");
        assert!(found.status.success(), "{query}: {}", String::from_utf8_lossy(&found.stderr));
        String::from_utf8(found.stdout).expect("text")
    }

    /// Where its files lie.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, as somebody who may run it.
    fn command(&self, name: &str) -> Command {
        let program = self.binaries.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", "postgres", "--regid", "postgres", "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        let data = self.data();
        let _ = stop.arg("-D").arg(data).args(["-m", "immediate", "stop"]).stdout(Stdio::null()).status();
    }
}

/// Where the programs of PostgreSQL lie, the newest first.
fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut packaged: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    packaged.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let mut places = packaged.into_iter().rev().chain(std::env::split_paths(&paths));
    let whole = |bin: &PathBuf| ["initdb", "pg_ctl", "createdb"].iter().all(|program| bin.join(program).exists());
    places.find(whole).expect("this test needs a PostgreSQL server: install the package `postgresql`")
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(Path::new("/proc/self")).is_ok_and(|me| me.uid() == 0)
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its number").port()
}

fn run(command: &mut Command) {
    // The server that `pg_ctl` leaves behind would hold a pipe open: what is said goes to a file of its own.
    let said = tempfile::tempfile().expect("a temporary file");
    let (out, err) = (said.try_clone().expect("a handle"), said.try_clone().expect("a handle"));
    let status = command.stdin(Stdio::null()).stdout(out).stderr(err).status();
    let text = || {
        use std::io::{Read, Seek};
        let mut said = said.try_clone().expect("a handle");
        let mut text = String::new();
        let _ = said.rewind().and_then(|()| said.read_to_string(&mut text));
        text
    };
    assert!(status.as_ref().is_ok_and(std::process::ExitStatus::success), "{command:?}: {status:?}\n{}", text());
}
