import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingRecording
@testable import FetchingTestSupport

@Suite struct FixturesTests {
    private let folder = TestFolder()

    @Test func aFileIsNamedAfterTheMethodThePathAndTheQuery() throws {
        for (method, url, name) in [
            ("GET", "https://a/heroes/1", "GET+heroes+1"),
            ("GET", "https://a/heroes?page=2&limit=5", "GET+heroes@limit=5,page=2"),
            ("DELETE", "http://b:8080/heroes/", "DELETE+heroes+"),
            ("GET", "https://a", "GET+"), ("GET", "https://a/", "GET+"), ("GET", "https://a//b", "GET++b"),
            ("GET", "https://a/heroes?flag&empty=&b=2&b=1#top", "GET+heroes@b=1,b=2,empty=,flag"),
            ("GET", "https://a/%C3%86on/3-D%20Man~", "GET+%C3%86on+3-D%20Man~"),
            ("GET", "https://a/caf%e9?q=%E8", "GET+caf%E9@q=%E8"), ("GET", "https://a/caf%25E9", "GET+caf%25E9"),
            ("GET", "https://a/%7e/%2d/%2F/%00", "GET+~+-+%2F+%00"),
            ("GET", "https://a/../../etc/passwd", "GET+..+..+etc+passwd"),
            ("GET", "https://a/%2e%2e/%2E%2E%2Fetc", "GET+..+..%2Fetc"),
            ("..", "https://a/", "..+"),
            ("GET", "https://a/a+b@c,d=e?a%3Db=c&a=b=c", "GET+a%2Bb%40c%2Cd%3De@a%3Db=c,a=b%3Dc"),
            ("GET", "https://a/heroes?token=planted&apikey=planted&user%5Bpassword%5D=planted", "GET+heroes"),
            ("GET", "https://user:planted@a/heroes;token=planted", "GET+heroes%3Btoken%3D%2A%2A%2A"),
        ] {
            var request = try request(url)
            request.httpMethod = method
            expectEqual(fixtureName(for: request), name)
        }
    }

    /// A file system allows 255 bytes with the extension.
    @Test func aLongNameIsShortenedAndItsFileIsFound() async throws {
        var names: Set<String> = []
        for count in [233, 246, 247, 248, 300, 5000] {
            for end in ["a", "b"] {
                let url = "https://a/" + String(repeating: "x", count: count - 1) + end
                let name = fixtureName(for: try request(url))
                expectEqual(name.utf8.count, min(count + 4, 250))
                expect(names.insert(name).inserted)
                try folder.write("\(count)\(end)", to: name + ".json")
                let (data, _) = try await NetworkStore.fixtures(in: folder.url).fetchData(request(url))
                expectEqual(String(decoding: data, as: UTF8.self), "\(count)\(end)")
            }
        }
    }

    /// Returns the response of the store to a request.
    private func played(
        _ method: HTTPMethod = .get, _ url: String = "https://a/heroes/1"
    ) async throws -> (text: String, head: HTTPURLResponse) {
        let (data, response) = try await NetworkStore.fixtures(in: folder.url)
            .fetchData(createRequest(method, baseURL: url))
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    @Test func aFileIsTheBodyOfAResponse() async throws {
        try folder.write(#"{"id": 1}"#, to: "GET+heroes+1.json")
        let (text, head) = try await played()
        expectEqual(text, #"{"id": 1}"#)
        expectEqual(head.statusCode, 200)
        expectEqual(head.headerFields, ["Content-Type": "application/json"])
        expectEqual(head.url?.absoluteString, "https://a/heroes/1")
    }

    @Test(arguments: ["\n", "\r\n"])
    func aFileCanHaveAStatusAndHeaderFields(lineEnd: String) async throws {
        let lines = [
            "HTTP/1.1 404 Not Found", "content-type:text/plain", "X-A:  1 ", "X-A: 2", "X-B: 3", "x-b: 3", "",
            "none\n\nat all\n",
        ]
        try folder.write(lines.joined(separator: lineEnd), to: "GET+heroes+1.http")
        let (text, head) = try await played()
        expectEqual(text, "none\n\nat all\n")
        expectEqual(head.statusCode, 404)
        expectEqual(head.value(forHTTPHeaderField: "Content-Type"), "text/plain")
        expectEqual(head.value(forHTTPHeaderField: "X-A"), "1, 2")
        expectEqual(head.value(forHTTPHeaderField: "X-B"), "3")
    }

    @Test func aHeadWithoutABodyIsEnough() async throws {
        try folder.write("HTTP/1.1 204", to: "DELETE+heroes+1.http")
        let (text, head) = try await played(.delete)
        expect(text.isEmpty && head.statusCode == 204)
    }

    @Test func aMissingFixtureFailsTheTestWithTheFilesOfTheFolder() async throws {
        for name in ["GET+heroes@limit=5,page=1.json", "GET+villains.json"] { try folder.write("", to: name) }
        try await expectEqual(
            failure("https://a/heroes?page=2&limit=5&key=planted"),
            "unexpected request GET https://a/heroes?page=2&limit=5&key=***: the folder “\(folder.path)” "
                + "has no readable file “GET+heroes@limit=5,page=2.json” or “GET+heroes@limit=5,page=2.http”; "
                + "create one of them; files in the folder: GET+heroes@limit=5,page=1.json, GET+villains.json")
    }

    @Test func aMissingFolderFailsTheTest() async throws {
        try FileManager.default.removeItem(at: folder.url)
        try await expectEqual(
            failure("https://a/"),
            "unexpected request GET https://a/: the folder “\(folder.path)” has no readable file "
                + "“GET+.json” or “GET+.http”; create one of them; files in the folder: none")
    }

    @Test func anInvalidHeadIsAnErrorWithItsLine() async throws {
        let message = "the fixture “\(folder.path)GET+.http” cannot be read: "
        for (text, fault) in [
            ("", "line 1 must be a status line such as “HTTP/1.1 200”"),
            ("{}", "line 1 must be a status line such as “HTTP/1.1 200”"),
            (
                "HTTP/1.1 200\nA: 1\n{}\n",
                "line 3 must be a header field such as “Content-Type: text/plain”, or an empty line before the body"
            ),
        ] {
            try folder.write(text, to: "GET+.http")
            try await expectEqual(failure("https://a/"), message + fault)
        }
    }

    @Test func theFileWithAHeadPrecedesTheOther() async throws {
        try folder.write("{}", to: "GET+.json")
        try folder.write("HTTP/1.1 404", to: "GET+.http")
        try await expectEqual(played(.get, "https://a").head.statusCode, 404)
    }

    /// Returns the error for a request. Expects that the request fails the test with this error.
    private func failure(_ url: String) async throws -> String {
        let request = try createRequest(baseURL: url)
        let store = NetworkStore.fixtures(in: folder.url)
        var error: RecordingError?
        let messages = await failures { error = await store.failure(request) as? RecordingError }.map(\.message)
        let text = try #require(error).description
        expectEqual(messages, [text])
        return text
    }
}
