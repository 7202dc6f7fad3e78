import Foundation
import Fetching
import Marvel
import MarvelSandbox
import Testing

/// The query's part that makes a request acceptable to a sandbox with its own keys: `ts`, `apikey` and `hash`.
let signature = "ts=1&apikey=sandbox-public-key&hash=" + md5("1sandbox-private-keysandbox-public-key".utf8)

extension MarvelSandbox {
    /// The answer to a signed GET below `/v1/public/`; `target` is a path, with a query or without one.
    func get(_ target: String, headers: [String: String] = [:]) -> SandboxResponse {
        let separator = target.contains("?") ? "&" : "?"
        return answer(SandboxRequest(target: "/v1/public/\(target)\(separator)\(signature)", headers: headers))
    }

    /// The envelope's `data` of a signed GET.
    func page(_ target: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ResultPage {
        let answer = get(target)
        #expect(answer.status == 200, "\(target): \(answer.text)", sourceLocation: sourceLocation)
        return ResultPage(try #require(answer.object["data"] as? [String: Any], sourceLocation: sourceLocation))
    }
}

extension SandboxResponse {
    var text: String { String(decoding: body, as: UTF8.self) }

    var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }
}

/// A page of results, without models.
struct ResultPage {
    let data: [String: Any]

    init(_ data: [String: Any]) { self.data = data }

    var results: [[String: Any]] { data["results"] as? [[String: Any]] ?? [] }
    var total: Int { data["total"] as? Int ?? -1 }
    var count: Int { data["count"] as? Int ?? -1 }
    var ids: [Int] { results.compactMap { $0["id"] as? Int } }

    func texts(_ field: String) -> [String] { results.compactMap { $0[field] as? String } }
}
