"""Prepares the guides for DocC, and checks the pages that DocC makes. See .ci/site."""

import collections
import html
import json
import pathlib
import re
import shutil
import sys
import textwrap

root = pathlib.Path(__file__).parent.parent
recipes = sorted((root / "Docs" / "Cookbook").glob("*.md"))
home = root / "Docs" / "Site" / "Home.md"
keywords = root / "Docs" / "Site" / "Keywords.md"
guides = sorted((root / "Docs").glob("*.md")) + recipes + [keywords]
# The generator writes these files, with longer lines. `.ci/new-package` compares them with what it writes.
generated = {
    "unknown-08-AppSettings.swift", "unknown-09-Paintings.swift", "unknown-10-recordedTests.swift",
    "unknown-11-PaintingsTests.swift", "unknown-17-Gallery.txt",
}
faults = []


def check_columns():
    """Finds lines of code with more than 80 columns, in the documents and in the files that the tutorials show."""

    def check(file, number, line):
        if len(line) > 80:
            faults.append(f"{file.relative_to(root)}:{number}: the code has {len(line)} columns; the limit is 80")

    for file in [root / "README.md", *sorted((root / "Docs").rglob("*.md"))]:
        fence = None
        for number, line in enumerate(file.read_text().splitlines(), 1):
            mark = re.match(r" *(```+|~~~+)", line)
            if fence and line.strip() == fence:
                fence = None
            elif fence:
                check(file, number, line)
            elif mark:
                fence = mark[1]
    for file in sorted((root / "Docs" / "Site" / "Tutorials").glob("*/*")):
        if file.name not in generated:
            for number, line in enumerate(file.read_text().splitlines(), 1):
                check(file, number, line)


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

    def path(self, code, own):
        """Returns the path of the symbol that inline code in a guide names, or None. Returns the first of overloads,
        and those of the modules `own` precede others."""
        match = re.fullmatch(r"(\w+)(\(([\w:]*)\))?", code)
        # These functions of `FetchingREPL` have the names of common words, commands and properties.
        if not match or match[1] in {"compare", "explain", "get", "lines", "request", "shape", "show"}:
            return None
        paths = self.paths.get(match[1], [])
        labels = [label for label in (match[3] or "").split(":") if label]
        fitting = [path for path in paths if all(f"{label}:" in path for label in labels)]
        return min(fitting, key=lambda path: path.split("/")[1] not in own, default=None)


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
    own = {module for module, _, name in products() if name == guide.stem}
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
        if path.suffix == ".tutorial":
            return f"[{title}](doc:{path.stem})"
        fragment = ""
        if anchor:
            known = anchors(path.read_text())
            if anchor not in known:
                faults.append(f"{guide.relative_to(root)}: {target} has no such heading")
                return title
            fragment = "#" + known[anchor]
        if path in guides:
            return f"[{title}](doc:{article_name(path)}{fragment})"
        if path in (root / "README.md", home):
            return f"[{title}](doc:/Fetching)"
        return f"{title} (`{path.relative_to(root)}`)"

    def code(match):
        path = symbols.path(match[1], own)
        if not path or path in linked:
            return match[0]
        linked.add(path)
        mentions[path].add(article_name(guide))
        return f"[`{match[1]}`](doc:{path})"

    def prose(text):
        # A title can continue on the next line.
        text = re.sub(r"\[([^\]]*)\]\(([^)]+)\)", link, text)
        # The guide for users of other libraries has their names too. The first page links to guides only.
        if guide.stem == "ComingFrom" or guide == home:
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


def first_page(folder, text):
    """Writes the first page: `Home.md` with a table of the products. Its guides are also topics of the sidebar."""
    text = text.replace("# Fetching\n", "# ``/Fetching``\n", 1)
    table = "## Products\n\nEach product has a page with its symbols:\n\n| import | what for |\n| --- | --- |\n"
    for module, purpose, guide in products():
        symbols = "[Fetching](doc:ModuleFetching)" if module == "Fetching" else f"``/{module}``"
        table += f"| {symbols} | {purpose}: <doc:{guide}Guide> |\n"
    text, rows = text.split("\n## Guides\n")
    text = f"{text}\n{table}\n## Guides\n{rows}\n## Topics\n"
    for title, row in re.findall(r"^\| \*\*(.*?)\*\* \|(.*)", rows, re.MULTILINE):
        text += f"\n### {title}\n\n" + "".join(f"- <{target}>\n" for target in re.findall(r"\((doc:\w+)\)", row))
    text += "\n### Symbols\n\n- <doc:ModuleFetching>\n\n@Options {\n    @TopicsVisualStyle(hidden)\n}\n"
    (folder / "Home.md").write_text(text)


def catalog(work):
    folder = work / "Fetching.docc"
    shutil.copytree(root / "Docs" / "Site", folder, ignore=shutil.ignore_patterns("*.md"))
    shutil.copytree(root / "Docs" / "Images", folder / "Images")
    symbols = Symbols(work / "graphs")
    mentions = collections.defaultdict(set)
    for guide in guides:
        text = article(guide, symbols, mentions)
        if guide.stem == "Cookbook":
            text += "\n## Topics\n\n" + "".join(f"- <doc:{article_name(recipe)}>\n" for recipe in recipes)
        # The sidebar has the other guides, and the table of the cookbook its recipes. So the page does not repeat them.
        text += "\n@Options {\n    @AutomaticSeeAlso(disabled)\n    @TopicsVisualStyle(hidden)\n}\n"
        (folder / f"{article_name(guide)}.md").write_text(text)
    first_page(folder, article(home, symbols, mentions))
    for recipe in recipes:
        if recipe.name not in home.read_text():
            faults.append(f"{recipe.relative_to(root)}: {home.relative_to(root)} has no link to this recipe")
    for module, purpose, guide in products():
        intro = f"{purpose[0].upper()}{purpose[1:]}.\n\nThe guide <doc:{guide}Guide> shows how to use it.\n"
        topics = f"## Topics\n{groups(symbols, module)}"
        if module == "Fetching":
            text = f"# The symbols of Fetching\n\n{intro}\n{topics}"
        else:
            rows = "".join(f"- ``{path}``\n" for path in sorted(symbols.extensions[module], key=str.lower))
            added = f"### What it adds to other types\n\n{rows}\n" if rows else ""
            text = f"# ``/{module}``\n\n{intro}\n{added}{topics}\n## See Also\n\n- ``/Fetching``\n"
        (folder / f"Module{module}.md").write_text(text)
    for number, (path, names) in enumerate(sorted(mentions.items())):
        rows = "".join(f"- <doc:{name}>\n" for name in sorted(names))
        (folder / f"Symbol{number}.md").write_text(f"# ``{path}``\n\n## See Also\n\n{rows}")
    print(f"{len(guides)} guides, {symbols.count} symbols, {len(mentions)} of them linked with guides")


def check_links(site, pages):
    """Checks that each link to another page has its data, and that each picture exists and is on a page."""
    count = 0
    pictures = set()
    for file in pages:
        for reference in json.loads(file.read_text()).get("references", {}).values():
            kind, url = reference.get("type"), reference.get("url", "").partition("#")[0]
            # A chapter of the tutorials is a part of their table of contents.
            if kind in ("topic", "section", "link") and re.match("/(?!tutorials/tutorials/)", url):
                count += 1
                if site / f"data{url.lower()}.json" not in pages:
                    faults.append(f"{file.relative_to(site)}: a link to {url}, which does not exist")
            for variant in reference.get("variants", []) if kind == "image" else []:
                pictures.add(pathlib.Path(variant["url"]).name)
                if not (site / variant["url"].lstrip("/")).exists():
                    faults.append(f"{file.relative_to(site)}: the picture {variant['url']} does not exist")
    for picture in sorted((root / "Docs" / "Images").iterdir()):
        if picture.name not in pictures:
            faults.append(f"{picture.relative_to(root)}: no page shows this picture")
    print(f"{len(pages)} pages, {count} links, {len(pictures)} pictures")


def finish(site, base):
    """Completes the site, and checks it."""
    base = f"/{base}" if base else ""
    pages = set((site / "data").rglob("*.json"))
    check_links(site, pages)
    for data in sorted(pages):
        file = data.relative_to(site / "data").with_suffix("") / "index.html"
        describe(site, file, json.loads(data.read_text()), base)
    index_keywords(site)
    # DocC reads this title from `theme-settings.json`, but too late.
    for script in (site / "js").glob("*.js"):
        script.write_text(script.read_text().replace('["meta","title"],"Documentation"', '["meta","title"],"Fetching"'))
    first = f"{base}/documentation/fetching/"
    page = '<!doctype html><meta charset="utf-8"><title>Fetching</title>'
    forward = f'{page}<meta http-equiv="refresh" content="0; url={first}"><a href="{first}">Fetching</a>\n'
    (site / "index.html").write_text(forward)
    (site / "documentation" / "index.html").write_text(forward)
    tutorials = forward.replace("/documentation/fetching/", "/tutorials/tutorials/")
    (site / "tutorials" / "index.html").write_text(tutorials)
    (site / "404.html").write_text(f'{page}There is no such page. <a href="{first}">Fetching</a>\n')


def describe(site, file, page, base):
    """Writes the title and the description of a page into its HTML, which has none. Checks the files that it loads."""
    title = page["metadata"]["title"]
    # The text of a tutorial is in its first section.
    intro = [block for section in page.get("sections", [])[:1] for block in section.get("content", [])][:1]
    text = plain(page.get("abstract") or intro, page["references"])
    if not text and page["metadata"]["role"] in ("article", "project", "overview"):
        faults.append(f"{file}: the page has no first paragraph that describes it")
    source = (site / file).read_text()
    for url in re.findall(r'(?:href|src)="([^"]+)"', source):
        if not (site / url.removeprefix(f"{base}/")).exists():
            faults.append(f"{url}: the pages load this file, which does not exist")
    title = html.escape(title if title == "Fetching" else f"{title} | Fetching")
    text = html.escape(textwrap.shorten(text, 300, placeholder=" …"))
    head = f"<title>{title}</title>" + (f'<meta name="description" content="{text}">' if text else "")
    # Beside the sidebar, there is room for 80 columns of code of this size.
    head += "<style>.doc-content pre>code{font-size:.8rem!important}.source>code{white-space:pre-wrap}" \
        "td{min-width:4rem}td code{overflow-wrap:break-word}" \
        "@media(min-width:736px){td code{overflow-wrap:anywhere}}</style>"
    before, found, after = source.partition("<title>Documentation</title>")
    if not found:
        faults.append("this version of DocC writes another title into its pages")
    (site / file).write_text(before + head + after)


def plain(content, references):
    """Returns the text of blocks or of inline content."""
    return "".join(
        item.get("text") or item.get("code") or item.get("overridingTitle")
        or references.get(item.get("identifier"), {}).get("title") or plain(item.get("inlineContent", []), references)
        for item in content)


def links(content):
    """Returns the links with a title in blocks or in inline content."""
    if isinstance(content, dict):
        return [content] if "overridingTitle" in content else links(list(content.values()))
    return [link for item in content for link in links(item)] if isinstance(content, list) else []


def index_keywords(site):
    """Adds the other products and the keywords to the sidebar, whose filter finds only titles of one module."""
    file = site / "index" / "index.json"
    index = json.loads(file.read_text())
    modules = index["interfaceLanguages"]["swift"]
    own = next(module for module in modules if module["title"] == "Fetching")
    page = json.loads((site / "data/documentation/fetching/keywordsguide.json").read_text())
    entry = next(child for child in own["children"] if child.get("path") == "/documentation/fetching/keywordsguide")
    entry["children"] = []
    for link in links(page["primaryContentSections"]):
        target = page["references"][link["identifier"]]
        title = f"{link['overridingTitle']}: {target['title']}"
        # With an anchor, the sidebar of a guide selects the guide, not a keyword that leads to it.
        url = target["url"] if "#" in target["url"] else target["url"] + "#"
        entry["children"].append({"title": title, "path": url, "type": "article"})
    marker = {"title": "Other products", "type": "groupMarker"}
    own["children"] += [marker] + [module for module in modules if module is not own]
    file.write_text(json.dumps(index))


command, *arguments = sys.argv[1:]
if command == "columns":
    check_columns()
elif command == "modules":
    print("CurlTransport", "HTTPSyntax", *(module for module, _, _ in products()))
elif command == "catalog":
    catalog(pathlib.Path(arguments[0]))
else:
    finish(pathlib.Path(arguments[0]), arguments[1])
if faults:
    sys.exit("\n".join(dict.fromkeys(faults)))
