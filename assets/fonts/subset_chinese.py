"""Makes NotoSansSC.ttf beside this file: the Chinese characters of the messages in assets/languages, and the common ones.

Usage: subset_chinese.py NotoSansCJK-Regular.ttc (see README.md)."""

import pathlib
import sys

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable

HERE = pathlib.Path(__file__).parent
SIMPLIFIED = "Noto Sans CJK SC"
# From here on stand CJK punctuation, ideographs and full-width forms; Inter has what comes before.
FIRST_CHINESE = 0x2E80


# Rows of GB 2312: punctuation, full-width forms, and the 3,755 ideographs of level 1, which are 99.7 % of running text.
ROWS = [1, 3, *range(16, 56)]


def wanted():
    """What the messages say, and what a person is likely to write in a title or a name."""
    text = "".join(file.read_text("utf-8") for file in (HERE.parent / "languages").glob("*.ftl"))
    text += "".join(bytes([0xA0 + row, 0xA0 + cell]).decode("gb2312", "ignore") for row in ROWS for cell in range(1, 95))
    text += "\u3007"  # the zero of years, which GB 2312 lacks
    return sorted({ord(c) for c in text if ord(c) >= FIRST_CHINESE})


def with_quadratic_outlines(font):
    """Turns the cubic outlines into those of TrueType, as a PDF holds the other fonts too."""
    order, glyphs = font.getGlyphOrder(), font.getGlyphSet()
    outlines = {}
    for name in order:
        pen = TTGlyphPen(None)
        # Six thousandths of an em, under half a pixel at 80 pixels: side by side no eye tells, and the page loads 76 KB less.
        glyphs[name].draw(Cu2QuPen(pen, max_err=6.0, reverse_direction=True))
        outlines[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, outlines
    for outline in outlines.values():  # a new outline knows its bounds only once they are computed
        outline.recalcBounds(font["glyf"])
    font["hmtx"].metrics = {n: (font["hmtx"][n][0], outlines[n].xMin) for n in order}
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions"):
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    maxp.maxComponentElements = max((len(g.components) for g in outlines.values() if g.isComposite()), default=0)
    font["post"].formatType, font["post"].extraNames, font["post"].mapping = 3.0, [], {}
    del font["CFF "], font["VORG"]
    font.sfntVersion = "\000\001\000\000"


def main(source):
    font = next(f for f in TTCollection(source).fonts if f["name"].getDebugName(4) == SIMPLIFIED)
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], drop_tables=["DSIG", "BASE", "vhea", "vmtx"]
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    with_quadratic_outlines(font)
    version = font["name"].getDebugName(5)
    font["name"].setName(f"{version}; subset for Slidescope", 5, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # the same input gives the same bytes
    font.recalcTimestamp = False
    font.save(HERE / "NotoSansSC.ttf")


if __name__ == "__main__":
    main(sys.argv[1])
