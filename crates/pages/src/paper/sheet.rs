//! Sheets of A4 with text, lines and boxes, in one of the fonts every reader of PDF has. They know the letters of the house's four
//! languages; any other letter is shown as a question mark.

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};

const WIDTH: f32 = 595.0;
const MARGIN: f32 = 48.0;
/// The most pages of a paper: a sheet for each of the most entries. More are not kept.
const MOST_PAGES: usize = 1_000;
const PLAIN: Name<'static> = Name(b"F1");
const BOLD: Name<'static> = Name(b"F2");

/// The widths of the letters of Helvetica from the space on, in thousandths of their size.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
    556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
    722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// How large a text is, and how heavy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Type {
    /// To be read from afar.
    Poster,
    Title,
    Heading,
    Text,
    Bold,
    Small,
    SmallBold,
    /// For much on one sheet.
    Fine,
    Tiny,
    TinyBold,
}

impl Type {
    const fn size(self) -> f32 {
        match self {
            Type::Poster => 38.0,
            Type::Title => 20.0,
            Type::Heading => 13.0,
            Type::Text | Type::Bold => 10.5,
            Type::Small | Type::SmallBold => 8.5,
            Type::Fine => 7.5,
            Type::Tiny | Type::TinyBold => 6.5,
        }
    }

    const fn font(self) -> Name<'static> {
        match self {
            Type::Poster | Type::Title | Type::Heading | Type::Bold | Type::SmallBold | Type::TinyBold => BOLD,
            Type::Text | Type::Small | Type::Fine | Type::Tiny => PLAIN,
        }
    }

    /// From one line to the next.
    fn leading(self) -> f32 {
        self.size() * 1.35
    }

    /// How wide a text is; bold letters are a little wider than plain ones.
    pub(super) fn width(self, text: &str) -> f32 {
        let of = |letter: char| {
            let plain = base(letter);
            let at = (plain as usize).wrapping_sub(32);
            WIDTHS.get(at).copied().unwrap_or(556)
        };
        let heavier = if self.font() == BOLD { 1.06 } else { 1.0 };
        text.chars().map(|letter| f32::from(of(letter))).sum::<f32>() / 1000.0 * self.size() * heavier
    }
}

/// Size of a sheet, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    A4,
    /// For the wall.
    A3,
}

impl Size {
    const fn points(self) -> (f32, f32) {
        match self {
            Size::A4 => (WIDTH, 842.0),
            Size::A3 => (842.0, 1191.0),
        }
    }
}

/// Colours of the suits on a Spanish pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    Gold,
    Red,
    Blue,
    Green,
    White,
    Black,
}

impl Ink {
    const fn rgb(self) -> [f32; 3] {
        match self {
            Ink::Gold => [0.85, 0.62, 0.1],
            Ink::Red => [0.72, 0.13, 0.13],
            Ink::Blue => [0.16, 0.3, 0.6],
            Ink::Green => [0.2, 0.42, 0.18],
            Ink::White => [1.0, 1.0, 1.0],
            Ink::Black => [0.0, 0.0, 0.0],
        }
    }
}

/// A box to tick, as it is or crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tick {
    Open,
    Crossed,
}

/// The letter without its accent, which is as wide.
fn base(letter: char) -> char {
    use unicode_normalization::UnicodeNormalization;
    letter.nfd().next().unwrap_or(letter)
}

/// A text as these fonts are written, Windows-1252.
fn encoded(text: &str) -> Vec<u8> {
    let byte = |letter: char| match letter {
        '€' => 0x80,
        '…' => 0x85,
        '‘' => 0x91,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '•' => 0x95,
        '†' => 0x86,
        '–' | '−' => 0x96,
        '—' => 0x97,
        ' '..='~' | '\u{a0}'..='ÿ' => u8::try_from(u32::from(letter)).unwrap_or(b'?'),
        '\t' | '\n' => b' ',
        _ => b'?',
    };
    text.chars().map(byte).collect()
}

/// Sheets as they are filled, from the top.
pub(super) struct Sheets {
    size: Size,
    done: Vec<Content>,
    page: Content,
    y: f32,
}

impl Sheets {
    pub(super) const fn height(&self) -> f32 {
        self.size.points().1
    }

    /// The width between the margins of these sheets.
    pub(super) const fn wide(&self) -> f32 {
        self.size.points().0 - 2.0 * MARGIN
    }

    pub(super) fn new(size: Size) -> Sheets {
        Sheets { size, done: Vec::new(), page: Content::new(), y: size.points().1 - MARGIN }
    }

    /// The width between the margins of A4.
    pub(super) const fn width() -> f32 {
        WIDTH - 2.0 * MARGIN
    }

    /// A new sheet, unless this one is empty.
    pub(super) fn turn(&mut self) {
        if self.y < self.height() - MARGIN {
            let page = std::mem::replace(&mut self.page, Content::new());
            if self.done.len() < MOST_PAGES {
                self.done.push(page);
            }
            self.y = self.height() - MARGIN;
        }
    }

    /// Makes sure that so much fits on this sheet.
    pub(super) fn need(&mut self, height: f32) {
        if self.y - height < MARGIN {
            self.turn();
        }
    }

    pub(super) fn gap(&mut self, height: f32) {
        self.y -= height;
    }

    fn put(&mut self, x: f32, y: f32, kind: Type, text: &str) {
        self.page.begin_text();
        self.page.set_font(kind.font(), kind.size());
        self.page.set_text_matrix([1.0, 0.0, 0.0, 1.0, MARGIN + x, y]);
        self.page.show(Str(&encoded(text)));
        self.page.end_text();
    }

    /// Text in as many lines as it needs.
    pub(super) fn text(&mut self, kind: Type, text: &str) {
        for line in wrapped(kind, text, Sheets::width()) {
            self.need(kind.leading());
            self.y -= kind.leading();
            let y = self.y;
            self.put(0.0, y, kind, &line);
        }
    }

    /// Text in the middle of the sheet.
    pub(super) fn centred(&mut self, kind: Type, text: &str) {
        for line in wrapped(kind, text, Sheets::width()) {
            self.need(kind.leading());
            self.y -= kind.leading();
            let (x, y) = ((self.wide() - kind.width(&line)) / 2.0, self.y);
            self.put(x, y, kind, &line);
        }
    }

    /// A disc round a point, so far right and so far down from here.
    pub(super) fn disc(&mut self, (x, down): (f32, f32), radius: f32, ink: Ink) {
        // Four curves make a circle (Riskus).
        let (x, y, k) = (MARGIN + x, self.y - down, radius * 0.5523);
        let [r, g, b] = ink.rgb();
        self.page.set_fill_rgb(r, g, b).move_to(x + radius, y);
        self.page.cubic_to(x + radius, y + k, x + k, y + radius, x, y + radius);
        self.page.cubic_to(x - k, y + radius, x - radius, y + k, x - radius, y);
        self.page.cubic_to(x - radius, y - k, x - k, y - radius, x, y - radius);
        self.page.cubic_to(x + k, y - radius, x + radius, y - k, x + radius, y).fill_nonzero();
        self.page.set_fill_rgb(0.0, 0.0, 0.0);
    }

    /// A filled shape between these points, each so far right and so far down from here.
    pub(super) fn shape(&mut self, points: &[(f32, f32)], ink: Ink) {
        let Some(&(first, down)) = points.first() else { return };
        let [r, g, b] = ink.rgb();
        let y = self.y;
        self.page.set_fill_rgb(r, g, b).move_to(MARGIN + first, y - down);
        for &(x, down) in &points[1..] {
            self.page.line_to(MARGIN + x, y - down);
        }
        self.page.close_path().fill_nonzero().set_fill_rgb(0.0, 0.0, 0.0);
    }

    /// The code of an address for a camera, so wide, with its quiet zone outside.
    pub(super) fn code(&mut self, (x, down): (f32, f32), wide: f32, text: &str) {
        let Some((side, dark)) = crate::club::qr::fields(text) else { return };
        let field = wide / side as f32;
        for (column, row) in dark {
            let (left, top) = (x + column as f32 * field, down + row as f32 * field);
            // A hair wider than a field, so that no white line runs between two.
            let (right, low) = (left + field + 0.05, top + field + 0.05);
            self.shape(&[(left, top), (right, top), (right, low), (left, low)], Ink::Black);
        }
    }

    /// Texts beside each other, each from its own place on and cut off where the next begins.
    pub(super) fn row(&mut self, kind: Type, cells: &[(f32, &str)]) {
        self.need(kind.leading());
        self.y -= kind.leading();
        for (n, &(x, text)) in cells.iter().enumerate() {
            let room = cells.get(n + 1).map_or(Sheets::width(), |&(next, _)| next) - x - 4.0;
            let y = self.y;
            self.put(x, y, kind, &cut(kind, text, room));
        }
    }

    /// How much fits below on this sheet.
    pub(super) const fn room(&self) -> f32 {
        self.y - MARGIN
    }

    /// Text at a place, so far right and so far down from here, as much as fits into so much room.
    pub(super) fn place(&mut self, (x, down): (f32, f32), kind: Type, text: &str, room: f32) {
        let y = self.y - down;
        self.put(x, y, kind, &cut(kind, text, room));
    }

    /// A line from one place to another.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let y = self.y;
        self.page.set_line_width(0.5).move_to(MARGIN + from.0, y - from.1).line_to(MARGIN + to.0, y - to.1).stroke();
    }

    /// A line across, or from one place to another.
    pub(super) fn rule(&mut self, from: f32, to: f32) {
        let y = self.y - 4.0;
        self.page.set_line_width(0.6).move_to(MARGIN + from, y).line_to(MARGIN + to, y).stroke();
        self.y -= 6.0;
    }

    /// A place to sign, with what it is for below it.
    pub(super) fn signature(&mut self, places: &[&str]) {
        self.need(52.0);
        self.y -= 30.0;
        let each = Sheets::width() / places.len().max(1) as f32;
        for (n, place) in places.iter().enumerate() {
            let x = n as f32 * each;
            let y = self.y;
            self.page.set_line_width(0.6).move_to(MARGIN + x, y).line_to(MARGIN + x + each - 14.0, y).stroke();
            self.put(x, y - 10.0, Type::Small, &cut(Type::Small, place, each - 14.0));
        }
        self.y -= 20.0;
    }

    /// A row of boxes in threes with what they are, from the box `first` on; those before `filled` are crossed.
    pub(super) fn boxes(&mut self, label: &str, (first, many): (u32, u32), filled: u32, side: f32) {
        self.need(side + 5.0);
        self.y -= side + 4.0;
        let y = self.y;
        self.put(0.0, y + side / 2.0 - 3.0, Type::Small, &cut(Type::Small, label, 62.0));
        for n in 0..many {
            let x = MARGIN + 66.0 + n as f32 * side + (n / 3) as f32 * 7.0;
            self.page.set_line_width(0.7).rect(x, y, side, side).stroke();
            if first + n < filled {
                self.page.move_to(x + 3.0, y + 3.0).line_to(x + side - 3.0, y + side - 3.0).stroke();
            }
        }
    }

    /// A box to tick beside what was written last.
    pub(super) fn tick(&mut self, x: f32, tick: Tick) {
        let (x, y) = (MARGIN + x, self.y - 1.0);
        self.page.set_line_width(0.6).rect(x, y, 9.0, 9.0).stroke();
        if tick == Tick::Crossed {
            self.page.move_to(x, y).line_to(x + 9.0, y + 9.0).move_to(x, y + 9.0).line_to(x + 9.0, y).stroke();
        }
    }

    /// A frame from a place on, so far right and so far down from here.
    pub(super) fn area(&mut self, (x, down): (f32, f32), (wide, high): (f32, f32)) {
        let y = self.y - down - high;
        self.page.set_line_width(0.5).rect(MARGIN + x, y, wide, high).stroke();
    }

    /// Where the next line begins, for a frame round what follows.
    pub(super) const fn mark(&self) -> f32 {
        self.y
    }

    /// A frame round all that was written on this sheet since a mark; none where the sheet was turned meanwhile.
    pub(super) fn frame_since(&mut self, mark: f32) {
        if mark > self.y {
            self.frame(mark - self.y + 8.0);
        }
    }

    /// A frame round so much that was written last.
    pub(super) fn frame(&mut self, height: f32) {
        let y = self.y - 4.0;
        self.page.set_line_width(0.5).rect(MARGIN - 6.0, y, Sheets::width() + 12.0, height).stroke();
    }

    /// The finished file, with a line at the foot of each sheet.
    pub(super) fn finish(mut self, foot: impl Fn(usize, usize) -> String) -> Vec<u8> {
        self.turn();
        if self.done.is_empty() {
            self.done.push(std::mem::replace(&mut self.page, Content::new()));
        }
        let all = self.done.len();
        for (n, page) in std::mem::take(&mut self.done).into_iter().enumerate() {
            self.page = page;
            let text = foot(n + 1, all);
            self.put(0.0, MARGIN - 22.0, Type::Fine, &cut(Type::Fine, &text, self.wide()));
            let page = std::mem::replace(&mut self.page, Content::new());
            self.done.push(page);
        }
        let (wide, high) = self.size.points();
        let (catalog, tree, plain, bold) = (Ref::new(1), Ref::new(2), Ref::new(3), Ref::new(4));
        let of = |n: usize| {
            let first = 5 + 2 * i32::try_from(n).unwrap_or_default();
            (Ref::new(first), Ref::new(first + 1))
        };
        let mut pdf = Pdf::new();
        pdf.catalog(catalog).pages(tree);
        let pages = self.done.len();
        pdf.pages(tree).kids((0..pages).map(|n| of(n).0)).count(i32::try_from(pages).unwrap_or_default());
        for (font, name) in [(plain, Name(b"Helvetica")), (bold, Name(b"Helvetica-Bold"))] {
            pdf.type1_font(font).base_font(name).encoding_predefined(Name(b"WinAnsiEncoding"));
        }
        for (n, content) in self.done.into_iter().enumerate() {
            let (page, text) = of(n);
            let mut drawn = pdf.page(page);
            drawn.media_box(Rect::new(0.0, 0.0, wide, high)).parent(tree).contents(text);
            drawn.resources().fonts().pair(PLAIN, plain).pair(BOLD, bold);
            drawn.finish();
            pdf.stream(text, &content.finish());
        }
        pdf.finish()
    }
}

/// A text in lines no wider than this.
fn wrapped(kind: Type, text: &str, width: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace().flat_map(|word| pieces(kind, word, width)) {
        let Some(line) = lines.last_mut() else { break };
        let longer = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
        if line.is_empty() || kind.width(&longer) <= width {
            *line = longer;
        } else {
            lines.push(word);
        }
    }
    lines
}

/// A word in pieces no wider than this: the seed of a draw has no blank in it.
fn pieces(kind: Type, word: &str, width: f32) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        let Some(piece) = pieces.last_mut() else { break };
        if !piece.is_empty() && kind.width(&format!("{piece}{letter}")) > width {
            pieces.push(letter.to_string());
        } else {
            piece.push(letter);
        }
    }
    pieces
}

/// As much of a text as fits.
fn cut(kind: Type, text: &str, width: f32) -> String {
    if kind.width(text) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if kind.width(&format!("{short}{letter}…")) > width {
            break;
        }
        short.push(letter);
    }
    short + "…"
}
