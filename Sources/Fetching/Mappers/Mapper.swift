import Foundation

/// A closure that creates a model from the body of a response. It throws, instead of returning nil, if the body is not
/// that of a model.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model
