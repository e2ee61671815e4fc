//! Starting without a display.

use std::error::Error;
use std::process::Command;

#[test]
fn without_a_display_it_says_so_and_names_the_terminal_command() -> Result<(), Box<dyn Error>> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_slidescope"));
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(variable);
    }
    let output = program.output()?;
    let said = String::from_utf8(output.stderr)?;
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("display") && said.contains("slidescope solve"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1, "{said}");
    Ok(())
}
