#!/usr/bin/env bash
# openedx-scorm-xblock 19.0.5 (PyPI, the SCORM unit of Open edX): the page that it opens is that of the first resource with
# an address, whichever item comes first in the organization, and an item without isvisible is missing from its menu. In IMS
# Content Packaging the organization has the order, not the list of resources, and isvisible is true where it is not written.
# Seen: the second page is opened, and the menu has one of two items.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check openedx-scorm-xblock==19.0.5 xblock==5.2.0 web-fragments==3.1.0 \
  'django<5' setuptools==75.8.0
"$folder/bin/python" - <<'END'
import io
import re
from unittest import mock

from django.conf import settings

settings.configure(DATABASES={}, RUNNING_WITH_TEST_SETTINGS=True)
from openedxscorm.scormxblock import ScormXBlock
from xblock.field_data import DictFieldData

MANIFEST = b"""<?xml version="1.0"?>
<manifest identifier="m" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o">
    <organization identifier="o"><title>Course</title>
      <item identifier="a" identifierref="one"><title>One</title></item>
      <item identifier="b" identifierref="two" isvisible="true"><title>Two</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="two" type="webcontent" adlcp:scormtype="sco" href="two.html"><file href="two.html"/></resource>
    <resource identifier="one" type="webcontent" adlcp:scormtype="sco" href="one.html"><file href="one.html"/></resource>
  </resources>
</manifest>"""
block = ScormXBlock(mock.Mock(), DictFieldData({}), mock.Mock())
block.runtime.handler_url.return_value = "/proxy"
block.find_file_path = lambda name: name
block._storage = mock.Mock()
block._storage.open.return_value = io.BytesIO(MANIFEST)
block.update_package_fields()
menu = re.findall(r"href='/proxy/([a-z.]+)'", block.navigation_menu)
print("opened:", block.index_page_path, "menu:", menu)
assert block.index_page_path == "two.html" and menu == ["two.html"]
END
