import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax
import Synchronization

extension CacheStore {
    /// Returns a store that keeps each response in a file of a folder. If the files need more than `bytes`, the store
    /// removes the least recently used files.
    ///
    /// A file that is incomplete or damaged, for example after a crash, counts as missing and is removed. Several
    /// processes can use the same folder. Other files in the folder are not changed.
    ///
    /// Only the user of the process can read the files. They contain the response, the masked URL, the partition, and
    /// the request's header fields that `Vary` names; secret values are hashed. They don't contain the key. The name of
    /// a file begins with a digest of the key.
    ///
    /// The store keeps at most 8 variants of a response; the least recently used variant is replaced. A use of one
    /// variant counts as a use of all variants of the response, and is recorded at most once a minute.
    ///
    /// The closures throw `POSIXError` or `CocoaError` if the system reports an error, for example because the disk is
    /// full or the folder is not writable. They read and write on the thread of the task.
    ///
    /// - Parameters:
    ///   - folder: A file URL. The folder and its parents are created when a response is saved. A missing folder counts
    ///     as empty.
    ///   - bytes: The maximum number of bytes that the files occupy on the disk (default: 256 MiB). All processes must
    ///     pass the same number. An entry whose file is larger than an eighth of `bytes` is not saved, and an older
    ///     entry that it would replace is removed.
    ///
    ///     Before its first save, and after each `bytes / 16` of saved data, a store lists all files and removes old
    ///     ones until at most ¾ of `bytes` remain. So up to 3 stores that save at the same time keep the limit. Each
    ///     further store can exceed the limit by `bytes / 8`.
    public static func disk(at folder: URL, bytes: Int = 256 << 20) -> CacheStore {
        let folder = CacheFolder(folder, maximumBytes: Int64(bytes))
        return CacheStore(
            maximumEntryBytes: max(0, bytes / 8),
            entries: { key in try POSIXError.describing { try folder.entries(key) } },
            save: { entry in try POSIXError.describing { try folder.save(entry) } },
            remove: { key in try POSIXError.describing { try folder.remove(key) } },
            removeWhere: { isRemoved in try POSIXError.describing { try folder.removeWhere(isRemoved) } },
            size: { try folder.size() })
    }
}

private final class CacheFolder: Sendable {
    private let url: URL
    /// The path with a slash at the end.
    private let path: String
    private let maximumBytes: Int64
    /// The bytes that this store has saved since it last listed all files, or nil if the next save must list them.
    private let savedBytes = Mutex<Int64?>(nil)

    init(_ url: URL, maximumBytes: Int64) {
        self.url = url
        self.maximumBytes = max(0, maximumBytes)
        let path = url.path(percentEncoded: false)
        // A path in /dev/null doesn't exist and can't be created, so all calls fail.
        let isValid = url.isFileURL && !path.utf8.contains(0)
        self.path = isValid ? path.hasSuffix("/") ? path : path + "/" : "/dev/null/"
    }

    func entries(_ key: String) throws -> [CacheEntry] {
        let digest = keyDigest(key)
        var entries: [CacheEntry] = []
        for path in paths(digest) {
            guard let (bytes, _) = try readFile(path, atMost: maximumBytes / 8, isUse: true) else { continue }
            guard let entry = entry(in: bytes, key: key, digest: digest) else {
                try? removeFile(path)
                continue
            }
            // Two stores that save the same variant at the same time can create two files.
            if let other = entries.firstIndex(where: { $0.variant == entry.variant }) {
                if entry.responseDate > entries[other].responseDate { entries[other] = entry }
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    func save(_ entry: CacheEntry) throws {
        let digest = keyDigest(entry.key)
        let bytes = entryFile(entry, digest: digest)
        let files = try paths(digest).map { (path: $0, head: try head($0)) }
        var replaced = files.filter { $0.head?.values.variant == entry.variant }.map(\.path)
        if bytes.count <= maximumBytes / 8 {
            let oldest = files.min { $0.head?.date ?? 0 < $1.head?.date ?? 0 }
            if let target = replaced.popLast() ?? oldest?.path { try write(bytes, to: target) }
        }
        try removeFiles(replaced)
    }

    private func write(_ bytes: [UInt8], to target: String) throws {
        try makeRoom(for: (Int64(bytes.count) + 4095) / 4096 * 4096)
        // The folder is not locked, so the name is unique. A lost file counts as missing, so the file is not durable.
        let new = path + newFilePrefix + UUID().uuidString + fileSuffix
        func write() throws { try replaceFile(target, temporary: new, isDurable: false) { try $0.append(bytes) } }
        do { try write() } catch let error as FileAccessError where error.code == ENOENT && error.action == "created" {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try write()
        }
    }

    func remove(_ key: String) throws { try removeFiles(paths(keyDigest(key))) }

    func removeWhere(_ isRemoved: (_ url: String, _ partition: String) -> Bool) throws {
        // Matching temporary files are removed too, for example the file of a process that was killed. A store that is
        // still writing such a file can't rename it later, and throws. Files whose head is not valid are always
        // removed.
        try removeFiles(
            names().map { path + $0 }.filter { path in
                guard let head = try? head(path) else { return fileProperties(path) != nil }
                return isRemoved(head.values.url, head.values.partition)
            })
    }

    func size() throws -> (entries: Int, bytes: Int) {
        let files = try names().filter { !isNew($0) }.compactMap { fileProperties(path + $0) }
        return (files.count, Int(clamping: files.reduce(0) { $0 + $1.occupiedBytes }))
    }

    /// Lists all files and removes the least recently used ones, if this store has saved more than a sixteenth of the
    /// maximum since it last did so.
    private func makeRoom(for bytes: Int64) throws {
        let isWithinEstimate = savedBytes.withLock { saved in
            let sum = saved.map { $0 + bytes }
            let isWithinEstimate = sum.map { $0 <= maximumBytes / 16 } ?? false
            saved = isWithinEstimate ? sum : bytes
            return isWithinEstimate
        }
        if isWithinEstimate { return }
        do {
            try removeOldFiles(keeping: maximumBytes / 4 * 3 - bytes)
        } catch {
            savedBytes.withLock { $0 = nil }
            throw error
        }
    }

    /// Removes the least recently used files until the rest has at most `maximum` bytes. Also removes temporary files
    /// that are older than an hour.
    private func removeOldFiles(keeping maximum: Int64) throws {
        var files = try names().compactMap { name in fileProperties(path + name).map { (name: name, properties: $0) } }
        var rest = files.reduce(0) { $0 + $1.properties.occupiedBytes }
        if rest > maximum { files.sort { $0.properties.date < $1.properties.date } }
        for (name, properties) in files where rest > maximum || isNew(name) && properties.isOlder(than: 3600) {
            try removeFile(path + name)
            rest -= properties.occupiedBytes
        }
    }

    /// Returns the values at the beginning of a file and the date of its last use, or nil if there is no file or the
    /// values are not valid.
    private func head(_ path: String) throws -> (values: EntryHead, date: Double)? {
        for count in [4096, maximumBytes / 8] {
            guard let (bytes, properties) = try readFile(path, atMost: count) else { break }
            if let values = entryHead(in: bytes) { return (values, properties.date) }
            if bytes.count < count { break }
        }
        return nil
    }

    /// Returns the paths of the files for the variants of a key.
    private func paths(_ digest: String) -> [String] {
        (0..<maximumVariants).map { "\(path)\(digest)-\($0)\(fileSuffix)" }
    }

    /// Returns the names of the files that stores created, including temporary files.
    private func names() throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).filter { isNew($0) || isEntry($0) }
        } catch CocoaError.fileReadNoSuchFile {
            return []
        }
    }
}

/// Tries to remove all files. If some can't be removed, throws the first error at the end.
private func removeFiles(_ paths: [String]) throws {
    var failure: (any Error)?
    for path in paths {
        do { try removeFile(path) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
}

func keyDigest(_ key: String) -> String {
    var digest = SHA2Digest(bits: 256)
    digest.update(Data(key.utf8))
    return digest.hexadecimalDigits
}

/// Whether a file with this name is temporary: it is renamed when it is complete.
private func isNew(_ name: String) -> Bool {
    guard name.hasPrefix(newFilePrefix), name.hasSuffix(fileSuffix) else { return false }
    return UUID(uuidString: String(name.dropFirst(newFilePrefix.count).dropLast(fileSuffix.count))) != nil
}

/// Whether a file with this name contains an entry. The name consists of the digest of the key and the number of the
/// variant.
private func isEntry(_ name: String) -> Bool {
    guard name.utf8.count == 66 + fileSuffix.utf8.count, name.hasSuffix(fileSuffix) else { return false }
    let digits = name.utf8.prefix(64), variant = name.utf8.dropFirst(64).prefix(2)
    return digits.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
    }
        && (0..<maximumVariants).contains { variant.elementsEqual("-\($0)".utf8) }
}

private let newFilePrefix = "new-"
private let fileSuffix = ".response"
