/// What a screen shows of a value that is fetched.
public enum ViewState<Value> {
    /// Nothing was requested yet.
    case initial
    /// The first value is being loaded.
    case loading
    /// The value.
    case success(Value)
    /// A value without elements.
    case empty
    /// Why the value could not be loaded.
    case error(AppError)

    /// Makes the state for a fetcher's result.
    ///
    /// ```swift
    /// state = ViewState(await fetchHero(id))
    /// ```
    public init(_ result: Result<Value, AppError>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .error(error)
        }
    }

    /// Makes the state for a fetcher's result; a collection without elements is ``empty``.
    public init(_ result: Result<Value, AppError>) where Value: Collection {
        switch result {
        case .success(let value): self = value.isEmpty ? .empty : .success(value)
        case .failure(let error): self = .error(error)
        }
    }

    /// The value, if it was loaded.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// Why the value could not be loaded.
    public var error: AppError? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the first value is being loaded.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension ViewState: Sendable where Value: Sendable {}
