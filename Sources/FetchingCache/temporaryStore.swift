import Synchronization

extension CacheStore {
    /// Returns a store in memory.
    public static func memory(bytes: Int = 32 << 20) -> CacheStore {
        final class Box: Sendable { let all = Mutex<[String: [CacheEntry]]>([:]) }
        let box = Box()
        return CacheStore(
            maximumEntryBytes: bytes,
            entries: { key in box.all.withLock { $0[key] ?? [] } },
            save: { entry in
                box.all.withLock { all in
                    all[entry.key, default: []].removeAll { $0.variant == entry.variant }
                    all[entry.key, default: []].append(entry)
                }
            },
            remove: { key in box.all.withLock { $0[key] = nil } },
            removeWhere: { isRemoved in
                box.all.withLock { all in
                    for key in all.keys { all[key]?.removeAll { isRemoved($0.url, $0.partition) } }
                }
            },
            size: { box.all.withLock { ($0.values.reduce(0) { $0 + $1.count }, 0) } })
    }
}
