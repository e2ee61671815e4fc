//! A page for each student: the tasks, the answers given, the right ones, and what is wrong.

use std::collections::HashSet;

use crate::lesson::exercise::grade::{Grade, Graded, GradedStudent, right_answer};
use crate::lesson::exercise::{Drawn, StudentTask, TaskKind};
use crate::lesson::judge;
use crate::order::{OrderFileFault, OrderReport};
use crate::search::PatternDatabases;
use crate::text::check::report;
use crate::text::messages::grade as said;
use crate::text::messages::papers::heading;
use crate::text::papers::{answer, lines, right_line, task};
use crate::text::{exercises, grade, question};
use crate::words::language::Language;

/// Returns a page in HTML for each student, under the name of its file, which keeps letters and digits of the student.
pub fn pages<'a>(
    title: &'a str,
    drawn: &'a Drawn,
    graded: &'a Graded,
    databases: &'a PatternDatabases,
) -> impl Iterator<Item = (String, String)> {
    let mut names = HashSet::new();
    graded.students.iter().filter_map(move |one| {
        let page = page(title, drawn, one, databases)?;
        let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let stem: String = one.student.as_ref()?.as_str().chars().map(plain).collect();
        let numbered = (2..).map(|number| format!("feedback-{stem}-{number}.html"));
        let mut wanted = std::iter::once(format!("feedback-{stem}.html")).chain(numbered);
        // File systems may not distinguish upper and lower case.
        let name = wanted.find(|name| names.insert(name.to_lowercase()));
        Some((name?, page))
    })
}

/// Returns a page in HTML with what `one` answered, or `None` for files without a student.
fn page(
    title: &str,
    drawn: &Drawn,
    one: &GradedStudent,
    databases: &PatternDatabases,
) -> Option<String> {
    let student = one.student.as_ref()?;
    let tasks = one.graded_tasks(drawn);
    let all: u32 = tasks.iter().map(|own| own.task.points).sum();
    let heading = escaped(&heading(title, student.as_str()));
    let mut body = format!("<h1>{heading}</h1>\n");
    let sum = one
        .points()
        .map_or_else(|| "–".to_owned(), |sum| sum.to_string());
    body += &paragraph("sum", &exercises::points_of(sum, all));
    for (own, grade) in tasks.iter().zip(&one.grades) {
        body += &format!("<h2>{}</h2>\n", escaped(&task(own)));
        let of = own.task.points;
        body += &paragraph("points", &exercises::points_of(grade.points, of));
        for line in lines(own) {
            body += &paragraph("task", &line);
        }
        match &grade.wrong {
            Some(wrong) => body += &paragraph("given", &said::given(answer(wrong))),
            None if !grade.answered => body += &paragraph("given", said::NOT_ANSWERED.text()),
            None => {}
        }
        if grade.points < of {
            let right = right_answer(own, databases);
            body += &paragraph("right", &right_line(right.as_ref()));
            for why in why(own, grade, databases) {
                body += &paragraph("why", &why);
            }
        }
    }
    for remark in grade::concerns(one) {
        body += &paragraph("remark", &remark);
    }
    Some(format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>{heading}</title>\n<style>{STYLE}</style>\n\
         {body}</html>\n",
        Language::chosen().tag()
    ))
}

const STYLE: &str = "body{max-width:46em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif}\
    p{margin:.3em 0;white-space:pre-wrap}h2{margin:1.6em 0 .2em}.points,.sum{font-weight:600}\
    .given{color:#a11}.right{color:#164}.why,.remark{color:#555}";

fn paragraph(class: &str, text: &str) -> String {
    format!("<p class=\"{class}\">{}</p>\n", escaped(text))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// Says what is wrong with an answer, where more is known than the points.
fn why(own: &StudentTask, grade: &Grade, databases: &PatternDatabases) -> Vec<String> {
    let Some(wrong) = &grade.wrong else {
        return Vec::new();
    };
    match (&own.task.kind, wrong) {
        (TaskKind::Question, wrong) => {
            let Some(asked) = &own.task.slide.question else {
                return Vec::new();
            };
            let judged = judge(&own.task.slide, wrong, databases);
            vec![question::judged(asked, &judged)]
        }
        (TaskKind::Trace, _) => vec![grade::lost(grade)],
        (TaskKind::OwnSearch, _) => {
            let words = |own: &Result<OrderReport, OrderFileFault>| match own {
                Ok(of) => report(of),
                Err(fault) => fault.to_string(),
            };
            grade.order.iter().map(words).collect()
        }
        _ => Vec::new(),
    }
}
