//! Gives a program for Windows its icon and its version.

use std::{env, io};

fn main() -> io::Result<()> {
    let icon = "assets/icons/slidescope.ico";
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={icon}");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        winresource::WindowsResource::new()
            .set_icon(icon)
            .set("ProductName", "Slidescope")
            .set("FileDescription", "Slidescope")
            .compile()?;
    }
    Ok(())
}
