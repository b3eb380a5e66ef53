//! A server in a process of its own, and what a process uses.

use super::{Failed, request};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server; it is killed when this is dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    pub opened_in: Duration,
}

impl Server {
    /// Starts the program over a database, and waits until it answers.
    pub async fn start(program: &str, database: &str, listen: SocketAddr) -> Result<Server, Failed> {
        let began = Instant::now();
        let mut command = Command::new(program);
        command.args(["serve", "--listen", &listen.to_string(), "--db", database]).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line).await?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        let address = address.ok_or_else(|| format!("{program} says no address"))?.parse()?;
        request(address, Ipv4Addr::LOCALHOST, "GET", "/healthz", "", "").await?;
        Ok(Server { child, address, opened_in: began.elapsed() })
    }

    pub fn used(&self) -> Result<Used, Failed> {
        Used::by(&self.child.id().unwrap_or_default().to_string())
    }

    /// Ends it as a failure of the machine would.
    pub async fn kill(&mut self) -> Result<(), Failed> {
        Ok(self.child.kill().await?)
    }
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// Processor time, in milliseconds.
    pub worked: u64,
    /// Kilobytes in memory now, and at the most.
    pub memory: u64,
    pub peak: u64,
}

impl Used {
    /// By the process of this number; `self` is this one.
    pub fn by(process: &str) -> Result<Used, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        // In the ticks of the system, a hundred a second.
        let ticks = |place: usize| fields.get(place).ok_or("no figure").map(|text| text.parse::<u64>().unwrap_or_default());
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let kilobytes = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name));
            line.and_then(|line| line.split_whitespace().nth(1)).and_then(|text| text.parse().ok()).unwrap_or_default()
        };
        Ok(Used { worked: (ticks(11)? + ticks(12)?) * 10, memory: kilobytes("VmRSS:"), peak: kilobytes("VmHWM:") })
    }
}

/// Raises the number of descriptors of this process, which servers started by it inherit, and says how many there are.
pub fn descriptors(wanted: u64) -> Result<u64, Failed> {
    Ok(rlimit::increase_nofile_limit(wanted)?)
}
