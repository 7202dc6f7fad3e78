import CommandLineSupport
import Fetching
import FetchingResilience
import FetchingStreams
import FetchingText
import Foundation
import HTTPSyntax
import Synchronization

/// Sends a request, saves the body of the response in a file, and shows the progress. Continues an interrupted
/// download.
func download(_ request: URLRequest, to path: String, in world: World) async throws {
    let target = URL(filePath: path, directoryHint: .notDirectory)
    let folder = target.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
        throw CommandFailure("The folder of \(quoted(path: path)) does not exist.")
    }
    let display = Mutex(ProgressDisplay(isQuiet: false, writesRows: false, in: world))
    let time = CallContext.current.time
    let start = time.uptime()
    let fetch = downloadFetcher(
        createURLRequest: { $0 },
        to: folder,
        store: world.store.layered(retrying()),
        fileName: { _ in target.lastPathComponent },
        progress: { _, progress in
            display.withLock { $0.show(line(progress, of: path), at: time.uptime() - start) }
        })
    let result = await fetch(request)
    display.withLock { $0.clear() }
    let file: URL
    do { file = try result.get() } catch { throw failure(error) }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    let summary = size.map { sizeText($0) + " " } ?? ""
    let name = file.lastPathComponent == target.lastPathComponent ? path : file.path(percentEncoded: false)
    world.writeFaintNote("\(summary)in \(quoted(path: name))")
}

private func line(_ progress: TransferProgress, of path: String) -> ProgressLine {
    func size(_ bytes: Int64) -> String { sizeText(Int(clamping: bytes)) }
    let name = cut(cellText(URL(filePath: path).lastPathComponent), to: 24)
    let speed = Int(exactly: progress.bytesPerSecond.rounded())
    return ProgressLine(
        noun: name,
        counts: progress.totalBytes.map { "\(size(progress.bytes)) of \(size($0))" } ?? size(progress.bytes),
        fraction: progress.totalBytes.map { $0 > 0 ? min(1, Double(progress.bytes) / Double($0)) : 1 },
        rate: speed.flatMap { $0 > 0 ? sizeText($0) + "/s" : nil },
        left: progress.timeLeft)
}
