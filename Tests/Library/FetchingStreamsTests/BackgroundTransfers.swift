import Fetching
import Foundation
import Synchronization

/// The delegate of a background session. It handles the end of each transfer, also after the app was started again.
///
/// Copy this file to your app. The guide `Docs/Streams.md` describes how to use it. It is compiled here, but not run: a
/// background session needs an app on an Apple platform.
nonisolated final class BackgroundTransfers: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    private let downloads: URL
    /// Handles the end of a task: its description, and a store with its response or its error.
    private let finished: @Sendable (String, NetworkStore) async -> Void
    private let received = Mutex<[Int: Result<Data, any Error>]>([:])
    private let handling = Mutex<[Task<Void, Never>]>([])
    private let isHandled = Mutex(false)

    init(downloads: URL, finished: @escaping @Sendable (String, NetworkStore) async -> Void) {
        self.downloads = downloads
        self.finished = finished
    }

    /// Waits until the ends of all transfers are handled. The system can suspend the app afterwards.
    func allAreHandled() async throws {
        while !isHandled.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(50)) }
        isHandled.withLock { $0 = false }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        received.withLock { all in
            let earlier = try? all[dataTask.taskIdentifier]?.get()
            all[dataTask.taskIdentifier] = .success((earlier ?? Data()) + data)
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo file: URL) {
        // The system removes the file when this method returns. The body of an error is read, and any other is moved.
        let result = Result {
            let status = (downloadTask.response as? HTTPURLResponse)?.statusCode ?? 0
            guard status / 100 == 2 else { return try Data(contentsOf: file) }
            let destination = downloads.appending(path: downloadTask.taskDescription ?? "download")
            if FileManager.default.fileExists(atPath: destination.path) {
                _ = try FileManager.default.replaceItemAt(destination, withItemAt: file)
            } else {
                try FileManager.default.moveItem(at: file, to: destination)
            }
            return Data()
        }
        received.withLock { $0[downloadTask.taskIdentifier] = result }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let body = received.withLock { $0.removeValue(forKey: task.taskIdentifier) } ?? .success(Data())
        let (id, response, finished) = (task.taskDescription ?? "", task.response, finished)
        let store = NetworkStore { _ in
            if let error { throw error }
            guard let response else { throw URLError(.badServerResponse) }
            return (try body.get(), response)
        }
        handling.withLock { $0.append(Task { await finished(id, store) }) }
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        let tasks = handling.withLock { tasks in
            defer { tasks = [] }
            return tasks
        }
        Task {
            for task in tasks { await task.value }
            isHandled.withLock { $0 = true }
        }
    }
}

#if !os(Linux)
    /// Creates the session. Call it once at each start of the app, with the same identifier.
    func backgroundSession(_ transfers: BackgroundTransfers) -> URLSession {
        let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.transfers")
        return URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }
#endif
