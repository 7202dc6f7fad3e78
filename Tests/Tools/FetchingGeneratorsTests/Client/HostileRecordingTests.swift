import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

private let hostilePaths = [
    "/class/1", "/self", "/Type", "/init", "/%22%5C(x)%22", "/a%0Ab", "/a%E2%80%A8b", "/..%2F..%2Fetc%2Fpasswd", "/%00",
    "/C:%5Cx", "/.git", "/~", "/%F0%9F%98%80", "/%D0%B6%D1%83%D0%BA", "/CON", "/1a", "/main", "/models",
    "/exampleSettings",
    "/swift", "/fetching", "/data", "/string", "/api", "/query", "/test", "/*%2F", "/recorded", "/testing", "/error",
    "/\(String(repeating: "x", count: 4000))",
]

private func hostileExchanges(_ path: String) -> [RecordedExchange] {
    let body = #"{"class": 1, "\"": 2, "a\nb": 3, "self": {"init": 1, "Type": 2}, "id": 4}"#
    return [
        exchange("GET \(path)?class=1&%22%0A=2&self=3", 200, body), exchange("POST \(path)", 200, body, sent: body),
        exchange("GET \(path)/class/%22", 200, body), exchange("GET \(path)?in=a&store=b", 200, body),
    ]
}

/// A recording with names that are not valid in Swift or in a file system, for one client.
let hostileRecording: [RecordedExchange] =
    hostilePaths.flatMap(hostileExchanges) + [
        exchange("GET /items/1?id=2&ID=3&_id=4&query=5&api=6", 200, "{}"), exchange("GET /users", 200, "[]"),
        exchange("GET /failure", 400, #"{"ok": false, "error_message": "It \"failed\"\n"}"#),
        exchange("GET /pages", 200, #"{"next": "/pages?page=2", "class": [{"id": 1, "in": 2}]}"#),
        exchange("GET /pages?page=2", 200, #"{"next": null, "class": [{"id": 3, "in": 4}]}"#),
        exchange("GET /Users", 200, "[]"), exchange("GET /users.json", 200, "[]"), exchange("GET /users/", 200, "[]"),
    ]

struct HostileRecordingTests {
    @Test func noSecretIsInAnyFile() throws {
        let headers = [
            "Authorization": "Basic " + Data("mary:plantedPassword1".utf8).base64EncodedString(),
            "Cookie": "session=plantedSession2; theme=dark", "X-Api-Key": "plantedHeader3",
        ]
        let client = try clientSource(for: [
            exchange(
                "POST /login", 200, #"{"access_token": "plantedToken4", "note": "use plantedToken4"}"#,
                sent: #"{"user": "mary", "password": "plantedPassword5"}"#, headers: headers),
            exchange("GET /users?api_key=plantedQuery6&x=plantedToken4", 200, #"["plantedHeader3"]"#, headers: headers),
            exchange("GET /echo/plantedToken4?api_key=plantedQuery6", 400, #"{"message": "no plantedSession2"}"#),
            exchange("GET /bot123456:plantedBot7/getMe", 200, "bot123456:plantedBot7", type: "text/plain"),
            exchange(
                "POST /form", 200, "{}", sent: "password=plantedForm8", sentType: "application/x-www-form-urlencoded"),
        ])
        for (index, text) in client.files.map(\.text).enumerated() {
            for secret in ["planted", Data("mary:plantedPassword1".utf8).base64EncodedString()] {
                expect(!text.contains(secret), "\(client.files[index].path)")
            }
        }
        expect(client.text("ExampleSettings.swift").contains("authorization: String? = nil"))
    }

    @Test func aSecretOfAllQueriesIsAParameterOfTheSettings() throws {
        let client = try clientSource(for: [
            exchange("GET /users?api_key=planted1&page=1", 200, "[]"),
            exchange("GET /teams?api_key=planted1", 200, "[]"),
        ])
        let settings = client.text("ExampleSettings.swift")
        expect(settings.contains("func exampleSettings(\n    apiKey: String,"))
        expect(settings.contains(#"QueryItem("api_key", apiKey)"#))
        expect(client.text("Users.swift").contains("Fetcher<Int, "))
        expect(!client.everything.contains("planted"))
    }

    /// A name with a line end would end a comment, and the rest would be source.
    @Test func theNameOfAFieldStaysInItsComment() throws {
        for end in ["\n", "\r", "\r\n", "`\n", "\u{2028}", "*/\n"] {
            let name = "id\(end)func planted() {}\n//"
            let key = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
            let client = try clientSource(for: [
                exchange("GET /rows?after=zz1", 200, #"[{\#(key): "a20", "b": 1}, {\#(key): "a21", "b": 2}]"#),
                exchange("GET /rows?after=a21", 200, #"[{\#(key): "a22", "b": 3}]"#),
            ])
            let source = client.text("Rows.swift")
            expect(source.contains("rowsPages("), "\(source)")
            expect(!source.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("func planted") }, "\(source)")
        }
    }

    /// Requests that differ only in a secret are equal in the recording of the test.
    @Test func pagesThatDifferOnlyInSecretsAreNotReadInAnotherOrder() throws {
        var pages = [exchange("GET /rows?page_secret=planted-b2", 200, #"[{"id": 3}]"#)]
        pages.append(exchange("GET /rows?page_secret=planted-a1", 200, #"[{"id": 1}, {"id": 2}]"#))
        pages[1].headers["Link"] = #"</rows?page_secret=planted-b2>; rel="next""#
        // The settings have the secret of all requests, so the requests are equal, and the first response is played.
        let client = try clientSource(for: pages)
        expect(client.text("Rows.swift").contains("rowsPages("))
        let test = client.text("RowsTests.swift").components(separatedBy: "rowsPages(")
        expect(test.count == 2 && test[1].contains("pages.next()?.items.count == 1)"), "\(test)")
        // The endpoint has the secret of some requests.
        let others = try clientSource(for: pages + [exchange("GET /rows", 200, "[]")])
        expect(!others.text("RowsTests.swift").contains("rowsPages("))
    }

    @Test func namesOfFilesAndDeclarationsAreValid() throws {
        let path = #/(Sources\/Example\/|Tests\/ExampleTests\/)?[A-Za-z0-9_]{1,60}\.(swift|md|har)/#
        for hostilePath in hostilePaths {
            let client = try clientSource(for: hostileExchanges(hostilePath))
            expectEqual(Set(client.files.map { $0.path.lowercased() }).count, client.files.count, "\(hostilePath)")
            for file in client.files { expect(file.path.wholeMatch(of: path) != nil, "\(file.path)") }
            for line in client.source.split(separator: "\n") where line.contains("///") {
                expect(line.unicodeScalars.allSatisfy { $0.isASCII || $0 == "…" }, "\(line)")
            }
            let functions = client.source.matches(of: #/func (\S+)Fetcher\(/#).map(\.output.1)
            expectEqual(Set(functions).count, functions.count, "\(hostilePath)")
        }
    }

    @Test func aSecretWithALineBreakInItsNameStaysInItsComment() throws {
        let client = try clientSource(for: [exchange("GET /users?x%0A%22%29+token=planted-secret", 200, "[]")])
        expect(client.text("ExampleSettings.swift").contains("query item `x%0A%22%29%20token`."))
        expect(!client.everything.contains("planted"))
    }

    @Test func equalNamesAreNumbered() throws {
        let client = try clientSource(for: [
            exchange("GET /users", 200, "[]"), exchange("GET /Users", 200, "[]"),
            exchange("GET /users.json", 200, "[]"),
            exchange("GET /users/", 200, "[]"),
            exchange("GET /items/1?id=2&ID=3&_id=4&query=5&api=6", 200, "{}"),
        ])
        let functions = client.source.matches(of: #/func (\w+Fetcher)\(/#).map { String($0.output.1) }
        expectEqual(Set(functions).count, 5, "\(functions)")
        expectEqual(client.files.filter { $0.path.lowercased().hasSuffix("/users.swift") }.count, 1)
        for name in ["id", "id2", "id3", "id4", "query2", "api2"] {
            expect(client.text("Items.swift").contains("    var \(name): Int\n"), "\(client.text("Items.swift"))")
        }
    }

    @Test func aHugeOrBrokenRecordingEnds() throws {
        let count = runsSlowTests ? 300 : 30
        let many = (0..<count).map {
            exchange("GET /r\($0)x/\($0)", 200, #"{"id": \#($0), "f\#($0)": 1, "g\#($0)": 2}"#)
        }
        try expectEqual(clientSource(for: many).endpoints.count, count)
        let deep = exchange("GET /" + Array(repeating: "a", count: 10_000).joined(separator: "/"), 200, "{}")
        expect(throws: ClientError.self) { try clientSource(for: [deep]) }
    }
}
