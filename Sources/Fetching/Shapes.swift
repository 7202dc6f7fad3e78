import Foundation

/// Turns an endpoint's parameters into a request; pure, so that equal parameters give equal requests.
public typealias RequestBuilder<Params> = @Sendable (Params) throws -> URLRequest

/// Turns a response's body into a model.
public typealias Mapper<Model> = @Sendable (Data) throws -> Model

/// An endpoint: from parameters to a model or an ``AppError``. Runs off the caller's actor.
public typealias Fetcher<Params, Model> = @Sendable (Params) async -> Result<Model, AppError>

/// Something that a request meets on its way, such as a retry or a cache: a function from store to store.
public typealias StoreLayer = @Sendable (NetworkStore) -> NetworkStore
