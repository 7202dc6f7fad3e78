import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

struct MultipartTests {
    /// Users of other libraries set the type without a boundary.
    @Test func aMultipartTypeGetsTheBoundaryOfTheBody() throws {
        let body = try RequestBody.multipart([.field("a", "b")])
        let boundary = try #require(body.contentType.split(separator: "; ").last)
        let quoted = body.contentType.replacing("=", with: "=\"") + "\""
        for (type, sent) in [
            ("multipart/form-data", "multipart/form-data; \(boundary)"),
            ("Multipart/Form-Data; charset=utf-8", "Multipart/Form-Data; charset=utf-8; \(boundary)"),
            ("multipart/mixed", "multipart/mixed; \(boundary)"), (body.contentType, body.contentType),
            ("application/octet-stream", "application/octet-stream"), (quoted, quoted),
        ] {
            let request = try createRequest(.post, baseURL: "https://a", headers: ["content-type": type], body: body)
            expectEqual(request.value(forHTTPHeaderField: "Content-Type"), sent)
        }
        let ofData = try createRequest(
            .post, baseURL: "https://a", headers: ["Content-Type": "multipart/related"],
            body: RequestBody(Data(), contentType: "multipart/mixed; boundary=\"a:b\""))
        expectEqual(ofData.value(forHTTPHeaderField: "Content-Type"), "multipart/related; boundary=\"a:b\"")
        for wrong in ["multipart/form-data; boundary=x", body.contentType + "y", "multipart/mixed; Boundary=\"\""] {
            let error = expect(throws: RequestError.self) {
                try createRequest(.post, baseURL: "https://a", headers: ["Content-Type": wrong], body: body)
            }
            let text = "the boundary in the header field Content-Type is not that of the body"
            expectEqual(error?.description.contains(text), true)
        }
    }

    @Test func aFormIsWrittenAsBrowsersWriteIt() throws {
        let body = try RequestBody.multipart([
            .field("title", "Emma\nPeel"), .field("a\"b\r\nc", ""),
            .data("x", Data([0, 255]), filename: "é;\\%22\".PNG"), .data("y", Data("{}".utf8), contentType: "a/json"),
        ])
        let boundary = try #require(body.contentType.wholeMatch(of: /multipart\/form-data; boundary=([-\w]{1,70})/)?.1)
        let lines = [
            "--\(boundary)", "Content-Disposition: form-data; name=\"title\"", "", "Emma\nPeel",
            "--\(boundary)", "Content-Disposition: form-data; name=\"a%22b%0D%0Ac\"", "", "",
            "--\(boundary)", "Content-Disposition: form-data; name=\"x\"; filename=\"é;\\%22%22.PNG\"",
            "Content-Type: image/png", "", "?",
            "--\(boundary)", "Content-Disposition: form-data; name=\"y\"", "Content-Type: a/json", "", "{}",
            "--\(boundary)--", "",
        ]
        let parts = lines.joined(separator: "\r\n").split(separator: "?").map { Data($0.utf8) }
        try expectEqual(body.data, parts[0] + Data([0, 255]) + parts[1])
        expect(try RequestBody.multipart([]).data.starts(with: Data("------FormBoundary".utf8)))
    }

    @Test func aFormWithAFileIsReadWhileItIsSent() throws {
        let file = try TemporaryFile(Data(repeating: 7, count: 200_000))
        let parts: [FormPart] = [
            .field("title", "Emma"), .file("photo", file.url, filename: "a.jpg"),
            .file("b", file.url, contentType: "b/c"),
        ]
        let request = try createRequest(.post, baseURL: "https://a", body: .multipart(parts))
        let source = try #require(request.bodySource)
        let body = try contents(of: source)
        expect(try source.length() == Int64(body.count) && request.httpBody == nil && request.bodyFile == nil)
        let stream = try #require(request.httpBodyStream)
        try expectEqual(read(stream), body)
        let content = Data(repeating: 7, count: 200_000)
        let inMemory = try RequestBody.multipart([
            parts[0], .data("photo", content, filename: "a.jpg"),
            .data("b", content, filename: file.url.lastPathComponent, contentType: "b/c"),
        ])
        let boundary = { (type: String) in String(type.drop { $0 != "=" }.dropFirst()) }
        let type = request.value(forHTTPHeaderField: "Content-Type") ?? ""
        let text = try String(decoding: inMemory.data, as: UTF8.self)
            .replacing(boundary(inMemory.contentType), with: boundary(type))
        expectEqual(String(decoding: body, as: UTF8.self), text)
    }

    @Test func theBoundaryDoesNotOccurInTheParts() throws {
        // Each part contains the boundary that the form without this content would have.
        var data = Data(repeating: 0, count: 1000)
        for _ in 0..<6 {
            let boundary = try MultipartForm([.data("a", data)]).boundary
            expect(data.firstRange(of: Data(boundary.utf8)) == nil)
            let start = data.firstRange(of: Data(repeating: 0, count: boundary.utf8.count))?.lowerBound ?? 0
            data.replaceSubrange(start..<start + boundary.utf8.count, with: Data(boundary.utf8))
        }
    }

    @Test func equalFormsGiveEqualRequests() throws {
        let file = try TemporaryFile(Data("a".utf8))
        for parts in [[FormPart.field("a", "b")], [.file("a", file.url)]] {
            let make = { try createRequest(.post, baseURL: "https://a", body: .multipart(parts)) }
            try expectEqual(make(), make())
            try expectEqual(RequestBody.multipart(parts).data, RequestBody.multipart(parts).data)
        }
        // The writer of a changed file cannot know the boundary from an earlier request.
        let boundary = try MultipartForm([.file("a", file.url)]).boundary
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: file.url.path)
        expect(try MultipartForm([.file("a", file.url)]).boundary != boundary)
    }

    @Test func aPartThatCannotBeSentIsRefused() throws {
        expect(throws: RequestError.invalidHeaderValue(name: "Content-Type")) {
            try RequestBody.multipart([.data("a", Data(), contentType: "a/b\r\nX: y")])
        }
        expect(throws: RequestError.self) { try RequestBody.multipart([.file("a", URL(filePath: "/missing"))]) }
        let file = try TemporaryFile(Data("abc".utf8))
        let request = try createRequest(.post, baseURL: "https://a", body: .multipart([.file("a", file.url)]))
        let source = try #require(request.bodySource)
        let length = try source.length()
        try Data("abcd".utf8).write(to: file.url)
        expect(throws: RequestError.bodyLengthDiffers(expectedBytes: length ?? 0)) {
            let next = parts(try source.open(), checkedFor: length)
            while try next() != nil {}
        }
        try FileManager.default.removeItem(at: file.url)
        expect(throws: RequestError.self) { try source.length() }
    }

    @Test func aFormWithFilesIsShownByItsParts() throws {
        let file = try TemporaryFile(Data("abc".utf8))
        let request = try createRequest(
            .post, baseURL: "https://a.example",
            body: .multipart([.field("pin", "1\"2@"), .file("p", file.url, filename: "a b.png")]))
        let path = file.url.path()
        expectEqual(
            curlCommand(for: request),
            """
            curl 'https://a.example' \\
              -F 'pin=(4 bytes)' \\
              -F 'p=@"\(path)";filename="a b.png";type=image/png'
            """)
        expect(curlCommand(for: request, masksSecrets: false).contains(#"-F 'pin="1\"2@"' \"#))
    }

    @Test func aFileHasTheContentTypeOfItsExtension() {
        for (name, type) in [
            ("a.JPG", "image/jpeg"), ("txt", "application/octet-stream"), ("x.tar.gz", "application/octet-stream"),
        ] {
            expectEqual(fileContentType(name), type)
        }
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func thePythonStandardLibraryReadsRandomForms() async throws {
            struct Part: Codable, Equatable { var name: String, filename: String?, content: Data }
            var (inputs, expected): ([[String: String]], [[Part]]) = ([], [])
            let folder = TestFolder()
            for seed in 0..<(runsSlowTests ? 500 : 15) {
                var random = SplitMix64(seed: UInt64(seed))
                let form = try randomForm(&random, in: folder)
                let body = try RequestBody.multipart(form.map(\.part))
                let data = try body.data
                inputs.append(["type": body.contentType, "body": data.base64EncodedString()])
                expected.append(
                    form.map {
                        Part(name: quoted($0.part.name), filename: $0.part.filename.map(quoted), content: $0.content)
                    })
            }
            let found: [[Part]] = try await python(
                """
                import base64, email, email.message
                def read(form):
                    head = ("Content-Type: " + form["type"] + "\\r\\n\\r\\n").encode()
                    parts = email.message_from_bytes(head + base64.b64decode(form["body"])).get_payload()
                    def part(part):
                        field = email.message.Message()
                        raw = dict(part._headers)["Content-Disposition"]
                        field["A"] = raw.encode("ascii", "surrogateescape").decode("utf-8")
                        name, filename = [field.get_param(key, header="A") for key in ["name", "filename"]]
                        content = base64.b64encode(part.get_payload(decode=True)).decode()
                        return {"name": name, "filename": filename, "content": content}
                    return list(map(part, parts))
                print(json.dumps(list(map(read, data))))
                """, inputs)
            expectEqual(found.count, inputs.count)
            for (seed, (found, expected)) in zip(found, expected).enumerated() where found != expected {
                Issue.record("seed \(seed): \(found) is not \(expected)")
                break
            }
        }
    #endif
}

#if os(macOS) || os(Linux)
    @Suite(.live, .hangLimit, .installed(.httpbin), .served(by: .httpbin))
    struct HttpbinMultipartTests {
        private struct Received: Decodable, Sendable {
            let form: [String: String]
            let files: [String: String]
        }

        @Test func anotherServerReadsRandomForms() async throws {
            let folder = TestFolder()
            let store = liveStore()
            for seed in 0..<(runsSlowTests ? 500 : 20) {
                var random = SplitMix64(seed: UInt64(seed))
                let form = try randomForm(&random, in: folder)
                let request = try createRequest(
                    .post, baseURL: Peer.baseURL, path: ["post"], body: .multipart(form.map(\.part)))
                let received = try jsonMapper(Received.self)(await store.fetchData(request).0)
                var (fields, files): ([String: String], [String: String]) = ([:], [:])
                for (part, content) in form {
                    let text = String(validating: content, as: UTF8.self)
                    // werkzeug decodes %22, but not %0D and %0A, and removes a backslash before any character.
                    let name = escaped(part.name).replacing(/\\(.)/) { $0.1 }.replacing("%22", with: "\"")
                    if part.filename == nil {
                        fields[name] = text ?? String(decoding: content, as: UTF8.self)
                    } else {
                        files[name] = text ?? "data:application/octet-stream;base64,\(content.base64EncodedString())"
                    }
                }
                guard received.form == fields, received.files == files else {
                    Issue.record("seed \(seed): \(received) is not \(fields), \(files)")
                    break
                }
            }
        }
    }
#endif

/// Returns a form of random parts whose names are unique, with the contents of the parts. A name does not end with a
/// backslash: browsers send it unchanged, but many servers then read an escaped quotation mark.
private func randomForm(
    _ random: inout SplitMix64, in folder: TestFolder
) throws -> [(part: FormPart, content: Data)] {
    try (0..<Int.random(in: 0...6, using: &random)).map { index in
        let nasty = ["\"", "\\", "\\\\", ";", "; filename=x", "%", "%22", "\r\n--", "\u{1F577}\u{FE0F}", "=", "'"]
        func randomName() -> String {
            (0..<Int.random(in: 0...4, using: &random)).reduce(into: "") { name, _ in
                name += (nasty + nastyTexts).randomElement(using: &random) ?? ""
            } + "\(index)"
        }
        var content = Data()
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            content +=
                [
                    Data("\r\n------FormBoundary".utf8), Data("--".utf8), Data("\r\n".utf8), Data("\n\n".utf8),
                    Data(
                        (0..<Int.random(in: 0...3000, using: &random)).map { _ in .random(in: 0...255, using: &random) }
                    ),
                    Data(random.text(upTo: 20).utf8),
                ].randomElement(using: &random) ?? Data()
        }
        let name = randomName()
        switch Int.random(in: 0...3, using: &random) {
        case 0:
            let text = String(decoding: content, as: UTF8.self)
            return (.field(name, text), Data(text.utf8))
        case 1: return (.data(name, content), content)
        case 2:
            return (.data(name, content, filename: randomName(), contentType: "application/octet-stream"), content)
        default:
            let file = folder.url.appending(path: UUID().uuidString)
            try content.write(to: file)
            return (.file(name, file, filename: randomName(), contentType: "application/octet-stream"), content)
        }
    }
}

/// Returns a name as Python reads it: with the escapes of browsers, and with one backslash for two.
private func quoted(_ name: String) -> String {
    escaped(name).replacingOccurrences(of: "\\\\", with: "\\", options: .literal)
}

private func escaped(_ name: String) -> String {
    [("\r", "%0D"), ("\n", "%0A"), ("\"", "%22")].reduce(name) { name, escape in
        name.replacingOccurrences(of: escape.0, with: escape.1, options: .literal)
    }
}

private func contents(of source: BodySource) throws -> Data {
    let next = try source.open()
    var data = Data()
    while let part = try next() { data += part }
    return data
}

func read(_ stream: InputStream) throws -> Data {
    stream.open()
    defer { stream.close() }
    var (data, bytes) = (Data(), [UInt8](repeating: 0, count: 1000))
    while case let count = stream.read(&bytes, maxLength: 1000), count != 0 {
        if count < 0 { throw stream.streamError ?? URLError(.unknown) }
        data += bytes.prefix(count)
    }
    return data
}
