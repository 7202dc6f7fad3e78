import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// The source of models is readable.
struct ModelSourceTests {
    @Test func aNumberInAStringHasACommentAboutTheOption() {
        let samples = [
            #"{"id": "7", "last4": "4242", "low": "-3", "wind": "11.5", "big": "-99999999999999999999", "version": "1.5", "zip": "01.5", "note": "1 ", "day": "2024-09-30"}"#,
            #"{"id": "9", "last4": "1", "low": "4", "wind": "12", "big": "1", "version": "2", "zip": "-1", "note": "", "day": "2024-09-30", "gust": "1e-3"}"#,
        ]
        let source = shape(of: samples).swiftSource()
        let option = "use JSONOptions(readsNumbersInStrings: true)"
        expectEqual(
            source,
            """
            nonisolated struct Model: Codable, Identifiable, Sendable {
                var id: String
                var last4: String
                var low: String  // to decode an Int instead, \(option)
                var wind: String  // to decode a Double instead, \(option)
                var big: String  // to decode a Decimal instead, \(option)
                var version: String
                var zip: String
                var note: String
                var day: String
                var gust: String?  // to decode a Double instead, \(option)
            }
            """)
    }

    @Test func aModelHasTypesForWordsForEitherOfTwoKindsAndForUnknownValues() {
        let rows = (0..<6).map { number in
            """
            {"id": \(number), "user": "u\(number % 2)", "state": "\(number % 2 == 0 ? "open" : "in progress")",
             "owner": \(number < 4 ? #"{"login": "ada", "age": 36}"# : #""grace""#), "closed": null,
             "rates": {"USD": 1, "EUR": 0.5}, "version": "2024-09-30.acacia", "day": "2024-09-30"}
            """
        }
        expectEqual(
            shape(of: "[\(rows.joined(separator: ","))]").swiftSource(named: "Issue"),
            """
            // The type of a sample is [Issue].

            nonisolated struct Issue: Codable, Identifiable, Sendable {
                var id: Int
                var user: String
                var state: State
                var owner: StringOrOwner
                var closed: Unknown?  // always null in the samples
                var rates: [String: Double]
                var version: String
                var day: String

                /// The known values, and a case for any other value.
                enum State: RawRepresentable, Codable, Hashable, Sendable {
                    case inProgress
                    case `open`
                    case unknown(String)

                    init(rawValue: String) {
                        switch rawValue {
                        case "in progress": self = .inProgress
                        case "open": self = .open
                        default: self = .unknown(rawValue)
                        }
                    }

                    var rawValue: String {
                        switch self {
                        case .inProgress: "in progress"
                        case .open: "open"
                        case .unknown(let word): word
                        }
                    }
                }

                struct Owner: Codable, Sendable {
                    var login: String
                    var age: Int
                }

                /// A value of one of these types.
                enum StringOrOwner: Codable, Sendable {
                    case string(String)
                    case object(Owner)

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        if let value = try? container.decode(String.self) {
                            self = .string(value)
                        } else {
                            self = .object(try container.decode(Owner.self))
                        }
                    }

                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.singleValueContainer()
                        switch self {
                        case .string(let value): try container.encode(value)
                        case .object(let value): try container.encode(value)
                        }
                    }
                }

                /// The type of values that the samples do not contain. Write the real type in place of `Unknown`.
                struct Unknown: Codable, Sendable {}
            }
            """)
    }

    @Test func equalTypesAreMergedAndTheOnlyObjectWithANullHasOptionals() {
        let sample = """
            {"id": 7, "start": {"at": "2024-01-01T10:00:00Z", "zone": "UTC"}, "end": {"at": "2024-01-01T11:00:00Z", "zone": null},
             "members": [{"name": "Ada", "home": {"city": "London", "country": "GB"}},
                         {"name": "Grace", "office": {"city": "Arlington", "country": "US"}}],
             "method": {"type": "card", "card": {"last4": "4242"}}, "next": "/2", "previous": null}
            """
        expectEqual(
            "\(shape(of: sample))",
            """
            object
              id: whole number
              start: object
                at: date
                zone: string, null in 1 of 2
              end: like start
              members: array (2) of object
                name: string
                home: object, absent in 1 of 2
                  city: string
                  country: string
                office: like home, absent in 1 of 2
              method: object
                type: string
                card: object
                  last4: string
              next: string
              previous: null

            import Foundation

            nonisolated struct Model: Codable, Identifiable, Sendable {
                var id: Int
                var start: Start
                var end: Start
                var members: [Member]
                var method: Method
                var next: String?
                var previous: String?  // always null in the samples

                struct Start: Codable, Sendable {
                    var at: Date
                    var zone: String?
                }

                struct Member: Codable, Sendable {
                    var name: String
                    var home: Home?
                    var office: Home?
                }

                struct Home: Codable, Sendable {
                    var city: String
                    var country: String
                }

                struct Method: Codable, Sendable {
                    var type: String
                    var card: Card?
                }

                struct Card: Codable, Sendable {
                    var last4: String
                }
            }
            """)
        expect(
            shape(of: #"{"id": 7, "status": "ok", "note": null, "tags": ["a"], "rows": [{"a": 1}]}"#).swiftSource()
                .hasPrefix(
                    """
                    /// There were too few samples, so most properties are optional.
                    nonisolated struct Model: Codable, Identifiable, Sendable {
                        var id: Int
                        var status: String
                        var note: Unknown?  // always null in the samples
                        var tags: [String]?
                        var rows: [Row]
                    """))
    }

    @Test func theSameStructAtSeveralPlacesIsDeclaredOnce() {
        let source = shape(of: #"{"a": {"user": {"id": 1, "login": "x"}}, "b": [{"author": {"id": 2, "login": "y"}}]}"#)
            .swiftSource()
        expect(source.contains("var author: User\n"), "\(source)")
        // Structs with one property are too similar by chance.
        let other = shape(of: #"{"author": {"name": "x"}, "publisher": {"name": "y"}}"#).swiftSource()
        expect(other.contains("var publisher: Publisher\n"), "\(other)")
    }
}
