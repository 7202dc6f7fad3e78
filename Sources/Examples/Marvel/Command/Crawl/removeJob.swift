import FetchingCrawl
import Foundation

/// Removes the folder of a job, with the state and the parts. The log is removed first: without it, the other files
/// have no effect, even if the removal stops early.
func removeJob(in folder: URL) throws(CrawlError) {
    for url in [folder.appending(path: "job.log"), folder] {
        let path = url.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { continue }
        do { try FileManager.default.removeItem(at: url) } catch {
            throw .file(path: path, reason: (error as NSError).localizedDescription)
        }
    }
}
