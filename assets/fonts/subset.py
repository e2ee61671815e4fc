"""Makes the four Inter subsets beside this file. Usage: subset.py Inter-roman.var.ttf (see README.md)."""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}

# fmt: off
CHARACTERS = [
    (0x0020, 0x007E), (0x00A0, 0x017F), (0x0192, 0x0192),  # Basic Latin, Latin-1, Latin Extended-A, florin
    (0x0391, 0x03A9), (0x03B1, 0x03C9),                    # Greek
    (0x2010, 0x2044), (0x2070, 0x209C), (0x20AC, 0x20AC),  # punctuation, superscripts and subscripts, euro
    (0x2122, 0x2122), (0x2150, 0x215E), (0x2190, 0x21FF),  # trade mark, fractions, arrows
    (0x2200, 0x22FF), (0x2318, 0x2318), (0x232B, 0x232B),  # mathematics, keys
    (0x23CE, 0x23CE), (0x25A0, 0x25FF), (0x2605, 0x2606),  # return, geometric shapes, stars
    (0x2610, 0x2612), (0x2713, 0x2717), (0xFFFD, 0xFFFD),  # boxes, ticks and crosses, replacement character
]
# What the window itself never says, but the name of a file or a lesson may. It is in one weight, to which the others fall
# back.
MORE = [
    (0x0180, 0x0233), (0x0259, 0x0259), (0x0370, 0x03FF),  # Latin Extended-B, schwa, Greek
    (0x0400, 0x045F), (0x0490, 0x04F9), (0x1E80, 0x1EF9),  # Cyrillic, Vietnamese
    (0x20A6, 0x20BF), (0x2116, 0x2116),                    # currencies, number sign
]
# Bold are the tiles and the window's name.
TILES = [(0x0020, 0x007E)]
# fmt: on


def single_substitutions(font, tag):
    """The glyph for glyph replacements of the OpenType feature `tag`."""
    table = font["GSUB"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == tag for i in r.Feature.LookupListIndex}
    found = {}
    for index in sorted(lookups):
        for sub in table.LookupList.Lookup[index].SubTable:
            found.update(getattr(sub, "ExtSubTable", sub).mapping)
    return found


def freeze_tabular_figures(font):
    """Lets the ten digits stand for their tabular forms, all equally wide. Punctuation keeps its own shape and kerning."""
    tabular = single_substitutions(font, "tnum")
    figures = {ord(d): tabular[font.getBestCmap()[ord(d)]] for d in "0123456789"}
    width, _ = font["hmtx"][figures[ord("0")]]
    for glyph in figures.values():  # the rounding of a weight may leave one a few units off
        font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])
    for table in font["cmap"].tables:
        table.cmap.update(figures)


def main(source):
    here = pathlib.Path(__file__).parent
    options = subset.Options(
        hinting=False,
        # Without calt, which would show "3x3" as "3×3" and "->" as an arrow, also where a person types.
        layout_features=["kern", "mark", "mkmk", "ccmp", "locl"],
        name_IDs=["*"],
        drop_tables=["DSIG", "STAT"],
    )
    for name, weight in WEIGHTS.items():
        font = TTFont(source)
        freeze_tabular_figures(instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True, updateFontNames=True))
        version = font["name"].getDebugName(5)
        font["name"].setName(f"{version}; subset with tabular figures for Slidescope", 5, 3, 1, 0x409)
        subsetter = subset.Subsetter(options)
        wanted = {"Regular": CHARACTERS + MORE, "Bold": TILES}.get(name, CHARACTERS)
        subsetter.populate(unicodes=[c for first, last in wanted for c in range(first, last + 1)])
        subsetter.subset(font)
        font["head"].modified = font["head"].created  # the same input gives the same bytes
        font.recalcTimestamp = False
        font.save(here / f"Inter-{name}.ttf")


if __name__ == "__main__":
    main(sys.argv[1])
