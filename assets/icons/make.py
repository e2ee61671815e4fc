#!/usr/bin/env python3
"""Makes the icons of all platforms from assets/icon.svg, with rsvg-convert (librsvg2-bin on Debian).

    python3 assets/icons/make.py

slidescope-N.png are for Linux, slidescope.ico for Windows, slidescope.icns for macOS. ICO and ICNS are containers of PNG
files, which Windows reads since Vista and macOS since 10.7.
"""

import pathlib
import struct
import subprocess

HERE = pathlib.Path(__file__).parent
SOURCE = HERE.parent / "icon.svg"
LINUX = [16, 22, 24, 32, 48, 64, 128, 256, 512]
WINDOWS = [16, 20, 24, 32, 40, 48, 64, 128, 256]
# The type of each entry, by pixels; some are the double resolution of a smaller size.
MACOS = [
    (b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
    (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512), (b"ic10", 1024),
]


def png(side):
    command = ["rsvg-convert", "--width", str(side), "--height", str(side), str(SOURCE)]
    return subprocess.run(command, check=True, capture_output=True).stdout


def ico(sides):
    images = [png(side) for side in sides]
    head = struct.pack("<HHH", 0, 1, len(images))
    offset = len(head) + 16 * len(images)
    for side, image in zip(sides, images):
        # A side of 256 is written as 0.
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return head + b"".join(images)


def icns(entries):
    parts = [(name, png(side)) for name, side in entries]
    body = b"".join(name + struct.pack(">I", len(image) + 8) + image for name, image in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


for side in LINUX:
    (HERE / f"slidescope-{side}.png").write_bytes(png(side))
(HERE / "slidescope.ico").write_bytes(ico(WINDOWS))
(HERE / "slidescope.icns").write_bytes(icns(MACOS))
