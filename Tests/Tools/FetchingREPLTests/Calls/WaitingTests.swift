import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingREPL

struct WaitingTests {
    private struct Hero: Codable, Equatable, Sendable {
        var id: Int
        var name: String
    }

    private let heroes: Fetcher<Int, [Hero]> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com", path: ["heroes", String($0)]) },
        store: .json(#"[{"id": 1, "name": "Hulk"}, {"id": 20, "name": "蜘蛛侠"}]"#))

    @Test func getReturnsTheModelAndShowPrintsATable() async throws {
        let text = try await output { [heroes] console in
            let names = try value(of: RunnableCall(heroes, 1), in: console).map(\.name)
            expectEqual(names, ["Hulk", "蜘蛛侠"])
            show(RunnableCall(heroes, 1), in: console)
        }
        expectEqual(text, "id  name\n 1  Hulk\n20  蜘蛛侠\n")
    }

    @Test func aURLIsFetchedAndShown() async throws {
        for (text, url) in [
            ("https://example.com/heroes?page=2", "https://example.com/heroes?page=2"),
            ("http://127.0.0.1:8080/a%20b", "http://127.0.0.1:8080/a%20b"),
            ("http://127.0.0.1:1/v2/a b", "http://127.0.0.1:1/v2/a%20b"),
            ("127.0.0.1:8123/shop", "http://127.0.0.1:8123/shop"), ("example.com/x", "https://example.com/x"),
            (":8000/x", "http://127.0.0.1:8000/x"),
        ] {
            let log = RequestLog()
            let store = NetworkStore.json(#"{"id": 1}"#).recorded(in: log)
            let shown = try await output { console in
                show(text, store: store, in: console)
                show(URL(string: url), store: store, in: console)
            }
            expectEqual(log.requests.map { $0.url?.absoluteString }, [url, url], "\(text)")
            expectEqual(shown.components(separatedBy: #"{"id": 1}"#).count, 3, "\(shown)")
        }
        let fault = try await output { show("https://exa mple.com/a", store: .unimplemented, in: $0) }
        expect(fault.hasPrefix("Error: ") && fault.contains("is not an absolute http or https URL"), "\(fault)")
    }

    @Test func anyOtherTextIsShownAsItIs() async throws {
        for text in ["a text", "example.com", "ftp://example.com/a", "see https://example.com/a", ""] {
            try await expectEqual(output { show(text, store: .unimplemented, in: $0) }, text + "\n")
        }
        let error = try await onOwnThread { expect(throws: CallError.self) { _ = try get("example.com") } }
        expectEqual(error, .seeAbove)
    }

    @Test func aClosureThatThrowsIsCalledAlsoWithoutAwait() async throws {
        let shown = try await output { show({ throw URLError(.timedOut) }, store: .unimplemented, in: $0) }
        expectEqual(shown, "The server took too long to respond.\n")
    }

    @Test func aFailedGetPrintsTheErrorAndThrows() async throws {
        let missing: Fetcher<Int, [Hero]> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/a?token=\($0)") },
            store: .json(#"{"message": "no such hero"}"#, status: 404))
        let text = try await output { console in
            expect(throws: CallError.self) { _ = try value(of: RunnableCall(missing, 1_234_567), in: console) }
        }
        expectEqual(
            text,
            """
            no such hero
              GET https://example.com/a?token=***
              status 404, 27 bytes application/json

            """)
    }

    @Test func aNewSecretInAnErrorIsMasked() async throws {
        let failing: Fetcher<Int, [Hero]> = modelFetcher(
            createURLRequest: { _ in try createRequest(baseURL: "https://example.com/a") },
            store: .json(#"{"access_token": "secret-word", "password": "secret-word", "code": 7}"#, status: 500))
        let text = try await output { show(RunnableCall(failing, 1), in: $0) }
        expect(!text.contains("secret-word"), "\(text)")
        expect(text.contains(#"{"access_token": "***", "password": "***", "code": 7}"#), "\(text)")
    }

    @Test func theSecretsOfARequestAreMaskedInItsResponse() async throws {
        let request = try createRequest(
            baseURL: "https://example.com/a?apikey=secret-key", headers: ["Authorization": "Bearer secret-word"])
        let store = NetworkStore.json(
            #"{"Authorization": "Bearer secret-word", "key": "page-7", "text": "secret\u002dkey"}"#,
            headers: [
                "X-Echo": "Bearer secret-word", "X-Debug": "token=Bearer secret-word",
                "Link": "<https://example.com/?access_token=secret-link>; rel=next", "X-A": "1",
            ])
        let text = try await output { show(RunnableCall(store, request), in: $0) }
        for secret in ["secret-", #"secret\"#] { expect(!text.contains(secret), "\(text)") }
        for part in ["X-Echo: ***\n", "?access_token=***>; rel=next", "X-A: 1\n", #""key": "page-7""#] {
            expect(text.contains(part), "\(text)")
        }
    }

    @Test func anErrorOfTheMapperShowsThePathAndAnExcerpt() async throws {
        let odd: Fetcher<Int, [Hero]> = modelFetcher(
            createURLRequest: { _ in try createRequest(baseURL: "https://example.com/a") },
            store: .json(#"[{"id": 1, "name": null}]"#))
        let text = try await output { show(RunnableCall(odd, 1), in: $0) }
        expect(text.contains("at [0].name: expected a string, found null"), "\(text)")
        expect(text.contains(#"in [{"id": 1, "name": null}]"#), "\(text)")
    }

    @Test func aPageSequenceIsReadOnlyAsFarAsAsked() async throws {
        let pages = numberedPages(
            of: { (page: Int) in .success([page * 10, page * 10 + 1]) } as Fetcher<Int, [Int]>, limit: 2, items: { $0 })
        let text = try await output { show(RunnableCall(pages, 3), in: $0) }
        expectEqual(text, "10\n11\n20\n")
    }

    @Test func ctrlCEndsAHangingCall() async throws {
        let isCancelled = Gate()
        let text = try await output(isInterrupted: { true }) { console in
            show(
                RunnableCall {
                    await withTaskCancellationHandler {
                        await isCancelled.wait()
                    } onCancel: {
                        isCancelled.open()
                    }
                }, in: console)
        }
        expectEqual(text, "\nStopped.\n")
        await isCancelled.wait()
    }

    @Test func theProgressOfASlowCallIsShownOnce() async throws {
        let gate = Gate()
        let text = ConsoleText()
        try await onOwnThread {
            var console = text.console(isInterrupted: {
                if text.value.contains("Ctrl-C") { gate.open() }
                return false
            })
            console.patience = .zero
            show(RunnableCall { await gate.wait() }, in: console)
        }
        expectEqual(text.value, "Waiting for the response… Press Ctrl-C to stop.\ndone\n")
    }

    @Test func aCallInATaskIsRefusedInsteadOfHanging() async {
        let text = ConsoleText()
        show(RunnableCall(heroes, 1), in: text.console())
        expect(text.value.hasPrefix("Not called: get, show and explain block the calling thread"))
    }
}

/// Waits until it is opened.
final class Gate: Sendable {
    private let stream = AsyncStream.makeStream(of: Void.self)

    func open() { stream.continuation.finish() }
    func wait() async { for await _ in stream.stream {} }
}
