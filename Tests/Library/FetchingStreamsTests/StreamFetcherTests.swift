import FetchingAccess
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private let createRequest: RequestBuilder<Void> = { _ in try request("https://a/list?apikey=planted-1") }

/// Returns an endpoint whose elements are the chunks as texts.
private func texts(_ store: NetworkStore, silenceLimit: Duration? = nil) -> Fetcher<Void, ElementStream<String>> {
    streamFetcher(createURLRequest: createRequest, store: store, silenceLimit: silenceLimit) { body in
        body.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Reads a stream to its end. Returns the elements and the error.
private func read(_ stream: ElementStream<String>) async -> (texts: [String], error: AppError?) {
    var texts: [String] = []
    do throws(AppError) {
        for try await text in stream { texts.append(text) }
        return (texts, nil)
    } catch {
        return (texts, error)
    }
}

private func streaming(_ source: ChunkSource, status: Int = 200) -> NetworkStore {
    streams { _ in (source.body, status, [:]) }
}

/// Returns an endpoint whose elements are the chunks of the body.
private func chunks(_ store: NetworkStore) -> Fetcher<Void, ElementStream<Data>> {
    streamFetcher(createURLRequest: createRequest, store: store) { $0 }
}

@Suite(.hangLimit) struct StreamFetcherTests {
    @Test func theElementsOfABodyAreDelivered() async throws {
        let result = await read(try await texts(streaming(ChunkSource("a", "b")))(()).get())
        expect(result.texts == ["a", "b"] && result.error == nil)
    }

    /// An API can report an error in an element, also if the elements are a stream of their own.
    @Test func anElementCanReportAnErrorOfTheServer() async throws {
        @Sendable func check(_ text: String) throws -> String {
            if text == "bad" { throw ServerError("Too many points.", code: "E7") }
            return text
        }
        let outside = transformedFetcher(texts(streaming(ChunkSource("a", "bad")))) { $0.mapElements(check) }
        let inside: Fetcher<Void, ElementStream<String>> = streamFetcher(
            createURLRequest: createRequest, store: streaming(ChunkSource("a", "bad"))
        ) { body in
            ElementStream(body.map { String(decoding: $0, as: UTF8.self) }).mapElements(check)
        }
        for fetch in [outside, inside] {
            let result = await read(try await fetch(()).get())
            let failure = try #require(result.error?.server)
            expect(result.texts == ["a"] && failure.status == 200 && failure.code == "E7")
            expect(failure.description.hasPrefix("GET https://a/list?apikey=***"))
        }
    }

    @Test func theCallReturnsBeforeTheFirstElementArrives() async throws {
        let source = ChunkSource(waitsAtEnd: true)
        let stream = try await texts(streaming(source))(()).get()
        expect(!source.isWaiting)
        withExtendedLifetime(stream) {}
    }

    @Test func anErrorBeforeTheElementsIsTheResult() async {
        let fetch: Fetcher<Void, ElementStream<Data>> = streamFetcher(
            createURLRequest: { try Fetching.createRequest(baseURL: "") }, store: .unimplemented
        ) { $0 }
        expect(await fetch(()).error?.request != nil)
        let result = await texts(.failing(URLError(.notConnectedToInternet)))(())
        expectEqual(result.error?.network?.urlError.code, .notConnectedToInternet)
    }

    /// The status is known although the body of the error breaks.
    @Test(arguments: [nil, URLError.Code.networkConnectionLost])
    func anErrorStatusIsAServerErrorWithTheMessage(code: URLError.Code?) async {
        let source = ChunkSource(#"{"mess"#, #"age": "Too many"}"#, failure: code.map { URLError($0) })
        let result = await texts(streaming(source, status: 429))(())
        expectEqual(result.error?.server?.message, "Too many")
        expectEqual(result.error?.server?.status, 429)
    }

    @Test func aLongBodyOfAnErrorIsCancelled() async {
        let source = ChunkSource(String(repeating: "x", count: 1 << 20), "rest")
        let result = await texts(streaming(source, status: 500))(())
        expectEqual(result.error?.server?.body.count, 1 << 20)
        expect(source.unreadCount == 1 && source.cancelCount == 1)
    }

    @Test func anErrorOfTheTransferIsANetworkErrorAfterTheElements() async throws {
        for isMapped in [false, true] {
            let source = ChunkSource("1", failure: URLError(.networkConnectionLost))
            let stream = try await texts(streaming(source))(()).get()
            let result = await read(isMapped ? stream.mapElements { $0 + "!" } : stream)
            expectEqual(result.texts, [isMapped ? "1!" : "1"])
            expectEqual(result.error?.network?.urlError.code, .networkConnectionLost)
        }
    }

    @Test func anErrorOfTheElementsIsAParsingError() async throws {
        struct Bad: Error {}
        let fetch: Fetcher<Void, ElementStream<Data>> = streamFetcher(
            createURLRequest: createRequest, store: streaming(ChunkSource("a"))
        ) { body in
            AsyncThrowingStream(unfolding: {
                _ = try await body.data()
                throw Bad()
            })
        }
        var iterator = try await fetch(()).get().makeAsyncIterator()
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(error?.parsing != nil && error?.underlying is Bad)
        expect(try await iterator.next() == nil)
    }

    @Test func anErrorOfTheElementsCanHaveATextForTheUser() async throws {
        struct ChatError: LocalizedError { var errorDescription: String? { "The model is busy." } }
        let fetch: Fetcher<Void, ElementStream<Data>> = streamFetcher(
            createURLRequest: createRequest, store: streaming(ChunkSource("a"))
        ) { _, _ -> ResponseBody in throw AppError.unknown(UnknownFailure(ChatError())) }
        await expectEqual(fetch(()).error?.localizedDescription, "The model is busy.")
    }

    @Test func theElementsAreCreatedFromTheBodyOrFromTheBodyAndTheHead() async throws {
        let api = APISettings(baseURL: "https://a", store: .json("a", status: 202), accepting: [202])
        let fetchers: [Fetcher<Void, ElementStream<Data>>] = [
            chunks(.json("a")),
            streamFetcher(createURLRequest: createRequest, store: .json("a"), elements: { body, _ in body }),
            streamFetcher(createURLRequest: createRequest, store: .json("a")) { body, response in
                guard response.statusCode == 200 else { throw URLError(.badServerResponse) }
                return body
            },
            api.streamFetcher(createURLRequest: createRequest, elements: { $0 }),
            api.streamFetcher {
                try api.request()
            } elements: { body, response in
                guard response.statusCode == 202 else { throw URLError(.badServerResponse) }
                return body
            },
        ]
        for fetch in fetchers { try await expectEqual(fetch(()).get().all(), [Data("a".utf8)]) }
    }

    @Test func aSecondIterationSaysThatTheFetcherMustBeCalledAgain() async throws {
        let stream = try await texts(.json("a"))(()).get()
        _ = try await stream.all()
        for mapped in [stream, stream.mapElements { $0 }] {
            let error = await read(mapped).error
            expectEqual(
                error?.description,
                "GET https://a/list?apikey=***: the stream was already read; to read it again, call the fetcher again")
            expect(error?.parsing == nil)
        }
        expectEqual("\(stream)", "ElementStream<String>")
    }

    @Test func aMappedStreamEndsWithTheErrorOfItsTransform() async throws {
        struct Bad: Error {}
        let source = ChunkSource("1", "x", "3")
        let numbers = try await texts(streaming(source))(()).get().mapElements { text in
            guard let number = Int(text) else { throw Bad() }
            return number
        }
        var iterator = numbers.makeAsyncIterator()
        try await expectEqual(iterator.next(), 1)
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(error?.parsing != nil && error?.underlying is Bad)
        expectEqual(error?.description.hasPrefix("GET https://a/list?apikey=***: "), true)
        expect(try await iterator.next() == nil)
        expectEqual(source.cancelCount, 1)
    }

    @Test func releasingTheIteratorOrTheStreamEndsTheTransfer() async throws {
        let source = ChunkSource("a", "b")
        let stream = try await texts(streaming(source))(()).get()
        for try await text in stream {
            expectEqual(text, "a")
            break
        }
        expectEqual(source.cancelCount, 1)
        withExtendedLifetime(stream) {}

        let unread = ChunkSource("a")
        do { _ = try await texts(streaming(unread))(()).get() }
        expectEqual(unread.cancelCount, 1)
    }

    @Test func aCancelledConsumerEndsTheTransfer() async throws {
        let source = ChunkSource("a", waitsAtEnd: true)
        let stream = try await texts(streaming(source))(()).get()
        let reader = Task { await read(stream) }
        await waitUntil { source.isWaiting }
        reader.cancel()
        let result = await reader.value
        expectEqual(result.texts, ["a"])
        expectEqual(result.error?.isCancelled, true)
        expectEqual(source.cancelCount, 1)
    }

    @Test func aSilentServerEndsTheStreamAtTheLimit() async throws {
        let time = VirtualTime()
        try await time.run {
            let store = NetworkStore.streaming(chunks: [Data("a".utf8)], every: .seconds(9))
            async let patient = read(try await texts(store, silenceLimit: .seconds(10))(()).get())
            // The store sleeps, and the limit has a timer.
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(9))
            let complete = try await patient
            expect(complete.texts == ["a"] && complete.error == nil)

            async let strict = read(try await texts(store, silenceLimit: .seconds(8))(()).get())
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(8))
            let silent = try await strict
            expect(silent.texts.isEmpty)
            expectEqual(silent.error?.network?.urlError.code, .timedOut)
        }
    }

    @Test func aLateErrorShowsNoSecret() async throws {
        let failing = ChunkSource(failure: URLError(.networkConnectionLost))
        let signed = streaming(failing).layered(
            signing(declaring: SecretNames(queryItems: ["hash"])) { request, _ in
                var request = request
                request.url?.append(queryItems: [URLQueryItem(name: "hash", value: "planted-2")])
                return request
            })
        // The stream is read outside the call.
        let stream = try await texts(signed)(()).get()
        let result = await Task.detached { await read(stream) }.value
        let error = try #require(result.error)
        expect(error.network != nil)
        expect(!"\(error) \(error.localizedDescription)".contains("planted"))
    }

    @Test func theSettingsOfAnAPIApply() async throws {
        let api = APISettings(
            baseURL: "https://a/v1", store: .json(#"{"fault": "no"}"#, status: 206), accepting: [200],
            message: { _, _ in "own message" })
        let fetch: Fetcher<Void, ElementStream<Data>> = api.streamFetcher(
            createURLRequest: { try api.request(path: ["list"]) }, elements: { $0 })
        await expectEqual(fetch(()).error?.server?.message, "own message")
    }

    @Test func theEndOfTheSessionEndsItsStreams() async throws {
        let source = ChunkSource("a", waitsAtEnd: true)
        let session = try Session(
            Tokens(access: "planted-3"), api: APISettings(baseURL: "https://a", store: streaming(source))
        ) { _ in nil }
        let fetch: Fetcher<Void, ElementStream<Data>> = session.api.streamFetcher(
            createURLRequest: { try session.api.request(path: ["list"]) }, elements: { $0 })
        var iterator = try await fetch(()).get().makeAsyncIterator()
        try await expectEqual(iterator.next(), Data("a".utf8))

        async let ended: Void = session.end()
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expectEqual(error?.isCancelled, true)
        try await ended
        expectEqual(source.cancelCount, 1)
    }

    @Test func theBodyOfAnErrorIsReadForTenSecondsAtMost() async {
        let time = VirtualTime()
        await time.run {
            let store = NetworkStore.streaming(
                chunks: Array(repeating: Data(" ".utf8), count: 9), every: .seconds(4), status: 404)
            async let result = texts(store, silenceLimit: .seconds(60))(())
            for seconds in [4, 4, 2] {
                await time.waitForSleepers(atLeast: 2)
                time.advance(by: .seconds(seconds))
            }
            await expectEqual(result.error?.server?.status, 404)
        }
    }
}
