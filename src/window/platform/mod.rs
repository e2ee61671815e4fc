//! What starts the window and gives it dialogs and storage: the desktop, or a page in a browser.

#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod desktop;
#[cfg(target_arch = "wasm32")]
pub(crate) mod page;
