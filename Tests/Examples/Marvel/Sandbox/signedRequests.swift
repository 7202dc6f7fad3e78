import Fetching
import Foundation
import HTTPSyntax
import Marvel
import SharedTestCode
import Testing

@testable import MarvelSandbox

/// The signature in a query with the sandbox's default keys: `ts`, `apikey` and `hash`.
let signature = "ts=1&apikey=sandbox-public-key&hash=" + md5("1sandbox-private-keysandbox-public-key".utf8)

extension MarvelSandbox {
    /// Returns the response to a signed GET request for `/v1/public/` + `target`, a path with or without a query.
    func get(_ target: String, headers: [String: String] = [:]) -> SandboxResponse {
        let separator = target.contains("?") ? "&" : "?"
        return respond(to: SandboxRequest(target: "/v1/public/\(target)\(separator)\(signature)", headers: headers))
    }

    /// Returns `data` from the response to a signed GET request. Records an issue if the status isn't 200.
    func page(_ target: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ResultPage {
        let response = get(target)
        expectEqual(response.status, 200, "\(target): \(response.text)", sourceLocation: sourceLocation)
        return ResultPage(try #require(response.object["data"] as? [String: Any], sourceLocation: sourceLocation))
    }
}

extension SandboxResponse {
    var text: String { String(decoding: body, as: UTF8.self) }

    var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }
}

/// A page of results as JSON objects.
struct ResultPage {
    let data: [String: Any]

    init(_ data: [String: Any]) { self.data = data }

    var results: [[String: Any]] { data["results"] as? [[String: Any]] ?? [] }
    var total: Int { data["total"] as? Int ?? -1 }
    var count: Int { data["count"] as? Int ?? -1 }
    var ids: [Int] { results.compactMap { $0["id"] as? Int } }

    func texts(_ field: String) -> [String] { results.compactMap { $0[field] as? String } }
}
