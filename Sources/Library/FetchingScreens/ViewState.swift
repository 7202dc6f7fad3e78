import Fetching

/// The state of a screen that shows a fetched value.
public enum ViewState<Value> {
    /// The value was not requested yet.
    case initial
    /// The first value is being loaded.
    case loading
    /// The value was loaded.
    case success(Value)
    /// The value was loaded and has no elements.
    case empty
    /// The value could not be loaded.
    case failed(AppError)

    /// Creates the state for a fetcher's result.
    ///
    /// ```swift
    /// state = ViewState(await fetchHero(id))
    /// ```
    public init(_ result: Result<Value, AppError>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failed(error)
        }
    }

    /// Creates the state for a fetcher's result. A collection without elements becomes ``empty``.
    public init(_ result: Result<Value, AppError>) where Value: Collection {
        switch result {
        case .success(let value): self = value.isEmpty ? .empty : .success(value)
        case .failure(let error): self = .failed(error)
        }
    }

    /// The value, or nil if the state is not ``success(_:)``.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// The error of the failed load, or nil if the state is not ``failed(_:)``.
    public var error: AppError? {
        if case .failed(let error) = self { error } else { nil }
    }

    /// Whether the first value is being loaded.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension ViewState: Sendable where Value: Sendable {}
