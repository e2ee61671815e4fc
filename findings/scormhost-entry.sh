#!/usr/bin/env bash
# scormhost 0.1.0 (PyPI, a platform for SCORM 1.2): cmi.core.entry is always "ab-initio", also where the unit was left with
# cmi.core.exit "suspend" and its suspend_data is given back; SCORM 1.2 has "resume" for that, and a unit that waits for it
# begins anew. LMSFinish writes exit "suspend" over what the unit has set. After it LMSInitialize is refused until the page
# around the unit is loaded again, with error 101, whose words are "No error".
# Seen: entry "ab-initio" with the suspend_data of the first visit; exit "suspend" of a completed unit; "false" and "No error".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip download --quiet --disable-pip-version-check --no-deps scormhost==0.1.0
python3 -m zipfile -e scormhost-0.1.0-*.whl .
cat >seen.mjs <<'END'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
const source = readFileSync('scormhost/static/scorm12-api.js', 'utf8');
let kept = {};
const fetch = async (_, options) => {
  if (options.method === 'PUT') kept = JSON.parse(options.body).elements;
  return { ok: true, json: async () => ({ elements: kept }) };
};
const settle = () => new Promise((done) => setTimeout(done, 20));
async function launch() {
  const window = { location: { origin: 'http://localhost' }, __SCORMHOST_SCORM12__: { cmiUrl: '/cmi', contentUrl: '/', learnerId: '7' } };
  vm.runInNewContext(source, { window, document: { getElementById: () => null }, fetch, URL });
  await settle();
  return window.API;
}
const first = await launch();
first.LMSInitialize('');
first.LMSSetValue('cmi.suspend_data', 'page 3');
first.LMSSetValue('cmi.core.exit', 'suspend');
first.LMSFinish('');
const again = [first.LMSInitialize(''), first.LMSGetErrorString(first.LMSGetLastError())];
await settle();
const second = await launch();
second.LMSInitialize('');
const resumed = [second.LMSGetValue('cmi.suspend_data'), second.LMSGetValue('cmi.core.entry')];
second.LMSSetValue('cmi.core.lesson_status', 'completed');
second.LMSSetValue('cmi.core.exit', '');
second.LMSFinish('');
await settle();
const exit = kept['cmi.core.exit'];
console.log({ again, resumed, exit });
assert.deepEqual([again, resumed, exit], [['false', 'No error'], ['page 3', 'ab-initio'], 'suspend']);
END
node seen.mjs
