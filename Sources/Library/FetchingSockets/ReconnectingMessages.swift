import Fetching
import Foundation

/// The messages of an endpoint, over any number of connections.
///
/// The consumer's call of `next` reads, waits and connects, so no other task must be cancelled. The iterator throws an
/// ``AppError``, or `CancellationError` if the task is cancelled while it waits.
struct ReconnectingMessages: AsyncSequence, Sendable {
    /// The first connection, which only the first iterator gets.
    let first: SocketSlot
    let connect: @Sendable () async throws(AppError) -> WebSocket
    let policy: ReconnectPolicy
    let reconnectsAfter: @Sendable (SocketClose) -> Bool
    let onReconnect: @Sendable (AppError?, Duration) -> Void
    /// The call of the fetcher.
    let call: CallContext

    func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Returns a closure that converts the errors of closures that read the messages, such as mappers.
    func appError(_ request: URLRequest) -> @Sendable (any Error) -> AppError {
        { [call] error in
            guard let response = openedResponse(to: request) else { return AppError(error) }
            return call.run { AppError(mapping: Data(), response, of: request, error) }
        }
    }

    /// Opens a connection in the context of a call.
    private func connected(in call: CallContext) async throws(AppError) -> WebSocket {
        do { return try await call.run { try await connect() } } catch { throw AppError(error) }
    }

    struct Iterator: AsyncIteratorProtocol {
        private let settings: ReconnectingMessages
        private var socket: WebSocket?
        private var messages: ElementStream<SocketMessage>.AsyncIterator?
        /// The error of the last connection or attempt, or nil after a close frame.
        private var lastError: AppError?
        /// The error for the last close frame, if its code is that of an error.
        private var closeError: AppError?
        /// The number of attempts after the last message.
        private var attempts = 0
        private var hasEnded = false

        fileprivate init(_ settings: ReconnectingMessages) {
            self.settings = settings
            socket = settings.first.take()
            messages = socket?.messages.makeAsyncIterator()
        }

        mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> SocketMessage? {
            guard socket != nil || hasEnded || attempts > 0 else { throw AppError(MessagesAlreadyRead()) }
            do {
                while !hasEnded {
                    if let message = try await nextOfConnection(isolation: actor) { return message }
                    if !hasEnded { try await reconnect(isolation: actor) }
                }
                return nil
            } catch {
                (hasEnded, socket, messages) = (true, nil, nil)
                throw error
            }
        }

        /// Returns the next message of the connection. Returns nil if there is no connection any more: then the
        /// sequence has ended or a new connection must be opened. Throws if the sequence ends with an error.
        private mutating func nextOfConnection(isolation actor: isolated (any Actor)?) async throws -> SocketMessage? {
            guard let socket else { return nil }
            do {
                if let message = try await messages?.next(isolation: actor) {
                    attempts = 0
                    return message
                }
                (lastError, closeError) = (nil, nil)
                // The connection has ended, so this returns the server's close frame at once. There is none if the app
                // has closed the socket, which `subscribe` can keep.
                let close = try await socket.close(SocketClose())
                hasEnded = close.map { !settings.reconnectsAfter($0) } ?? true
            } catch let error as AppError {
                if case .cancelled = error { throw error }
                let close = error.socketClose
                if let close, !settings.reconnectsAfter(close) { throw error }
                (lastError, closeError) = close == nil ? (error, nil) : (nil, error)
            }
            (self.socket, messages) = (nil, nil)
            return nil
        }

        /// Waits and connects. If there is no further attempt, throws the last error, or ends the sequence after a
        /// close frame with the code of a normal end.
        private mutating func reconnect(isolation actor: isolated (any Actor)?) async throws {
            attempts += 1
            let time = settings.call.time
            let delay = settings.policy.delay(
                beforeAttempt: attempts, after: lastError, now: time.date(), random: time.random())
            guard let delay else {
                if let error = lastError ?? closeError { throw error }
                hasEnded = true
                return
            }
            settings.onReconnect(lastError, delay)
            try await time.sleep(delay)
            // The time limits of the call do not apply to a new connection.
            var call = settings.call.forSharedWork
            call.name = settings.call.name
            do throws(AppError) {
                let socket = try await settings.connected(in: call)
                (self.socket, messages) = (socket, socket.messages.makeAsyncIterator())
            } catch {
                let reconnects = error.socketClose.map(settings.reconnectsAfter) ?? false
                (lastError, closeError) = reconnects ? (nil, error) : (error, nil)
            }
        }
    }
}

private struct MessagesAlreadyRead: Error, CustomStringConvertible {
    var description: String { "the messages were already read; to read them again, call the fetcher again" }
}

extension AppError {
    /// The close frame of a server that has closed an open WebSocket, or nil for another error.
    fileprivate var socketClose: SocketClose? {
        guard case .server(let failure) = self, failure.status == 101, let code = failure.code.flatMap(Int.init) else {
            return nil
        }
        return SocketClose(code: code, reason: failure.message ?? "")
    }
}
