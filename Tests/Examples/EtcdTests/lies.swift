import Fetching
import Foundation
import SharedTestCode

/// A time in which waits end at once. Time limits of 5 seconds, and the waits for the next renewal, don't end.
let impatientTime = TimeSource(
    uptime: { .zero }, date: { Date(timeIntervalSince1970: 0) },
    sleep: { if $0 == .seconds(5) { try await TimeSource.system.sleep(.seconds(100_000)) } }, random: { 0.5 })

/// Changes each list of pairs in a response.
func changeRanges(_ response: inout [String: Any], _ change: (inout [String: Any]) -> Void) {
    if response["kvs"] != nil || response["count"] != nil { change(&response) }
    for name in ["response_range", "response_txn"] {
        guard var inner = response[name] as? [String: Any] else { continue }
        changeRanges(&inner, change)
        response[name] = inner
    }
    guard var responses = response["responses"] as? [[String: Any]] else { return }
    for index in responses.indices { changeRanges(&responses[index], change) }
    response["responses"] = responses
}

/// Changes each pair in a response whose key contains a text.
func changePairs(_ response: inout [String: Any], ofKeysWith text: String, _ change: (inout [String: Any]) -> Void) {
    changeRanges(&response) { range in
        guard var pairs = range["kvs"] as? [[String: Any]] else { return }
        for index in pairs.indices {
            if decodedText(pairs[index]["key"]).contains(text) { change(&pairs[index]) }
        }
        range["kvs"] = pairs
    }
}

/// Changes the JSON values of the pairs in a response whose key contains a text.
func changeValues(_ response: inout [String: Any], ofKeysWith text: String, _ change: (inout [String: Any]) -> Void) {
    changePairs(&response, ofKeysWith: text) { pair in
        let data = Data(decodedText(pair["value"]).utf8)
        guard var value = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return }
        change(&value)
        pair["value"] = (try? JSONSerialization.data(withJSONObject: value))?.base64EncodedString()
    }
}

func decodedText(_ value: Any?) -> String {
    String(decoding: Data(base64Encoded: value as? String ?? "") ?? Data(), as: UTF8.self)
}

/// Whether a transaction has an operation on a key that contains a text, or contains such a transaction.
func hasPut(_ transaction: [String: Any], ofKeyWith text: String) -> Bool {
    (transaction["success"] as? [[String: Any]] ?? []).contains { operation in
        if let inner = operation["request_txn"] as? [String: Any] { return hasPut(inner, ofKeyWith: text) }
        let put = operation["request_put"] as? [String: Any]
        return decodedText(put?["key"]).contains(text)
    }
}
