import Foundation
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingRecording

@Suite struct FixturesTests {
    private let folder = TestFolder()

    @Test(arguments: [
        ("GET", "https://a/heroes/1", "GET+heroes+1"),
        ("GET", "https://a/heroes?page=2&limit=5", "GET+heroes@limit=5,page=2"),
        ("DELETE", "http://b:8080/heroes/", "DELETE+heroes+"),
        ("GET", "https://a", "GET+"), ("GET", "https://a/", "GET+"), ("GET", "https://a//b", "GET++b"),
        ("GET", "https://a/heroes?flag&empty=&b=2&b=1#top", "GET+heroes@b=2,b=1,empty=,flag"),
        ("GET", "https://a/%C3%86on/3-D%20Man~", "GET+%C3%86on+3-D%20Man%7E"),
        ("GET", "https://a/%7e/%2d/%2F/%00", "GET+%7E+-+%2F+%00"),
        ("GET", "https://a/../../etc/passwd", "GET+..+..+etc+passwd"),
        ("GET", "https://a/%2e%2e/%2E%2E%2Fetc", "GET+..+..%2Fetc"),
        ("..", "https://a/", "%2E%2E+"),
        ("GET", "https://a/a+b@c,d=e?a%3Db=c&a=b=c", "GET+a%2Bb%40c%2Cd%3De@a=b%3Dc,a%3Db=c"),
        ("GET", "https://a/heroes?token=planted&apikey=planted&user%5Bpassword%5D=planted", "GET+heroes"),
        ("GET", "https://user:planted@a/heroes;token=planted", "GET+heroes%3Btoken%3D%2A%2A%2A"),
    ])
    func aFileIsNamedAfterTheMethodThePathAndTheQuery(method: String, url: String, name: String) throws {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        #expect(fixtureNames(for: request).first == name)
    }

    @Test func aLongNameEndsWithAHash() throws {
        let names = try ["a", "b"].map { end in
            fixtureNames(for: try createRequest(baseURL: "https://a", path: [String(repeating: "x", count: 300) + end]))
        }
        for name in names.joined() { #expect(name.utf8.count == 200 && name.hasPrefix("GET+xxx")) }
        #expect(names[0].count == 1 && names[0] != names[1])
    }

    @Test func aFileIsTheBodyOfAResponse() async throws {
        try folder.write(#"{"id": 1}"#, "GET+heroes+1.json")
        let (data, response) = try await NetworkStore.fixtures(in: folder.url)
            .fetchData(createRequest(baseURL: "https://a/heroes/1"))
        #expect(data == Data(#"{"id": 1}"#.utf8))
        let head = try #require(response as? HTTPURLResponse)
        #expect(head.statusCode == 200)
        #expect(head.headerFields == ["Content-Type": "application/json"])
        #expect(head.url?.absoluteString == "https://a/heroes/1")
    }

    @Test(arguments: ["\n", "\r\n"])
    func aFileCanHaveAStatusAndHeaderFields(lineEnd: String) async throws {
        let lines = ["HTTP/1.1 404 Not Found", "content-type:text/plain", "X-A:  1 ", "X-A: 2", "", "none\n\nat all\n"]
        try folder.write(lines.joined(separator: lineEnd), "GET+heroes+1.http")
        let (data, response) = try await NetworkStore.fixtures(in: folder.url)
            .fetchData(createRequest(baseURL: "https://a/heroes/1"))
        #expect(String(decoding: data, as: UTF8.self) == "none\n\nat all\n")
        let head = try #require(response as? HTTPURLResponse)
        #expect(head.statusCode == 404)
        #expect(head.value(forHTTPHeaderField: "Content-Type") == "text/plain")
        #expect(head.value(forHTTPHeaderField: "X-A") == "1, 2")
    }

    @Test func aHeadWithoutABodyIsEnough() async throws {
        try folder.write("HTTP/1.1 204", "DELETE+heroes+1.http")
        let (data, response) = try await NetworkStore.fixtures(in: folder.url)
            .fetchData(createRequest(.delete, baseURL: "https://a/heroes/1"))
        #expect(data.isEmpty)
        #expect((response as? HTTPURLResponse)?.statusCode == 204)
    }

    @Test func aMissingFixtureFailsTheTestWithTheNearestName() async throws {
        for name in ["GET+heroes@limit=5,page=1.json", "GET+villains.json", "notes.txt"] { try folder.write("", name) }
        #expect(
            try await failure("https://a/heroes?page=2&limit=5&key=planted")
                == "unexpected request GET https://a/heroes?page=2&limit=5&key=***: there is no fixture "
                + "“GET+heroes@limit=5,page=2.json” in “\(folder.path)”, nor one with the extension http; "
                + "the nearest is “GET+heroes@limit=5,page=1.json”")
    }

    @Test func aMissingFolderFailsTheTest() async throws {
        try FileManager.default.removeItem(at: folder.url)
        #expect(
            try await failure("https://a/")
                == "unexpected request GET https://a/: there is no fixture “GET+.json” in “\(folder.path)”, nor one "
                + "with the extension http; there are no fixtures in the folder")
    }

    @Test func anInvalidHeadIsAnErrorWithItsLine() async throws {
        let message = "the fixture “GET+.http” in “\(folder.path)” cannot be read: "
        for (text, fault) in [
            ("", "line 1 must be a status line such as “HTTP/1.1 200”"),
            ("{}", "line 1 must be a status line such as “HTTP/1.1 200”"),
            (
                "HTTP/1.1 200\nA: 1\n{}\n",
                "line 3 must be a header field such as “Content-Type: text/plain”, or an empty line before the body"
            ),
        ] {
            try folder.write(text, "GET+.http")
            #expect(try await failure("https://a/") == message + fault)
        }
    }

    @Test func twoFilesForARequestAreAnError() async throws {
        for name in ["GET+.json", "GET+.http"] { try folder.write("HTTP/1.1 200", name) }
        #expect(
            try await failure("https://a/")
                == "the fixture “GET+.json” in “\(folder.path)” cannot be used, because “GET+.http” is for the same "
                + "request; remove one of them")
    }

    @Test func aSymbolicLinkIsNotRead() async throws {
        try folder.write("outside", "../outside-\(folder.url.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "GET+.json"), withDestinationURL: folder.outside)
        #expect(
            try await failure("https://a/")
                == "the fixture “GET+.json” in “\(folder.path)” cannot be read, because it is not a regular file")
    }

    @Test func aNameInOtherCaseIsAnotherRequest() async throws {
        try folder.write("{}", "GET+Heroes.json")
        #expect(try await failure("https://a/heroes").hasSuffix("the nearest is “GET+Heroes.json”"))
    }

    /// Returns the error for a request. Expects that the request fails the test with this error.
    private func failure(_ url: String) async throws -> String {
        let request = try createRequest(baseURL: url)
        let store = NetworkStore.fixtures(in: folder.url)
        let issues = Texts()
        var error: FixtureError?
        await withKnownIssue {
            error = await store.failure(request) as? FixtureError
        } matching: { issue in
            issues.add(issue.comments.map(\.rawValue).joined())
            return true
        }
        let text = try #require(error).description
        #expect(issues.all == [text])
        return text
    }
}
