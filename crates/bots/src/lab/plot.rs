//! Calibration as a picture: for each tenth of the claims, the share that was won.

use super::calibration::{Calibration, Cell, Role};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Width and height of one diagram, and of its margin.
const SIDE: f64 = 150.0;
const MARGIN: f64 = 42.0;

/// Diagrams in a row.
const ROW: usize = 4;

/// Fewer claims in a tenth say little.
const FEWEST: u64 = 20;

/// Colours by day and by night.
const STYLE: &str = "\
svg{background:#f5efe1;font:11px Georgia,serif}text{fill:#241f1a}.faint{fill:#5d5346}.frame{fill:none;stroke:#d3c7ac}\
.even{stroke:#8f2b27;stroke-dasharray:5 4}.line{fill:none;stroke:#25614f;stroke-width:1.5}.dot{fill:#25614f}\
@media(prefers-color-scheme:dark){svg{background:#121d1c}text{fill:#ece4d1}.faint{fill:#b4ad9b}.frame{stroke:#2f403c}\
.even{stroke:#e8968a}.line{stroke:#86c9ad}.dot{fill:#86c9ad}}";

/// One diagram for each game and role, claims across, results up.
pub fn svg(games: &[(String, Calibration)]) -> String {
    let mut diagrams: Vec<(String, [(u64, u64); 10])> = Vec::new();
    for (game, calibration) in games {
        let mut roles: BTreeMap<Role, [(u64, u64); 10]> = BTreeMap::new();
        for (&(role, _), Cell { tenths, .. }) in calibration {
            for (sum, more) in roles.entry(role).or_default().iter_mut().zip(tenths) {
                *sum = (sum.0 + more.0, sum.1 + more.1);
            }
        }
        diagrams.extend(roles.into_iter().map(|(role, tenths)| (format!("{game}, {}", role.name()), tenths)));
    }
    let rows = diagrams.len().div_ceil(ROW);
    let (width, height) = (ROW as f64 * (SIDE + MARGIN) + MARGIN, rows as f64 * (SIDE + MARGIN) + MARGIN);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"Chances claimed and deals won\"><style>{STYLE}</style>\n"
    );
    for (at, (title, tenths)) in diagrams.iter().enumerate() {
        let (left, top) = ((at % ROW) as f64 * (SIDE + MARGIN) + MARGIN, (at / ROW) as f64 * (SIDE + MARGIN) + MARGIN);
        // Writing to a string cannot fail.
        let _ = diagram(&mut out, (left, top), title, tenths);
    }
    out.push_str("</svg>\n");
    out
}

fn diagram(out: &mut String, (left, top): (f64, f64), title: &str, tenths: &[(u64, u64); 10]) -> std::fmt::Result {
    let (x, y) = (|share: f64| left + SIDE * share, |share: f64| top + SIDE * (1.0 - share));
    writeln!(out, "<text x=\"{left}\" y=\"{}\">{title}</text>", top - 6.0)?;
    writeln!(out, "<rect class=\"frame\" x=\"{left}\" y=\"{top}\" width=\"{SIDE}\" height=\"{SIDE}\"/>")?;
    writeln!(out, "<line class=\"even\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>", x(0.0), y(0.0), x(1.0), y(1.0))?;
    let known = tenths.iter().enumerate().filter(|(_, (claims, _))| *claims >= FEWEST);
    let points: Vec<(f64, f64, u64)> =
        known.map(|(tenth, &(claims, won))| ((tenth as f64 + 0.5) / 10.0, won as f64 / claims as f64, claims)).collect();
    let line: Vec<String> = points.iter().map(|&(said, won, _)| format!("{:.1},{:.1}", x(said), y(won))).collect();
    writeln!(out, "<polyline class=\"line\" points=\"{}\"/>", line.join(" "))?;
    for (said, won, claims) in points {
        writeln!(
            out,
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"><title>{claims}: {:.0} of 100</title></circle>",
            x(said),
            y(won),
            100.0 * won
        )?;
    }
    for share in [0.0, 0.5, 1.0] {
        let label = (100.0 * share) as u32;
        writeln!(
            out,
            "<text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            x(share),
            top + SIDE + 13.0
        )?;
        writeln!(
            out,
            "<text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            left - 4.0,
            y(share) + 4.0
        )?;
    }
    Ok(())
}
