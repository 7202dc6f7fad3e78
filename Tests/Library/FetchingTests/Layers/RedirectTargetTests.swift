import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of `redirect(of:by:)`, which creates the next request without sending it.
@Suite struct RedirectTargetTests {
    @Test func aLocationIsRelativeToTheRequest() throws {
        // An empty `Location` is not followed.
        let references =
            resolvedReferences.filter { !$0.0.isEmpty } + [
                // Locations as servers send them.
                ("https://b.example/c?d=e%20f", "https://b.example/c?d=e%20f"),
                ("HTTP://b.example/", "HTTP://b.example/"), ("/a b", "http://a/a%20b"), ("/ü", "http://a/%C3%BC"),
                ("//b.example:8080/c", "http://b.example:8080/c"), ("http://b.example/c/../d", "http://b.example/d"),
                ("/final/a%20b|c", "http://a/final/a%20b%7Cc"),
                ("?q=[%20]{%}", "http://a/b/c/d;p?q=%5B%20%5D%7B%25%7D"),
                ("#%E9", "http://a/b/c/d;p?q#%E9"), ("/caf%E9^`<>\"\\", "http://a/caf%E9%5E%60%3C%3E%22%5C"),
            ]
        for (location, target) in references {
            let next = try follow(from: "http://a/b/c/d;p?q", to: location)
            expectEqual(next?.url?.absoluteString, target, "\(location)")
        }
    }

    @Test func aTargetThatIsNotAnHTTPURLIsAnError() {
        let long = "ftp://a/" + String(repeating: "b", count: 90_000)
        let targets =
            [
                "g:h", "http:g", "file:///etc/passwd", "ftp://a/b", "data:text/plain,hello", "javascript:alert(1)",
                "mailto:a@b", "http://", "https:///path", "http://[::1/",
            ].map { ($0, $0) } + [
                ("ftp://me:pass@a/b?token=secret", "ftp://***@a/b?token=***"), (long, long.prefix(2000) + "…"),
            ]
        for (location, shown) in targets {
            expect(throws: RedirectError.invalidTarget(shown)) { try follow(from: "http://a/b/c/d;p?q", to: location) }
        }
    }

    @Test func aTargetWithoutAFragmentKeepsTheFragmentOfTheRequest() throws {
        for (from, location, target) in [
            ("http://a/b#s", "/c", "http://a/c#s"), ("http://a/b#s", "/c#t", "http://a/c#t"),
            ("http://a/b#s%20t", "http://c/d", "http://c/d#s%20t"), ("http://a/b", "/c", "http://a/c"),
            ("http://a/b#s", "/c#", "http://a/c#"),
            // The fragments are not UTF-8.
            ("http://a/b#s", "/c#%E9", "http://a/c#%E9"), ("http://a/b#%E9", "/c", "http://a/c#%E9"),
        ] {
            try expectEqual(follow(from: from, to: location)?.url?.absoluteString, target)
        }
    }

    @Test func theStatusDeterminesTheMethod() throws {
        for (status, method, next) in [
            // 301 and 302: POST becomes GET; other methods are kept.
            (301, "POST", "GET"), (302, "POST", "GET"), (301, "GET", "GET"), (302, "HEAD", "HEAD"), (301, "PUT", "PUT"),
            (302, "DELETE", "DELETE"), (301, "PATCH", "PATCH"),
            // 303: every method except HEAD becomes GET.
            (303, "POST", "GET"), (303, "PUT", "GET"), (303, "DELETE", "GET"), (303, "GET", "GET"),
            (303, "HEAD", "HEAD"),
            // 307 and 308: nothing changes.
            (307, "POST", "POST"), (308, "POST", "POST"), (307, "PUT", "PUT"), (308, "HEAD", "HEAD"),
            (307, "GET", "GET"),
        ] {
            let request = try request(method, "http://a/b")
            let found = try redirect(of: request, by: response(status, to: request))?.httpMethod
            expectEqual(found, next, "\(status) \(method)")
        }
        let request = try request("GET", "http://a/b")
        for status in [200, 201, 204, 300, 304, 305, 306, 400, 401, 500] {
            expect(try redirect(of: request, by: response(status, to: request)) == nil, "\(status)")
        }
        expect(try redirect(of: request, by: response(302, to: request, location: nil)) == nil)
    }

    @Test func theBodyIsKeptOrRemovedWithItsHeaders() throws {
        for (status, isKept) in [(301, false), (302, false), (303, false), (307, true), (308, true)] {
            var request = try request("POST", "http://a/b")
            request.httpBody = Data("body".utf8)
            request.timeoutInterval = 1.5
            request.allHTTPHeaderFields = [
                "Content-Type": "text/plain", "Content-Language": "de", "Accept": "text/html",
            ]
            let next = try #require(try redirect(of: request, by: response(status, to: request)))
            expect(next.httpBody == (isKept ? Data("body".utf8) : nil), "\(status)")
            expect(next.value(forHTTPHeaderField: "Content-Type") == (isKept ? "text/plain" : nil), "\(status)")
            expect(next.value(forHTTPHeaderField: "Content-Language") == (isKept ? "de" : nil), "\(status)")
            expect(next.value(forHTTPHeaderField: "Accept") == "text/html" && next.timeoutInterval == 1.5, "\(status)")
        }
    }

    @Test func aBodyThatIsAStreamCannotBeSentAgain() throws {
        var request = try request("POST", "http://a/b")
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        expect(throws: RedirectError.bodyNotReplayable) { try redirect(of: request, by: response(307, to: request)) }
        let next = try redirect(of: request, by: response(303, to: request))
        expectEqual(next?.httpMethod, "GET")
        expect(next?.httpBodyStream == nil)
    }

    @Test func aBodyThatIsAFileIsSentAgain() throws {
        let file = try TemporaryFile(Data("body".utf8))
        var request = try createRequest(.post, baseURL: "http://a/b", body: .file(file.url, contentType: "text/plain"))
        try expectEqual(redirect(of: request, by: response(307, to: request))?.bodyFile, file.url)
        let next = try redirect(of: request, by: response(303, to: request))
        expect(next?.httpBodyStream == nil && next?.bodyFile == nil)

        // The stream was replaced.
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        expect(throws: RedirectError.bodyNotReplayable) { try redirect(of: request, by: response(307, to: request)) }
    }

    private func request(_ method: String, _ url: String) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        return request
    }

    private func response(_ status: Int, to request: URLRequest, location: String? = "/c") throws -> URLResponse {
        try stubResponse(to: request, Data(), status: status, headers: location.map { ["Location": $0] } ?? [:]).1
    }

    private func follow(from url: String, to location: String) throws -> URLRequest? {
        let request = try request("GET", url)
        return try redirect(of: request, by: response(302, to: request, location: location))
    }
}
