// Loads the program, and shows how far that is. What becomes of it afterwards is said by the program itself.
import init from "./slidescope.js";

const shown = (id) => document.getElementById(id);
shown("stuck").remove();
shown("progress").hidden = false;
shown("again").onclick = shown("redraw").onclick = () => location.reload();
// Browsers take the picture of a page from it, where many pages have one. What is shown stands in the address, and what a
// student has done is kept.
shown("window").addEventListener("webglcontextlost", () => {
  shown("lost").hidden = false;
  shown("redraw").focus();
});
measureRatio();
addEventListener("keydown", leaveByTab, true);
// The program takes the focus as it starts. In another page the keys are that page's until somebody clicks here.
shown("stage").inert = window !== window.top;

// The program moves its own focus by Tab, from one end to the other. At its ends the browser takes over, so that nobody is
// caught in a page within another.
function leaveByTab(event) {
  if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
  const ends = shown("window").dataset.ends;
  if (ends === "both" || ends === (event.shiftKey ? "start" : "end")) event.stopImmediatePropagation();
}

// Some browsers name another ratio of pixels than they draw with, against the tracing of people, so the canvas is asked.
function measureRatio() {
  const named = window.devicePixelRatio;
  let measured = 0;
  const measure = ([{ devicePixelContentBoxSize: pixels, contentRect }]) => {
    measured = pixels && contentRect.width ? pixels[0].inlineSize / contentRect.width : 0;
  };
  try {
    new ResizeObserver(measure).observe(shown("window"), { box: "device-pixel-content-box" });
  } catch {
    return; // This browser cannot be asked.
  }
  const own = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
  const ratio = () => own?.get?.call(window) ?? named;
  const differs = () => Math.abs(measured / ratio() - 1) > 0.02;
  const get = () => (measured && differs() ? measured : ratio());
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, get });
}

// The same bytes, counted on their way.
async function counted(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Where the server compresses, the length is that of fewer bytes: the bar moves without an end.
  const whole = response.headers.has("content-encoding") ? 0 : Number(response.headers.get("content-length"));
  if (whole) shown("progress").max = whole;
  let loaded = 0;
  const count = new TransformStream({
    transform(piece, out) {
      loaded += piece.byteLength;
      if (whole) shown("progress").value = Math.min(loaded, whole);
      out.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "content-type": "application/wasm" } });
}

try {
  await init({ module_or_path: counted("slidescope_bg.wasm") });
} catch (error) {
  // A panic has said already what happened.
  console.error(error);
  shown("broken").hidden = false;
}

// A page in another one keeps nothing, nor one in a package, which is of the platform's.
if (window === window.top && !document.documentElement.dataset.lesson) keep();

// From now on the page opens without a network.
async function keep() {
  try {
    const keeper = await navigator.serviceWorker.register("offline.js");
    // A newer build waits until this page has all it needs, which is now.
    const follow = () => {
      keeper.waiting?.postMessage("take over");
      if (keeper.installing) keeper.installing.onstatechange = follow;
    };
    keeper.onupdatefound = follow;
    follow();
    // The keeper was not there yet when the exercise or lesson beside the page was fetched.
    const lesson = /[#&]lesson=([^&]*[./][^&]*)/.exec(location.hash);
    if (lesson) (await caches.open("slidescope-lessons")).add(new URL(decodeURIComponent(lesson[1]), location));
  } catch {
    // The browser keeps nothing, or not from an address without https. The page works all the same.
  }
}
