import Fetching
import Observation

/// A controller that holds a model, such as the user of an account, and loads its latest version from the server.
///
/// ```swift
/// let user = ModelController(login.user) { await loadUser(session) }
/// user.model.name      // shown by the screen at once
/// await user.sync()    // when the screen appears
/// ```
///
/// - Two syncs at the same time load the model once: both callers get the same result.
/// - If the screen sets the model during a sync, the sync is cancelled, and its result is ignored.
/// - A failed sync keeps the model.
@MainActor @Observable
public final class ModelController<Model: Sendable> {
    /// The error of the last sync if it failed, otherwise nil. A cancelled sync changes nothing.
    public private(set) var syncError: AppError?

    private var current: Model
    private let load: @MainActor () async -> Result<Model, AppError>
    private let syncing = SharedRun<Model>()

    /// Creates a controller without loading anything.
    ///
    /// - Parameters:
    ///   - model: The first version of the model.
    ///   - load: Loads the latest version.
    public init(_ model: Model, load: @escaping @MainActor () async -> Result<Model, AppError>) {
        current = model
        self.load = load
    }

    /// The model. If you set the model, a sync in progress is cancelled, because its result may be older than the new
    /// value. To replace the new value with the server's version, call ``sync()`` again.
    public var model: Model {
        get { current }
        set {
            syncing.cancel()
            current = newValue
        }
    }

    /// Whether the model is being loaded. The old model stays until the new model has arrived.
    public var isSyncing: Bool { syncing.isRunning }

    /// Loads the latest version of the model, or waits for the sync in progress.
    ///
    /// If the caller is cancelled, the sync continues for other callers. If there are none, the sync is cancelled.
    ///
    /// - Returns: The loaded model, or the error. The error is ``AppError/cancelled`` if the caller was cancelled or
    ///   the model was set during the sync.
    @discardableResult
    public func sync() async -> Result<Model, AppError> {
        await syncing.output(of: load) { [self] result in
            switch result {
            case .success(let model): (current, syncError) = (model, nil)
            case .failure(.cancelled): break
            case .failure(let error): syncError = error
            }
        }
    }
}
