import FetchingText
import FileAccess
import Foundation

/// Opens the file for the timeline of a crawl. Returns a closure that replaces the content of the file. Throws if the
/// file is a link or a device, or if it is anything other than an earlier timeline.
func pictureWriter(_ path: String) throws -> (_ picture: String) throws -> Void {
    do {
        let file = try OpenFile(try CrawlPaths(finished: path).finished, .appending, permissions: 0o666)
        let start = String(decoding: try file.read(count: 2000), as: UTF8.self)
        guard start.isEmpty || styleLines(start) == styleLines(Timeline(spans: []).svg) else {
            throw CommandFailure(
                "\(quoted(path: path)) exists, but no crawl wrote it; move it, or choose another "
                    + "--timeline.")
        }
        return { picture in
            try file.truncate(to: 0)
            try file.append(Data(picture.utf8))
        }
    } catch {
        throw CommandFailure(crawl: error) ?? error
    }
}

/// Returns the lines of a picture up to the end of its style. All timelines have the same, except for the first one,
/// which has the size.
private func styleLines(_ picture: String) -> [Substring] {
    let lines = picture.split(separator: "\n")
    return [lines.first?.prefix(4) ?? ""] + lines.dropFirst().prefix { $0 != "</style>" }
}
