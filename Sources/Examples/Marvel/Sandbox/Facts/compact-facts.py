#!/usr/bin/env python3
"""Converts the Marvel facts to the Swift files that MarvelSandbox embeds.

    python3 Sources/Examples/Marvel/Sandbox/Facts/compact-facts.py <folder of marvel-facts> Sources/Examples/Marvel/Sandbox/Facts/Embedded

Each kind has one file, and each record has one line in the file. Columns are separated by tabs, and empty columns at
the end of a line are omitted. The lines are in the API's default order. A link to a record is the number of the
record's line, counted from 0. Texts are escaped for JSON strings. Each name is stored once, in the line of its record.

Some records are incomplete: only their names are known, from the lists of other records. To keep the sandbox small,
only these records are embedded:

- all complete records
- all characters
- the first seven comics, creators, events, series and stories in each list of a complete record
- the series of each embedded comic

The lists of a complete record contain all of their items that are embedded.

The script derives some values from the name of an incomplete record: a comic's issue number, format and variant, a
series' years and the parts of a creator's name. It also derives the series of "Hulk (2008) #53" if exactly one series
is called "Hulk (2008 - ...)". These rules agree with all complete records. No other value is derived from a name.
"""
import hashlib
import json
import re
import sys
from collections import Counter, defaultdict

facts, out = sys.argv[1], sys.argv[2]
KINDS = ["characters", "comics", "creators", "events", "series", "stories"]
NO_DATE = "-0001-11-30T00:00:00-0500"
IMAGES = "http://i.annihil.us/u/prod/marvel/i/mg/"
NO_IMAGE = "b/40/image_not_available"
ROLES = "abcdefghijklmnopqrstuvwxyz"
FIRST_ITEMS = 7  # The number of items at the start of each list whose records are embedded.


class Number(str):
    """A JSON number with a fraction, such as 3.99, in its original digits."""


def load(name):
    with open(f"{facts}/{name}.json", encoding="utf-8") as file:
        return json.load(file, parse_float=Number)


complete = {kind: load(kind) for kind in KINDS}
references = load("references")


def name_of(record):
    return record.get("name", record.get("title", record.get("fullName")))


# Some stories have a promotional text of up to 128 characters as their title. The script replaces such a title with an
# empty title. The API has empty titles too.
def title(kind, name):
    is_promotional = kind == "stories" and len(name) > 95 and not name.startswith(("cover from ", "story from "))
    return "" if is_promotional else name


def items(record, kind):
    """Returns the items of a list: an ID and a name, and the role of a creator or the type of a story."""
    value = record.get(kind)
    return value["items"] if isinstance(value, dict) else [value] if value else []


records = {kind: {} for kind in KINDS}
for kind in KINDS:
    for record in complete[kind]:
        records[kind][record["id"]] = record
    for id, name in references[kind]:
        records[kind].setdefault(id, {"id": id, "title": name})
for kind in KINDS:  # Adds the records that occur in lists, but not in references.json.
    for record in complete[kind]:
        for other in KINDS:
            for item in items(record, other):
                records[other].setdefault(item[0], {"id": item[0], "title": item[1]})

names = {kind: {id: title(kind, name_of(record)) for id, record in records[kind].items()} for kind in KINDS}

series_by_name = defaultdict(set)
for id, name in names["series"].items():
    if match := re.match(r"^(.*) \((\d{4})(?: ?- ?(?:\d{4}|Present))?\)$", name):
        series_by_name[match[1].lower(), match[2]].add(id)
series_of = {}
for series in complete["series"]:
    for comic in series["comics"]["items"]:
        series_of[comic[0]] = series["id"]


def comic_series(id):
    """Returns the ID of a comic's series, or None if the series is unknown."""
    record = records["comics"][id]
    if "series" in record:
        return record["series"][0]
    if id in series_of:
        return series_of[id]
    match = re.match(r"^(.*) \((\d{4})\)(?: #|$)", names["comics"][id])
    candidates = series_by_name.get((match[1].lower(), match[2]), ()) if match else ()
    return next(iter(candidates)) if len(candidates) == 1 else None


embedded = {kind: {record["id"] for record in complete[kind]} for kind in KINDS}
embedded["characters"].update(records["characters"])
for kind in KINDS:
    for record in complete[kind]:
        for other in KINDS:
            embedded[other].update(item[0] for item in items(record, other)[:FIRST_ITEMS])
embedded["series"].update(series for id in embedded["comics"] if (series := comic_series(id)))


def embedded_items(record, kind):
    return [item for item in items(record, kind) if item[0] in embedded[kind]]


# A link to a creator has a role, and a story has a type. The type interiorStory in a list is the type story in the
# story's own record.
roles, types = Counter(), {story["id"]: story["type"] for story in complete["stories"]}
for kind in KINDS:
    for record in complete[kind]:
        for item in embedded_items(record, "creators"):
            roles[item[2]] += 1
        for item in embedded_items(record, "stories"):
            types.setdefault(item[0], "story" if item[2] == "interiorStory" else item[2])
role_list = [role for role, _ in roles.most_common()]
assert len(role_list) <= len(ROLES), "more roles than letters"


def name_parts(id):
    record = records["creators"][id]
    if "fullName" in record:
        return [record[part] for part in ("firstName", "middleName", "lastName", "suffix")]
    first, _, last = names["creators"][id].rpartition(" ")
    return [first, "", last, ""] if first else [last, "", "", ""]


def rank(kind):
    def key(id):
        if kind == "stories":
            return (id,)
        if kind == "creators":
            first, middle, last, suffix = [part.lower() for part in name_parts(id)]
            return (last, first, middle, suffix, id)
        return (names[kind][id].lower(), id)

    return key


order = {kind: sorted(embedded[kind], key=rank(kind)) for kind in KINDS}
row = {kind: {id: number for number, id in enumerate(order[kind])} for kind in KINDS}


def text(value):
    quoted = json.dumps(value, ensure_ascii=False)[1:-1]
    assert not re.search(r"[\x00-\x1f\x7f]", quoted), value
    return quoted


def code(value):
    """Returns a text escaped for JSON, or a number after a "=". The API sends some codes, such as ISBNs, as numbers."""
    return text(value) if isinstance(value, str) and not isinstance(value, Number) else f"={value}"


def thumbnail(record):
    image = record.get("thumbnail")
    if not image:
        return ""
    assert image["path"].startswith(IMAGES)
    path = image["path"][len(IMAGES):]
    if path == NO_IMAGE and image["extension"] == "jpg":
        return ""
    return path if image["extension"] == "jpg" else f"{path}.{image['extension']}"


def modified(record):
    value = record.get("modified", NO_DATE)
    return "" if value == NO_DATE else value


def links(record, kinds):
    columns = []
    for other in kinds:
        columns.append(" ".join(
            f"{row[other][item[0]]}{ROLES[role_list.index(item[2])] if other == 'creators' else ''}"
            for item in embedded_items(record, other)))
    return columns


def comic_format(name):
    if "Infinity Comic" in name:
        return "Digital Vertical Comic"
    if "Infinite Comic" in name:
        return "Digital Comic"
    match = re.search(r"\((Trade Paperback|Hardcover|Digest|Graphic Novel|Digital Comic|Magazine)\)", name)
    return match[1] if match else "Comic"


def comic(id, record, name):
    is_complete = "issueNumber" in record
    number = re.search(r" #(-?\d+(?:\.\d+)?)", name)
    variant = re.search(r"#\S+ \((.*)\)$", name)
    return [
        row["series"].get(comic_series(id), ""),
        record["issueNumber"] if is_complete else number[1] if number else 0,
        text(record["format"] if is_complete else comic_format(name)),
        text(record["variantDescription"] if is_complete else variant[1] if variant else ""),
        modified(record), thumbnail(record), record.get("digitalId", ""), record.get("pageCount", ""),
        *[code(record.get(field, "")) for field in ("isbn", "upc", "diamondCode", "ean", "issn")],
        " ".join(date["type"] + "=" + ("" if date["date"] == NO_DATE else date["date"])
                 for date in record.get("dates", [])),
        " ".join(f"{price['type']}={price['price']}" for price in record.get("prices", [])),
        *links(record, ["characters", "creators", "events", "stories"]),
    ]


def years(name):
    match = re.search(r"\((\d{4})(?: ?- ?(\d{4}|Present))?\)$", name)
    if not match:
        return ["", ""]
    return [match[1], "2099" if match[2] == "Present" else match[2] or match[1]]


def write(name, code):
    with open(f"{out}/{name}.swift", "w", encoding="utf-8") as file:
        file.write(
            "// swift-format-ignore-file\n"
            "// Generated by Sources/Examples/Marvel/Sandbox/Facts/compact-facts.py, which explains the columns. Do not edit.\n"
            "// Data provided by Marvel. © MARVEL\n\n" + code)


def columns(kind, id):
    record, name = records[kind][id], names[kind][id]
    if kind == "characters":
        rest = [modified(record), thumbnail(record), *links(record, ["comics", "events", "series", "stories"])]
    elif kind == "comics":
        rest = comic(id, record, name)
    elif kind == "creators":
        parts = name_parts(id)
        full = " ".join(part for part in parts if part)
        name = "" if name == full else name
        rest = [*[text(part) for part in parts], modified(record), thumbnail(record),
                *links(record, ["comics", "events", "series", "stories"])]
    elif kind == "events":
        rest = [record.get("start") or "", record.get("end") or "", modified(record), thumbnail(record),
                *links(record, ["characters", "comics", "creators", "series", "stories"])]
    elif kind == "series":
        span = [record["startYear"], record["endYear"]] if "startYear" in record else years(name)
        rest = [*span, text(record.get("rating", "")), text(record.get("type", "")), modified(record),
                thumbnail(record), *links(record, ["characters", "comics", "creators", "events", "stories"])]
    else:
        rest = [text(types.get(id, "")), modified(record),
                *links(record, ["characters", "comics", "creators", "events", "series"])]
    return [str(column) for column in [id, text(name), *rest]]


digest = hashlib.sha1()
for kind in KINDS:
    body = "\n".join("\t".join(columns(kind, id)).rstrip("\t") for id in order[kind])
    assert '"""#' not in body and "\\#" not in body and "\r" not in body
    digest.update(body.encode())
    write(f"embedded{kind.capitalize()}", f'let embedded{kind.capitalize()} = #"""\n{body}\n"""#\n')
    print(f"{kind}: {len(order[kind])} records, {len(body.encode())} bytes")

assert not any(re.search(r'["\\\\]', role) for role in role_list)
quoted = "".join(f'    "{role}",\n' for role in role_list)
write("embeddedRoles", "/// The roles of creators. In a link such as `7b`, the letter is the role: `a` is the first one.\n"
      f"let embeddedRoles = [\n{quoted}]\n\n"
      "/// A digest of the facts, which is part of every ETag.\n"
      f'let embeddedEdition = "{digest.hexdigest()[:12]}"\n')
