//! The points of a class as the CSV that a learning platform imports.
//!
//! Moodle lets the teacher say which column names the student and which has the points, and takes the points and the feedback
//! together, for points without feedback delete it: <https://docs.moodle.org/405/en/Grade_import>. So the columns of the
//! roster stay as they are, and two follow. A worksheet of an assignment, which Moodle exports with `Identifier`, `Grade` and
//! `Feedback comments`, gets them in its own columns.
//!
//! Canvas finds a student by `Student`, `ID` or `SIS User ID`, with `SIS Login ID` and `Section`, and has a column for each
//! assignment: <https://teaching.resources.osu.edu/toolsets/carmencanvas/guides/calculating-final-grades/import-csv-file-carmen-grades>.
//! They are those of the gradebook that Canvas exports, which is the roster. A column whose name ends in the number of an
//! assignment, as in `Homework (1234)`, is that assignment; another name makes a new one.

use crate::lesson::exercise::grade::{Graded, GradedStudent, Roster};
use crate::study::table::record;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Gradebook by id {
        Moodle = "moodle",
        Canvas = "canvas",
    }
}

/// The error that a roster lacks the columns of the gradebook that Canvas exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotOfCanvas;

const CANVAS: [&str; 5] = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"];

impl Gradebook {
    /// # Errors
    /// [`NotOfCanvas`] if the roster lacks columns that the platform needs.
    pub fn check(self, roster: Option<&Roster>) -> Result<(), NotOfCanvas> {
        let fits = self == Self::Moodle || roster.is_some_and(Roster::is_of_canvas);
        fits.then_some(()).ok_or(NotOfCanvas)
    }

    /// Returns the CSV. Students who handed in nothing have no points. `most`: the points of the exercise.
    pub fn write(
        self,
        title: &str,
        most: u32,
        graded: &Graded,
        roster: Option<&Roster>,
        feedback: &dyn Fn(&GradedStudent) -> String,
    ) -> String {
        let points =
            |one: &GradedStudent| one.points().map_or_else(String::new, |it| it.to_string());
        let listed = graded
            .students
            .iter()
            .filter_map(|one| Some((one, one.row?)));
        let mut records: Vec<Vec<String>> = Vec::new();
        match (self, roster) {
            (Self::Moodle, None) => {
                records.push(vec![
                    "ID number".into(),
                    title.into(),
                    format!("{title} (Feedback)"),
                ]);
                let named = graded.students.iter().filter(|one| one.student.is_some());
                records.extend(named.map(|one| {
                    let student = one.student.iter().map(ToString::to_string);
                    let cells = student.chain([points(one), feedback(one)]);
                    cells.collect()
                }));
            }
            (Self::Moodle, Some(roster)) => {
                let is_worksheet = roster.place("Identifier").is_some();
                let own = |title| roster.place(title).filter(|_| is_worksheet);
                let (grade, comments) = (own("Grade"), own("Feedback comments"));
                let more = [
                    (grade, title.to_owned()),
                    (comments, format!("{title} (Feedback)")),
                ];
                let added = more.iter().filter(|(place, _)| place.is_none());
                let added = added.map(|(_, title)| title.clone());
                records.push(roster.heading.iter().cloned().chain(added).collect());
                records.extend(listed.map(|(one, row)| {
                    let mut cells = roster.rows[row].clone();
                    for (place, value) in [(grade, points(one)), (comments, feedback(one))] {
                        match place {
                            Some(place) => cells[place] = value,
                            None => cells.push(value),
                        }
                    }
                    cells
                }));
            }
            (Self::Canvas, None) => {}
            (Self::Canvas, Some(roster)) => {
                let columns = CANVAS.into_iter().filter_map(|title| roster.place(title));
                let columns: Vec<usize> = columns.collect();
                let is_assignment = |heading: &&String| {
                    let bare = heading.rsplit_once(" (").map(|(bare, _)| bare);
                    bare == Some(title) || heading.as_str() == title
                };
                let known = roster.heading.iter().find(is_assignment);
                let cells = columns.iter().map(|at| roster.heading[*at].clone());
                let assignment = known.cloned().unwrap_or_else(|| title.to_owned());
                records.push(cells.chain([assignment]).collect());
                let mut possible = vec![String::new(); columns.len()];
                possible[0] = "    Points Possible".to_owned();
                possible.push(most.to_string());
                records.push(possible);
                records.extend(listed.map(|(one, row)| {
                    let cells = columns.iter().map(|at| roster.rows[row][*at].clone());
                    cells.chain([points(one)]).collect()
                }));
            }
        }
        records
            .into_iter()
            .map(|cells| record(cells.into_iter()))
            .collect()
    }
}
