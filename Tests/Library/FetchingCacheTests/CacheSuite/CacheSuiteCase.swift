import Foundation

/// A group of cases in the JSON format of the public suite `http-tests/cache-tests`.
struct CacheSuite: Decodable, Sendable {
    var id: String
    var tests: [CacheSuiteCase]

    static func decode(_ json: Data) throws -> [CacheSuite] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([CacheSuite].self, from: json)
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
    var browserOnly: Bool?
    var browserSkip: Bool?
    var cdnOnly: Bool?
    var requests: [CacheSuiteRequest]
}

/// A request of a case, with the response of the server to it.
struct CacheSuiteRequest: Decodable, Sendable {
    /// The parts of a case that can be marked as setup. A failure of the setup says nothing about the cache.
    enum Check: String {
        case type = "expected_type", method = "expected_method", status = "expected_status"
        case text = "expected_response_text"
        case requestHeaders = "expected_request_headers", missingRequestHeaders = "expected_request_headers_missing"
        case responseHeaders = "expected_response_headers"
        case missingResponseHeaders = "expected_response_headers_missing"
    }

    enum ExpectedType: String, Decodable {
        case cached, notCached = "not_cached", etagValidated = "etag_validated", lmValidated = "lm_validated"
    }

    /// A value that a case can leave out, and can set to null so that nothing is checked.
    enum Expected<Value: Sendable & Equatable>: Sendable, Equatable {
        case byDefault, anything
        case value(Value)
    }

    // The request.
    var method: String
    var headers: [CacheSuiteHeader]
    var body: String?
    var filename: String?
    var queryArgument: String?
    var cacheMode: String?
    /// The options of the `fetch` function in a browser that a `URLRequest` cannot express.
    var otherOptions: [String]
    /// Whether a numeric `If-Modified-Since` is relative to the date of the previous response.
    var hasRelativeCondition: Bool
    /// Whether the client waits for three seconds after the response.
    var pausesAfter: Bool

    // The response.
    var status: Int?
    var responseHeaders: [CacheSuiteHeader]
    var responseBody: String?
    /// The seconds for which the server waits before it responds.
    var responsePause: Int
    var disconnects: Bool
    /// Whether `Location` and `Content-Location` are relative to the URL of the request.
    var hasRelativeLocations: Bool
    /// The names of the header fields, in lower case, whose dates have the obsolete format of RFC 850.
    var rfc850Dates: [String]

    // What is expected.
    var expectedType: ExpectedType?
    var expectedMethod: String?
    var expectedStatus: Expected<Int>
    var expectedText: Expected<String>
    var checksBody: Bool
    var expectedRequestHeaders: [ExpectedHeader]
    var missingRequestHeaders: [ExpectedHeader]
    var expectedResponseHeaders: [ExpectedHeader]
    var missingResponseHeaders: [ExpectedHeader]
    private var isSetup: Bool
    private var setupChecks: [String]

    /// Whether a failure of this check is a failure of the setup.
    func isSetup(_ check: Check) -> Bool { isSetup || setupChecks.contains(check.rawValue) }

    private enum Key: String, CodingKey {
        case requestMethod, requestHeaders, requestBody, filename, queryArg, mode, credentials, cache, redirect
        case pauseAfter, magicIms, responseStatus, responseHeaders, responseBody, responsePause, disconnect
        case magicLocations, rfc850date, expectedType, expectedMethod, expectedStatus, expectedResponseText, checkBody
        case expectedRequestHeaders, expectedRequestHeadersMissing, expectedResponseHeaders
        case expectedResponseHeadersMissing, expectedInterimResponses, setup, setupTests
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func value<Value: Decodable>(_ key: Key, default defaultValue: Value) throws -> Value {
            try values.decodeIfPresent(Value.self, forKey: key) ?? defaultValue
        }
        func expected<Value: Decodable>(_ key: Key) throws -> Expected<Value> {
            guard values.contains(key) else { return .byDefault }
            return try values.decodeIfPresent(Value.self, forKey: key).map { .value($0) } ?? .anything
        }
        method = try value(.requestMethod, default: "GET")
        headers = try value(.requestHeaders, default: [])
        body = try values.decodeIfPresent(String.self, forKey: .requestBody)
        filename = try values.decodeIfPresent(String.self, forKey: .filename)
        queryArgument = try values.decodeIfPresent(String.self, forKey: .queryArg)
        cacheMode = try values.decodeIfPresent(String.self, forKey: .cache)
        hasRelativeCondition = try value(.magicIms, default: false)
        pausesAfter = values.contains(.pauseAfter)
        if values.contains(.responseStatus) {
            var list = try values.nestedUnkeyedContainer(forKey: .responseStatus)
            status = try list.decode(Int.self)
        }
        responseHeaders = try value(.responseHeaders, default: [])
        responseBody = try values.decodeIfPresent(String.self, forKey: .responseBody)
        responsePause = try value(.responsePause, default: 0)
        disconnects = try value(.disconnect, default: false)
        hasRelativeLocations = try value(.magicLocations, default: false)
        rfc850Dates = try value(.rfc850date, default: [])
        expectedType = try values.decodeIfPresent(ExpectedType.self, forKey: .expectedType)
        expectedMethod = try values.decodeIfPresent(String.self, forKey: .expectedMethod)
        expectedStatus = try expected(.expectedStatus)
        expectedText = try expected(.expectedResponseText)
        checksBody = try value(.checkBody, default: true)
        expectedRequestHeaders = try value(.expectedRequestHeaders, default: [])
        missingRequestHeaders = try value(.expectedRequestHeadersMissing, default: [])
        expectedResponseHeaders = try value(.expectedResponseHeaders, default: [])
        missingResponseHeaders = try value(.expectedResponseHeadersMissing, default: [])
        isSetup = try value(.setup, default: false)
        setupChecks = try value(.setupTests, default: [])
        otherOptions = []
        if values.contains(.mode) { otherOptions.append("mode") }
        if values.contains(.credentials) { otherOptions.append("credentials") }
        // A store follows no redirects, which is the mode `manual`.
        if try value(.redirect, default: "manual") != "manual" { otherOptions.append("redirect") }
        // A store shows no responses with a status below 200.
        if values.contains(.expectedInterimResponses) { otherOptions.append("interim responses") }
        let mapped = ["default", "no-cache", "reload"]
        if let cacheMode, !mapped.contains(cacheMode) { otherOptions.append("cache mode \(cacheMode)") }
    }
}

/// A header field, whose value can be a number of seconds after the date of the response.
struct CacheSuiteHeader: Decodable, Sendable {
    enum Value: Sendable {
        case text(String)
        case number(Int)
    }

    var name: String
    var value: Value
    /// Whether the client has to receive the field as the server sent it.
    var isChecked: Bool

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
        value = try Value(&list)
        isChecked = try list.isAtEnd || list.decode(Bool.self)
    }
}

extension CacheSuiteHeader.Value {
    fileprivate init(_ list: inout any UnkeyedDecodingContainer) throws {
        if let number = try? list.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try list.decode(String.self))
        }
    }
}

/// A header field that is expected, or expected to be missing.
enum ExpectedHeader: Decodable, Sendable {
    case name(String)
    case value(String, CacheSuiteHeader.Value)
    /// The field has the same value as another field.
    case same(String, as: String)
    case greater(String, than: Int)

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self = .name(name)
            return
        }
        var list = try decoder.unkeyedContainer()
        let name = try list.decode(String.self)
        let value = try CacheSuiteHeader.Value(&list)
        if list.isAtEnd {
            self = .value(name, value)
            return
        }
        switch value {
        case .text("="): self = .same(name, as: try list.decode(String.self))
        case .text(">"): self = .greater(name, than: try list.decode(Int.self))
        default: throw DecodingError.dataCorruptedError(in: list, debugDescription: "an unknown comparison of \(name)")
        }
    }
}
