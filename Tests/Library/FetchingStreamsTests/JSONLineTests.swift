import FetchingStreams
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private struct Price: Decodable, Hashable, Sendable {
    var bidPrice: Int
}

struct JSONLineTests {
    @Test func eachLineIsDecodedAndEmptyLinesAreSkipped() async throws {
        for chunks in splits(of: Data("{\"bid_price\":1}\n\n \t\r\n{\"bidPrice\": 2}\r{\"bid_price\":3}".utf8)) {
            let prices = try await jsonLines(of: body(chunks), as: Price.self).all()
            expectEqual(prices.map(\.bidPrice), [1, 2, 3])
        }
    }

    /// datalad/datalad 3523: only LF and CR end a line, and JSON allows the other separators of Unicode in a string.
    @Test func otherLineSeparatorsStayInTheirString() async throws {
        struct Row: Decodable, Sendable { var text: String }
        let texts = ["a\u{2028}b", "\u{2029}\u{85}", "\u{FEFF}"]
        let lines = "\u{FEFF}" + texts.map { "{\"text\":\"\($0)\"}" }.joined(separator: "\r\n")
        for chunks in splits(of: Data(lines.utf8)) {
            try await expectEqual(jsonLines(of: body(chunks), as: Row.self).all().map(\.text), texts)
        }
    }

    @Test func theOptionsOfTheDecoderAreUsed() async throws {
        let text = body([Data("{\"bidPrice\":\"4\"}".utf8)])
        let prices = try await jsonLines(of: text, as: Price.self, options: JSONOptions(readsNumbersInStrings: true))
            .all()
        expectEqual(prices, [Price(bidPrice: 4)])
    }

    /// The model is inferred from the type of the endpoint.
    private func pricesFetcher(_ text: String) -> Fetcher<Void, ElementStream<Price>> {
        streamFetcher(
            createURLRequest: { try request("https://a/prices?api_key=hush-hush") }, store: .json(text)
        ) { body in jsonLines(of: body) }
    }

    @Test func anErrorNamesTheLineThePathAndTheValue() async throws {
        for (line, expected) in [
            (
                #"{"bid_price":"x"}"#,
                #"line 3: bidPrice: expected a whole number (Int), found the string "x" in “bid_price”, in {"bid_price":"x"}"#
            ),
            (#"{"bid":1}"#, #"line 3: expected a value for “bidPrice”, found no such key, in {"bid":1}"#),
            ("{", "line 3: expected valid JSON"),
        ] {
            let fetch = pricesFetcher("{\"bid_price\":1}\n\n\(line)\n{\"bid_price\":2}\n")
            var iterator = try await fetch(()).get().makeAsyncIterator()
            try await expectEqual(iterator.next()?.bidPrice, 1)
            let error = await expect(throws: AppError.self) { try await iterator.next() }
            let failure = try #require(error?.parsing)
            expect(failure.description.hasPrefix("GET https://a/prices?api_key=***: \(expected)"), "\(failure)")
            expectEqual(failure.excerpt, line)
            expect(error?.underlying is DecodingError)
            expect(try await iterator.next() == nil)
        }
    }

    @Test func invalidLinesAreSkippedAndCounted() async throws {
        let errors = Texts()
        let text = "?\n{\"bid_price\":1}\n{\"bid_price\":null}\n{\"bid_price\":2}"
        let prices = jsonLines(of: body([Data(text.utf8)]), as: Price.self) { errors.add("\($0)") }
        try await expectEqual(prices.all().map(\.bidPrice), [1, 2])
        expectEqual(errors.all.count, 2)
        expectEqual(errors.all.first?.hasPrefix("line 1: expected valid JSON, found "), true, "\(errors.all)")
        expectEqual(errors.all.last, "line 3: bidPrice: expected a whole number (Int), found null in “bid_price”")
    }

    @Test func theErrorOfASkippedLineShowsNoSecretOfTheCallAlsoLater() async throws {
        let errors = Recorded<any Error>()
        let fetch = streamFetcher(
            createURLRequest: {
                try createRequest(baseURL: "https://a/prices", headers: ["Authorization": "Bearer planted-secret"])
            }, store: .json("{\"bid_price\":\"planted-secret\"}\n")
        ) { body in
            jsonLines(of: body, as: Price.self) { error in
                expect("\(error)".contains("***"))
                errors.add(error)
            }
        }
        _ = try await fetch(()).get().all()
        let error = try #require(errors.all.first)
        var dumped = ""
        dump(error, to: &dumped)
        let text = "\(error) \(String(reflecting: error)) \(error.localizedDescription) \(dumped)"
        expect(text.contains("line 1: bidPrice") && !text.contains("planted"), "\(text)")
    }

    @Test func aLineThatIsTooLongEndsTheSequenceEvenIfInvalidLinesAreSkipped() async throws {
        let text = body([Data("{\"bid_price\":1}\n".utf8)])
        let prices = jsonLines(of: text, as: Price.self, maximumLineBytes: 14) { _ in }
        await expect(throws: (any Error).self) { try await prices.all() }
    }

    @Test func secretFieldsAreNotInTheTextOfTheError() async throws {
        let errors = Texts()
        let text = body([Data("{\"token\":\"hush-hush\",\"bid_price\":\"hush\"}".utf8)])
        _ = try await jsonLines(of: text, as: Price.self) { errors.add("\($0)") }.all()
        expect(errors.all[0].hasPrefix("line 1: ") && !errors.all[0].contains("hush-hush"))
    }
}
