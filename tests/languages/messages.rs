//! Messages and terms in Chinese, in which no spaces separate words.

use std::sync::PoisonError;

use slidescope_core::search::Algorithm;
use slidescope_core::text::glossary::{Term, terms_in};
use slidescope_core::words::language::{Language, as_displayed, with_arguments};

use crate::TURN;

/// Runs `body` with all messages in Chinese.
fn in_chinese(body: impl FnOnce()) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let chinese: Language = "zh-CN".parse().expect("it is there");
    chinese.choose();
    body();
}

#[test]
fn chinese_has_spaces_beside_letters_alone() {
    in_chinese(|| {
        let say = |who: &str, did: &str| {
            let arguments = [
                ("strategy", as_displayed(&who)),
                ("did", as_displayed(&did)),
            ];
            with_arguments("findings-sentence", arguments)
        };
        assert_eq!(say("广度优先搜索", "已解出"), "广度优先搜索已解出。");
        assert_eq!(say("IDA*", "已解出"), "IDA* 已解出。");
        assert_eq!(say("一致代价搜索", "20 步"), "一致代价搜索 20 步。");
        // User-supplied text is not changed.
        assert_eq!(say("我的 启发", "已解出"), "我的 启发已解出。");
    });
}

#[test]
fn chinese_terms_need_no_spaces() {
    in_chinese(|| {
        let words = |text: &'static str| -> Vec<&str> {
            let found = terms_in(text).into_iter();
            found.map(|(range, _)| &text[range]).collect()
        };
        let text = "已扩展的节点不在边界，见 A* 算法";
        assert_eq!(words(text), ["已扩展", "节点", "边界", "A* 算法"]);
        // Each character is a word, and the longest term that begins there counts.
        assert_eq!(words("未扩展的根节点"), ["扩展", "根节点"]);
        assert_eq!(words("图算法"), Vec::<&str>::new());
        let a_star = Term::Algorithm(Algorithm::AStar);
        for query in ["a*算法", "A* 算法"] {
            assert!(a_star.matches(query), "{query}");
        }
        assert!(Term::Frontier.matches("边界") && !Term::Frontier.matches("栈"));
    });
}
