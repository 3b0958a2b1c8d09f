"""Puts the whole typeface together, once for each new version of it (docs/decisions/012-type.md).

Needs fonttools, and beside it latin.ttf, latin-ext.ttf and vietnamese.ttf: the files `archivo-*-wdth-normal.woff2` of
@fontsource-variable/archivo 5.3, each taken through subset-font with all glyphs and their names, wght 400:800,
wdth 62:100 and the features kern, liga, rvrn and tnum. Writes whole.ttf; subset-font makes archivo.woff2 of it, with
all glyphs. `npm run generate` then lists the letters.
"""
import copy
import unicodedata

from fontTools.ttLib import TTFont

# Marks that are set over a letter by themselves: content is composed, and their places would need two features more.
COMBINING = range(0x300, 0x370)
# With a comma or an apostrophe beside them, as Czech and Slovak write a caron, or above: kerned in their own way.
NO_TWIN = "ďťľĽģ" + "ƠơƯư"

font = TTFont("latin.ttf")
order = list(font.getGlyphOrder())
latin = set(order)
letters = {code: name for code, name in font.getBestCmap().items() if code not in COMBINING and code != 0xFEFF}
kerning = font["GPOS"].table
[kern] = [record.Feature for record in kerning.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
substitution = font["GSUB"].table
deltas = font["GDEF"].table.VarStore
advances = font["HVAR"].table


def regions(store):
    axes = [region.VarRegionAxis for region in store.VarRegionList.Region]
    return [[(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region] for region in axes]


def values_of(subtable):
    if subtable.Format == 1:
        records = [record for pairs in subtable.PairSet for record in pairs.PairValueRecord]
    else:
        records = [record for first in subtable.Class1Record for record in first.Class2Record]
    return [value for record in records for value in (record.Value1, record.Value2) if value]


def add(file):
    """Adds the glyphs of another file that are not here yet, with how they vary, and its kerning."""
    other = TTFont(file)
    codes = other.getBestCmap()
    marks = {name for code, name in codes.items() if code in COMBINING}
    new = [name for name in other.getGlyphOrder() if name not in order and name not in marks]

    widths = other["HVAR"].table
    assert regions(widths.VarStore) == regions(advances.VarStore)
    offset = len(advances.VarStore.VarData) << 16
    advances.VarStore.VarData += widths.VarStore.VarData
    for name in new:
        font["glyf"].glyphs[name] = other["glyf"][name]
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = other["gvar"].variations[name]
        advances.AdvWidthMap.mapping[name] = widths.AdvWidthMap.mapping[name] + offset
    order.extend(new)
    for code, name in codes.items():
        if code not in COMBINING and code not in (0xFEFF, 0xFFFF):
            letters.setdefault(code, name)

    store = other["GDEF"].table.VarStore
    assert regions(store) == regions(deltas)
    shifted = set()
    for lookup in other["GPOS"].table.LookupList.Lookup:
        for value in [value for subtable in lookup.SubTable for value in values_of(subtable)]:
            for device in [getattr(value, name, None) for name in ("XAdvDevice", "XPlaDevice")]:
                if device is not None and id(device) not in shifted:
                    device.StartSize += len(deltas.VarData)  # the outer index into the store
                    shifted.add(id(device))
        kerning.LookupList.Lookup.append(lookup)
        kern.LookupListIndex.append(len(kerning.LookupList.Lookup) - 1)
    deltas.VarData += store.VarData

    # Signs that lose a stroke where they are bold.
    for lookup in other["GSUB"].table.LookupList.Lookup if "GSUB" in other else []:
        [bold] = [each for each in substitution.LookupList.Lookup if "dollar" in getattr(each.SubTable[0], "mapping", {})]
        bold.SubTable[0].mapping.update(lookup.SubTable[0].mapping)


def twin(name):
    """The letter of latin.ttf that is kerned as this one is: with an acute, or without an accent."""
    [code, *_] = [code for code, each in letters.items() if each == name] or [None]
    if code is None or name in latin or chr(code) in NO_TWIN:
        return None
    [base, *accents] = unicodedata.normalize("NFD", chr(code))
    if not accents or not all(unicodedata.combining(accent) for accent in accents):
        return None
    for letter in (unicodedata.normalize("NFC", base + "\u0301"), base):
        if len(letter) == 1 and letters.get(ord(letter)) in latin:
            return letters[ord(letter)]
    return None


def kern_twins():
    twins = {name: other for name in order if (other := twin(name))}
    own, *others = kerning.LookupList.Lookup
    for subtable in own.SubTable:
        if subtable.Format == 1:
            pairs = dict(zip(subtable.Coverage.glyphs, subtable.PairSet))
            pairs.update({name: copy.deepcopy(pairs[other]) for name, other in twins.items() if other in pairs})
            subtable.Coverage.glyphs = sorted(pairs, key=order.index)
            subtable.PairSet = [pairs[name] for name in subtable.Coverage.glyphs]
            continue
        for name, other in twins.items():
            for classes in (subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs):
                if other in classes:
                    classes[name] = classes[other]
            if other in subtable.Coverage.glyphs:
                subtable.Coverage.glyphs.append(name)
        subtable.Coverage.glyphs.sort(key=order.index)
    # What has no twin keeps the kerning of its own file.
    for lookup in others:
        for subtable in lookup.SubTable:
            glyphs = subtable.Coverage.glyphs
            kept = [index for index, name in enumerate(glyphs) if name not in twins and name not in latin]
            if subtable.Format == 1:
                subtable.PairSet = [subtable.PairSet[index] for index in kept]
            else:
                classes = subtable.ClassDef1.classDefs
                for name in set(classes) - {glyphs[index] for index in kept}:
                    del classes[name]
            subtable.Coverage.glyphs = [glyphs[index] for index in kept]
        lookup.SubTable = [subtable for subtable in lookup.SubTable if subtable.Coverage.glyphs]


def simplify_variations():
    """Takes out the record "always: no substitution", which fontkit cannot read, and says the same in the feature."""
    variations = substitution.FeatureVariations
    for record in substitution.FeatureList.FeatureRecord:
        if record.FeatureTag == "rvrn":
            record.Feature.LookupListIndex = []
    records = variations.FeatureVariationRecord
    variations.FeatureVariationRecord = [
        record for record in records if record.ConditionSet and record.ConditionSet.ConditionTable
    ]


for part in ("latin-ext.ttf", "vietnamese.ttf"):
    add(part)
font.setGlyphOrder(order)
font["glyf"].glyphOrder = order
for table in font["cmap"].tables:
    table.cmap = dict(letters)
kern_twins()
simplify_variations()
font.save("whole.ttf")
