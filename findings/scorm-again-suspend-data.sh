#!/usr/bin/env bash
# scorm-again 3.4.3 (npm), as a SCORM 1.2 platform: cmi.suspend_data takes 64,000 characters, reports success and gives them
# back. SCORM 1.2 has 4,096 (CMIString4096 in the Run-Time Environment, section 3.4.4); cmi.core.lesson_location, 255
# characters there, is refused with error 405 at 256. A package that passes against it may still lose work elsewhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts --no-audit --no-fund scorm-again@3.4.3
cat >seen.mjs <<'END'
import assert from 'node:assert';
globalThis.window = globalThis;
const { Scorm12API } = await import('scorm-again/scorm12');
const api = new Scorm12API({ autocommit: false, logLevel: 5 });
api.lmsInitialize();
const set = (name, length) => `${api.lmsSetValue(name, 'x'.repeat(length))} ${api.lmsGetLastError()}`;
const seen = [set('cmi.suspend_data', 64000), api.lmsGetValue('cmi.suspend_data').length, set('cmi.core.lesson_location', 256)];
console.log(seen.join(' | '));
assert.deepEqual(seen, ['true 0', 64000, 'false 405']);
END
node seen.mjs
