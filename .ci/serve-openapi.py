#!/usr/bin/env python3
"""A server that knows an API only from its OpenAPI document. It makes responses from the schemas.

    serve-openapi.py PORT NAME=DOCUMENT…

A client uses the base URL http://127.0.0.1:PORT/NAME/MODE. The mode says which values responses have:

    all         all fields
    required    only the fields that are required
    nulls       null where the schema allows it
    unknown     all fields, fields that are not in the schema, and words that are not in an enumeration

The path /NAME/MODE/-/body?GET+/path returns a body for a request, and /NAME/MODE/-/check?GET+/path compares the body
that it gets with the last response of the endpoint. A request that the document does not describe, or whose body is
not the one that was made for it, gets the status 400 with a text.
"""
import http.server
import json
import random
import re
import sys
import threading
import urllib.parse

METHODS = ("get", "put", "post", "delete", "patch")
TEXTS = {
    "date-time": ["2024-02-29T23:59:58Z", "2024-02-29T23:59:58.123Z"], "date": ["2024-02-29"],
    "uuid": ["123e4567-e89b-12d3-a456-426614174000"], "uri": ["https://example.com/a/b"], "byte": ["Zm9v"],
}


class TooDeep(Exception):
    pass


class Document:
    def __init__(self, path):
        self.value = json.load(open(path))
        self.random = random.Random(7)

    def resolved(self, node):
        """Returns what a reference leads to."""
        for _ in range(40):
            if not isinstance(node, dict) or "$ref" not in node:
                break
            target = self.value
            for key in urllib.parse.unquote(node["$ref"]).removeprefix("#/").split("/"):
                target = target[key.replace("~1", "/").replace("~0", "~")]
            node = target
        return node if isinstance(node, dict) else {}

    def flat(self, schema, depth=0):
        """Returns a schema whose parts, those of `allOf`, are in one object."""
        schema, result = self.resolved(schema), {}
        if depth > 12:
            return result
        for part in [self.flat(part, depth + 1) for part in schema.get("allOf", [])] + [schema]:
            for key, value in part.items():
                if key == "properties":
                    result["properties"] = result.get("properties", {}) | value
                elif key == "required":
                    result["required"] = sorted(set(result.get("required", [])) | set(value))
                elif key != "allOf":
                    result[key] = value
        return result

    def is_null(self, schema):
        return set(self.resolved(schema)) == {"nullable"} or self.resolved(schema).get("type") == "null"

    def can_be_null(self, schema):
        return bool(
            schema.get("nullable") or "null" in (schema.get("type") or []) and isinstance(schema["type"], list)
            or None in schema.get("enum", [])
            or any(self.is_null(part) for key in ("oneOf", "anyOf") for part in schema.get(key, [])))

    def make(self, schema, mode, writing=False, depth=0):
        """Returns a value of a schema."""
        schema, choice = self.flat(schema), self.random.choice
        if depth > 14:
            raise TooDeep()
        if mode == "nulls" and depth > 0 and self.can_be_null(schema) and self.random.random() < 0.6:
            return None
        if "const" in schema:
            return schema["const"]
        words = [word for word in schema.get("enum", []) if word is not None]
        if words:
            is_open = len(words) > 1 and all(isinstance(word, str) for word in words)
            return "zz-new-word" if mode == "unknown" and is_open and self.random.random() < 0.3 else choice(words)
        for key in ("oneOf", "anyOf"):
            if schema.get(key) and not schema.get("properties"):
                return self.make_union(schema, schema[key], mode, writing, depth)
        kinds = schema.get("type")
        if isinstance(kinds, list):
            kinds = choice([kind for kind in kinds if kind != "null"] or ["null"])
        if kinds is None:
            kinds = "object" if "properties" in schema or "additionalProperties" in schema else \
                "array" if "items" in schema else None
        if kinds == "object":
            return self.make_object(schema, mode, writing, depth)
        if kinds == "array":
            count = 0 if depth > 8 else choice([1, 2])
            return [self.make(schema.get("items", {}), mode, writing, depth + 1) for _ in range(count)]
        if kinds == "string":
            return choice(TEXTS.get(schema.get("format"), ["text", "", "Ünï \"q\"", "5", "true"]))
        if kinds == "integer":
            large = {"int64": 2**53 + 1, "uint64": 2**64 - 1}
            return choice([0, 7, large.get(schema.get("format"), 12345)])
        if kinds == "number":
            return choice([1.5, 0.25, 3, 1e21])
        if kinds == "boolean":
            return choice([True, False])
        return choice(["any", 1, {"a": 1}]) if depth else {"a": 1}

    def make_union(self, schema, parts, mode, writing, depth):
        keys = ("$ref", "type", "properties", "items", "allOf", "oneOf", "anyOf", "enum", "const", "additionalProperties")
        parts = [part for part in parts if not self.is_null(part) and any(key in part for key in keys)]
        if not parts:
            return None
        part = self.random.choice(parts[:6] if depth < 4 else parts[:1])
        value = self.make(part, mode, writing, depth + 1)
        tag = schema.get("discriminator")
        if tag and isinstance(value, dict):
            reference = part.get("$ref", "")
            names = [name for name, target in tag.get("mapping", {}).items() if target == reference]
            own = self.flat(self.flat(part).get("properties", {}).get(tag["propertyName"], {}))
            word = names[0] if names else (own.get("enum") or [reference.split("/")[-1]])[0]
            value[tag["propertyName"]] = own.get("const", word)
        return value

    def make_object(self, schema, mode, writing, depth):
        others = schema.get("additionalProperties")
        if not schema.get("properties"):
            if isinstance(others, dict) and others:
                keys = [] if depth > 8 else ["key", "Other_key-2"]
                return {key: self.make(others, mode, writing, depth + 1) for key in keys}
            return {} if others is False else {"free": 1, "Form_x": ["a", None, 1.5]}
        value = {}
        for name, field in schema["properties"].items():
            is_required = name in schema.get("required", [])
            if self.flat(field).get("readOnly" if writing else "writeOnly"):
                continue
            if not is_required and (mode == "required" or depth > 6 or depth > 2 and self.random.random() < 0.5):
                continue
            try:
                value[name] = self.make(field, mode, writing, depth + 1)
            except TooDeep:
                if is_required:
                    raise
        if mode == "unknown":
            value["zz_unknown_field"] = {"a": [1]}
        return value

    def operations(self):
        """Returns the operations by their method and path, with the parameters of the path."""
        return {
            f"{method.upper()} {path}": item[method] | {"parameters": [
                self.resolved(one) for one in item[method].get("parameters", []) + item.get("parameters", [])]}
            for path, item in self.value["paths"].items() for method in METHODS if method in item}

    def json_schema(self, content):
        """Returns the schema of the first media type that is JSON."""
        for media, value in (content or {}).items():
            if re.fullmatch(r"application/([\w.-]+\+)?json", media.split(";")[0].strip()):
                return value.get("schema", {})
        return None

    def success(self, operation, prefers_events):
        """Returns the status, media type and schema of the response: the lowest success that has a body, or none."""
        responses = operation.get("responses", {})
        found = sorted(code for code in responses if code.startswith("2")) or [c for c in responses if c == "default"]
        found = [code for code in found if self.resolved(responses[code]).get("content")] or found or ["204"]
        content = self.resolved(responses.get(found[0], {})).get("content") or {}
        status = int(found[0].replace("XX", "00")) if found[0] != "default" else 200
        if prefers_events and "text/event-stream" in content:
            return status, "text/event-stream", None
        schema = self.json_schema(content)
        return status, "application/json" if schema is not None else next(iter(content), None), schema


def difference(sent, found, path=""):
    """Returns the first difference of two JSON values. A field that is null is equal to one that is missing."""
    if sent is None and found is None:
        return None
    if isinstance(sent, dict) and isinstance(found, dict):
        for key in list(sent) + [key for key in found if key not in sent]:
            if key != "zz_unknown_field" and (text := difference(sent.get(key), found.get(key), f"{path}.{key}")):
                return text
        return None
    if isinstance(sent, list) and isinstance(found, list) and len(sent) == len(found):
        rows = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(sent, found)))
        return next((text for text in rows if text), None)
    if isinstance(sent, bool) == isinstance(found, bool) and sent == found:
        return None
    if isinstance(sent, str) and isinstance(found, str):
        # The letters of a UUID, and the fraction of a second, can be written in another way.
        same = lambda text: re.sub(r"\.(\d*?)0*Z$", r".\1Z", text.lower()).replace(".Z", "Z")
        return None if same(sent) == same(found) else f"{path}: {sent!r} became {found!r}"
    return f"{path}: {sent!r} became {found!r}"


class Server(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    lock = threading.Lock()
    documents, made = {}, {}

    def log_message(self, *arguments):
        pass

    def reply(self, status, body=b"", media="text/plain"):
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Type", media)
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if status != 204:
            self.wfile.write(body)

    def respond(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        url = urllib.parse.urlsplit(self.path)
        _, name, mode, *rest = url.path.split("/")
        path = "/" + urllib.parse.unquote("/".join(rest))
        document = self.documents[name]
        try:
            with self.lock:
                status, body, media = self.result(document, name, mode, path, url.query, body)
            self.reply(status, body, media)
        except ValueError as error:
            self.reply(400, str(error).encode())

    do_GET = do_PUT = do_POST = do_DELETE = do_PATCH = respond

    def result(self, document, name, mode, path, query, body):
        if path.startswith("/-/"):
            key = urllib.parse.unquote(query)
            operation = document.known[key]
            if path == "/-/body":
                content = document.resolved(operation.get("requestBody", {})).get("content")
                value = document.make(document.json_schema(content), mode, writing=True)
                self.made[name, mode, key, "body"] = value
                return 200, json.dumps(value).encode(), "application/json"
            if text := difference(self.made[name, mode, key], json.loads(body)):
                raise ValueError(f"{key} lost a value: {text}")
            return 204, b"", ""
        key = self.operation(document, path)
        operation = document.known[key]
        # An operation can have a query in its path.
        query = query.removeprefix(key.partition("?")[2]).lstrip("&")
        self.check(document, operation, query, body, self.made.pop((name, mode, key, "body"), None))
        status, media, schema = document.success(operation, "text/event-stream" in self.headers.get("Accept", ""))
        if media is None:
            return status, b"", "text/plain"
        if schema is None:
            return status, b"data: {}\n\n" if media == "text/event-stream" else b"text", media
        value = self.made[name, mode, key] = document.make(schema, mode)
        return status, json.dumps(value).encode(), media

    def operation(self, document, path):
        keys = [key for key, pattern in document.patterns
                if key.split(" ")[0] == self.command and pattern.fullmatch(path)]
        if "text/event-stream" in self.headers.get("Accept", ""):
            # The fragment of a path tells operations apart, as in /conversations#stream.
            keys.sort(key=lambda key: document.success(document.known[key], True)[1] != "text/event-stream")
        if keys:
            return keys[0]
        raise ValueError(f"The document has no {self.command} {path}.")

    def check(self, document, operation, query, body, made):
        names = [name for name, _ in urllib.parse.parse_qsl(query, keep_blank_values=True)]
        known = {one["name"]: one for one in operation["parameters"] if one.get("in") == "query"}
        for name in known:
            if known[name].get("required") and not any(name == one or one.startswith(name + "[") for one in names):
                raise ValueError(f"The query item {name} is missing.")
        for name in names:
            base = name if name in known else name.split("[")[0]
            is_free = any(document.flat(one.get("schema", {})).get("type") == "object" for one in known.values())
            if base not in known and not is_free:
                raise ValueError(f"The document has no query item {name}.")
        for one in operation["parameters"]:
            if one.get("in") == "header" and one.get("required") and one["name"] not in self.headers:
                raise ValueError(f"The header field {one['name']} is missing.")
        request = document.resolved(operation.get("requestBody", {}))
        media = (self.headers.get("Content-Type") or "").split(";")[0]
        if body and media not in [one.split(";")[0] for one in request.get("content", {})] \
                and not any("*" in one for one in request.get("content", {})):
            raise ValueError(f"A body of the type {media} is not in the document.")
        if request.get("required") and not body and request["content"]:
            raise ValueError("The body is missing.")
        if made is not None and (text := difference(made, json.loads(body))):
            raise ValueError(f"The body lost a value: {text}")


if __name__ == "__main__":
    for name, path in (argument.split("=", 1) for argument in sys.argv[2:]):
        document = Server.documents[name] = Document(path)
        document.known = document.operations()
        # A path without parameters comes before one that has a parameter in the same place.
        document.patterns = [
            (key, re.compile("".join(
                "[^/]*?" if part.startswith("{") else re.escape(part)
                for part in re.split(r"(\{[^}]*\})", re.split("[?#]", key.split(" ", 1)[1])[0]))))
            for key in sorted(document.known, key=lambda key: [part.startswith("{") for part in key.split("/")])]
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Server).serve_forever()
