import Foundation

/// A closure that creates a model from the body of a response. If the body does not contain a valid model, the closure
/// throws instead of returning nil.
///
/// A mapper runs to its end even if the task is cancelled or a deadline has passed. In a mapper that can take long,
/// call `try Task.checkCancellation()` from time to time. The mapper of ``jsonMapper(_:options:)`` checks both itself.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model
