import Fetching
import FetchingAccess
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingREPL

struct TimelineTests {
    private final class EventList: Sendable {
        private let list = Mutex<[NetworkEvent]>([])
        var all: [NetworkEvent] { list.withLock { $0 } }
        func add(_ event: NetworkEvent) { list.withLock { $0.append(event) } }
    }

    private func events(_ stores: [NetworkStore], _ layers: StoreLayer...) async throws -> [NetworkEvent] {
        let list = EventList()
        let next = Mutex(0)
        let base = NetworkStore { request in
            let index = next.withLock { next in
                defer { next += 1 }
                return next
            }
            return try await stores[min(index, stores.count - 1)].fetchData(request)
        }
        _ = try await base.layered([observing(list.add)] + layers).fetchData(request("https://a/heroes"))
        return list.all
    }

    @Test func theTextHasARowForEachSpan() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let slow = NetworkStore.json("[1]").delayed(by: .seconds(1))
            let events = try await events(
                [.json("", status: 503, headers: ["Retry-After": "1"]), slow], retrying())
            let lines = Fetching.timeline(of: events).text(width: 130).split(separator: "\n").map(String.init)
            expectEqual(
                lines,
                [
                    "   0.00 ms  GET https://a/heroes               ████████████████████████  2000.00 ms  status 200, 3 bytes",
                    "   0.00 ms    attempt 1: GET https://a/heroes  █                            0.00 ms  status 503, 0 bytes, application/json",
                    "   0.00 ms    wait before retry                ░░░░░░░░░░░░              1000.00 ms  status 503",
                    "1000.00 ms    attempt 2: GET https://a/heroes              ████████████  1000.00 ms  status 200, 3 bytes, application/json",
                ])
        }
    }

    @Test func theTimelineOfARetryARedirectAndARefreshHasARowForEach() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let list = EventList()
            let credential = SharedCredential("planted-1") { _ in "planted-2" }
            let ok = NetworkStore.json("[1]").delayed(by: .seconds(1))
            let store = NetworkStore.sequence(
                .json("{}", status: 503, headers: ["Retry-After": "2"]),
                .json("{}", status: 302, headers: ["Location": "/moved?token=planted-3"]), .json("{}", status: 401), ok
            ).layered(
                standardLayers(
                    observer: observing(list.add), deadline: nil,
                    credentials: authenticating(credential, allowedOrigins: ["https://a"]) { .bearer($0) },
                    attemptLimit: nil))
            _ = try await store.fetchData(request("https://a/heroes?apikey=planted-4"))
            let timeline = Fetching.timeline(of: list.all)
            expectEqual(
                timeline.text(width: 95).split(separator: "\n").map { String($0) },
                [
                    "   0.00 ms  GET https://a/heroes?apikey=***  3000.00 ms  status 200, 3 bytes",
                    "   0.00 ms    attempt 1: GET https://a/her…     0.00 ms  status 503, 2 bytes, application/json",
                    "   0.00 ms    wait before retry              2000.00 ms  status 503",
                    "2000.00 ms    attempt 2: GET https://a/her…     0.00 ms  status 302, 2 bytes, application/json",
                    "2000.00 ms    attempt 3: GET https://a/mov…     0.00 ms  status 401, 2 bytes, application/json",
                    "2000.00 ms    credential refreshed",
                    "2000.00 ms    attempt 4: GET https://a/mov…  1000.00 ms  status 200, 3 bytes, application/json",
                ])
            let svg = timeline.svg
            expectEqual(svg.components(separatedBy: "<rect").count - 1, timeline.count)
            expect(
                svg.contains("credential refreshed") && svg.contains("wait before retry") && svg.contains("token=***"))
            expect(!svg.contains("planted") && !timeline.text().contains("planted"))
        }
    }

    @Test func thePictureIsWellFormedWhateverTheServerSends() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let type = "text/\u{FFFF}<&\"'>\u{1B}[31m\u{202E}"
            let events = try await events(
                [.constant(Data(), headers: ["Content-Type": type])],
                intercepting("<layer> & \u{0}") { request, next in try await next(request) })
            let svg = Fetching.timeline(of: events).svg
            for forbidden in ["\u{FFFF}", "\u{1B}", "\u{0}", "<layer>", "\u{202E}"] {
                expect(!svg.contains(forbidden))
            }
            #if os(Linux) || os(macOS)
                if let python = Programs.python {
                    let script =
                        "import sys, xml.dom.minidom as x; print(len(x.parse(sys.stdin.buffer).getElementsByTagName('rect')))"
                    let count = try await run(python, ["-c", script], input: Data(svg.utf8))
                    expectEqual(String(decoding: count, as: UTF8.self), "3\n")
                }
            #endif
        }
    }

    @Test func extremeTimesAreDrawn() async throws {
        let (time, other) = (VirtualTime(), VirtualTime(advancesAutomatically: true))
        try await time.run {
            time.advance(by: .seconds(5))
            let list = EventList()
            let store = NetworkStore.json("").layered(
                observing(list.add), settingTime(other.source), observing { _ in },
                intercepting("slow") { request, next in
                    try await other.source.sleep(.seconds(1_000_000))
                    return try await next(request)
                })
            _ = try await store.fetchData(request())
            let timeline = Fetching.timeline(of: list.all)
            expect(
                !timeline.text(width: 0).isEmpty && !timeline.text(width: .max).isEmpty
                    && timeline.svg.contains("<rect"))
            expect(
                Fetching.timeline(of: []).text() == "" && Fetching.timeline(of: []).svg.hasSuffix("</svg>\n"))
        }
    }
}
