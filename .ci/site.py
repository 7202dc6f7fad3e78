"""Prepares the guides for DocC, and checks the pages that DocC makes. See .ci/site."""

import collections
import json
import pathlib
import re
import shutil
import sys

root = pathlib.Path(__file__).parent.parent
recipes = sorted((root / "Docs" / "Cookbook").glob("*.md"))
guides = sorted((root / "Docs").glob("*.md")) + recipes
faults = []


def products():
    """Returns the rows of README's table: the module, what it is for, and the name of its guide."""
    row = r"^\| `(\w+)` \| (.*?) \| \[.*?\]\(Docs/(\w+)\.md\) \|$"
    return re.findall(row, (root / "README.md").read_text(), re.MULTILINE)


def anchors(text):
    """Returns the anchors of the headings of a Markdown text: a dictionary from GitHub's anchors to those of DocC."""
    found = {}
    for title in re.findall(r"^#+ (.*)$", without_code(text), re.MULTILINE):
        title = title.replace("`", "")
        found[re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")] = re.sub(r"[ ]", "-", title)
    return found


def article_name(guide):
    """Returns the name of a guide's article. The suffix keeps it apart from a symbol with the guide's name."""
    return guide.stem + "Guide"


def without_code(text):
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


class Symbols:
    """The top-level public symbols."""

    def __init__(self, graphs):
        files = {file: json.loads(file.read_text()) for file in sorted(graphs.glob("*.json"))}
        # `Fetching` re-exports only these types of the modules.
        for module, name in [("CurlTransport", "CurlOptions"), ("HTTPSyntax", "HTTPMethod")]:
            graph = files.get(graphs / f"{module}.symbols.json")
            if not graph:
                continue
            graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["pathComponents"][0] == name]
            known = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
            graph["relationships"] = [row for row in graph["relationships"] if row["source"] in known]
        self.paths = collections.defaultdict(list)
        self.folders = collections.defaultdict(lambda: collections.defaultdict(list))
        self.extensions = collections.defaultdict(list)
        self.count = 0
        # The file `A@B.symbols.json` has what module A adds to the types of module B.
        names = collections.Counter(
            (re.split("[.@]", file.name.removesuffix(".symbols.json"))[-1], tuple(symbol["pathComponents"]))
            for file, graph in files.items()
            for symbol in graph["symbols"])
        for file, graph in files.items():
            module = re.split("[.@]", file.name)[0]
            for symbol in graph["symbols"]:
                self.count += 1
                if "docComment" not in symbol:
                    faults.append(f"{module}: {'.'.join(symbol['pathComponents'])} has no description")
                if len(symbol["pathComponents"]) == 1:
                    self.add(module, symbol, names[module, tuple(symbol["pathComponents"])] > 1)
        # DocC finds a symbol of another module only by its absolute path.
        modules = {path.split("/")[2]: path.split("/")[1] for paths in self.paths.values() for path in paths}
        for file, graph in files.items():
            module = re.split("[.@]", file.name)[0]

            def absolute(match):
                owner = modules.get(match[1].split("/")[0], module)
                return match[0] if owner == module and "@" not in file.name else f"``/{owner}/{match[1]}``"

            for symbol in graph["symbols"]:
                if "@" in file.name:
                    owner = re.split("[.@]", file.name)[1]
                    path = f"/{owner}/" + "/".join(symbol["pathComponents"])
                    if names[owner, tuple(symbol["pathComponents"])] > 1:
                        path += f"-{docc_hash(symbol['identifier']['precise'])}"
                    if owner in modules.values():
                        self.extensions[module].append(path)
                    lines = symbol.get("docComment", {}).get("lines", [])
                    end = next((index for index, line in enumerate(lines) if not line["text"].strip()), len(lines))
                    lines[end:end] = [{"text": ""}, {"text": f"Needs `import {module}`."}]
                for line in symbol.get("docComment", {}).get("lines", []):
                    line["text"] = re.sub(r"``([^`/][^`]*)``", absolute, line["text"])
                    line["text"] = re.sub(r"`Docs/(\w+)\.md`", r"<doc:\1Guide>", line["text"])
            file.write_text(json.dumps(graph))

    def add(self, module, symbol, is_overloaded):
        name = symbol["pathComponents"][0]
        path = f"/{module}/{name}" + (f"-{docc_hash(symbol['identifier']['precise'])}" if is_overloaded else "")
        self.paths[name.split("(")[0]].append(path)
        # `FetchingREPL` re-exports some types of `FetchingGenerators` and `FetchingText`.
        file = re.split(f"/Sources/(?:.*/)?(?:{module}|FetchingGenerators|FetchingText)/", symbol["location"]["uri"])[-1]
        if file == symbol["location"]["uri"]:
            sys.exit(f"{file} is not in a folder of {module}")
        folders = file.split("/")[:-1]
        self.folders[module][(folders or ["API"])[0]].append(path)

    def path(self, code):
        """Returns the path of the symbol that inline code in a guide names, or None. Returns the first of overloads."""
        match = re.fullmatch(r"(\w+)(\(([\w:]*)\))?", code)
        # These functions of `FetchingREPL` have the names of common words, commands and properties.
        if not match or match[1] in {"compare", "explain", "get", "lines", "request", "shape", "show"}:
            return None
        paths = self.paths.get(match[1], [])
        labels = [label for label in (match[3] or "").split(":") if label]
        fitting = [path for path in paths if all(f"{label}:" in path for label in labels)]
        return (fitting or [None])[0]


def docc_hash(identifier):
    """Returns the text by which DocC tells overloads apart: FNV-1 of the identifier, in 24 bits and base 36."""
    value = 0x811C9DC5
    for byte in identifier.encode():
        value = (value * 0x01000193 & 0xFFFFFFFF) ^ byte
    value = value >> 24 ^ value & 0xFFFFFF
    text = ""
    while value:
        text = "0123456789abcdefghijklmnopqrstuvwxyz"[value % 36] + text
        value //= 36
    return text


def article(guide, symbols, mentions):
    """Returns a guide as an article of DocC: with links to other articles and to the symbols that it names."""
    # DocC moves the first paragraph to the top of the page, away from the code or list that follows it.
    text = re.sub(r"\A(# .*\n\n(?:.+\n)*.+):\n\n", r"\1.\n\n", guide.read_text())
    linked = set()
    # Names of other libraries, header fields, properties and commands can be equal to the name of a symbol.
    own_code = r"(?:Alamofire|OkHttp|field|property|command)\s`[^`]+`|`([^`]+)`"

    def link(match):
        title, target = match[1], match[2]
        if re.match(r"https?:", target):
            return match[0]
        file, _, anchor = target.partition("#")
        path = (guide.parent / file).resolve() if file else guide
        if not path.exists():
            faults.append(f"{guide.relative_to(root)}: {target} does not exist")
            return title
        if path.suffix == ".svg":
            return f"[{title}]({path.name})"
        fragment = ""
        if anchor:
            known = anchors(path.read_text())
            if anchor not in known:
                faults.append(f"{guide.relative_to(root)}: {target} has no such heading")
                return title
            fragment = "#" + known[anchor]
        if path in guides:
            return f"[{title}](doc:{article_name(path)}{fragment})"
        if path == (root / "README.md"):
            return f"[{title}](doc:/Fetching)"
        return f"{title} (`{path.relative_to(root)}`)"

    def code(match):
        path = symbols.path(match[1])
        if not path or path in linked:
            return match[0]
        linked.add(path)
        mentions[path].add(article_name(guide))
        return f"[`{match[1]}`](doc:{path})"

    def prose(text):
        # A title can continue on the next line.
        text = re.sub(r"\[([^\]]*)\]\(([^)]+)\)", link, text)
        # The guide for users of other libraries has their names too.
        if guide.stem == "ComingFrom":
            return text
        # Headings, and code inside of a link's title, stay as they are.
        return re.sub(r"(?m)^#.*$|\[[^\]]*\]\([^)]*\)|" + own_code, lambda m: code(m) if m[1] else m[0], text)

    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    parts = [re.sub(r"^```swift .*", "```swift", part) if part.startswith("```") else prose(part) for part in parts]
    return "".join(parts)


def groups(symbols, module):
    """Returns the symbols of a module as topics, by the folders of their files."""
    text = ""
    for folder, paths in sorted(symbols.folders[module].items()):
        title = re.sub("(?<=[a-z])(?=[A-Z])", " ", folder)
        text += f"\n### {title}\n\n" + "".join(f"- ``{path}``\n" for path in sorted(paths, key=str.lower))
    return text


def catalog(work):
    folder = work / "Fetching.docc"
    shutil.copytree(root / "Docs" / "Site", folder)
    shutil.copytree(root / "Docs" / "Images", folder / "Images")
    symbols = Symbols(work / "graphs")
    mentions = collections.defaultdict(set)
    for guide in guides:
        text = article(guide, symbols, mentions)
        if guide.stem == "Cookbook":
            text += "\n## Topics\n\n" + "".join(f"- <doc:{article_name(recipe)}>\n" for recipe in recipes)
        (folder / f"{article_name(guide)}.md").write_text(text)
    home = folder / "Home.md"
    rows = "".join(f"| ``/{module}`` | {purpose} | <doc:{guide}Guide> |\n" for module, purpose, guide in products())
    table = f"## Products\n\n| import | what for | guide |\n| --- | --- | --- |\n{rows}\n## Topics\n"
    home.write_text(home.read_text().replace("## Topics\n", table) + groups(symbols, "Fetching"))
    for module, purpose, guide in products():
        if module != "Fetching":
            rows = "".join(f"- ``{path}``\n" for path in sorted(symbols.extensions[module], key=str.lower))
            (folder / f"Module{module}.md").write_text(
                f"# ``/{module}``\n\n{purpose[0].upper()}{purpose[1:]}.\n\n"
                f"## Overview\n\nThe guide <doc:{guide}Guide> shows how to use it.\n\n"
                + (f"### What it adds to other types\n\n{rows}\n" if rows else "")
                + f"## Topics\n{groups(symbols, module)}\n## See Also\n\n- ``/Fetching``\n")
    for number, (path, names) in enumerate(sorted(mentions.items())):
        rows = "".join(f"- <doc:{name}>\n" for name in sorted(names))
        (folder / f"Symbol{number}.md").write_text(f"# ``{path}``\n\n## See Also\n\n{rows}")
    print(f"{len(guides)} guides, {symbols.count} symbols, {len(mentions)} of them linked with guides")


def finish(site, base):
    """Completes the site, and checks the links of the pages' data: each link to another page needs its data."""
    pages = {"/" + str(file.relative_to(site / "data").with_suffix("")).lower() for file in (site / "data").rglob("*.json")}
    count = 0
    for file in sorted((site / "data").rglob("*.json")):
        for reference in json.loads(file.read_text()).get("references", {}).values():
            url = reference.get("url", "").partition("#")[0]
            # A chapter of the tutorials is a part of their table of contents.
            if reference.get("type") in ("topic", "section") and re.match("/(?!tutorials/tutorials/)", url):
                count += 1
                if url.lower() not in pages:
                    faults.append(f"{file.relative_to(site)}: a link to {url}, which does not exist")
    # The sidebar of a page, and its search, have one module. That of the guides gets all of them.
    file = site / "index" / "index.json"
    index = json.loads(file.read_text())
    modules = index["interfaceLanguages"]["swift"]
    own = next(module for module in modules if module["title"] == "Fetching")
    marker = {"title": "Other products", "type": "groupMarker"}
    own["children"] += [marker] + [module for module in modules if module is not own]
    file.write_text(json.dumps(index))
    home = f"{'/' + base if base else ''}/documentation/fetching/"
    page = '<!doctype html><meta charset="utf-8"><title>Fetching</title>'
    forward = f'{page}<meta http-equiv="refresh" content="0; url={home}"><a href="{home}">Fetching</a>\n'
    (site / "index.html").write_text(forward)
    (site / "documentation" / "index.html").write_text(forward)
    (site / "tutorials" / "index.html").write_text(forward.replace(home, home.replace("documentation/fetching", "tutorials/tutorials")))
    (site / "404.html").write_text(f'{page}There is no such page. <a href="{home}">Fetching</a>\n')
    print(f"{len(pages)} pages, {count} links")


command, *arguments = sys.argv[1:]
if command == "modules":
    print("CurlTransport", "HTTPSyntax", *(module for module, _, _ in products()))
elif command == "catalog":
    catalog(pathlib.Path(arguments[0]))
else:
    finish(pathlib.Path(arguments[0]), arguments[1])
if faults:
    sys.exit("\n".join(sorted(set(faults))))
