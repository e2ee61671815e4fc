//! Drives the window as a user does: finds widgets in the accessibility tree, clicks, types, and looks at the pixels.
//!
//! It uses egui's inspection protocol, which a test build serves at the address in `EGUI_INSPECTION`.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use std::{fmt, io, thread};

use egui::accesskit::{Node, NodeId, Rect, Role};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_inspection::protocol::{read_handshake, read_message, write_message};
use egui_inspection::{Request, Response};

/// How long anything may take before it counts as missing; a busy machine without a GPU is slow.
const PATIENCE: Duration = Duration::from_secs(60);
/// Pause between two polls.
const PAUSE: Duration = Duration::from_millis(50);

/// A widget as the accessibility tree has it.
#[derive(Clone)]
pub struct Widget {
    pub role: Role,
    /// Its name, as a screen reader says it; of a plain text, the text.
    pub name: String,
    /// Its value, such as the text of a field.
    pub value: String,
    bounds: Option<Rect>,
}

impl Widget {
    /// Its middle, in points, if it has a place on the screen.
    pub fn middle(&self) -> Option<Pos2> {
        let bounds = self.bounds?;
        Some(Pos2::new(
            ((bounds.x0 + bounds.x1) / 2.0) as f32,
            ((bounds.y0 + bounds.y1) / 2.0) as f32,
        ))
    }
}

impl fmt::Display for Widget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} '{}'", self.role, self.name)?;
        if self.value.is_empty() {
            return Ok(());
        }
        write!(f, " = '{}'", self.value)
    }
}

/// The running program. Dropping it ends the program.
pub struct App {
    process: Child,
    stream: TcpStream,
}

impl App {
    /// Starts `command` and waits for its window.
    pub fn open(mut command: Command) -> io::Result<Self> {
        let address = free_address()?;
        let mut process = command
            .env("EGUI_INSPECTION", address.to_string())
            .spawn()?;
        match connect(address, &mut process) {
            Ok(stream) => Ok(Self { process, stream }),
            Err(e) => {
                // It may have ended by itself, and that is the failure to report.
                process.kill().and_then(|()| process.wait()).ok();
                Err(e)
            }
        }
    }

    fn ask(&mut self, request: &Request) -> io::Result<Response> {
        write_message(&mut self.stream, request)?;
        match read_message(&mut self.stream)? {
            Response::Error { message } => Err(io::Error::other(message)),
            answer => Ok(answer),
        }
    }

    /// The id of its process.
    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// Every widget on the screen.
    pub fn widgets(&mut self) -> io::Result<Vec<Widget>> {
        let Response::Tree { accesskit, .. } = self.ask(&Request::GetTree)? else {
            return Err(io::Error::other("no tree came"));
        };
        let nodes = accesskit.map_or_else(Vec::new, |tree| tree.nodes);
        let shown = nodes.iter().filter(|(_, node)| !node.is_hidden());
        Ok(shown.map(|(_, node)| widget(node, &nodes)).collect())
    }

    /// Waits until a widget is `wanted`; `what` describes it in the error message.
    pub fn wait_for(&mut self, what: &str, wanted: impl Fn(&Widget) -> bool) -> io::Result<Widget> {
        let began = Instant::now();
        loop {
            let widgets = self.widgets()?;
            if let Some(found) = widgets.iter().find(|w| wanted(w)) {
                return Ok(found.clone());
            }
            if began.elapsed() > PATIENCE {
                let named = widgets.iter().filter(|w| !w.name.is_empty());
                let shown: Vec<String> = named.map(ToString::to_string).collect();
                return Err(io::Error::other(format!(
                    "no {what} on the screen; there is:\n{}",
                    shown.join("\n")
                )));
            }
            thread::sleep(PAUSE);
        }
    }

    /// Waits for the widget of this role and name.
    pub fn find(&mut self, role: Role, name: &str) -> io::Result<Widget> {
        self.wait_for(&format!("{role:?} '{name}'"), |w| {
            w.role == role && w.name == name
        })
    }

    /// Sends `events` to the app, and waits for a frame that has seen them.
    pub fn events(&mut self, events: Vec<Event>) -> io::Result<()> {
        self.ask(&Request::ApplyEvents { events }).map(drop)
    }

    /// Sets the window's size, in pixels. In points it would grow without end while the zoom follows the window, and no
    /// window manager is here to keep it on the screen.
    pub fn resize(&mut self, width: u32, height: u32) -> io::Result<()> {
        let Response::Tree {
            pixels_per_point, ..
        } = self.ask(&Request::GetTree)?
        else {
            return Err(io::Error::other("no tree came"));
        };
        let points = |pixels: u32| (pixels as f32 / pixels_per_point).round() as u32;
        let (width, height) = (points(width), points(height));
        self.ask(&Request::Resize { width, height }).map(drop)
    }

    /// Clicks the middle of a widget.
    pub fn click(&mut self, widget: &Widget) -> io::Result<()> {
        let pos = widget
            .middle()
            .ok_or_else(|| io::Error::other(format!("{widget} has no place on the screen")))?;
        self.events(vec![Event::PointerMoved(pos)])?;
        for pressed in [true, false] {
            self.events(vec![Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            }])?;
        }
        Ok(())
    }

    /// Replaces the text of a field, and waits until the field has it.
    pub fn fill(&mut self, name: &str, text: &str) -> io::Result<()> {
        let field = self.find(Role::TextInput, name)?;
        self.click(&field)?;
        for pressed in [true, false] {
            self.events(vec![Event::Key {
                key: Key::A,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::COMMAND | Modifiers::CTRL,
            }])?;
        }
        self.events(vec![Event::Text(text.to_owned())])?;
        self.wait_for(&format!("'{name}' with '{text}'"), |w| {
            w.name == name && w.value == text
        })
        .map(drop)
    }

    /// Lets the app draw until it requests no more frames; returns whether it came to rest.
    pub fn settles(&mut self) -> io::Result<bool> {
        let max_steps = 1000;
        match self.ask(&Request::Settle { max_steps })? {
            Response::Settled { settled, .. } => Ok(settled),
            other => Err(io::Error::other(format!("unexpected {other:?}"))),
        }
    }

    /// The window's pixels, as a PNG.
    pub fn screenshot(&mut self) -> io::Result<Vec<u8>> {
        let pixels_per_point = None;
        match self.ask(&Request::GetScreenshot { pixels_per_point })? {
            Response::Screenshot(png) => Ok(png.bytes),
            other => Err(io::Error::other(format!("unexpected {other:?}"))),
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// An address at which nothing listens.
fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

fn connect(address: SocketAddr, process: &mut Child) -> io::Result<TcpStream> {
    let began = Instant::now();
    loop {
        match TcpStream::connect(address) {
            Ok(mut stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                read_handshake(&mut stream)?;
                return Ok(stream);
            }
            Err(e) if began.elapsed() > PATIENCE => return Err(e),
            Err(_) => thread::sleep(PAUSE),
        }
        if let Some(status) = process.try_wait()? {
            return Err(io::Error::other(format!(
                "the program ended before its window opened ({status}): is there a display?"
            )));
        }
    }
}

/// A node as a screen reader presents it: a field may be named by a label beside it.
fn widget(node: &Node, nodes: &[(NodeId, Node)]) -> Widget {
    let named_by = |id: &NodeId| {
        let (_, label) = nodes.iter().find(|(i, _)| i == id)?;
        label.label().or(label.value())
    };
    let own = match node.role() {
        Role::Label => node.label().or(node.value()),
        _ => node.label(),
    };
    let name = own.or_else(|| node.labelled_by().iter().find_map(named_by));
    Widget {
        role: node.role(),
        name: name.unwrap_or_default().to_owned(),
        value: node.value().unwrap_or_default().to_owned(),
        bounds: node.bounds(),
    }
}
