extension NetworkStore {
    /// The shared live store; being written.
    public static let urlSession: NetworkStore = .urlSession(.ephemeral)

    /// A live store of its own; being written.
    public static func urlSession(_ configuration: URLSessionConfiguration) -> NetworkStore {
        .unimplemented.layered(followingRedirects(), timingOut())
    }
}
