import Fetching
import Foundation
import Synchronization

/// A record of the fields that a model reads.
final class ReadLog: Sendable {
    /// A step of the path to a value. All elements of an array have the step `element`, and all entries of a dictionary
    /// have the step `entry`.
    enum Step: Hashable, Sendable {
        case key(String)
        case element
        case entry
    }

    /// How a model reads a field.
    struct Read: Sendable {
        /// The name of the type, or nil if the model only asked whether there is a value.
        var type: String?
        var isOptional = false
    }

    /// How a model reads the objects at a path.
    struct Place: Sendable {
        var reads: [String: Read] = [:]
        /// The keys in the order of their first reads.
        var keys: [String] = []
        /// Whether the model reads all fields, as a dictionary does.
        var readsAll = false
        /// Whether at least one object was decoded to its end.
        var isComplete = false
    }

    /// A value that could not be decoded.
    struct Fault: Sendable {
        var path: [Step]
        var failure: ParsingFailure
    }

    private struct State: Sendable {
        var places: [[Step]: Place] = [:]
        var faults: [Fault] = []
        var path: [Step] = []
        var body = Data()
        var replacesFaults = false
    }

    static let key = CodingUserInfoKey(rawValue: "FetchingGenerators.ReadLog")
    private let state = Mutex(State())

    var places: [[Step]: Place] { state.withLock { $0.places } }
    var faults: [Fault] { state.withLock { $0.faults } }
    var path: [Step] { state.withLock { $0.path } }

    /// Prepares the log for decoding a sample.
    ///
    /// - Parameter replacesFaults: Whether a value that cannot be decoded is recorded and replaced, so that the rest of
    ///   the sample is decoded too.
    func begin(_ body: Data, replacesFaults: Bool) {
        state.withLock {
            $0.body = body
            $0.path = []
            $0.replacesFaults = replacesFaults
        }
    }

    /// Runs `body` with `path` as the current path.
    func at<Value>(_ path: [Step], _ body: () throws -> Value) rethrows -> Value {
        let outer = self.path
        state.withLock { $0.path = path }
        defer { state.withLock { $0.path = outer } }
        return try body()
    }

    func change(_ path: [Step], _ change: (inout Place) -> Void) {
        state.withLock { change(&$0.places[path, default: Place()]) }
    }

    func addRead(_ key: String, at path: [Step], _ change: (inout Read) -> Void) {
        self.change(path) { place in
            if place.reads[key] == nil { place.keys.append(key) }
            change(&place.reads[key, default: Read()])
        }
    }

    /// Records an error, and returns a placeholder for the value that could not be decoded. If faults are not replaced,
    /// throws the error. If the type has no placeholder, throws ``KnownFault``.
    func replacement<Value: Decodable>(for error: any Error, _ type: Value.Type, at path: [Step]) throws -> Value {
        let (isReplacing, body) = state.withLock { ($0.replacesFaults, $0.body) }
        guard isReplacing else { throw error }
        if !(error is KnownFault) { add(error, at: path, in: body) }
        guard let value = placeholder(type) else { throw KnownFault() }
        return value
    }

    /// Records an error. Does nothing for ``KnownFault``, because its cause is already in the log.
    func add(_ error: any Error, at path: [Step], in body: Data) {
        guard !(error is KnownFault) else { return }
        let request = URLRequest(url: URL(filePath: "/"))
        let failure = ParsingFailure(error, request: request, body: body)
        state.withLock { $0.faults.append(Fault(path: path, failure: failure)) }
    }
}

/// An error that is already in the log.
private struct KnownFault: Error {}
