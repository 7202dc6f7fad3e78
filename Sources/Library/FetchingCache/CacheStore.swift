import Fetching
import Foundation

/// The place where ``caching(in:partition:heuristicLifetime:)`` stores responses: a struct of closures.
///
/// ``memory(bytes:)`` and ``disk(at:bytes:)`` return the usual stores. If ``entries`` throws, the response counts as
/// missing. If ``save`` or ``remove`` throws, an older response stays, and can still be used.
public struct CacheStore: Sendable {
    /// A closure that returns the entries with a key, at most one for each ``CacheEntry/variant``.
    public var entries: @Sendable (_ key: String) async throws -> [CacheEntry]

    /// A closure that saves an entry. It replaces the entry with the same key and the same variant.
    public var save: @Sendable (_ entry: CacheEntry) async throws -> Void

    /// A closure that removes all entries with a key.
    public var remove: @Sendable (_ key: String) async throws -> Void

    /// A closure that removes the entries for which `isRemoved` returns true.
    ///
    /// The arguments of `isRemoved` are the URL of the response, in which secrets are masked, and its partition.
    public var removeWhere:
        @Sendable (_ isRemoved: @Sendable (_ url: String, _ partition: String) -> Bool) async throws -> Void

    /// A closure that returns the number of entries and the bytes that they occupy.
    public var size: @Sendable () async throws -> (entries: Int, bytes: Int)

    /// The maximum length of a body that the layer passes to the store, in bytes. The store can have a lower limit.
    public var maximumEntryBytes: Int

    /// Creates a store.
    public init(
        maximumEntryBytes: Int,
        entries: @escaping @Sendable (_ key: String) async throws -> [CacheEntry],
        save: @escaping @Sendable (_ entry: CacheEntry) async throws -> Void,
        remove: @escaping @Sendable (_ key: String) async throws -> Void,
        removeWhere:
            @escaping @Sendable (_ isRemoved: @Sendable (_ url: String, _ partition: String) -> Bool) async throws ->
            Void,
        size: @escaping @Sendable () async throws -> (entries: Int, bytes: Int)
    ) {
        self.maximumEntryBytes = maximumEntryBytes
        self.entries = entries
        self.save = save
        self.remove = remove
        self.removeWhere = removeWhere
        self.size = size
    }

    /// Removes all entries.
    public func removeAll() async throws { try await removeWhere { _, _ in true } }
}
