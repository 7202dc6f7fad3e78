import Fetching
import FetchingSockets
import Foundation
import HTTPSyntax
import Synchronization

/// Opens WebSockets as a test of another program says, and prints what happens, a JSON object in each line.
///
///     SocketDriver URL OPTIONS
@main
enum SocketDriver {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { return printEvent("error", ["text": "usage: SocketDriver URL OPTIONS"]) }
        do {
            let options = try jsonMapper(DriverOptions.self)(Data(arguments[2].utf8))
            let driver = try Driver(arguments[1], options)
            await driver.run()
        } catch {
            printEvent("error", ["text": "\(error)"])
        }
    }
}

/// The options of the protocol. Times are in seconds.
struct DriverOptions: Decodable, Sendable {
    var mode: String?
    var max: Int?
    var protocols: [String]?
    var headers: [String: String]?
    var openTimeout: Double?
    var closeTimeout: Double?
    var pingTimeout: Double?
    var keepAlive: Double?
    /// The path of a file with the certificates of authorities.
    var ca: String?
    var proxy: String?
    var pause: Double?
    var count: Int?
    var bytes: Int?
    var parallel: Int?
    var code: Int?
    var reason: String?
    var after: Double?
    var reads: Int?
    /// The URL of a server that is called while a socket is open.
    var http: String?
}

/// Prints an event at once.
func printEvent(_ event: String, _ values: [String: any Sendable] = [:]) {
    var object: [String: Any] = values
    object["event"] = event
    guard let line = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) else { return }
    output.withLock { _ in FileHandle.standardOutput.write(line + Data("\n".utf8)) }
}

private let output = Mutex(())
