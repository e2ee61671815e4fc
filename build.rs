//! Embeds icon and version into a Windows program.

use std::{env, io};

/// On a double click Windows 11 opens no console; on older versions the program frees its console. Long paths are allowed.
const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <consoleAllocationPolicy xmlns="http://schemas.microsoft.com/SMI/2024/WindowsSettings">detached</consoleAllocationPolicy>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"#;

fn main() -> io::Result<()> {
    let icon = "assets/icons/slidescope.ico";
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={icon}");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        winresource::WindowsResource::new()
            .set_icon(icon)
            .set("ProductName", "Slidescope")
            .set("FileDescription", "Slidescope")
            .set_manifest(MANIFEST)
            .compile()?;
    }
    Ok(())
}
