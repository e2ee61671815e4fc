//! Texts of students' papers: their tasks and answers, and what is wrong with an exercise or with a file of answers.

use crate::text::explain::move_order;
use crate::text::messages::papers as said;
use crate::words::count;
pub use said::{
    NOT_A_STUDENT, ONE_STUDENT, for_students, locked, no_key, none, papers, points, students,
    tasks, too_many_students, with_key,
};

use crate::lesson::Task;
use crate::lesson::exercise::grade::{MOST_FILES, MOST_UNPACKED, TraceCell};
use crate::lesson::exercise::{
    Answer, AnswersFault, Draw, DrawFault, Drawn, HeuristicWanted, Ill, MAX_ANSWERS_BYTES,
    MAX_TRIES, Misread, NoBoards, Paper, StudentTask, TaskKind, Unread,
};
use crate::puzzle::{Board, Notation};
use crate::search::Algorithm;
use crate::text::boards::in_a_line;
use crate::text::question;
use crate::text::{Named as _, listed};

/// The maximum number of problems listed.
const MOST_ILLS: usize = 20;

displayed!(DrawFault, |it| {
    let reason = match &it.reason {
        NoBoards::Length { farthest } => said::no_such_length(farthest),
        NoBoards::TooLarge => said::TOO_LARGE.to_string(),
        NoBoards::NotFound(fault) => fault.to_string(),
    };
    said::no_boards(it.task + 1, reason)
});

// Each text continues a sentence that begins with the file's name.
displayed!(AnswersFault, |it| match it {
    Self::Read(fault) => said::not_read(fault),
    Self::Write(fault) => said::not_written(fault),
    Self::TooLarge => said::answers_too_large(MAX_ANSWERS_BYTES >> 20),
    Self::Damaged { line, column } => said::damaged(line, column),
    Self::NotAnswers => said::NOT_ANSWERS.to_string(),
    Self::Empty => said::EMPTY.to_string(),
    Self::Newer => said::NEWER.to_string(),
    Self::Student => said::NO_STUDENT.to_string(),
    Self::Part(part) => part.to_string(),
    Self::Zip(reason) => said::bad_zip(reason),
    Self::ZipInZip => said::ZIP_IN_ZIP.to_string(),
    Self::TooManyFiles => said::too_many_files(MOST_FILES),
    Self::TooMuchUnpacked => said::too_much_unpacked(MOST_UNPACKED >> 20),
    Self::Outside => said::OUTSIDE.to_string(),
});

displayed!(Unread, |it| {
    let (key, found) = (it.key, it.found.as_str());
    let reason = match &it.why {
        Misread::Form => said::bad_form(key, found),
        Misread::Unknown => said::unknown_key(found),
        Misread::Task => said::bad_task(found),
        Misread::TooManyTries => said::too_many_tries(found, MAX_TRIES),
        Misread::NotOneAnswer => said::not_one_answer(found),
        Misread::Board(faults) => said::bad_board(found, in_a_line(faults)),
        Misread::Moves => said::bad_moves(found),
        Misread::Number => said::bad_number(key, found),
    };
    match (it.task, it.line) {
        (Some(task), Some(line)) => said::in_line(task, line, reason),
        (Some(task), None) => said::in_task(task, reason),
        (None, _) => reason,
    }
});

/// Returns the tasks of a student, with the right answers if they are given.
pub fn sheet(title: &str, paper: &Paper) -> String {
    let mut text = heading_of(title, paper) + "\n";
    for (at, own) in paper.tasks.iter().enumerate() {
        text += &format!("\n{}\n", task(own));
        for line in lines(own) {
            text += &format!("  {line}\n");
        }
        if let Some(answer) = &paper.right {
            text += &format!(
                "  {}\n",
                right_line(answer.get(at).and_then(Option::as_ref))
            );
        }
    }
    text
}

pub fn heading_of(title: &str, paper: &Paper) -> String {
    said::heading(title, paper.student.as_str())
}

pub fn right_line(given: Option<&Answer>) -> String {
    said::answer(given.map_or_else(|| "–".to_owned(), answer))
}

pub fn task(own: &StudentTask) -> String {
    let points = said::points(own.task.points);
    said::task(own.number + 1, points)
}

/// Returns what a task asks and shows, one item per line.
pub fn lines(own: &StudentTask) -> Vec<String> {
    let row = |board: Board| board.write(Notation::Rows);
    let mut lines = asked(own);
    if own.shows_start() {
        lines.push(said::board(row(own.setup().problem.start())));
    }
    lines.push(said::goal(row(own.setup().problem.goal())));
    lines.extend(context(own));
    lines.extend(numbered(own));
    lines
}

pub fn numbered(own: &StudentTask) -> impl Iterator<Item = String> {
    let options = options(own).into_iter().zip(1..);
    options.map(|(option, number)| format!("{number}. {option}"))
}

pub fn asked(own: &StudentTask) -> Vec<String> {
    let mut lines = vec![own.task.ask().to_owned()];
    lines.extend(asks(own));
    lines.retain(|line| !line.is_empty());
    lines
}

/// Returns the search that a task is about, and its moment.
pub fn context(own: &StudentTask) -> impl Iterator<Item = String> {
    let question = own.task.slide.question.as_ref();
    let is_solve = question.is_some_and(|it| it.task == Task::Solve);
    let goes_by = !is_solve
        && !matches!(
            own.task.kind,
            TaskKind::Strategy { .. } | TaskKind::Heuristic(_)
        );
    let by = goes_by.then(|| said::by(own.setup().strategy));
    let moment = own.task.slide.expansion().filter(|it| *it > 0);
    let after = moment.map(said::after);
    by.into_iter().chain(after).chain(rules(own))
}

/// Returns the rules of a search by hand that are not in its name: ties, the order of moves, and the end.
fn rules(own: &StudentTask) -> Vec<String> {
    if !matches!(
        own.task.kind,
        TaskKind::Trace | TaskKind::Order { .. } | TaskKind::OwnSearch
    ) {
        return Vec::new();
    }
    let end = match own.setup().strategy.algorithm {
        Algorithm::Bfs => said::END_GENERATED,
        Algorithm::Bidirectional => said::END_MET,
        _ => said::END_TAKEN,
    };
    let moves = move_order(own.setup().strategy.move_order);
    vec![said::rules(moves), end.to_string()]
}

pub fn options(own: &StudentTask) -> Vec<String> {
    let question = own.task.slide.question.as_ref();
    match (&own.task.kind, question.map(|question| &question.task)) {
        (TaskKind::Strategy { options, .. }, _) => {
            options.iter().map(ToString::to_string).collect()
        }
        (TaskKind::Question, Some(Task::Choose { options, .. })) => {
            options.iter().map(|option| option.text.clone()).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns what a student has to do, if no question says it.
fn asks(own: &StudentTask) -> Vec<String> {
    let mut letters = vec![TraceCell::G, TraceCell::H, TraceCell::F];
    letters.retain(|letter| letter.is_in(own.setup().strategy));
    let letters = listed(letters.into_iter().map(TraceCell::id));
    match &own.task.kind {
        TaskKind::Question => Vec::new(),
        TaskKind::Trace => vec![said::trace(letters)],
        TaskKind::Order { expansions } => vec![said::order(expansions)],
        TaskKind::Strategy { least, .. } => vec![said::strategy(least.name())],
        TaskKind::OwnSearch => vec![said::OWN_SEARCH.to_string()],
        TaskKind::Heuristic(HeuristicWanted { wants, mean, most }) => {
            let wants: Vec<&str> = wants.iter().map(|it| it.name()).collect();
            let mut lines = vec![match wants.is_empty() {
                true => said::HEURISTIC_ANY.to_string(),
                false => said::heuristic(listed(&wants)),
            }];
            lines.extend(mean.map(|mean| said::heuristic_mean(question::number(mean))));
            let most = most
                .iter()
                .map(|(board, most)| said::heuristic_most(board.write(Notation::Rows), most));
            lines.extend(most);
            lines
        }
    }
}

/// Returns an answer on one line, or a table on several.
pub fn answer(answer: &Answer) -> String {
    let row = |board: &Board| board.write(Notation::Rows);
    match answer {
        Answer::Moves(moves) => moves.iter().map(|mv| mv.letter()).collect(),
        Answer::Boards(boards) => boards.iter().map(row).collect::<Vec<_>>().join(" · "),
        Answer::Number(number) => question::number(*number),
        Answer::Option(option) => said::option(option + 1),
        Answer::Program(text) | Answer::Unreadable { text, .. } => text.clone(),
        Answer::File(_) => said::FILE.to_string(),
        Answer::Rows(rows) => {
            let value = |value: Option<u32>| value.map_or("–".to_owned(), |it| it.to_string());
            let lines = rows.iter().zip(1_u32..).map(|(line, number)| {
                said::line(
                    number,
                    line.board.as_ref().map_or_else(|| "–".to_owned(), row),
                    value(line.g),
                    value(line.h),
                    value(line.f),
                    value(line.frontier),
                )
            });
            let lines: Vec<String> = lines.collect();
            format!("\n    {}", lines.join("\n    "))
        }
    }
}

/// Returns the result of checking the tasks of some students, problems first.
///
/// `enough`: for tasks with few boards, the next number that has enough, if there is one.
pub fn looked_at(
    drawn: &Drawn,
    students: usize,
    ills: &[Ill],
    enough: &[(usize, Option<u32>)],
) -> String {
    let tasks = &drawn.exercise().tasks;
    let first = ills.iter().take(MOST_ILLS);
    let mut lines: Vec<String> = first.map(|it| ill(drawn, it)).collect();
    let more = ills.len().saturating_sub(MOST_ILLS);
    lines.extend((more > 0).then(|| said::more(more)));
    if ills.is_empty() {
        lines.push(said::good(
            said::students(students),
            said::tasks(tasks.len()),
        ));
    }
    for (at, task) in tasks.iter().enumerate() {
        let number = at + 1;
        lines.push(match task.boards {
            Draw::Same => said::pool_same(number),
            _ => said::pool(number, count::different_boards(drawn.boards(at))),
        });
        let next = enough.iter().find(|(few, _)| *few == at);
        lines.extend(next.map(|(_, next)| {
            let apart = drawn.boards(at);
            let work = next.map(|next| match task.boards {
                Draw::Length(_) => count::moves(next as usize),
                _ => count::expansions(next),
            });
            match work {
                Some(work) => said::few_boards(number, apart, work),
                None => said::few_boards_always(number, apart),
            }
        }));
    }
    lines.join("\n") + "\n"
}

fn ill(drawn: &Drawn, ill: &Ill) -> String {
    let number = |task: &usize| task + 1;
    match ill {
        Ill::SameBoard {
            task,
            students: (one, other),
        } => said::same_board(number(task), one.as_str(), other.as_str()),
        Ill::NoAnswer { task, student } => said::no_answer(number(task), student.as_str()),
        Ill::Unequal {
            task,
            students: (one, other),
            work: (first, second),
        } => {
            let draw = drawn.exercise().tasks.get(*task).map(|task| task.boards);
            let work = |work: u32| match draw {
                Some(Draw::Length(_)) => count::moves(work as usize),
                _ => count::expansions(work),
            };
            let (one, other) = (one.as_str(), other.as_str());
            said::unequal(number(task), one, work(*first), other, work(*second))
        }
    }
}
