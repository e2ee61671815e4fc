//! Drives a browser as a user does: finds what the page shows by its name in the accessibility tree, clicks and types.
//!
//! Chromium is driven by WebDriver, through Debian's `chromium-driver`; the accessibility tree comes from its DevTools
//! protocol. Firefox is driven by Marionette, the protocol below its WebDriver: JSON on a plain connection.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fmt, fs, thread};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

/// How long anything may take before it counts as missing; a busy machine without a GPU is slow.
const PATIENCE: Duration = Duration::from_secs(120);
/// Pause between two polls.
const PAUSE: Duration = Duration::from_millis(100);

/// Keys without a letter, in WebDriver's notation.
pub const CONTROL: &str = "\u{E009}";
pub const HOME: &str = "\u{E011}";
pub const TAB: &str = "\u{E004}";
pub const SHIFT: &str = "\u{E008}";
pub const PAGE_DOWN: &str = "\u{E00F}";

/// A process that is killed when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn start(command: &mut Command) -> io::Result<Running> {
    let program = command.get_program().to_string_lossy().into_owned();
    let named = |e: io::Error| io::Error::new(e.kind(), format!("{program}: {e}"));
    command.spawn().map(Running).map_err(named)
}

/// A local server of the page's folder.
pub struct Server {
    python: Running,
    address: String,
    folder: tempfile::TempDir,
}

impl Server {
    /// Serves the page in `site/`, and beside it the files `others`: names and texts.
    pub fn start(others: &[(&str, &str)]) -> io::Result<Self> {
        let site = env::var_os("SLIDESCOPE_SITE").map_or_else(
            || Path::new(env!("CARGO_MANIFEST_DIR")).join("target/web/site"),
            PathBuf::from,
        );
        let folder = tempfile::tempdir()?;
        let copies = folder.path().join("site");
        fs::create_dir(&copies)?;
        let files = fs::read_dir(&site)
            .map_err(|e| io::Error::new(e.kind(), format!("{}: {e}", site.display())))?;
        for file in files {
            let file = file?;
            fs::copy(file.path(), copies.join(file.file_name()))?;
        }
        for (name, text) in others {
            fs::write(folder.path().join(name), text)?;
        }
        let mut python = start(
            Command::new("python3")
                .args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "0"])
                .current_dir(folder.path())
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        )?;
        let said = first_line(&mut python.0, "port ")?;
        let port = said.split_whitespace().next().unwrap_or_default();
        Ok(Self {
            address: format!("http://127.0.0.1:{port}/"),
            python,
            folder,
        })
    }

    /// Ends the server, as if the network were gone.
    pub fn end(&mut self) -> io::Result<()> {
        self.python.0.kill()?;
        self.python.0.wait().map(drop)
    }

    /// The folder that is served.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

/// The text after `words` in the first line of standard output that contains them.
fn first_line(program: &mut Child, words: &str) -> io::Result<String> {
    let out = program.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    for line in BufReader::new(out).lines() {
        if let Some((_, rest)) = line?.split_once(words) {
            return Ok(rest.to_owned());
        }
    }
    Err(io::Error::other(format!("no “{words}” on its output")))
}

/// What the page shows of a named element.
#[derive(Clone, Debug)]
pub struct Widget {
    pub role: String,
    pub name: String,
    pub value: String,
    /// Chromium's id of the element; Firefox gives the middle instead.
    element: u64,
    middle: Option<[f64; 2]>,
}

impl fmt::Display for Widget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} “{}”", self.role, self.name)?;
        if self.value.is_empty() {
            return Ok(());
        }
        write!(f, " = “{}”", self.value)
    }
}

enum Session {
    /// The address of a WebDriver session.
    Chromium(String),
    /// The connection, and the number of the last request.
    Firefox(BufReader<TcpStream>, u32),
}

/// A browser with one page. Dropping it ends the browser.
pub struct Browser {
    session: Session,
    /// The frame within the page that is inspected.
    frame: Option<String>,
    /// The kind of pointer: `mouse` or `touch`.
    pointer: &'static str,
    downloads: PathBuf,
    _process: Running,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Debian's Chromium, without a window and without a graphics card.
    pub fn chromium() -> io::Result<Self> {
        let profile = tempfile::tempdir()?;
        let mut driver = start(
            Command::new("chromedriver")
                .arg("--port=0")
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        )?;
        let said = first_line(&mut driver.0, "successfully on port ")?;
        let address = format!("http://127.0.0.1:{}/session", said.trim_end_matches('.'));
        let downloads = profile.path().join("downloads");
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking",
                    "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--window-size=1280,800",
                    format!("--user-data-dir={}", profile.path().join("profile").display()),
                ],
                "prefs": { "download.default_directory": downloads },
            },
        } } });
        let answer = post(&address, &wanted)?;
        let id = answer["sessionId"].as_str().unwrap_or_default();
        let mut browser = Self {
            session: Session::Chromium(format!("{address}/{id}")),
            frame: None,
            pointer: "mouse",
            downloads,
            _process: driver,
            _profile: profile,
        };
        // The window's own edges are not part of the page.
        browser.resize([1280, 800])?;
        Ok(browser)
    }

    fn resize(&mut self, [width, height]: [u32; 2]) -> io::Result<()> {
        let mobile = self.pointer == "touch";
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.tools("Emulation.setDeviceMetricsOverride", &size)?;
        self.tools(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": mobile }),
        )
        .map(drop)
    }

    /// Emulates a touch screen of this size from now on.
    pub fn become_phone(&mut self, size: [u32; 2]) -> io::Result<()> {
        self.pointer = "touch";
        self.resize(size)
    }

    /// Debian's Firefox, with further `settings` in the form of its `user.js`.
    pub fn firefox(more: &str) -> io::Result<Self> {
        let profile = tempfile::tempdir()?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let settings = format!(
            "user_pref(\"marionette.port\", {port});\nuser_pref(\"webgl.force-enabled\", true);\n{more}"
        );
        fs::write(profile.path().join("user.js"), settings)?;
        let mut firefox = Command::new("firefox-esr");
        firefox.args(["--marionette", "--no-remote", "--profile"]);
        firefox.arg(profile.path());
        // Firefox can run without a display, but then it has no WebGL.
        if env::var_os("DISPLAY").is_none() {
            firefox.arg("--headless");
        }
        let process = start(firefox.stdout(Stdio::null()).stderr(Stdio::null()))?;
        let began = Instant::now();
        let stream = loop {
            match TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
                Err(_) if began.elapsed() < PATIENCE => thread::sleep(PAUSE),
                connected => break connected?,
            }
        };
        let mut stream = BufReader::new(stream);
        // The first packet is a greeting.
        packet(&mut stream)?;
        let mut browser = Self {
            session: Session::Firefox(stream, 0),
            frame: None,
            pointer: "mouse",
            downloads: profile.path().to_owned(),
            _process: process,
            _profile: profile,
        };
        browser.ask("", "NewSession", &json!({}))?;
        Ok(browser)
    }

    /// Sends a WebDriver command: Chromium takes its path, Firefox its name.
    fn ask(&mut self, path: &str, name: &str, what: &Value) -> io::Result<Value> {
        match &mut self.session {
            Session::Chromium(session) => post(&format!("{session}/{path}"), what),
            Session::Firefox(stream, number) => {
                *number += 1;
                let request = json!([0, *number, format!("WebDriver:{name}"), what]).to_string();
                write!(stream.get_mut(), "{}:{request}", request.len())?;
                let mut answer = packet(stream)?;
                if !answer[2].is_null() {
                    return Err(io::Error::other(format!("{name}: {}", answer[2])));
                }
                let answer = answer[3].take();
                Ok(answer.get("value").cloned().unwrap_or(answer))
            }
        }
    }

    /// Sends a command of Chromium's DevTools protocol.
    pub fn tools(&mut self, name: &str, what: &Value) -> io::Result<Value> {
        let command = json!({ "cmd": name, "params": what });
        self.ask("goog/cdp/execute", name, &command)
    }

    pub fn open(&mut self, address: &str) -> io::Result<()> {
        self.frame = None;
        self.ask("url", "Navigate", &json!({ "url": address }))
            .map(drop)
    }

    /// Runs an asynchronous JavaScript function with this body, and returns its result.
    pub fn script(&mut self, body: &str) -> io::Result<Value> {
        // The script's last argument is the callback for the result.
        let body = format!(
            "const done = arguments[0]; (async () => {{ {body} }})().then(done, (e) => done(`error: ${{e}}`))"
        );
        let what = json!({ "script": body, "args": [], "scriptTimeout": 600_000 });
        self.ask("execute/async", "ExecuteAsyncScript", &what)
    }

    /// Inspects the frame within the page from now on.
    pub fn enter_frame(&mut self) -> io::Result<()> {
        let tree = self.tools("Page.getFrameTree", &json!({}))?;
        let frame = &tree["frameTree"]["childFrames"][0]["frame"]["id"];
        let frame = frame
            .as_str()
            .ok_or_else(|| io::Error::other("there is no frame"))?;
        self.frame = Some(frame.to_owned());
        Ok(())
    }

    /// Runs scripts in the frame within the page from now on, also in one that the browser keeps apart.
    pub fn switch_to_frame(&mut self) -> io::Result<()> {
        self.ask("frame", "SwitchToFrame", &json!({ "id": 0 }))
            .map(drop)
    }

    /// Goes to the window that was opened last.
    pub fn enter_newest_window(&mut self) -> io::Result<()> {
        self.enter_window(|handles| handles.get(1..).and_then(<[Value]>::last))
    }

    /// Goes back to the window that was there at first.
    pub fn enter_first_window(&mut self) -> io::Result<()> {
        self.enter_window(<[Value]>::first)
    }

    fn enter_window(&mut self, choose: impl Fn(&[Value]) -> Option<&Value>) -> io::Result<()> {
        let Session::Chromium(session) = &self.session else {
            return Err(io::ErrorKind::Unsupported.into());
        };
        let began = Instant::now();
        loop {
            let handles = send(Ok(minreq::get(format!("{session}/window/handles"))))?;
            let handles = handles.as_array().cloned().unwrap_or_default();
            if let Some(window) = choose(&handles) {
                let window = json!({ "handle": window });
                self.frame = None;
                return self.ask("window", "", &window).map(drop);
            }
            if began.elapsed() > PATIENCE {
                return Err(io::Error::other("no window was opened"));
            }
            thread::sleep(PAUSE);
        }
    }

    /// Every element that has a name.
    pub fn widgets(&mut self) -> io::Result<Vec<Widget>> {
        if matches!(self.session, Session::Firefox(..)) {
            return self.elements();
        }
        let mut what = json!({});
        if let Some(frame) = &self.frame {
            what["frameId"] = json!(frame);
        }
        let tree = self.tools("Accessibility.getFullAXTree", &what)?;
        let text = |node: &Value, part: &str| match &node[part]["value"] {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            other => other.to_string(),
        };
        let nodes = tree["nodes"].as_array().into_iter().flatten();
        let shown = nodes.filter(|node| node["ignored"] != true);
        let widgets = shown.map(|node| Widget {
            role: text(node, "role"),
            name: text(node, "name"),
            value: text(node, "value"),
            element: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
            middle: None,
        });
        Ok(widgets.filter(|widget| !widget.name.is_empty()).collect())
    }

    /// The elements that the page has for screen readers; Marionette does not give the accessibility tree.
    fn elements(&mut self) -> io::Result<Vec<Widget>> {
        let found = self.script(
            "return [...document.querySelectorAll('#names > *, #broken:not([hidden]) > *')].map((e) => {
               const b = e.getBoundingClientRect();
               return [e.role ?? e.localName, e.ariaLabel ?? e.textContent, b.x + b.width / 2, b.y + b.height / 2];
             })",
        )?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let found = found.as_array().into_iter().flatten();
        let widgets = found.map(|parts| Widget {
            role: text(&parts[0]),
            name: text(&parts[1]),
            value: String::new(),
            element: 0,
            middle: parts[2]
                .as_f64()
                .zip(parts[3].as_f64())
                .map(|(x, y)| [x, y]),
        });
        Ok(widgets.collect())
    }

    /// Waits until the page shows a `wanted` element; `what` describes it in the error message.
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Widget) -> bool) -> io::Result<Widget> {
        let began = Instant::now();
        loop {
            // While a page loads there may be no tree.
            let widgets = self.widgets().unwrap_or_default();
            if let Some(found) = widgets.iter().find(|widget| wanted(widget)) {
                return Ok(found.clone());
            }
            if began.elapsed() > PATIENCE {
                let shown: Vec<String> = widgets.iter().map(ToString::to_string).collect();
                let address = self.script("return location.href").unwrap_or_default();
                let log = self.ask("se/log", "", &json!({ "type": "browser" }));
                return Err(io::Error::other(format!(
                    "{what} never came. The page at {address} shows:\n{}\nand has said: {}",
                    shown.join("\n"),
                    log.unwrap_or_default(),
                )));
            }
            thread::sleep(PAUSE);
        }
    }

    pub fn find(&mut self, role: &str, name: &str) -> io::Result<Widget> {
        self.wait(&format!("{role} “{name}”"), |it| {
            it.role == role && it.name == name
        })
    }

    /// Waits for a text that begins with `beginning`, and returns the rest of it.
    pub fn text(&mut self, beginning: &str) -> io::Result<String> {
        let found = self.wait(&format!("“{beginning}…”"), |it| {
            it.name.starts_with(beginning)
        })?;
        Ok(found.name[beginning.len()..].to_owned())
    }

    /// Waits until a script returns `true`.
    pub fn wait_for_script(&mut self, what: &str, body: &str) -> io::Result<()> {
        let began = Instant::now();
        while self.script(body)? != true {
            if began.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("{what} never came: {body}")));
            }
            thread::sleep(PAUSE);
        }
        Ok(())
    }

    /// Clicks the middle of the element with this role and name.
    pub fn click(&mut self, role: &str, name: &str) -> io::Result<()> {
        let widget = self.find(role, name)?;
        self.click_at(&widget, 0.5)
    }

    /// Clicks a widget at this share of its width from the left.
    pub fn click_at(&mut self, widget: &Widget, share: f64) -> io::Result<()> {
        let [x, y] = self.resting_place(widget, share)?;
        let act = |kind: &str| json!({ "type": kind, "button": 0 });
        let to = json!({ "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() });
        let acts = json!([to, act("pointerDown"), act("pointerUp")]);
        let kind = json!({ "pointerType": self.pointer });
        self.act(
            &json!({ "type": "pointer", "id": self.pointer, "parameters": kind, "actions": acts }),
        )
    }

    /// As [`place`](Self::place), once the widget has stopped moving. The page reports places five times a second.
    fn resting_place(&mut self, widget: &Widget, share: f64) -> io::Result<[f64; 2]> {
        let began = Instant::now();
        let mut place = self.place(widget, share)?;
        loop {
            thread::sleep(Duration::from_millis(250));
            let now = self.place(widget, share)?;
            if now == place || began.elapsed() > PATIENCE {
                return Ok(now);
            }
            place = now;
        }
    }

    /// Spreads two fingers, each from 40 to 120 points beside this place.
    pub fn spread(&mut self, [x, y]: [f64; 2]) -> io::Result<()> {
        let finger = |number: usize, side: f64| {
            let to = |distance: f64, duration: u32| {
                let x = (x + side * distance).round();
                json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y.round() })
            };
            let act = |kind: &str| json!({ "type": kind, "button": 0 });
            let mut acts = vec![to(40.0, 0), act("pointerDown")];
            // The driver jumps at the beginning of each step; many small steps are more like a finger.
            acts.extend((4..=12).map(|step| to(10.0 * f64::from(step), 100)));
            acts.push(act("pointerUp"));
            let kind = json!({ "pointerType": "touch" });
            json!({ "type": "pointer", "id": format!("finger {number}"), "parameters": kind, "actions": acts })
        };
        let fingers = [finger(1, -1.0), finger(2, 1.0)];
        self.ask("actions", "PerformActions", &json!({ "actions": fingers }))
            .map(drop)
    }

    /// The point on the screen at this share of a widget's width from the left.
    pub fn place(&mut self, widget: &Widget, share: f64) -> io::Result<[f64; 2]> {
        if let Some(middle) = widget.middle {
            return Ok(middle);
        }
        let [left, right, top, bottom] = self.edges(widget)?;
        Ok([left + share * (right - left), f64::midpoint(top, bottom)])
    }

    /// Left, right, top and bottom of a widget in Chromium, of one moment: a page may replace the widget at any time.
    pub fn edges(&mut self, widget: &Widget) -> io::Result<[f64; 4]> {
        let element = json!({ "backendNodeId": widget.element });
        let quads = self.tools("DOM.getContentQuads", &element)?;
        let corner = |at: usize| quads["quads"][0][at].as_f64();
        let edges = [corner(0), corner(2), corner(1), corner(5)];
        let [Some(left), Some(right), Some(top), Some(bottom)] = edges else {
            return Err(io::Error::other(format!(
                "{widget} has no place on the screen"
            )));
        };
        Ok([left, right, top, bottom])
    }

    fn act(&mut self, input: &Value) -> io::Result<()> {
        self.ask("actions", "PerformActions", &json!({ "actions": [input] }))
            .map(drop)
    }

    /// Presses keys together, and releases them.
    pub fn press(&mut self, keys: &[&str]) -> io::Result<()> {
        let down = keys
            .iter()
            .map(|key| json!({ "type": "keyDown", "value": key }));
        let up = keys
            .iter()
            .rev()
            .map(|key| json!({ "type": "keyUp", "value": key }));
        let acts: Vec<Value> = down.chain(up).collect();
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": acts }))
    }

    /// Replaces the text of a field, and waits until the field has it.
    pub fn fill(&mut self, name: &str, text: &str) -> io::Result<()> {
        self.click("textbox", name)?;
        self.press(&[CONTROL, "a"])?;
        for key in text.split("").filter(|key| !key.is_empty()) {
            self.press(&[key])?;
        }
        let what = format!("“{name}” with “{text}”");
        self.wait(&what, |it| it.name == name && it.value == text)
            .map(drop)
    }

    pub fn has_downloaded(&self, name: &str) -> bool {
        self.downloads.join(name).exists()
    }

    /// Waits for a file that the page has saved.
    pub fn downloaded(&mut self, name: &str) -> io::Result<PathBuf> {
        let (file, began) = (self.downloads.join(name), Instant::now());
        // Chromium gives the file its name once it is complete.
        while !file.exists() {
            if began.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("{name} was never downloaded")));
            }
            thread::sleep(PAUSE);
        }
        Ok(file)
    }

    /// Saves a screenshot of the page.
    pub fn screenshot(&mut self, file: &Path) -> io::Result<()> {
        let picture = match &self.session {
            Session::Chromium(session) => send(Ok(minreq::get(format!("{session}/screenshot"))))?,
            Session::Firefox(..) => self.ask("", "TakeScreenshot", &json!({ "full": false }))?,
        };
        let picture = picture.as_str().unwrap_or_default();
        let png = BASE64_STANDARD.decode(picture).map_err(io::Error::other)?;
        fs::write(file, png)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes the browser; killing the driver would leave the browser running.
        if let Session::Chromium(session) = &self.session {
            minreq::delete(session.as_str()).send().ok();
        }
    }
}

/// Sends a request to the driver, and returns its answer or its error.
fn send(request: Result<minreq::Request, minreq::Error>) -> io::Result<Value> {
    let mut answer: Value = request
        .and_then(minreq::Request::send)
        .and_then(|answer| answer.json())
        .map_err(io::Error::other)?;
    let answer = answer["value"].take();
    match &answer["error"] {
        Value::String(error) => Err(io::Error::other(format!("{error}: {}", answer["message"]))),
        _ => Ok(answer),
    }
}

fn post(address: &str, what: &Value) -> io::Result<Value> {
    send(minreq::post(address).with_json(what))
}

/// Reads one Marionette packet: its length, a colon, JSON.
fn packet(stream: &mut BufReader<TcpStream>) -> io::Result<Value> {
    let mut length = Vec::new();
    stream.read_until(b':', &mut length)?;
    length.pop();
    let length = String::from_utf8_lossy(&length)
        .parse()
        .map_err(io::Error::other)?;
    let mut text = vec![0; length];
    stream.read_exact(&mut text)?;
    serde_json::from_slice(&text).map_err(io::Error::other)
}
