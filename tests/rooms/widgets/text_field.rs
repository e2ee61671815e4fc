use egui::Event;
use slidescope_parts::widgets::text_field::*;

#[test]
fn what_is_pasted_is_cut_to_what_a_field_can_take() {
    for (pasted, kept) in [(0, 0), (MOST_PASTED, MOST_PASTED), (1 << 20, MOST_PASTED)] {
        // Each character takes two bytes.
        let mut event = Event::Paste("ä".repeat(pasted));
        assert_eq!(cut_event(&mut event), pasted - kept);
        assert_eq!(event, Event::Paste("ä".repeat(kept)));
    }
}
