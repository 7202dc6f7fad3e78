import Foundation

// The functions in this file match a mapper without its parentheses, as in `mapper: emptyMapper`, and cannot be used.
// The compiler reports their messages instead of “failed to produce diagnostic for expression” (Swift 6.3).

/// Reports a mapper without parentheses. It cannot be used.
@available(*, unavailable, message: "add the parentheses: jsonMapper()")
@Sendable public func jsonMapper<Model: Decodable & Sendable>(_ body: Data) throws -> Model {
    try jsonMapper(Model.self)(body)
}

/// Reports a mapper without parentheses. It cannot be used.
@available(*, unavailable, message: "add the parentheses: textMapper()")
@Sendable public func textMapper(_ body: Data) throws -> String { try textMapper()(body) }

/// Reports a mapper without parentheses. It cannot be used.
@available(*, unavailable, message: "add the parentheses: dataMapper()")
@Sendable public func dataMapper(_ body: Data) -> Data { body }

/// Reports a mapper without parentheses. It cannot be used.
@available(*, unavailable, message: "add the parentheses: emptyMapper()")
@Sendable public func emptyMapper(_ body: Data) {}
