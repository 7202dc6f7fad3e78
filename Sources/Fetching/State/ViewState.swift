/// What a screen shows of something that is fetched.
public enum ViewState<Value> {
    /// Nothing was asked yet.
    case initial
    /// The answer is under way, and there is nothing older to show.
    case loading
    /// The answer.
    case success(Value)
    /// An answer with nothing in it.
    case empty
    /// Why there is no answer.
    case error(AppError)

    /// What a fetcher's result is on the screen.
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

    /// What a fetcher's result is on the screen; a collection without elements is ``empty``.
    public init(_ result: Result<Value, AppError>) where Value: Collection {
        switch result {
        case .success(let value): self = value.isEmpty ? .empty : .success(value)
        case .failure(let error): self = .error(error)
        }
    }

    /// The answer, if it is there.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// Why there is no answer, if it failed.
    public var error: AppError? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the answer is under way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension ViewState: Sendable where Value: Sendable {}
