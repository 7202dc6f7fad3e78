import Foundation
import Synchronization

extension CacheStore {
    /// Returns a store that keeps responses in memory. If the responses need more than `bytes`, the store removes all
    /// variants of the least recently used URLs.
    ///
    /// The store keeps at most 8 variants of a response; the least recently saved variant is removed. Its closures
    /// don't throw. Each takes the same time for any number of entries, except ``removeWhere``.
    ///
    /// - Parameter bytes: The maximum size of all entries in bytes (default: 32 MiB). The size of an entry is that of
    ///   its body and its texts, plus 500 bytes. An entry larger than `bytes` is not saved, and an older entry that it
    ///   would replace is removed.
    public static func memory(bytes: Int = 32 << 20) -> CacheStore {
        let entries = MemoryEntries(maximumBytes: bytes)
        return CacheStore(
            maximumEntryBytes: bytes,
            entries: { key in entries.list.withLock { $0.entries(key) } },
            save: { entry in entries.list.withLock { $0.save(entry) } },
            remove: { key in entries.list.withLock { $0.remove(key) } },
            removeWhere: { isRemoved in entries.list.withLock { $0.removeWhere(isRemoved) } },
            size: { entries.list.withLock { ($0.count, $0.bytes) } })
    }
}

private final class MemoryEntries: Sendable {
    let list: Mutex<RecentEntries>

    init(maximumBytes: Int) { list = Mutex(RecentEntries(maximumBytes: maximumBytes)) }
}

/// Entries by key, and a linked list of the keys in the order of their last use.
private struct RecentEntries: Sendable {
    /// The entries with a key, in the order in which they were saved.
    private struct Node {
        var entries: [CacheEntry] = []
        var bytes = 0
        var key = ""
        var previous = 0
        var next = 0
    }

    private let maximumBytes: Int
    /// The first node only holds the ends of the list: `next` is the index of the most recently used node, and
    /// `previous` is the index of the least recently used node.
    private var nodes: ContiguousArray = [Node()]
    private var places: [String: Int] = [:]
    private var unusedPlaces: [Int] = []
    /// The size of all entries.
    private(set) var bytes = 0
    /// The number of entries.
    private(set) var count = 0

    init(maximumBytes: Int) { self.maximumBytes = max(0, maximumBytes) }

    mutating func entries(_ key: String) -> [CacheEntry] {
        guard let place = places[key] else { return [] }
        unlink(place)
        linkFirst(place)
        return nodes[place].entries
    }

    mutating func save(_ entry: CacheEntry) {
        var entries = entries(entry.key).filter { $0.variant != entry.variant }
        if size(entry) <= maximumBytes { entries.append(entry) }
        while entries.count > maximumVariants || size(entries) > maximumBytes { entries.removeFirst() }
        replace(entry.key, entries)
        while bytes > maximumBytes { remove(nodes[nodes[0].previous].key) }
    }

    mutating func remove(_ key: String) { replace(key, []) }

    mutating func removeWhere(_ isRemoved: (_ url: String, _ partition: String) -> Bool) {
        for (key, place) in places {
            let entries = nodes[place].entries
            let rest = entries.filter { !isRemoved($0.url, $0.partition) }
            if rest.count < entries.count { replace(key, rest) }
        }
    }

    /// Replaces all entries with a key.
    private mutating func replace(_ key: String, _ entries: [CacheEntry]) {
        let place = places[key] ?? (entries.isEmpty ? nil : insert(key))
        guard let place else { return }
        let size = size(entries)
        bytes += size - nodes[place].bytes
        count += entries.count - nodes[place].entries.count
        nodes[place].entries = entries
        nodes[place].bytes = size
        guard entries.isEmpty else { return }
        unlink(place)
        nodes[place] = Node()
        places[key] = nil
        unusedPlaces.append(place)
    }

    private mutating func insert(_ key: String) -> Int {
        let place = unusedPlaces.popLast() ?? nodes.count
        if place == nodes.count { nodes.append(Node()) }
        nodes[place].key = key
        places[key] = place
        linkFirst(place)
        return place
    }

    private mutating func linkFirst(_ place: Int) {
        let next = nodes[0].next
        nodes[place].previous = 0
        nodes[place].next = next
        nodes[next].previous = place
        nodes[0].next = place
    }

    private mutating func unlink(_ place: Int) {
        let (previous, next) = (nodes[place].previous, nodes[place].next)
        nodes[previous].next = next
        nodes[next].previous = previous
    }
}

/// The maximum number of entries with the same key.
let maximumVariants = 8

private func size(_ entries: [CacheEntry]) -> Int { entries.reduce(0) { $0 + size($1) } }

private func size(_ entry: CacheEntry) -> Int {
    let texts = [entry.key, entry.variant, entry.url, entry.partition] + entry.vary
    let textBytes = texts.reduce(0) { $0 + $1.utf8.count }
    return entry.headers.reduce(500 + entry.body.count + textBytes) { $0 + $1.key.utf8.count + $1.value.utf8.count }
}
