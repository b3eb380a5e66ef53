//! Codes of addresses for the cameras of telephones (ISO/IEC 18004), as black fields of a grid.

use qrcode::{Color, QrCode};
use std::fmt::Write as _;

/// Fields left white round a code.
const QUIET: usize = 4;

/// The dark fields of the code of a text, and the fields of a side without the quiet zone; none, if the text is too long for a code.
pub(crate) fn fields(text: &str) -> Option<(usize, Vec<(usize, usize)>)> {
    let code = QrCode::new(text.as_bytes()).ok().filter(|_| !text.is_empty())?;
    let side = code.width();
    let dark = code.into_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    Some((side, dark.map(|(n, _)| (n % side, n / side)).collect()))
}

/// The code of an address as SVG.
pub(crate) fn code(address: &str) -> Option<String> {
    let (side, dark) = fields(address)?;
    let mut path = String::new();
    for (x, y) in dark {
        let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
    }
    let whole = side + 2 * QUIET;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" shape-rendering=\"crispEdges\" aria-hidden=\"true\"><path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}
