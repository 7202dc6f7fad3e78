#!/usr/bin/env python3
"""Writes a test that calls the endpoints of a client that was generated from a document, on .ci/serve-openapi.py.

    mock-tests.py PACKAGE BASE_URL [GETS WRITES]

The calls are those of the client's own tests. Each result is encoded again and sent to the server, which compares. The
test has at most GETS and WRITES endpoints, which are chosen at random, or all. Prints how many it has.
"""
import pathlib
import random
import re
import sys

package, base = pathlib.Path(sys.argv[1]), sys.argv[2]
limits = [int(value) for value in sys.argv[3:5]]
sources = next(iter((package / "Sources").iterdir()))
tests = next(iter((package / "Tests").iterdir()))
code = "\n".join(file.read_text() for file in sorted(sources.glob("*.swift")))

# The method and path of each endpoint are in its doc comment.
endpoint = r"/// `([A-Z]+ \S+)`\n(?:///.*\n)*func (\w+Fetcher)\(\s*_ api: APISettings\s*\) -> (.*) \{"
endpoints = {name: (key, result) for key, name, result in re.findall(endpoint, code)}
case = r"\n    func \w+\(\) async throws \{\n(?:        (?!let fetch).*\n)*(        let fetch = (\w+)\(api\)\n(?:        .*\n|\n)*?)    \}\n"
calls, settings = {}, None
for file in sorted(tests.glob("*Tests.swift")):
    text = file.read_text()
    settings = settings or re.search(r"let api = (\w+\((?:[^()]|\([^()]*\))*\))\n", text)
    for body, name in re.findall(case, text):
        if name in endpoints and "/ErrorReplay" not in body and ".server(" not in body:
            calls.setdefault(name, body)

reads = [name for name in calls if endpoints[name][0].startswith("GET ")]
writes = [name for name in calls if name not in reads]
if limits:
    chosen = random.Random(7)
    reads, writes = (chosen.sample(names, min(len(names), limit)) for names, limit in zip((reads, writes), limits))

functions = []
for number, name in enumerate(reads + writes):
    key, result = endpoints[name]
    # An endpoint with pages has two calls, each in a block.
    block = re.search(r"^        do \{\n((?:            .*\n|\n)*?)        \}\n", calls[name], re.MULTILINE)
    call = f"        let fetch = {name}(api)\n" + re.sub("(?m)^    ", "", block[1]) if block else calls[name]
    body = re.sub(r"\(Data\(json\.utf8\)\)", f'(await madeBody("{key}", mode))', call)
    body = re.sub(r"        let json = #*\"(?:\"\"\n(?:.*\n)*?.*\"\"\"#*|.*\"#*)\n", "", body)
    end = re.search(r"        (let value = |_ = |for try await event in |)try await fetch\((?:.*\n)*?.*(?:\.get\(\)|break \})\n", body)
    if not end:
        print(f"{name}: the call is not found", file=sys.stderr)
        continue
    body = body[: end.end()]
    if end[1] == "let value = ":
        is_json = not re.search(r"(, |<)(String|Data)>$|ServerEvent|Stream", result)
        body += f'        try await check(value, "{key}", mode, api)\n' if is_json else "        _ = value\n"
    functions.append(f"    func call{number}(_ api: APISettings, _ mode: String) async throws {{\n{body}    }}\n")

rows = "".join(
    f'        await run("{endpoints[name][0]}", mode) {{ try await call{number}(api, mode) }}\n'
    for number, name in enumerate(reads + writes))
(tests / "MockTests.swift").write_text(f"""\
import Fetching
import Foundation
import Testing
@testable import {sources.name}

struct MockTests {{
    @Test(arguments: ["all", "required", "nulls", "unknown"]) func nothingIsLost(mode: String) async throws {{
        var api = {settings[1].replace("store: recorded", "store: .live")}
        api.baseURL = "{base}/\\(mode)"
{rows}    }}

    func run(_ endpoint: String, _ mode: String, _ call: () async throws -> Void) async {{
        do {{ try await call() }} catch {{ Issue.record("\\(mode): \\(endpoint): \\(error)") }}
    }}

    func madeBody(_ endpoint: String, _ mode: String) async throws -> Data {{
        try await send("body", endpoint, mode, nil)
    }}

    func check<Value: Encodable>(_ value: Value, _ endpoint: String, _ mode: String, _ api: APISettings) async throws {{
        _ = try await send("check", endpoint, mode, try jsonData(value, options: api.json))
    }}

    func send(_ task: String, _ endpoint: String, _ mode: String, _ body: Data?) async throws -> Data {{
        let query = endpoint.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        var request = URLRequest(url: try #require(URL(string: "{base}/\\(mode)/-/\\(task)?\\(query)")))
        request.httpMethod = body == nil ? "GET" : "POST"
        request.httpBody = body
        return try await networkFetcher(store: .live)(request).0
    }}

{chr(10).join(functions)}}}
""")
missing = sorted(set(endpoints) - set(calls))
print(f"{sources.name}: {len(reads)} reads and {len(writes)} writes of {len(endpoints)} endpoints",
      f"; without a call: {', '.join(missing[:8])}" if missing else "")
