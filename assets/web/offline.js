// Keeps the files of the page, so that it opens without a network. `.ci/web` puts a number made of all of them in place of
// VERSION: another build is kept beside this one, and takes its place once a page of this one has loaded all it needs.
const kept = "slidescope VERSION";
const lessons = "slidescope-lessons";
const files = ["./", "desktop.html", "start.js", "slidescope.js", "slidescope_bg.wasm", "icon.svg", "manifest.json"];

async function keep() {
  const cache = await caches.open(kept);
  // Asked of the server, which answers briefly where the browser has the same file already.
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("slidescope ") && name !== kept) await caches.delete(name);
  }
}

async function answer(request) {
  const address = request.url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/");
  const cache = await caches.open(kept);
  return (await cache.match(address)) ?? (address.endsWith(".json") ? newest(request) : fetch(request));
}

// A lesson beside the page may change, so that the server is asked first; without it, the last one seen is there.
async function newest(request) {
  const cache = await caches.open(lessons);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const last = await cache.match(request);
    if (last) return last;
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("message", () => skipWaiting());
addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
