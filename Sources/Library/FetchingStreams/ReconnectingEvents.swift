import Fetching
import Foundation

/// The events of an endpoint, over any number of connections.
///
/// The consumer's call of `next` reads, waits and connects, so there is no other task to cancel. The iterator throws an
/// ``AppError``, or `CancellationError` if the task is cancelled while it waits.
struct ReconnectingEvents: AsyncSequence, Sendable {
    /// The request of the first connection.
    let request: URLRequest
    let first: EventConnection
    let connect: @Sendable (URLRequest) async throws(AppError) -> EventConnection
    let policy: ReconnectPolicy
    let maximumEventBytes: Int
    var time: TimeSource { call.time }
    let onReconnect: @Sendable (AppError?, Duration) -> Void
    /// The call of the fetcher, whose secrets are masked in the errors.
    let call: CallContext

    func makeAsyncIterator() -> Iterator { Iterator(self) }

    struct Iterator: AsyncIteratorProtocol {
        private let settings: ReconnectingEvents
        /// The events of the current connection, or nil if there is none.
        private var events: ParsedBody<ServerEventParser, ServerEvent>.Iterator?
        /// Converts an error of the current connection to the `AppError` of the endpoint.
        private var appError: @Sendable (any Error) -> AppError
        /// The error of the last connection or attempt, or nil if the body ended without an error.
        private var lastError: AppError?
        private var lastEventID: String
        private var reconnectionTime: Duration?
        /// The number of attempts after the last event.
        private var attempts = 0
        private var hasEnded = false

        fileprivate init(_ settings: ReconnectingEvents) {
            self.settings = settings
            lastEventID = settings.request.value(forHTTPHeaderField: "Last-Event-ID") ?? ""
            appError = settings.first.appError
            read(settings.first)
        }

        mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> ServerEvent? {
            do {
                while !hasEnded {
                    if events == nil {
                        try await reconnect()
                    } else if let event = await nextOfConnection(isolation: actor) {
                        return event
                    }
                }
                return nil
            } catch {
                hasEnded = true
                throw error
            }
        }

        /// Returns the next event of the connection, or nil after its body has ended or failed.
        private mutating func nextOfConnection(isolation actor: isolated (any Actor)?) async -> ServerEvent? {
            do {
                // The iterator is used in place, because a copy would copy the part of a line that has arrived.
                if let event = try await events?.next(isolation: actor) {
                    attempts = 0
                    return event
                }
                lastError = nil
            } catch {
                lastError = appError(error)
            }
            if let parser = events?.parser {
                lastEventID = parser.lastEventID
                reconnectionTime = parser.reconnectionTime
            }
            events = nil
            return nil
        }

        /// Waits and connects. If there is no further attempt, throws the last error, or ends the sequence if the body
        /// ended without an error.
        private mutating func reconnect() async throws {
            attempts += 1
            let time = settings.time
            let delay = settings.policy.delay(
                beforeAttempt: attempts, after: lastError, reconnectionTime: reconnectionTime, now: time.date(),
                random: time.random())
            guard let delay else {
                if let lastError { throw lastError }
                hasEnded = true
                return
            }
            settings.onReconnect(lastError, delay)
            try await time.sleep(delay)
            var request = settings.request
            request.setValue(lastEventID.isEmpty ? nil : lastEventID, forHTTPHeaderField: "Last-Event-ID")
            // The time limits of the call have ended.
            var call = settings.call.forSharedWork
            call.name = settings.call.name
            do {
                read(try await call.run { [request] in try await settings.connect(request) })
            } catch {
                lastError = AppError(sending: request, error)
            }
        }

        /// Begins to read a connection. If the connection has no body, ends the sequence.
        private mutating func read(_ connection: EventConnection) {
            guard let body = connection.body else {
                hasEnded = true
                return
            }
            let parser = ServerEventParser(
                maximumBytes: settings.maximumEventBytes, lastEventID: lastEventID, reconnectionTime: reconnectionTime)
            events = parsedEvents(of: body, parser).makeAsyncIterator()
            appError = connection.appError
        }
    }
}
