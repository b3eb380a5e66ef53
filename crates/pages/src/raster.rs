//! A picture in pixels, for previews of links that draw no SVG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The drawing as PNG; nothing if it is no drawing. Its letters are outlines (`letters.rs`): no font is asked for.
pub fn png(svg: &str) -> Option<Vec<u8>> {
    let tree = Tree::from_str(&by_day(svg), &Options::default()).ok()?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// The same with the colours that its variables have by day: outside of a page nothing sets them.
fn by_day(svg: &str) -> String {
    let mut pieces = svg.split("var(");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (variable, rest) = piece.split_once(')').unwrap_or((piece, ""));
        plain.push_str(variable.split_once(',').map_or("currentColor", |(_, colour)| colour));
        plain.push_str(rest);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::super::letters::{Letters, Stands};
    use super::*;

    #[test]
    fn variables_have_their_colours_by_day() {
        let svg = "<g fill=\"var(--card-ink,#211e1a)\" stroke=\"var(--x)\"/>";
        assert_eq!(by_day(svg), "<g fill=\"#211e1a\" stroke=\"currentColor\"/>");
    }

    /// Letters come from the font of the house: a name leaves ink on the paper, and so does a colour that is a variable.
    #[test]
    fn letters_and_colours_are_drawn() {
        let drawn = |inside: &str| {
            let paper = "<rect width=\"60\" height=\"30\" fill=\"#fff\"/>";
            let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"30\">{paper}{inside}</svg>");
            let png = png(&svg).expect("a picture");
            assert!(png.starts_with(b"\x89PNG"));
            Pixmap::decode_png(&png).expect("pixels").data().iter().filter(|&&value| value < 128).count()
        };
        let name =
            |name: &str| drawn(&format!("<path d=\"{}\"/>", Letters::of_the_house().line(name, (4.0, 22.0), 20.0, Stands::Left)));
        assert_eq!(drawn(""), 0);
        assert!(name("Inês") > 100 && name("  ") == 0);
        assert!(drawn("<circle cx=\"20\" cy=\"15\" r=\"9\" fill=\"var(--card-ink,#211e1a)\"/>") > 400);
        assert_eq!(png("no drawing"), None);
    }
}
