//! The card that shows how many states stand at each depth.

pub(crate) mod survey;
pub(crate) mod survey_view;

pub(crate) use survey::{SurveyWish, Surveys};
