//! Lists the languages, and gives a program for Windows its icon and its version.

use std::path::Path;
use std::{env, fs, io};

/// Windows 11 opens no console on a double click; before that the program leaves its own. Paths may be long.
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
    list_languages(Path::new("assets/languages"))?;
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

/// Writes the tag and the text of every language's file, as a slice, so that another language is one more file. Paths begin
/// where the project is when it is compiled: it may be moved with its target folder.
fn list_languages(folder: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries: Vec<_> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    let mut files: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let mut list = String::from("&[");
    for file in files {
        let tag = file.file_stem().unwrap_or_default();
        let path = format!("/{}", file.display());
        list +=
            &format!("({tag:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),");
    }
    let output = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&output).join("languages.rs"), list + "]")
}
