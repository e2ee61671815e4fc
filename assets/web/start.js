// Loads the program, and shows how far that is. What becomes of it afterwards is said by the program itself.
import init from "./slidescope.js";

const shown = (id) => document.getElementById(id);
shown("again").onclick = () => location.reload();
// The program takes the focus as it starts. In another page the keys are that page's until somebody clicks here.
shown("stage").inert = window !== window.top;

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

// A page in another one keeps nothing.
if (window === window.top) keep();

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
  } catch {
    // The browser keeps nothing, or not from an address without https. The page works all the same.
  }
}
