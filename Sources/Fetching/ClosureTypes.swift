import Foundation

/// Creates a request from an endpoint's parameters. It should be pure: equal parameters give equal requests.
public typealias RequestBuilder<Params> = @Sendable (Params) throws -> URLRequest

/// Creates a model from the body of a response.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model

/// An endpoint: returns a model, or an ``AppError``, for its parameters. It runs outside the caller's actor.
public typealias Fetcher<Params, Model> = @Sendable (Params) async -> Result<Model, AppError>

/// A function from store to store that adds a step such as a time limit or a signature.
public typealias StoreLayer = @Sendable (NetworkStore) -> NetworkStore
