//! The examples for operators run as they stand: the unit's own command behind the proxy's own site.

use crate::server::Server;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const UNIT: &str = include_str!("../../../../docs/operations/spadille.service");
const SITE: &str = include_str!("../../../../docs/operations/nginx.conf");
const LONG: Duration = Duration::from_secs(60);

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its number").port()
}

/// The unit with places of ours in it.
fn unit(folder: &Path, listen: SocketAddr) -> String {
    let program = env!("CARGO_BIN_EXE_spadille");
    let there = [("/usr/local/bin/spadille", program), ("127.0.0.1:7253", &listen.to_string())];
    let text = there.iter().fold(UNIT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    text.replace("/var/lib/spadille", &folder.display().to_string())
}

/// A proxy that ends with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// nginx with the site, and a certificate of our own.
fn proxy(folder: &Path, room: SocketAddr, port: u16) -> Proxy {
    let (key, certificate) = (folder.join("key.pem"), folder.join("certificate.pem"));
    let mut made = Command::new("openssl");
    made.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=cards.example.org", "-keyout"]);
    let made = made.arg(&key).arg("-out").arg(&certificate).output().expect("openssl");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let kept = "/etc/letsencrypt/live/cards.example.org";
    let there = [
        ("listen 443 ssl".to_owned(), format!("listen 127.0.0.1:{port} ssl")),
        (format!("{kept}/fullchain.pem"), certificate.display().to_string()),
        (format!("{kept}/privkey.pem"), key.display().to_string()),
        ("127.0.0.1:7253".to_owned(), room.to_string()),
    ];
    let site = there.iter().fold(SITE.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    std::fs::write(folder.join("site.conf"), site).expect("written");
    let here = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
        .collect();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {here}/nginx.pid;\nerror_log {here}/nginx.log;\nevents {{ worker_connections 512; }}\nhttp {{\naccess_log off;\n\
         {temporary}include {here}/site.conf;\n}}\n"
    );
    let file = folder.join("nginx.conf");
    std::fs::write(&file, whole).expect("written");
    let child =
        Command::new("nginx").arg("-p").arg(folder).arg("-c").arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let proxy = Proxy(child.expect("this test needs nginx: install the package `nginx`"));
    let end = Instant::now() + LONG;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        let log = || std::fs::read_to_string(folder.join("nginx.log")).unwrap_or_default();
        assert!(Instant::now() < end, "nginx does not listen: {}", log());
        std::thread::sleep(Duration::from_millis(20));
    }
    proxy
}

/// What comes back through the encrypted way, until it is closed.
fn through(port: u16, requests: &str) -> String {
    let mut client = Command::new("openssl")
        .args(["s_client", "-quiet", "-ign_eof", "-connect", &format!("127.0.0.1:{port}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("openssl");
    client.stdin.take().expect("its input").write_all(requests.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    client.stdout.take().expect("its output").read_to_end(&mut answer).expect("an answer");
    client.wait().expect("an end");
    String::from_utf8_lossy(&answer).into_owned()
}

fn ask(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: cards.example.org\r\n{more}\r\n")
}

#[test]
fn the_examples_of_the_page_for_operators_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let listen = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let unit = unit(folder.path(), listen);
    let file = folder.path().join("spadille.service");
    std::fs::write(&file, &unit).expect("written");
    let verified = Command::new("systemd-analyze").arg("verify").arg(&file).output().expect("this test needs systemd-analyze");
    let said = String::from_utf8_lossy(&verified.stderr);
    assert!(!said.contains("spadille.service"), "{said}");
    let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a command");
    let mut words = line.split(' ');
    let mut command = Command::new(words.next().expect("a program"));
    let server = Server::start(command.args(words));
    let port = free_port();
    let _proxy = proxy(folder.path(), listen, port);
    let page = through(port, &ask("/", "Connection: close\r\n"));
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.to_ascii_lowercase().contains("strict-transport-security: max-age=31536000"), "{page}");
    assert!(through(port, &ask("/metrics", "Connection: close\r\n")).starts_with("HTTP/1.1 404"), "figures are the keeper's");
    let named = "POST /account/name HTTP/1.1\r\nHost: cards.example.org\r\nOrigin: https://cards.example.org\r\nConnection: close\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\nname=Ana";
    let cookie = through(port, named);
    assert!(cookie.starts_with("HTTP/1.1 303") && cookie.contains("Secure"), "cookies travel encrypted: {cookie}");
    let other = named.replace("https://cards", "http://cards");
    assert!(through(port, &other).starts_with("HTTP/1.1 403"), "a page that came without encryption is another's");
    // Whatever a visitor says of where they come from, they are one visitor.
    let many: String = (0..700).map(|n| ask("/account", &format!("X-Forwarded-For: 203.0.113.{}\r\n", n % 250))).collect();
    let answers = through(port, &(many + &ask("/account", "Connection: close\r\n")));
    assert!(answers.contains("HTTP/1.1 429"), "each request was somebody else's");
    drop(server);
}
