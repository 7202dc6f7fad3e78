import Foundation

/// A group of cases in the JSON format of the public suite `http-tests/cache-tests`.
struct CacheSuite: Decodable, Sendable {
    var tests: [CacheSuiteCase]

    static func decode(_ json: Data) throws -> [CacheSuite] {
        // A decoder does not distinguish null, with which a case expects nothing, from a missing value.
        let text = String(decoding: json, as: UTF8.self)
            .replacing(/"expected_status"\s*:\s*null/, with: #""any_status": true"#)
            .replacing(/"expected_response_text"\s*:\s*null/, with: #""any_text": true"#)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([CacheSuite].self, from: Data(text.utf8))
    }
}

/// A case: requests that a client sends in order through a cache, the responses of the server, and what both expect.
struct CacheSuiteCase: Decodable, Sendable {
    enum Kind: String, Decodable, CaseIterable {
        /// The rule is required by a standard.
        case required
        /// A good cache does this, but no standard requires it.
        case optimal
        /// A question without a right answer.
        case check
    }

    var id: String
    var kind: Kind?
    /// The IDs of the cases that have to pass first. If one of them doesn't, this case says nothing.
    var dependsOn: [String]?
    var browserSkip: Bool?
    var cdnOnly: Bool?
    var requests: [CacheSuiteRequest]
}

/// A request of a case, with the response of the server to it, and what is expected.
struct CacheSuiteRequest: Decodable, Sendable {
    /// The decoder reads no values of these responses.
    struct InterimResponses: Decodable {}

    enum ExpectedType: String, Decodable {
        case cached, notCached = "not_cached", etagValidated = "etag_validated", lmValidated = "lm_validated"
    }

    var requestMethod: String?
    var requestHeaders: [CacheSuiteHeader]?
    var requestBody: String?
    var filename: String?
    var queryArg: String?
    /// Options of the `fetch` function in a browser.
    var mode: String?
    var credentials: String?
    var cache: String?
    var redirect: String?
    /// Whether the client waits for three seconds after the response.
    var pauseAfter: Bool?
    /// Whether a numeric `If-Modified-Since` is relative to the date of the previous response.
    var magicIms: Bool?

    /// The status and its text.
    var responseStatus: [CacheSuiteValue]?
    var responseHeaders: [CacheSuiteHeader]?
    var responseBody: String?
    /// The seconds for which the server waits before it responds.
    var responsePause: Int?
    var disconnect: Bool?
    /// Whether `Location` and `Content-Location` are relative to the URL of the request.
    var magicLocations: Bool?
    /// The names of the header fields, in lower case, whose dates have the obsolete format of RFC 850.
    var rfc850date: [String]?

    var expectedType: ExpectedType?
    var expectedMethod: String?
    var expectedStatus: Int?
    var anyStatus: Bool?
    var expectedResponseText: String?
    var anyText: Bool?
    var checkBody: Bool?
    var expectedRequestHeaders: [CacheSuiteHeader]?
    var expectedRequestHeadersMissing: [CacheSuiteHeader]?
    var expectedResponseHeaders: [CacheSuiteHeader]?
    var expectedResponseHeadersMissing: [CacheSuiteHeader]?
    var expectedInterimResponses: InterimResponses?
    /// Whether a failure of this request says nothing about the cache, and the checks for which this is so.
    var setup: Bool?
    var setupTests: [String]?

    func isSetup(_ check: String) -> Bool { setup == true || setupTests?.contains(check) == true }

    var status: Int? { responseStatus?.first?.number }

    var checksRequest: Bool {
        expectedRequestHeaders != nil || expectedRequestHeadersMissing != nil || expectedMethod != nil
    }

    /// The options that a `URLRequest` cannot express. A store follows no redirects, which is the mode `manual`, and
    /// shows no responses with a status below 200.
    var otherOptions: [String] {
        let options = [
            "mode": mode != nil, "credentials": credentials != nil, "redirect": redirect ?? "manual" != "manual",
            "interim responses": expectedInterimResponses != nil,
            "cache mode \(cache ?? "")": !["default", "no-cache", "reload"].contains(cache ?? "default"),
        ]
        return options.filter(\.value).map(\.key)
    }
}

enum CacheSuiteValue: Decodable, Sendable, Equatable {
    case text(String), number(Int), flag(Bool)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var text: String { if case .text(let text) = self { text } else { number.map(String.init) ?? "" } }
}

/// A header field: a name, or a list of the name, the value, and whether the client has to receive the field as it was
/// sent. In what is expected, the list can also be a name, `=` or `>`, and what is compared.
struct CacheSuiteHeader: Decodable, Sendable {
    var name: String
    /// The values after the name. In a field with a date, a number is the seconds after the date of the response.
    var values: [CacheSuiteValue]

    init(from decoder: any Decoder) throws {
        let list = try (try? [CacheSuiteValue](from: decoder)) ?? [CacheSuiteValue(from: decoder)]
        (name, values) = (list[0].text, Array(list.dropFirst()))
    }

    var isChecked: Bool { values.count < 2 || values[1] == .flag(true) }
}
