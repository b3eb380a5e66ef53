//! At an honour table the wrong card can be played by clicking it, after one warning.

use crate::seen::{Browser, House, Size, TestTable};
use table::{Phase, VisitorView};

#[tokio::test(flavor = "multi_thread")]
async fn the_wrong_card_is_warned_of_once_and_then_played() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    ana.open_table_with("yukon", "Ana", &["me", "novice", "novice", "novice"], &[("opt.table", "honour"), ("opt.target", "500")])
        .await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    for turn in 0.. {
        let visitor_view = house
            .wait_for(&company.table, |visitor_view: &VisitorView| {
                visitor_view.phase == Phase::Over || company.is_asked(visitor_view)
            })
            .await;
        assert_eq!(visitor_view.phase, Phase::Playing, "no suit had to be followed");
        company.are_shown(visitor_view.number).await;
        let wrong = ana.script("return document.querySelector('#play .wrong')?.id ?? null").await;
        let Some(wrong) = wrong.as_str() else {
            ana.answer(turn).await;
            company.goes_on_after(visitor_view.number).await;
            continue;
        };
        for (size, width) in [(Size::Phone, 390), (Size::Small, 360), (Size::Laptop, 1280)] {
            ana.resize(size).await;
            assert!(ana.press(&format!("#{wrong}")).await);
            ana.until("the warning stands there", "return !document.getElementById('denied').hidden").await;
            assert_eq!(house.look(&company.table).await.number, visitor_view.number, "nothing is played yet");
            ana.picture(&format!("honour-{width}")).await;
            if width != 1280 {
                ana.script("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); for (const one of document.querySelectorAll('.selected')) one.classList.remove('selected'); return 1").await;
            }
        }
        ana.axe("a warning before the wrong card").await;
        assert!(ana.press(&format!("#{wrong}")).await);
        company.goes_on_after(visitor_view.number).await;
        ana.until("the card has left the hand", &format!("return !document.querySelector('#play #{wrong}')")).await;
        break;
    }
    ana.close().await;
}
