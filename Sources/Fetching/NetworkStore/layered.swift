extension NetworkStore {
    /// This store behind `layers`; the first listed is the outermost, the one that a request meets first.
    ///
    /// ```swift
    /// let store = NetworkStore.urlSession.layered(followingRedirects(), timingOut(after: .seconds(5)))
    /// ```
    public func layered(_ layers: StoreLayer...) -> NetworkStore {
        layers.reversed().reduce(self) { store, layer in layer(store) }
    }
}
