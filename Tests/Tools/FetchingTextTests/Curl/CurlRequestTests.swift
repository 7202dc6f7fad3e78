#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import FetchingText

    /// Live tests: curl and the store send the same requests to a server.
    @Suite(.timeLimit(.minutes(5)))
    struct CurlRequestTests {
        /// The requests that a server received, by the number at the start of the path.
        private final class Received: Sendable {
            private let requests = Mutex<[String: LoopbackServer.Request]>([:])

            func add(_ request: LoopbackServer.Request) {
                requests.withLock { $0[String(request.path.split(separator: "/").first ?? "")] = request }
            }

            subscript(_ number: String) -> LoopbackServer.Request? { requests.withLock { $0[number] } }
        }

        @Test(.enabled(if: Programs.curl != nil && Programs.path(of: "bash") != nil, "curl or bash is missing"))
        func theRequestsAreThoseThatCurlSends() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "curl-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("first line\r\nsecond & line\n".utf8).write(to: folder.appending(path: "lines.txt"))
            try Data([0, 1, 0xFF, 0xFE, 10, 13]).write(to: folder.appending(path: "bytes.bin"))

            expect(curlCases.count >= 70)
            let (byCurl, byStore) = (Received(), Received())
            let server = try LoopbackServer.start { request in
                (request.path.hasPrefix("/s") ? byStore : byCurl).add(request)
                return .status(204)
            }
            defer { server.stop() }
            func text(_ command: String, _ path: String) -> String {
                command.replacing("URL", with: "\(server.baseURL)/\(path)").replacing("FOLDER", with: folder.path)
            }

            let script = curlCases.indices.map { index in
                // The options precede those of the case, because a comment can end the command.
                "{ "
                    + text(curlCases[index].bash, "c\(index)")
                    .replacing("curl", with: "curl -q -s -o /dev/null", maxReplacements: 1) + "\n} &"
            }
            async let curl = run("/usr/bin/env", ["bash", "-c", script.joined(separator: "\n") + "\nwait"])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in curlCases.indices {
                    let request = try CurlCommand(text(curlCases[index].command, "s\(index)")).request
                    group.addTask { _ = try await NetworkStore.urlSession.fetchData(request) }
                }
                try await group.waitForAll()
            }
            _ = try await curl
            for index in curlCases.indices {
                let comment = Comment(rawValue: curlCases[index].command)
                let expected = try #require(byCurl["c\(index)"], comment)
                let actual = try #require(byStore["s\(index)"], comment)
                expectEqual(actual.method, expected.method, comment)
                expectEqual(actual.target.dropFirst(2), expected.target.dropFirst(2), comment)
                expectEqual(body(of: actual), body(of: expected), comment)
                expectEqual(fields(of: actual), fields(of: expected), comment)
            }
        }

        /// Returns the body with another boundary, which curl chooses at random.
        private func body(of request: LoopbackServer.Request) -> Data {
            guard let type = request[header: "Content-Type"], let range = type.firstRange(of: "boundary=") else {
                return request.body
            }
            return Data(
                String(decoding: request.body, as: Latin1.self)
                    .replacing(String(type[range.upperBound...]), with: "BOUNDARY").unicodeScalars
                    .map { UInt8(truncatingIfNeeded: $0.value) })
        }

        /// Returns the header fields that the command determines.
        private func fields(of request: LoopbackServer.Request) -> [String: String] {
            let names = ["host", "connection", "content-length", "accept-encoding", "expect", "accept-language"]
            let fields = request.headers.map { (name: $0.name.lowercased(), value: $0.value) }
            let isGiven = fields.contains { $0.name == "user-agent" && $0.value.hasPrefix("Mozilla") }
            return Dictionary(
                fields.filter { !names.contains($0.name) && ($0.name != "user-agent" || isGiven) }.map { name, value in
                    (name, name == "content-type" ? String(value.prefix { $0 != "=" }) : value)
                }, uniquingKeysWith: { "\($0), \($1)" })
        }
    }

    /// Text in which each byte is a character.
    private enum Latin1 {}

    extension String {
        fileprivate init(decoding data: Data, as: Latin1.Type) {
            self.init(String.UnicodeScalarView(data.map { UnicodeScalar($0) }))
        }
    }

    struct CurlURLTests {
        @Test func theEscapesOfAURLAreKept() throws {
            for (words, url) in [
                ("'http://h/list?filter[name]=a%20b'", "http://h/list?filter%5Bname%5D=a%20b"),
                ("'h/final/a%20b|c#x'", "http://h/final/a%20b%7Cc"),
                ("-g 'http://h/{%7d}^?q=<%e9>`%'", "http://h/%7B%7d%7D%5E?q=%3C%e9%3E%60%25"),
                ("-G http://h/ -d 'q=a%20b' -d 'r=[ü]'", "http://h/?q=a%20b&r=%5B%C3%BC%5D"),
                (#"$'http://h/caf\xE9?q=|%20'"#, "http://h/caf%E9?q=%7C%20"),
                (#"-G http://h/ -d $'q=\xE9|'"#, "http://h/?q=%E9%7C"),
                (#"--url $'http://b\xC3\xBCcher.example/%20'"#, "http://xn--bcher-kva.example/%20"),
            ] { try expectEqual(CurlCommand("curl " + words).request.url?.absoluteString, url) }
            let request = try CurlCommand(#"fetch("https://h/list?filter[name]=a%20b&q={%7d}")"#).request
            expectEqual(request.url?.absoluteString, "https://h/list?filter%5Bname%5D=a%20b&q=%7B%7d%7D")
        }

        @Test func theUserInAURLBecomesAHeaderField() throws {
            let request = try CurlCommand("curl https://ada:p%40ss@a.example/b").request
            expectEqual(request.url?.absoluteString, "https://a.example/b")
            expectEqual(request.value(forHTTPHeaderField: "Authorization"), "Basic YWRhOnBAc3M=")
        }

        @Test func userInformationInAURLIsSentWithItsBytes() throws {
            let request = try CurlCommand("curl 'http://a%20|:b%E9%@h/'").request
            let field = "Basic " + Data(Array("a |:b".utf8) + [0xE9] + Array("%".utf8)).base64EncodedString()
            expectEqual(request.value(forHTTPHeaderField: "Authorization"), field)
            expectEqual(request.url?.absoluteString, "http://h/")
        }
    }

    struct CurlErrorTests {
        @Test func thePromptOfATerminalIsLeftOut() throws {
            for prompt in ["$", "%"] {
                try expectEqual(CurlCommand("\(prompt) curl https://a.example").request.url?.host(), "a.example")
            }
        }

        @Test func whatCannotBeTakenOverIsNamed() {
            for (command, part) in [
                ("wget https://example.com", "must start with curl"),
                ("curl", "no URL"),
                ("curl https://a.example https://b.example", "several URLs"),
                ("curl https://a.example -H \"Authorization: $TOKEN\"", "replace $ and the name"),
                ("curl https://a.example -d `cat x`", "backticks"),
                ("curl https://a.example -d \"$(cat x)\"", "$(…)"),
                ("curl https://a.example | jq .", "“|”"),
                ("curl https://a.example?a=1&b=2", "“&”"),
                ("curl https://a.example\ncurl https://b.example", "several lines"),
                ("curl https://a.example \\ \n -H 'A: b'", "without a space after it"),
                ("curl https://a.example -d @- <<END\n{}\nEND", "here document"),
                ("curl “https://a.example”", "typographic quotes"),
                ("curl https://a.example -H ‘A: b’", "typographic quotes"),
                ("curl 'https://a.example", "quote"),
                ("curl https://a.example --frobnicate", "“--frobnicate” is not supported"),
                ("curl https://a.example -d", "-d needs a value"),
                ("curl https://a.example -X GET -d a", "GET request must not have a body"),
                ("curl https://a.example --digest -u a:b", "“--digest” is not supported"),
                ("curl https://a.example -T file", "“-T” is not supported"),
                ("curl https://a.example -b cookies.txt", "-b FILE"),
                ("curl https://a.example -d @/no/such/file", "The value of -d names a file that cannot be read"),
                ("curl https://a.example -d @-", "or the standard input; write the contents in the command."),
                ("curl https://a.example -m 0", "-m needs a number of seconds greater than 0"),
                ("curl https://a.example --next https://b.example", "“--next” is not supported"),
                ("curl ftp://a.example/file", "not an absolute http or https URL"),
                ("curl https://a.example -d a -F b=c", "combines"),
                ("curl 'https://a.example/{a,b}'", "stands for several URLs"),
                ("curl 'https://a.example/[1-3]'", "stands for several URLs"),
                ("curl https://a.example -H $'X-A: a\\nb'", "The value of the header field X-A contains a line end"),
                (
                    "curl https://a.example -A $'a\\r\\nb'",
                    "The value of the header field User-Agent contains a line end"
                ),
                ("curl https://a.example -F $'a=b;type=text/plain\\r\\nX-A: b'", "The type in -F contains a line end"),
                ("curl 'https://a.example/{a,\u{301}b}'", "stands for several URLs"),
                ("curl https://a.example -\u{301}", "is not supported"),
                ("curl ^\"https://a.example^\" -H ^\"A: b^\"", "Copy as cURL (bash)"),
                ("curl \"https://a.example\" ^\r\n  -H \"A: b\"", "Copy as cURL (bash)"),
                ("curl \"https://a.example\" ^\n  -H \"A: b\"", "Copy as cURL (bash)"),
                ("curl \"https://a.example/?a=b^&c=d\"", "Copy as cURL (bash)"),
                ("curl \"https://a.example\" -d \"{\"\"a\"\": 1}\"", "Copy as cURL (bash)"),
                ("curl \"https://a.example\" `\n  -H \"A: b\"", "Copy as cURL (bash)"),
                ("curl https://a.example -d $'\\ud83d'", "half of a pair"),
                ("curl https://a.example -d $'\\ude00'", "half of a pair"),
                ("curl https://a.example -d $'\\ud83d\\u0041'", "half of a pair"),
                (
                    "curl https://a.example -F a=1 -H 'Content-Type: multipart/form-data; boundary=x'",
                    "-H 'Content-Type' has a boundary"
                ),
                ("curl https://a.example --form-string a", "A form field needs a name"),
                ("curl 'https://a.example/{a}'", "stands for several URLs"),
                ("curl https://a.example -u $'a:\\xff'", "bytes that are not UTF-8"),
                ("curl https://a.example -H $'X-A: \\xff'", "bytes that are not UTF-8"),
                ("curl https://a.example -b $'a=\\xff'", "bytes that are not UTF-8"),
                ("curl -G https://a.example -F a=b", "-G does not send the form of -F"),
                ("curl https://a.example -X post", "The method of -X has lower-case letters"),
                ("curl http:/a.example", "has only one slash after its scheme"),
            ] {
                let error = expect(throws: CurlCommandError.self, "\(command)") { try CurlCommand(command) }
                expect((error?.description ?? "").contains(part), "\(command): \(error?.description ?? "")")
            }
        }

        @Test func optionsWithoutAnEffectAreNoted() throws {
            let result = try CurlCommand(
                "curl https://a.example -k -o file -H 'Connection: keep-alive' -H 'TE: trailers' --proxy http://b.example"
            )
            expectEqual(result.notes.map { $0.prefix { $0 != " " } }, ["-k", "-o", "--proxy", "Connection", "TE"])
            expectEqual(result.notes.first, "-k is ignored, because certificates are always checked.")
            expectEqual(result.request.allHTTPHeaderFields, ["Accept": "*/*"])
        }

        @Test func aFileInTheRequestIsNoted() throws {
            let folder = TestFolder()
            try folder.write("secret", to: "notes.txt")
            let path = folder.path + "notes.txt"
            for option in ["-d @", "--data-binary @", "--data-urlencode a@", "--json @", "-F a=@", "-F a='<'"] {
                let command = try CurlCommand("curl https://a.example \(option)\(path)")
                expectEqual(command.notes, ["The request contains the contents of the file “\(path)”, 6 bytes."])
            }
        }

        @Test func optionsBecomeHeaderFields() throws {
            for (options, field, value) in [
                // RFC 9113 §8.2.3. curl 7 writes no space after the semicolon between two options.
                ("-b a=b -b 'c=d; e=f'", "Cookie", "a=b; c=d; e=f"),
                ("-H 'Cookie: a=b' -H 'cookie: c=d; e=f'", "Cookie", "a=b; c=d; e=f"),
                // Line ends at the ends are removed.
                ("-H $'X-A: 1 \\r\\n'", "X-A", "1"), ("--header='X-A: b=c'", "X-A", "b=c"),
                ("--user=ada:x", "Authorization", "Basic YWRhOng="),
                // A value that begins with a combining mark.
                ("-H 'X-A:\u{301}d'", "X-A", "\u{301}d"), ("-u 'ada:\u{301}x'", "Authorization", "Basic YWRhOsyBeA=="),
            ] {
                let request = try CurlCommand("curl https://a.example " + options).request
                expectEqual(request.value(forHTTPHeaderField: field), value, "\(options)")
            }
        }

        @Test func severalFilesOfAFormAreRead() throws {
            let folder = TestFolder()
            try folder.write("one", to: "a.txt")
            try folder.write("two\n\0", to: "b.txt")
            let files = "\(folder.path)a.txt,\(folder.path)b.txt"
            let command = try CurlCommand("curl https://a.example -F 'f=@\(files)'")
            let body = String(decoding: command.request.httpBody ?? Data(), as: UTF8.self)
            expect(
                body.components(separatedBy: "name=\"f\"").count == 3 && body.contains("one") && body.contains("two"))
            expectEqual(
                command.notes.first,
                "The files of -F are sent as parts with the same name (RFC 7578 §4.3), which curl nests in one part.")
            let data = try CurlCommand("curl https://a.example -d @\(folder.path)b.txt").request.httpBody
            expectEqual(data, Data("two".utf8))
        }

        @Test func aUserWithoutAPasswordIsNoted() throws {
            let note = "-u has no password, so an empty one is sent; to send one, write -u NAME:PASSWORD."
            try expectEqual(CurlCommand("curl https://a.example -u ada").notes, [note])
            try expectEqual(CurlCommand("curl https://a.example -u ada:").notes, [])
        }

        @Test func aValueCanFollowTheNameOfAnOption() throws {
            let request = try CurlCommand("curl --url=https://a.example --request=PUT --data=d=e").request
            expect(request.url?.absoluteString == "https://a.example" && request.httpMethod == "PUT")
            expectEqual(request.httpBody, Data("d=e".utf8))
        }

        #if os(Linux)  // the other transport always sends the field
            @Test func theFieldAcceptCanBeRemoved() async throws {
                let names = Mutex<[String]>([])
                let server = try LoopbackServer.start { request in
                    names.withLock { $0 = request.headers.map { $0.name.lowercased() } }
                    return .status(204)
                }
                defer { server.stop() }
                for (header, isSent) in [("Accept:", false), ("Accept: text/plain", true)] {
                    let request = try CurlCommand("curl \(server.baseURL) -H '\(header)'").request
                    _ = try await NetworkStore.live.fetchData(request)
                    expectEqual(names.withLock { $0.contains("accept") }, isSent)
                }
            }
        #endif

        @Test func bracketsOfOneURLAreTakenOver() throws {
            for words in ["-g 'https://a.example/{a,b}[1-3]'", #"'https://a.example/\{a,b\}\[1-3\]'"#] {
                let url = try CurlCommand("curl " + words).request.url
                expectEqual(url?.absoluteString.removingPercentEncoding, "https://a.example/{a,b}[1-3]")
            }
        }

        /// CR LF is one `Character`, and so are a quotation mark and a combining mark.
        @Test func namesInAFormAddNoHeaderFields() throws {
            let request = try CurlCommand(
                "curl https://a.example -F $'a\\r\\nb\"\u{301}c=1' -F $'d=2;filename=\u{301}e\\r\\nf\"g'"
            ).request
            let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
            let lines = body.split(separator: "\r\n").filter { $0.hasPrefix("Content-") }
            expectEqual(
                lines,
                [
                    "Content-Disposition: form-data; name=\"a%0D%0Ab%22\u{301}c\"",
                    "Content-Disposition: form-data; name=\"d\"; filename=\"\u{301}e%0D%0Af%22g\"",
                ])
        }

        @Test func aQueryCanBeginWithACombiningMark() throws {
            let request = try CurlCommand("curl 'https://a.example?\u{301}a=1#\u{301}b' -G -d c=2").request
            expectEqual(request.url?.absoluteString, "https://a.example?%CC%81a=1&c=2")
        }

        @Test func anErrorDoesNotRepeatASecret() {
            for command in [
                "curl 'https://ada:hunter2@[a' -u ada:hunter2", "curl https://a -H 'hunter2'",
                "curl --users=ada:hunter2 https://a", "curl --userada:hunter2 https://a",
                "curl --get=hunter2 https://a", "curl -!hunter2 https://a",
                #"curl -u "ada:pa$hunter2" https://a"#, "curl -u ada:$hunter2 https://a",
                "curl -F password=@hunter2 https://a", "curl -d @hunter2 https://a",
                "curl --data-urlencode a@hunter2 https://a",
            ] {
                let error = expect(throws: CurlCommandError.self, "\(command)") { try CurlCommand(command) }
                expect(!(error?.description ?? "").contains("hunter2"), "\(command)")
            }
        }
    }
#endif
