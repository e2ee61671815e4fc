"""Makes the subset of DejaVu Sans Mono beside this file. Usage: subset_mono.py DejaVuSansMono.ttf (see README.md)."""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

# What a program is written in, and the comments of most European languages. Inter has the rest.
CHARACTERS = [(0x0020, 0x007E), (0x00A0, 0x00FF), (0x2010, 0x2026), (0x2264, 0x2265)]


def main(source):
    font = TTFont(source)
    options = subset.Options(
        hinting=False,
        layout_features=[],
        name_IDs=["*"],
        drop_tables=["FFTM", "GDEF", "GPOS", "GSUB"],
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in CHARACTERS for c in range(first, last + 1)])
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # the same input gives the same bytes
    font.recalcTimestamp = False
    font.save(pathlib.Path(__file__).parent / "DejaVuSansMono.ttf")


if __name__ == "__main__":
    main(sys.argv[1])
