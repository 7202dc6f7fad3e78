import CommandLineSupport
import Fetching
import FetchingStreams
import Foundation
import HTTPSyntax

/// Writes each line of the response when it arrives.
func writeLines(of request: URLRequest, in world: World) async throws {
    let fetch = streamFetcher(
        createURLRequest: { (request: URLRequest) in request }, store: world.store, silenceLimit: nil,
        elements: { body in lines(of: body) })
    let isTerminal = world.terminal.width != nil
    try await write(fetch, request, in: world) { line in isTerminal ? withoutLineBreaks(line) : line }
}

/// Writes each server-sent event as a line of JSON when it arrives.
func writeEvents(of request: URLRequest, in world: World) async throws {
    struct Line: Encodable {
        var id: String?
        var type: String
        var data: String
    }
    let fetch = eventFetcher(store: world.store, silenceLimit: nil) { (request: URLRequest) in request }
    try await write(fetch, request, in: world) { event in
        try jsonText(Line(id: event.id.isEmpty ? nil : event.id, type: event.type, data: event.data), .compact)
    }
}

private func write<Element>(
    _ fetch: Fetcher<URLRequest, ElementStream<Element>>, _ request: URLRequest, in world: World,
    _ text: (Element) throws -> String
) async throws {
    let stream: ElementStream<Element>
    do { stream = try await fetch(request).get() } catch { throw failure(error) }
    var iterator = stream.makeAsyncIterator()
    while true {
        let element: Element?
        do { element = try await iterator.next() } catch { throw failure(error) }
        guard let element else { return }
        try world.terminal.write(try text(element) + "\n")
    }
}
