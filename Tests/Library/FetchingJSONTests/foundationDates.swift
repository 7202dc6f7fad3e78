import Foundation

@testable import FetchingJSON

extension JSONOptions.Dates {
    /// The strategy of Foundation's decoder that reads the same dates.
    var decodingStrategy: JSONDecoder.DateDecodingStrategy {
        switch self {
        case .iso8601:
            // Foundation's own strategy rejects a date without a time, and reads February 30 as March 2.
            .custom { decoder in
                let container = try decoder.singleValueContainer()
                // With `convertFromString`, a text can be a Double.
                if (try? container.decode(String.self)) == nil, (try? container.decode(Double.self)) != nil {
                    throw DecodingError.typeMismatch(
                        Date.self, .init(codingPath: decoder.codingPath, debugDescription: ""))
                }
                do {
                    guard let date = iso8601Date(try container.decode(String.self)) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "")
                    }
                    return date
                } catch DecodingError.typeMismatch(_, let context) {
                    throw DecodingError.typeMismatch(Date.self, context)
                }
            }
        case .secondsSince1970: .secondsSince1970
        case .millisecondsSince1970: .millisecondsSince1970
        case .deferredToDate: .deferredToDate
        case .custom(let read, _): .custom(read)
        }
    }
}
