import Fetching
import Foundation

extension Subject {
    /// The bound of 5 ms also applies to a text that is designed to make the search slow.
    static let redaction = Subject(
        name: "redaction", title: "an error for a body of 64 KiB, with the secrets of its request masked"
    ) { effort in
        let one = try request(secrets: 1)
        let hundred = try request(secrets: 100)
        let ordinary = body("[", #"{"id": 17, "name": "Peter Parker", "modified": "2026-11-22T04:05:06Z"}, "#)
        let escaped = body(
            "[", #"{"id": 17, "na\u006de": "Jos\u00e9 \u0026 Mar\u00eda", "url": "https:\/\/a.b\/%7E"}, "#)
        let nearly = body("[\"", "abcdefghijklmnopqrstuvwxyz")
        let assigned = body("[\"", "a=1&token=b&c:2, ")
        let copied = Contender("the body copied") { Data([UInt8](ordinary)) }
        let fault = DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "The given data was not valid JSON."))
        var findings = [
            try await compare(
                Contender("a failure with 1 secret") { failure(one, ordinary) },
                with: Contender("a failure with 100 secrets") { failure(hundred, ordinary) }, effort: effort
            ).finding(.time(.milliseconds(5)), .ratio(10))
        ]
        for (name, body) in [
            ("ordinary JSON", ordinary), ("JSON with escapes", escaped), ("starts of all secrets", nearly),
            ("names and values", assigned), ("escapes of escapes", body("[\"", "%2525252525257E")),
        ] {
            findings.append(
                try await compare(
                    copied, with: Contender("a failure with 100 secrets, \(name)") { failure(hundred, body) },
                    effort: effort
                ).finding(.time(.milliseconds(5))))
            findings.append(
                try await compare(
                    copied,
                    with: Contender("an excerpt at the end, \(name)") {
                        ParsingFailure(fault, request: hundred, body: body)
                    }, effort: effort
                ).finding(.time(.milliseconds(5))))
        }
        return findings
    }
}

private func request(secrets count: Int) throws -> URLRequest {
    try createRequest(
        baseURL: "https://example.com",
        query: (0..<count).map { QueryItem("token\($0)", "abcdefghijklmnopqrstuvwxyz-\($0)") })
}

/// Returns a JSON array of 64 KiB that repeats `part` and has no end.
private func body(_ start: String, _ part: String) -> Data {
    Data((start + String(repeating: part, count: 65536 / part.utf8.count)).utf8)
}

private func failure(_ request: URLRequest, _ body: Data) -> ServerFailure {
    ServerFailure(request: request, status: 500, body: body)
}
