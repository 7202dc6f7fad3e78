import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct FuzzTests {
    static let words = [
        "limit", "offset", "orderBy", "name", "title", "titleStartsWith", "nameStartsWith", "comics", "stories",
        "dateRange", "modifiedSince", "format", "issueNumber", "isbn", "characters", "1009610", "-1", "0", "100",
        "abc", "%", "%zz", "%00", "%FF%FE", "%F0%9F", "é", "=", "&", "&&", "==", "+", ",", ",,,", "\"", "\\", "<",
        "2013-01-02", "-0001-11-30T00:00:00-0500", "9999999999999999999999", "1e400", "nan", "-", "-name", "#", "?",
        "/",
    ]

    /// The number of queries for each seed: `FETCHING_SOAK` ÷ 100, but at least 20. Without the variable, it is 20.
    private static let queryCount = soakSize.map { max(20, $0 / 100) } ?? 20

    @Test(arguments: 0..<8)
    func anyQueryReturnsJSON(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let kinds = ["characters", "comics", "creators", "events", "series", "stories", "", "x"]
        for _ in 0..<Self.queryCount {
            var path = kinds.randomElement(using: &random) ?? ""
            if Bool.random(using: &random) { path += "/" + (Self.words.randomElement(using: &random) ?? "") }
            if Int.random(in: 0..<4, using: &random) == 0 { path += "/" + (kinds.randomElement(using: &random) ?? "") }
            let query = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                let noise = (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
                    Self.words.randomElement(using: &random)
                }
                return (Self.words.randomElement(using: &random) ?? "") + "=" + noise.joined()
            }
            let target = "/v1/public/\(path)?\(signature)&\(query.joined(separator: "&"))"
            let response = MarvelSandbox().respond(to: SandboxRequest(target: target))
            expect([200, 401, 404, 405, 409].contains(response.status), "\(target)")
            expect(throws: Never.self, "\(target)") { try JSONSerialization.jsonObject(with: response.body) }
        }
    }
}
