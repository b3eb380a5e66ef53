//! The course of a bout as a picture: the mean difference after each deal, in the band where the truth lies.

use crate::speech::Speech;
use bots::arena::{Answer, Compared, Unit};
use bots::signed;
use engine::Msg;
use std::fmt::Write;

/// The size of the picture.
const SIZE: (f64, f64) = (720.0, 420.0);

/// The plot in it: left and right edge, upper and lower.
const ACROSS: (f64, f64) = (84.0, 700.0);
const DOWN: (f64, f64) = (64.0, 356.0);

/// Points of the curve, at most: more than a screen shows.
const MOST_POINTS: usize = 600;

/// The colours of the house, by day and by night.
const STYLE: &str = "\
svg{background:#f5efe1;font:13px Georgia,serif}text{fill:#241f1a}.faint{fill:#5d5346}.rule{stroke:#d3c7ac}\
.zero{stroke:#8f2b27;stroke-dasharray:5 4}.band{fill:#25614f;opacity:.22}.mean{fill:none;stroke:#25614f;stroke-width:2}\
@media(prefers-color-scheme:dark){svg{background:#121d1c}text{fill:#ece4d1}.faint{fill:#b4ad9b}.rule{stroke:#2f403c}\
.zero{stroke:#e8968a}.band{fill:#86c9ad}.mean{stroke:#86c9ad}}";

/// A point of the course: after how many deals, the mean, and the ends of the band.
type Point = (f64, f64, f64, f64);

/// The picture of a bout.
pub(super) fn svg(compared: &Compared, title: &str, counted: &str, speech: &Speech) -> String {
    let points = points(compared);
    let ends = (compared.mean.min(0.0), compared.mean.max(0.0));
    let (low, high) = points.iter().fold(ends, |(low, high), point| (low.min(point.2), high.max(point.3)));
    // Where nothing differs there is a scale all the same.
    let room = if high > low { (high - low) * 0.06 } else { 1.0 };
    let (low, high) = (low - room, high + room);
    let many = compared.deals.len().max(1) as f64;
    let x = |deal: f64| ACROSS.0 + (ACROSS.1 - ACROSS.0) * deal / many;
    let y = |value: f64| DOWN.1 - (DOWN.1 - DOWN.0) * (value - low) / (high - low);
    let [first, second] = &compared.bots;
    let surely = match compared.interval {
        Some(known) => Msg::new("told-plot-interval").with("low", signed(known.low, 2)).with("high", signed(known.high, 2)),
        None if compared.answer == Answer::Alike => Msg::new("told-plot-alike"),
        None => Msg::new("told-plot-too-few"),
    };
    let told = speech.say(&Msg::new("told-plot-mean").with("mean", signed(compared.mean, 2)).with("surely", surely));
    let against = Msg::new("told-plot-against").with("first", first.clone()).with("second", second.clone());
    let against = format!("{title}: {}", speech.say(&against));
    let played = Msg::new(if compared.unit == Unit::Deal { "told-plot-deals" } else { "told-plot-matches" });
    let played = speech.say(&played.with("seatings", compared.seatings));
    let difference = speech.say(&Msg::new("told-plot-difference").with("counted", counted.to_owned()));
    let label = format!("{against}. {told}");
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{label}\"><style>{STYLE}</style>\n",
        SIZE.0, SIZE.1
    );
    // Writing to a string cannot fail.
    let _ = writeln!(out, "<text x=\"{}\" y=\"28\" font-size=\"18\">{against}</text>", ACROSS.0);
    let _ = writeln!(out, "<text class=\"faint\" x=\"{}\" y=\"48\">{told}</text>", ACROSS.0);
    // The names of the axes.
    let _ = writeln!(
        out,
        "<text class=\"axis\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{played}</text>",
        (ACROSS.0 + ACROSS.1) / 2.0,
        DOWN.1 + 46.0
    );
    let (left, middle) = (22.0, (DOWN.0 + DOWN.1) / 2.0);
    let _ = writeln!(
        out,
        "<text class=\"axis\" transform=\"translate({left} {middle:.1})rotate(-90)\" text-anchor=\"middle\">{difference}</text>",
    );
    for value in ticks(low, high) {
        let at = y(value);
        let _ = writeln!(out, "<path class=\"rule\" d=\"M{} {at:.1}H{}\"/>", ACROSS.0, ACROSS.1);
        let _ = writeln!(
            out,
            "<text class=\"faint\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            ACROSS.0 - 8.0,
            at + 4.0,
            round(value)
        );
    }
    // There is no half of a deal.
    for deal in ticks(0.0, many).into_iter().filter(|deal| deal.fract() == 0.0) {
        let _ = writeln!(
            out,
            "<text class=\"faint\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            x(deal),
            DOWN.1 + 22.0,
            round(deal)
        );
    }
    let along = |value: fn(&Point) -> f64, points: &mut dyn Iterator<Item = &Point>| -> String {
        points.map(|point| format!("{:.1},{:.1} ", x(point.0), y(value(point)))).collect()
    };
    let (upper, lower) = (along(|point| point.3, &mut points.iter()), along(|point| point.2, &mut points.iter().rev()));
    let _ = writeln!(out, "<polygon class=\"band\" points=\"{upper}{lower}\"/>");
    let _ = writeln!(out, "<path class=\"zero\" d=\"M{} {:.1}H{}\"/>", ACROSS.0, y(0.0), ACROSS.1);
    let _ = writeln!(out, "<polyline class=\"mean\" points=\"{}\"/>", along(|point| point.1, &mut points.iter()));
    out + "</svg>\n"
}

/// The course as far as it is drawn.
fn points(compared: &Compared) -> Vec<Point> {
    let course = compared.course();
    let step = course.len().div_ceil(MOST_POINTS).max(1);
    let last = course.len();
    let known = course.into_iter().enumerate().filter_map(|(n, (mean, interval))| {
        let interval = interval?;
        let drawn = n + 1 == last || n % step == 0;
        drawn.then_some(((n + 1) as f64, mean, interval.low, interval.high))
    });
    known.collect()
}

/// Round numbers between two others, about six of them.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = (high - low) / 6.0;
    let ten = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|by| by * ten).find(|&step| step >= rough).unwrap_or(ten);
    let from = (low / step).ceil() as i64;
    (from..=(high / step).floor() as i64).map(|n| n as f64 * step).collect()
}

/// A figure with no more places than it needs.
fn round(value: f64) -> String {
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Thinking;
    use bots::arena::{Bout, arena};

    #[test]
    fn ticks_are_round_and_lie_inside() {
        assert_eq!(ticks(-0.7, 2.3), [-0.5, 0.0, 0.5, 1.0, 1.5, 2.0]);
        assert_eq!(ticks(0.0, 300.0), [0.0, 50.0, 100.0, 150.0, 200.0, 250.0, 300.0]);
        assert_eq!(["0.5", "−2", "0"].map(str::to_owned), [0.5, -2.0, 0.0].map(round));
    }

    #[test]
    fn the_curve_ends_at_the_mean() {
        let bout = Bout {
            game: "yukon",
            options: &[],
            bots: ["novice", "random"],
            unit: Unit::Deal,
            many: 30,
            seed: 1,
            thinking: Thinking::Worlds(1),
        };
        let compared = arena(&bout, &mut |_| {}).expect("a bout");
        let points = points(&compared);
        assert_eq!(points.last().map(|point| (point.0, point.1)), Some((30.0, compared.mean)));
        let drawn = svg(&compared, "Yukon", "points per deal", &Speech::english());
        assert!(drawn.starts_with("<svg ") && drawn.trim_end().ends_with("</svg>") && drawn.contains("novice against random"));
        assert!(drawn.contains(">deals played, each in 2 seatings</text>"), "{drawn}");
        assert!(drawn.contains(">difference, in points per deal</text>") && drawn.contains("95% from"), "{drawn}");
    }

    #[test]
    fn few_deals_are_drawn_without_a_band() {
        let few = Bout {
            game: "yukon",
            options: &[],
            bots: ["novice", "random"],
            unit: Unit::Match,
            many: 2,
            seed: 1,
            thinking: Thinking::Worlds(1),
        };
        let drawn = svg(&arena(&few, &mut |_| {}).expect("a bout"), "Yukon", "the share of matches won", &Speech::english());
        assert!(
            drawn.contains("too few for an interval") && drawn.contains("difference, in the share of matches won"),
            "{drawn}"
        );
        assert!(!drawn.contains("NaN") && drawn.contains("<polygon class=\"band\" points=\"\"/>"), "{drawn}");
    }
}
