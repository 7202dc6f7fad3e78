import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax

/// A part file that is being written. Its name depends on the token of the claim, so two workers never write the same
/// file.
struct PartFile {
    private let claim: Coordinator.Claim
    private let file: OpenFile
    private let folder: URL
    private var digest = SHA2Digest(bits: 256)
    private var bytes = 0
    private(set) var items = 0
    private var total: Int?

    init(for claim: Coordinator.Claim, in folder: URL) throws {
        self.claim = claim
        self.folder = folder
        file = try crawlFile(folder.appending(path: ".\(claim.fileName).partial"))
        // The lock tells `removeUnfinishedParts` that the file is in use. Some network file systems have no locks.
        if (try? file.lock()) == false {
            throw CrawlError.coordinator("two workers have the same claim of the range \(claim.range)")
        }
        try file.truncate(to: 0)
    }

    /// Appends the lines of a page.
    mutating func append(_ lines: Data, items: Int, total: Int?) throws {
        try file.append(lines)
        digest.update(lines)
        bytes += lines.count
        self.items += items
        self.total = total ?? self.total
    }

    /// Waits until the data would survive a power failure, then gives the file its final name. Returns the record of
    /// the part.
    func finish() throws -> Coordinator.Part {
        try file.synchronize()
        try file.move(to: folder.appending(path: claim.fileName).path(percentEncoded: false))
        return Coordinator.Part(
            claim: claim, fileName: claim.fileName, itemCount: items, byteCount: bytes,
            sha256: digest.hexadecimalDigits,
            total: total)
    }

    /// Removes the file of a part that is not recorded.
    func remove() {
        for name in [claim.fileName, ".\(claim.fileName).partial"] {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}

/// Removes the files of parts that killed processes did not finish. A file that another process writes is locked, and
/// is kept.
func removeUnfinishedParts(in folder: URL) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    for name in names ?? [] where name.hasPrefix(".") && name.hasSuffix(".jsonl.partial") {
        let url = folder.appending(path: name)
        guard let file = try? crawlFile(url), (try? file.lock()) == true else { continue }
        try? FileManager.default.removeItem(at: url)
    }
}

extension Coordinator.Part {
    /// Passes the bytes of the part file to `body`, piece by piece. A piece can end in the middle of a line. The part
    /// must have no ``fault(in:)``, because its record can come from another machine.
    ///
    /// - Throws: ``CrawlError/damagedPart(file:worker:reason:)`` if the file is missing or was changed.
    func read(in folder: URL, _ body: (Data) throws -> Void) throws {
        func damaged(_ reason: String) -> CrawlError {
            .damagedPart(file: fileName, worker: claim.worker, reason: reason)
        }
        let open: OpenFile
        do { open = try OpenFile(folder.appending(path: fileName).path(percentEncoded: false), .reading) } catch {
            guard error.code == ENOENT else { throw error }
            let path = folder.path(percentEncoded: false)
            throw damaged(
                "is missing in “\(path)”; copy it from the worker's machine, or start the crawl in another folder or with another job name"
            )
        }
        var digest = SHA2Digest(bits: 256)
        var offset = 0
        while offset < byteCount {
            let piece = Data(try open.read(from: Int64(offset), count: min(1 << 18, byteCount - offset)))
            if piece.isEmpty { break }
            offset += piece.count
            digest.update(piece)
            try body(piece)
        }
        guard offset == byteCount, try open.status().bytes == byteCount, digest.hexadecimalDigits == sha256 else {
            throw damaged(
                "was changed after the worker wrote it; copy it again from the worker's machine, or start the crawl in another folder or with another job name"
            )
        }
    }
}
