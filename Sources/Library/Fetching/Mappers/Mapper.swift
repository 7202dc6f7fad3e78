import Foundation

/// A closure that creates a model from the body of a response. If the body does not contain a valid model, the closure
/// throws instead of returning nil.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model
