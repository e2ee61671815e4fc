#!/usr/bin/env bash
# simple-scorm-packager 0.2.7 (npm): the imsmanifest.xml that it writes for SCORM 1.2 is not valid by the schema that it
# puts beside it. It writes `metadata` in `resources`, where the schema has none, and in an item after adlcp:masteryscore,
# where no `metadata` may follow. Its metadata.xml is in a namespace (ltsc.ieee.org) for which the package holds no schema.
# The files are also written into the folder of the course. A platform that validates refuses what others take.
# Seen: "This element is not expected" for both places.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check lxml==6.0.2
cd "$folder"
npm install --silent --ignore-scripts --no-audit --no-fund simple-scorm-packager@0.2.7
mkdir course
echo '<p>A course of one page.</p>' >course/index.html
cat >package.js <<'END'
require('simple-scorm-packager')({
  version: '1.2', organization: 'Example', title: 'One page', identifier: 'one-page', source: './course',
  package: { version: '1.0.0', zip: true, outputFolder: './packages' },
}, () => {});
END
node package.js >/dev/null
python/bin/python - <<'END'
from lxml import etree

schema = etree.XMLSchema(etree.parse("course/imscp_rootv1p1p2.xsd"))
manifest = etree.parse("course/imsmanifest.xml")
assert not schema.validate(manifest)
seen = [error for error in schema.error_log if "}metadata': This element is not expected" in error.message]
assert len(seen) == 2, schema.error_log
root = etree.parse("course/metadata.xml").getroot().tag
assert root == "{http://ltsc.ieee.org/xsd/LOM}lom", root
print("simple-scorm-packager 0.2.7: the manifest for SCORM 1.2 is not valid by the schema beside it, at two places")
END
