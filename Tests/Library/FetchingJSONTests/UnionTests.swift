import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests models that try one type after another and ignore the errors. The decoder reuses parts of one error for the
/// next.
@Suite(.outsideOfPool) struct UnionTests {
    @Test func eachFailedAttemptHasTheErrorOfFoundation() {
        let readers = [JSONOptions.Keys.useDefaultKeys, .convertFromSnakeCase].map { JSONReader(JSONOptions(keys: $0)) }
        var attempts = 0
        for seed in 0..<caseCount("FETCHING_DOCUMENTS", default: 300, few: 40) {
            var generator = DocumentGenerator(random: SplitMix64(seed: UInt64(seed)))
            let body = Data(generator.document().utf8)
            let options = JSONOptions(keys: seed % 2 == 0 ? .useDefaultKeys : .convertFromSnakeCase)
            let theirs = Outcome { try options.decoder().decode(Attempts.self, from: body) }
            let ours = Outcome { try readers[seed % 2].decode(Attempts.self, from: body) }
            attempts += ours.value?.log.count ?? 0
            guard ours == theirs || isKnownDifference(ours, theirs, body) else {
                Issue.record("seed \(seed): \(ours), by Foundation \(theirs): \(String(decoding: body, as: UTF8.self))")
                return
            }
        }
        expect(attempts > 1_000)
    }

    @Test func errorsThatAreKeptHaveTheirOwnPathsAndOffsets() throws {
        let body = Data(#"{"a":[1,{"b":"x"},[2,"yy"]],"c":{"b":7}}"#.utf8)
        let errors = try decodeJSON(KeptErrors.self, from: body).errors
        let places = ["a 5", "a[0] 6", "a[1] 8", "a[1].b 13", "a[2] 18", "a[2][0] 19", "a[2][1] 21", "c 32", "c.b 37"]
        expectEqual(errors.map(placeText), places.flatMap { [$0, $0] })
    }

    @Test func aFieldThatIsTriedWithTwoKeyTypesHasTheKeyOfEachAttempt() throws {
        let log = try read([TwoKeyTypes].self, #"[{"leaf":"x"}]"#)[0].log
        expect(log == (try JSONDecoder().decode([TwoKeyTypes].self, from: Data(#"[{"leaf":"x"}]"#.utf8)))[0].log)
        expectEqual(log.count, 6)
    }

    @Test func aKeyCanUseTheDecoder() throws {
        let log = try read([CuriousKeys].self, #"[{"leaf":"x"}]"#)[0].log
        expectEqual(log, ["[0].leaf", "[0].leaf", "[0].leaf"])
    }

    @Test func anErrorIsDescribedAfterItsTextIsGone() throws {
        let reader = JSONReader(JSONOptions())
        let number = expect(throws: DecodingError.self) { try reader.decode([Int8].self, from: Data("[1,300]".utf8)) }
        let date = expect(throws: DecodingError.self) { try reader.decode([Date].self, from: Data(#"["soon"]"#.utf8)) }
        _ = try reader.decode([Int].self, from: Data("[777777]".utf8))
        expectEqual(number?.details?.description, "in the value at byte 3: Number 300 does not fit in Int8.")
        expectEqual(date?.details?.sentence?.hasPrefix("“soon” is not a date"), true)
    }

    @Test func onlyTheBeginningOfAValueIsKept() throws {
        for count in [59, 60, 1_000] {
            let digits = String(repeating: "7", count: count)
            let shown = count <= 60 ? digits : digits.prefix(60) + "…"
            let number = try decodingError([Int].self, "[\(digits)]").details?.sentence
            expectEqual(number, "Number \(shown) does not fit in Int.")
            let date = try decodingError([Date].self, "[\"é\(digits)\"]").details?.sentence
            expectEqual(date?.hasPrefix("“é\(digits.prefix(59))” is not"), true)
        }
    }
}

/// Any value. Tries types that do not fit, and stores a text for each error.
private struct Attempts: Decodable, Equatable {
    private enum Key: Int, CodingKey { case name = 3, values = 7, tags }

    private(set) var log: [String] = []

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        attempt(Bool.self) { try value.decode($0) }
        attempt(Bool.self) { try value.decode($0) }
        attempt(String.self) { try value.decode($0) }
        if let elements = attempt([Attempts].self, { try value.decode($0) }) { log += elements.flatMap(\.log) }
        if let fields = attempt([String: Attempts].self, { try value.decode($0) }) {
            log += fields.sorted { $0.key < $1.key }.flatMap(\.value.log)
        }
        if let fields = try? decoder.container(keyedBy: Key.self) {
            for key in [Key.values, .name, .tags] {
                attempt(Bool.self) { try fields.decode($0, forKey: key) }
                attempt([Attempts].self) { try fields.decode($0, forKey: key) }
                attempt(String.self) { try fields.decode($0, forKey: key) }
                attempt(KeyedDecodingContainer<Key>.self) { _ in
                    try fields.nestedContainer(keyedBy: Key.self, forKey: key)
                }
            }
        }
        if var elements = try? decoder.unkeyedContainer() {
            while !elements.isAtEnd {
                attempt(Bool.self) { try elements.decode($0) }
                attempt([[Bool]].self) { try elements.decode($0) }
                log += (try? elements.decode(Attempts.self))?.log ?? []
            }
            attempt(Attempts.self) { try elements.decode($0) }
        }
    }

    @discardableResult
    private mutating func attempt<Value>(_ type: Value.Type, _ decode: (Value.Type) throws -> Value) -> Value? {
        do { return try decode(type) } catch {
            log.append(errorText(error))
            return nil
        }
    }
}

private struct TwoKeyTypes: Decodable {
    private enum Key: Int, CodingKey { case leaf = 1 }
    private enum OtherKey: String, CodingKey { case leaf }

    private(set) var log: [String] = []

    init(from decoder: any Decoder) throws {
        let (one, other) = (
            try decoder.container(keyedBy: Key.self), try decoder.container(keyedBy: OtherKey.self)
        )
        for _ in 0..<2 {
            do { _ = try one.decode(Int.self, forKey: .leaf) } catch { log.append(errorText(error)) }
            do { _ = try other.decode([Int].self, forKey: .leaf) } catch { log.append(errorText(error)) }
            do { _ = try one.decode([String: Int].self, forKey: .leaf) } catch { log.append(errorText(error)) }
        }
    }
}

/// Any value. Keeps the errors of two attempts for each value.
private struct KeptErrors: Decodable {
    private(set) var errors: [any Error] = []

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if !decoder.codingPath.isEmpty {
            for _ in 0..<2 { do { _ = try value.decode(Bool.self) } catch { errors.append(error) } }
        }
        if let elements = try? value.decode([KeptErrors].self) { errors += elements.flatMap(\.errors) }
        if let fields = try? value.decode([String: KeptErrors].self) {
            errors += fields.sorted { $0.key < $1.key }.flatMap(\.value.errors)
        }
    }
}

/// A model whose keys read the path of the decoder when their text is needed.
private struct CuriousKeys: Decodable {
    private struct Key: CodingKey, @unchecked Sendable {
        let decoder: (any Decoder)?
        var stringValue: String { decoder?.codingPath.isEmpty == true ? "" : "leaf" }
        let intValue: Int? = nil

        init(_ decoder: any Decoder) { self.decoder = decoder }
        init?(stringValue: String) { nil }
        init?(intValue: Int) { nil }
    }

    private(set) var log: [String] = []

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        for _ in 0..<3 {
            do { _ = try fields.decode(Bool.self, forKey: Key(decoder)) } catch {
                log.append(placeText(error).prefix { $0 != " " }.description)
            }
        }
    }
}

/// Returns the path of an error and the offset of its value.
private func placeText(_ error: any Error) -> String {
    guard case DecodingError.typeMismatch(_, let context) = error else { return "\(error)" }
    return "\(pathText(context.codingPath)) \((error as? DecodingError)?.details?.offset ?? -1)"
}
