import Fetching
import FetchingJSON
import FetchingRecording
import Foundation
internal import HTTPSyntax

extension Client {
    /// The recording that the tests play: the exchanges of the client in the format HAR 1.2, without secrets.
    var recording: String {
        let entries = resources.flatMap(\.endpoints).flatMap { endpoint in
            endpoint.exchanges.indices.map { index in
                entry(
                    endpoint.exchanges[index], url: endpoint.recordedURL(index, baseURL: settings.baseURL),
                    pageHeader: endpoint.pageHeader)
            }
        }
        let creator = object([("name", .string("fetching client")), ("version", .string("1.0"))])
        let log = object([("version", .string("1.2")), ("creator", creator), ("entries", .array(entries))])
        return object([("log", log)]).text(width: 100) + "\n"
    }

    private func entry(_ exchange: RecordedExchange, url: String, pageHeader: String?) -> JSONTree {
        let type = exchange.request.value(forHTTPHeaderField: "Content-Type")
        let text = exchange.request.httpBody.flatMap { $0.isEmpty ? nil : String(validating: $0, as: UTF8.self) }
        let postData = text.map { text in
            [("postData", object([("mimeType", .string(mediaType(type ?? ""))), ("text", .string(text))]))]
        }
        let request = object(
            [
                ("method", .string(exchange.method)), ("url", .string(url)), ("httpVersion", .string("HTTP/1.1")),
                ("cookies", .array([])), ("headers", .array([])), ("queryString", .array([])),
            ] + (postData ?? []) + sizes(exchange.request.httpBody?.count ?? 0))
        let fields = (keptHeaders + (pageHeader.map { [$0] } ?? [])).compactMap { name in
            exchange.headers.value(ofHeader: name).map {
                object([("name", .string(name)), ("value", .string($0))])
            }
        }
        // A text whose charset is wrong would be played with other bytes.
        let responseType = exchange.headers.value(ofHeader: "Content-Type") ?? ""
        let encodings = charset(inContentType: responseType).flatMap(stringEncodings) ?? [.utf8]
        let body = String(validating: exchange.body, as: UTF8.self).flatMap { text in
            let played = encodings.lazy.compactMap { text.data(using: $0) }.first ?? exchange.body
            return played == exchange.body ? text : nil
        }
        let content = object(
            [("size", .number("\(exchange.body.count)")), ("mimeType", .string(exchange.contentType))]
                + [("text", .string(body ?? exchange.body.base64EncodedString()))]
                + (body == nil ? [("encoding", .string("base64"))] : []))
        let response = object(
            [
                ("status", .number("\(exchange.status)")), ("statusText", .string("")),
                ("httpVersion", .string("HTTP/1.1")), ("cookies", .array([])), ("headers", .array(fields)),
                ("content", content), ("redirectURL", .string("")),
            ] + sizes(exchange.body.count))
        let none = JSONTree.number("0")
        return object([
            ("startedDateTime", .string("2000-01-01T00:00:00.000Z")), ("time", none), ("request", request),
            ("response", response), ("cache", object([])),
            ("timings", object([("send", none), ("wait", none), ("receive", none)])),
        ])
    }
}

/// The header fields of a response that are recorded, because a client can use them.
private let keptHeaders = ["Content-Type", "ETag", "Link", "Location", "Retry-After"]

private func sizes(_ body: Int) -> [(String, JSONTree)] {
    [("headersSize", .number("-1")), ("bodySize", .number("\(body)"))]
}

private func object(_ fields: [(String, JSONTree)]) -> JSONTree {
    .object(fields.map { JSONTree.Field(name: $0.0, value: $0.1) })
}
