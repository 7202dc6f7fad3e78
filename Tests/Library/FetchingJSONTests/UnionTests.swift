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
        for seed in 0..<caseCount("FETCHING_DOCUMENTS", default: 300) {
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
        let errors = try decodeJSON(KeptErrors.self, from: body, options: JSONOptions()).errors
        expectEqual(
            errors.map(placeText),
            [
                "a 5", "a 5", "a[0] 6", "a[0] 6", "a[1] 8", "a[1] 8", "a[1].b 13", "a[1].b 13", "a[2] 18", "a[2] 18",
                "a[2][0] 19", "a[2][0] 19", "a[2][1] 21", "a[2][1] 21", "c 32", "c 32", "c.b 37", "c.b 37",
            ])
    }

    @Test func aFieldThatIsTriedWithTwoKeyTypesHasTheKeyOfEachAttempt() throws {
        let body = Data(#"[{"leaf":"x"}]"#.utf8)
        let log = try decodeJSON([TwoKeyTypes].self, from: body, options: JSONOptions())[0].log
        expect(log == (try JSONDecoder().decode([TwoKeyTypes].self, from: body))[0].log)
        expectEqual(log.count, 6)
    }

    @Test func aKeyCanUseTheDecoder() throws {
        let body = Data(#"[{"leaf":"x"}]"#.utf8)
        let log = try decodeJSON([CuriousKeys].self, from: body, options: JSONOptions())[0].log
        expectEqual(log, ["[0].leaf", "[0].leaf", "[0].leaf"])
    }

    @Test func anErrorIsDescribedAfterItsTextIsGone() throws {
        let reader = JSONReader(JSONOptions())
        let number = try #require(throws: DecodingError.self) {
            try reader.decode([Int8].self, from: Data("[1,300]".utf8))
        }
        let date = try #require(throws: DecodingError.self) {
            try reader.decode([Date].self, from: Data(#"["soon"]"#.utf8))
        }
        _ = try reader.decode([Int].self, from: Data("[777777]".utf8))
        expectEqual(details(number)?.description, "in the value at byte 3: Number 300 does not fit in Int8.")
        expectEqual(details(date)?.sentence?.hasPrefix("“soon” is not a date"), true)
    }

    @Test(arguments: [(59, true), (60, false), (1_000, false)])
    func onlyTheBeginningOfAValueIsKept(count: Int, isComplete: Bool) throws {
        let digits = String(repeating: "7", count: count)
        let error = try #require(throws: DecodingError.self) {
            try decodeJSON([Int].self, from: Data("[\(digits)]".utf8), options: JSONOptions())
        }
        let shown = isComplete || count == 60 ? digits : digits.prefix(60) + "…"
        expectEqual(details(error)?.sentence, "Number \(shown) does not fit in Int.")
        let text = try #require(throws: DecodingError.self) {
            try decodeJSON([Date].self, from: Data("[\"é\(digits)\"]".utf8), options: JSONOptions())
        }
        expectEqual(details(text)?.sentence?.hasPrefix("“é\(digits.prefix(59))” is not"), true)
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
            log.append(text(error))
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
            do { _ = try one.decode(Int.self, forKey: .leaf) } catch { log.append(text(error)) }
            do { _ = try other.decode([Int].self, forKey: .leaf) } catch { log.append(text(error)) }
            do { _ = try one.decode([String: Int].self, forKey: .leaf) } catch { log.append(text(error)) }
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

/// Returns the kind, the type and the path of an error. Keys of the models have
/// their type before the name.
private func text(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map { key in
            let type = "\(type(of: key))"
            return (["Key", "OtherKey"].contains(type) ? type : "") + "/" + key.stringValue
        }.joined()
    }
    return switch error {
    case DecodingError.typeMismatch(let type, let context): "\(type) at \(path(context))"
    case DecodingError.valueNotFound(let type, let context): "no \(type) at \(path(context))"
    case DecodingError.keyNotFound(let key, let context): "no \(key.stringValue) at \(path(context))"
    default: "\(error)"
    }
}

private func details(_ error: any Error) -> JSONValueError? {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        context.underlyingError as? JSONValueError
    default: nil
    }
}

/// Returns the path of an error and the offset of its value.
private func placeText(_ error: any Error) -> String {
    guard case DecodingError.typeMismatch(_, let context) = error else { return "\(error)" }
    return "\(pathText(context.codingPath)) \(details(error)?.offset ?? -1)"
}
