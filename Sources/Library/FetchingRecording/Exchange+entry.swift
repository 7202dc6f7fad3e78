import Fetching
internal import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The date and the durations of a recorded exchange.
struct ExchangeTimes: Sendable {
    /// The date on which the request was sent.
    var start: Date
    /// The time from the request to the end of the body.
    var total: Duration = .zero
    var phases: NetworkEvent.Phases?
    /// Whether the body was read as a stream, so that the times of its chunks are recorded.
    var isStream = false
}

extension Exchange {
    /// Returns the entry of a HAR file for this exchange. All times are whole milliseconds, because some programs do
    /// not read fractions.
    func entry(_ times: ExchangeTimes) -> JSONTree {
        let phases = times.phases
        let connect = phases?.connect.map { $0 + (phases?.tls ?? .zero) }
        let wait = phases?.firstByte ?? headTime
        let receive = phases?.body ?? max(.zero, times.total - headTime)
        let parts = [phases?.queue, phases?.nameLookup, connect, wait, receive]
        return .fields([
            "cache": .fields([:]),
            "request": requestTree,
            "response": responseTree(times),
            "startedDateTime": .string(dateText(times.start)),
            // The sum of the timings, as the format requires.
            "time": .integer(parts.reduce(0) { $0 + ($1.map(wholeMilliseconds) ?? 0) }),
            "timings": .fields([
                "blocked": milliseconds(phases?.queue),
                "connect": milliseconds(connect),
                "dns": milliseconds(phases?.nameLookup),
                "receive": milliseconds(receive),
                "send": .integer(0),
                "ssl": milliseconds(phases?.tls),
                "wait": milliseconds(wait),
            ]),
        ])
    }

    private var requestTree: JSONTree {
        .fields([
            "bodySize": .integer(requestBody?.count ?? 0),
            // Cookies are secret.
            "cookies": .array([]),
            "headers": lines(requestHeaders),
            "headersSize": .integer(-1),
            "httpVersion": .string("HTTP/1.1"),
            "method": .string(method),
            "postData": requestBody.map { body in
                let text = plainText(body)
                return .fields([
                    "_encoding": text == nil ? .string("base64") : nil,
                    "mimeType": .string(requestHeaders.value(ofHeader: "Content-Type") ?? ""),
                    "text": .string(text ?? body.base64EncodedString()),
                ])
            },
            "queryString": .array(
                (decodedQueryItems(url.query(percentEncoded: true) ?? "")
                    + secretItems.map { ($0, SecretNames.mask) }).map { item in
                        .fields(["name": .string(item.name), "value": .string(item.value ?? "")])
                    }),
            "url": .string(url.absoluteString),
        ])
    }

    private func responseTree(_ times: ExchangeTimes) -> JSONTree {
        let type = headers.value(ofHeader: "Content-Type") ?? ""
        let body = data
        let text = plainText(body).flatMap { bytes(of: $0, type, size: body.count) == body ? $0 : nil }
        let list = chunks.map { chunk -> JSONTree in
            .fields([
                "size": .integer(chunk.data.count), "time": milliseconds(chunk.time),
            ])
        }
        return .fields([
            "_error": failure.map { .string($0.text) },
            "bodySize": .integer(status == nil ? -1 : body.count),
            "content": .fields([
                "_chunks": times.isStream && !list.isEmpty ? .array(list) : nil,
                "encoding": text == nil ? .string("base64") : nil,
                "mimeType": .string(type),
                "size": .integer(body.count),
                "text": .string(text ?? body.base64EncodedString()),
            ]),
            "cookies": .array([]),
            "headers": lines(headers),
            "headersSize": .integer(-1),
            "httpVersion": .string(times.phases?.protocolVersion.map { "HTTP/\($0)" } ?? "HTTP/1.1"),
            "redirectURL": .string(headers.value(ofHeader: "Location") ?? ""),
            "status": .integer(status ?? 0),
            "statusText": .string(""),
        ])
    }
}

/// Returns header fields as a list of names and values, sorted by name.
private func lines(_ fields: [String: String]) -> JSONTree {
    .array(
        fields.sorted { $0.key < $1.key }.map { .fields(["name": .string($0.key), "value": .string($0.value)]) })
}

/// Returns a body as text. Returns nil if the body is not UTF-8 or has control characters other than white space.
private func plainText(_ body: Data) -> String? {
    body.contains { $0 < 0x20 && !$0.isJSONSpace } ? nil : String(validating: body, as: UTF8.self)
}

/// Returns a time in milliseconds, or -1 if it is not known.
private func milliseconds(_ time: Duration?) -> JSONTree { .integer(time.map(wholeMilliseconds) ?? -1) }

/// Returns a time in whole milliseconds, from 0 to a day.
private func wholeMilliseconds(_ time: Duration) -> Int {
    Int(clamping: Int64((min(max(.zero, time), .seconds(86_400)) / .milliseconds(1)).rounded()))
}

/// Returns a date in ISO 8601 with milliseconds.
private func dateText(_ date: Date) -> String {
    let milliseconds = (min(max(date.timeIntervalSince1970, -1e11), 1e11) * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    let fraction = "00\(Int64(milliseconds - seconds * 1000))".suffix(3)
    let text = iso8601Text(Date(timeIntervalSince1970: seconds)) ?? "1970-01-01T00:00:00Z"
    return "\(text.dropLast()).\(fraction)Z"
}
