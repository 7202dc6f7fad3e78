import Foundation

/// A closure that creates a model from the body of a response.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model
