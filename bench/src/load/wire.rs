//! Requests and sockets of one address.

use super::Failed;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub(super) type Socket = WebSocketStream<TcpStream>;

/// What a socket reads at a time: a sight at one go, so that the clients take less of the processors they share with the server.
const BUFFER: usize = 16 << 10;

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

/// Sends a form; the person one is, and where one is sent.
pub(super) async fn form(server: SocketAddr, from: Ipv4Addr, path: &str, body: &str) -> Result<(String, String), Failed> {
    let (head, _) = request(server, from, "POST", path, "", body).await?;
    // A proxy may spell the names of headers its own way.
    let header = |name: &str| {
        let line = head.lines().find(|line| line.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name)));
        line.map_or("", |line| &line[name.len()..]).to_owned()
    };
    let token = header("set-cookie: spadille=").split(';').next().unwrap_or_default().to_owned();
    if token.is_empty() { Err(format!("{path}: {head}").into()) } else { Ok((token, header("location: "))) }
}

/// A socket at a table.
pub(super) async fn socket(server: SocketAddr, from: Ipv4Addr, path: &str, token: &str) -> Result<Socket, Failed> {
    let mut request = format!("ws://{server}{path}").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let small = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    Ok(client_async_with_config(request, connect(server, from).await?, Some(small)).await?.0)
}
