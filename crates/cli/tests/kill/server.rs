//! A server in a process of its own, which can be killed.

use sql::open;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use store::Store;

/// A running server.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts it, and waits until it says where it is.
    pub(crate) fn start(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()).and_then(|text| text.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address in `{line}`")) }
    }

    fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("dead");
    }

    /// Tells it to stop, as a keeper does.
    pub(crate) fn tell_to_stop(&self) {
        let status = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(status.is_ok_and(|status| status.success()));
    }

    /// The most memory it has had, in kilobytes.
    pub(crate) fn peak(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a status");
        let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("a peak");
        line.split_whitespace().nth(1).and_then(|figure| figure.parse().ok()).expect("a figure")
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().expect("an end")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the server is at the moment.
pub(crate) type Place = Arc<Mutex<SocketAddr>>;

/// A server and its file, across kills.
pub(crate) struct Room {
    server: Server,
    place: Place,
    file: PathBuf,
    space: Space,
}

/// How much may be written.
enum Space {
    /// As much as the disk has.
    Plenty,
    /// A little, by a limit of the process.
    Limited,
    /// A little, on a disk of its own mounted here.
    Small(PathBuf),
}

/// What a full disk takes before it is full.
const LITTLE: usize = 600;

/// The room over a file, on any free port.
pub(crate) fn spadille(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spadille"));
    command.env("LC_ALL", "C").args(["serve", "--listen", "127.0.0.1:0", "--db"]).arg(file);
    command
}

impl Room {
    fn new(mut command: Command, file: PathBuf, space: Space) -> Room {
        let server = Server::start(&mut command);
        let place = Arc::new(Mutex::new(server.address));
        Room { server, place, file, space }
    }

    /// Opens a server over this file.
    pub(crate) fn open(file: &Path) -> Room {
        Room::new(spadille(file), file.to_owned(), Space::Plenty)
    }

    /// Opens a server that can write little: on a small disk where one can be mounted, under a limit elsewhere.
    pub(crate) fn open_on_little_space(folder: &Path) -> Room {
        let disk = folder.join("disk");
        std::fs::create_dir(&disk).expect("a folder");
        let size = format!("size={LITTLE}k");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&disk).stderr(Stdio::null()).status();
        if mounted.is_ok_and(|status| status.success()) {
            let file = disk.join("room.db");
            return Room::new(spadille(&file), file, Space::Small(disk));
        }
        let file = folder.join("room.db");
        let mut command = Command::new("sh");
        // The signal that comes with the limit is not heeded: then writing fails as on a full disk.
        command.args(["-c", "trap '' XFSZ; ulimit -S -f \"$0\"; exec \"$@\"", &(LITTLE * 2).to_string()]);
        let program = spadille(&file);
        command.arg(program.get_program()).args(program.get_args());
        Room::new(command, file, Space::Limited)
    }

    /// There is space again.
    pub(crate) fn give_space(&mut self) {
        let mut command = match &self.space {
            Space::Plenty => return,
            Space::Limited => {
                let mut command = Command::new("prlimit");
                command.args(["--pid", &self.server.child.id().to_string(), "--fsize=unlimited"]);
                command
            }
            Space::Small(disk) => {
                let mut command = Command::new("mount");
                command.args(["-o", "remount,size=64m"]).arg(disk);
                command
            }
        };
        assert!(command.status().is_ok_and(|status| status.success()), "{command:?}");
    }

    /// Kills the server and starts it again.
    pub(crate) fn kill_and_restart(&mut self) {
        self.server.kill();
        self.server = Server::start(&mut spadille(&self.file));
        *self.place.lock().unwrap_or_else(PoisonError::into_inner) = self.server.address;
    }

    /// The server.
    pub(crate) fn server(&mut self) -> &mut Server {
        &mut self.server
    }

    /// Where it is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address
    }

    /// Where it is, whenever one asks.
    pub(crate) fn place(&self) -> Place {
        Arc::clone(&self.place)
    }

    /// A championship, as the file of the server makes it.
    pub(crate) fn championship(&self, event: &table::EventId) -> Arc<club::Championship> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let store = open(self.file.to_str().expect("a path in letters")).await.expect("a store");
            clubroom::Clubs::new(store).event(event).await.expect("an event").standing()
        })
    }

    /// Reads in the file of the server.
    pub(crate) fn read<T>(&self, question: impl AsyncFnOnce(&dyn Store) -> T) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let store = open(self.file.to_str().expect("a path in letters")).await.expect("a store");
            question(&*store).await
        })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // What is in use cannot be taken away.
        let _ = self.server.child.kill();
        let _ = self.server.child.wait();
        if let Space::Small(disk) = &self.space {
            let _ = Command::new("umount").arg(disk).status();
        }
    }
}
