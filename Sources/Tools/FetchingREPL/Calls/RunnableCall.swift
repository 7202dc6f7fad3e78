import Fetching
import Foundation

/// A call that `get`, `show` and `explain` can run.
struct RunnableCall<Value: Sendable>: Sendable {
    var run: @Sendable () async throws -> Value

    init(_ operation: @escaping @Sendable () async throws -> Value) { run = operation }

    init<Params: Sendable>(_ fetcher: @escaping Fetcher<Params, Value>, _ params: Params) {
        run = { try await fetcher(params).get() }
    }

    init<Item, Cursor>(_ pages: Pages<Item, Cursor>, _ count: Int) where Value == [Item] {
        run = {
            var items: [Item] = []
            if count < 1 { return [] }
            do {
                for try await item in pages.items {
                    items.append(item)
                    if items.count >= count { break }
                }
            } catch let error as PageError<Cursor> {
                // The error of the endpoint says more to the user than the `PageError` around it.
                if case .fetching(let error) = error.reason { throw error }
                throw error
            }
            return items
        }
    }
}

/// The first elements of a stream, and the error if the stream has ended with one, or nil.
struct FirstElements<Element: Sendable>: Sendable {
    var elements: [Element] = []
    var error: AppError?
}

extension RunnableCall {
    init<Element>(_ stream: ElementStream<Element>, _ count: Int) where Value == FirstElements<Element> {
        run = {
            var first = FirstElements<Element>()
            if count < 1 { return first }
            do {
                for try await element in stream {
                    first.elements.append(element)
                    if first.elements.count >= count { break }
                }
            } catch let error as AppError {
                if case .cancelled = error { throw error }
                first.error = error
            }
            return first
        }
    }
}

/// A response, and the summary of its request as text.
struct ReceivedResponse: Sendable {
    var request: String
    /// Masks the secrets of the call if the server repeats them.
    var redactor: Redactor
    var data: Data
    var head: URLResponse
}

extension RunnableCall<ReceivedResponse> {
    /// Creates a call that returns the response with any status.
    init(_ store: NetworkStore, _ request: URLRequest) {
        // The request goes through a fetcher, which masks secrets in errors, and through `networkFetcher`, which
        // records the request in the trace of the call.
        let fetcher: Fetcher<URLRequest, ReceivedResponse> = fetcher(
            createURLRequest: { $0 }, fetch: networkFetcher(store: store, accepting: 0..<1000),
            mapResponse: { data, head in
                ReceivedResponse(
                    request: requestSummary(of: request), redactor: Redactor(request: request, response: head),
                    data: data,
                    head: head)
            })
        self.init(fetcher, request)
    }
}
