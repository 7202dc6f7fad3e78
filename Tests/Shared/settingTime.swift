import Fetching

/// Returns a layer that sets the time source of the layers inside, for a suite that has one virtual time.
public func settingTime(_ time: TimeSource) -> StoreLayer {
    { store in
        NetworkStore(
            around: store,
            fetchData: { request in try await withCall({ $0.time = time }) { try await store.fetchData(request) } },
            fetchStream: { request in try await withCall({ $0.time = time }) { try await store.fetchStream(request) } })
    }
}
