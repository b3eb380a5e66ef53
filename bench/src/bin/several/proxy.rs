//! nginx before several servers.

use bench::load::Failed;
use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::Stdio;
use tokio::process::{Child, Command};

/// A running proxy; it ends when this is dropped.
pub(crate) struct Proxy {
    _child: Child,
    pub(crate) address: SocketAddr,
}

/// Each seat of a table comes to a server of its own, as long as that is there.
fn configuration(folder: &Path, address: SocketAddr, servers: &[SocketAddr]) -> String {
    let folder = folder.display();
    let mut text = format!(
        "daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log crit;\n\
         events {{ worker_connections 16384; }}\nhttp {{\n  access_log off;\n"
    );
    for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"] {
        let _ = writeln!(text, "  {kind}_temp_path {folder}/{kind};");
    }
    for n in 0..servers.len() {
        let _ = writeln!(text, "  upstream room{n} {{");
        for (other, server) in servers.iter().enumerate() {
            let rank = if other == n { "" } else { " backup" };
            let _ = writeln!(text, "    server {server} max_fails=1 fail_timeout=1s{rank};");
        }
        text += "  }\n";
    }
    text += "  map $arg_seat $room {\n    default room0;\n";
    for n in 0..servers.len() {
        let _ = writeln!(text, "    {n} room{n};");
    }
    let _ = write!(
        text,
        "  }}\n  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}\n  server {{\n    listen {address} backlog=4096;\n    \
         location / {{\n      proxy_pass http://$room;\n      proxy_http_version 1.1;\n      proxy_set_header Host $host;\n      \
         proxy_set_header X-Forwarded-For $remote_addr;\n      proxy_set_header Upgrade $http_upgrade;\n      \
         proxy_set_header Connection $connection_upgrade;\n      proxy_read_timeout 90s;\n      proxy_buffering off;\n    }}\n  }}\n}}\n"
    );
    text
}

/// A port that nobody listens on.
pub(crate) fn free_port() -> Result<SocketAddr, Failed> {
    Ok(std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

impl Proxy {
    pub(crate) async fn start(folder: &Path, servers: &[SocketAddr]) -> Result<Proxy, Failed> {
        let (address, file) = (free_port()?, folder.join("nginx.conf"));
        std::fs::write(&file, configuration(folder, address, servers))?;
        let mut command = Command::new("nginx");
        command.arg("-p").arg(folder).arg("-c").arg(&file).stderr(Stdio::null()).kill_on_drop(true);
        let child = command.spawn().map_err(|error| format!("nginx: {error}: install the package `nginx`"))?;
        for _ in 0..200 {
            if tokio::net::TcpStream::connect(address).await.is_ok() {
                return Ok(Proxy { _child: child, address });
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        Err("nginx does not listen".into())
    }
}
