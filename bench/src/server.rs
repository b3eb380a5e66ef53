//! A server in a process of its own, and requests to it from addresses of their own.

use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::process::{Child, Command};

pub type Failed = Box<dyn Error + Send + Sync>;

/// The server under load.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    pub opened_in: Duration,
}

impl Server {
    /// Starts the program over a file.
    pub async fn start(program: &str, file: &std::path::Path) -> Result<Server, Failed> {
        let began = Instant::now();
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--db"]).arg(file).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line).await?;
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()).ok_or("no address")?.parse()?;
        request(address, Ipv4Addr::LOCALHOST, "GET", "/healthz", "", "").await?;
        Ok(Server { child, address, opened_in: began.elapsed() })
    }

    /// Processor time used, in the ticks of the system, a hundred a second.
    pub fn worked(&self) -> Result<u64, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id().unwrap_or_default()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        Ok(fields.get(11).ok_or("no figure")?.parse::<u64>()? + fields.get(12).ok_or("no figure")?.parse::<u64>()?)
    }

    /// Kilobytes in memory.
    pub fn memory(&self) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id().unwrap_or_default()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no figure")?;
        Ok(line.split_whitespace().nth(1).unwrap_or_default().parse()?)
    }
}

/// A connection from an address of its own.
pub async fn connect(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream, Failed> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::V4(SocketAddrV4::new(from, 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The head and the body of an answer.
pub async fn request(
    server: SocketAddr,
    from: Ipv4Addr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Result<(String, Vec<u8>), Failed> {
    let mut stream = connect(server, from).await?;
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{headers}content-type: application/x-www-form-urlencoded\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let head = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or("no answer")?;
    Ok((String::from_utf8_lossy(&answer[..head]).into_owned(), answer.split_off(head + 4)))
}

/// In milliseconds, what so many of a hundred are within.
pub fn percentile(sorted: &[Duration], of_hundred: usize) -> f64 {
    sorted.get((sorted.len() * of_hundred / 100).min(sorted.len().saturating_sub(1))).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}
