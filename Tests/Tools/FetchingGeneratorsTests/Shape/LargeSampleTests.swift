import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// The time for a sample grows with its length, not with the square of the length.
///
/// The tests compare the CPU times of two samples, of which one has eight times as many fields. A quadratic function
/// takes 64 times as long for it.
@Suite(.outsideOfPool, .enabled(if: runsSlowTests, "set FETCHING_SLOW_TESTS: takes five seconds of CPU time"))
struct LargeSampleTests {
    @Test(
        arguments: [
            { #""name\#($0)": {"a": 1}"# },
            { #""\#(spelling($0))": 1"# },
            { #""name\#($0)": \#($0 % 2 == 0 ? "1" : "true")"# },
            { #""\#(spelling($0))": \#($0 % 2 == 0 ? "1" : "true")"# },
            { #""\#(spelling($0))": {"a": 1}"# },
            { #""\#(spelling($0))": {"a\#($0)": 1}"# },
            { #""\#(Unicode.Scalar(0x2190 + UInt32($0)) ?? " ")": {"a\#($0)": 1}"# },
        ] as [@Sendable (Int) -> String])
    func theTimeGrowsWithTheNumberOfFields(field: @Sendable (Int) -> String) throws {
        let request = URLRequest(url: try #require(URL(string: "https://a.example/list")))
        try expectLinearTime { count in
            let sample = "{\((0..<count).map(field).joined(separator: ","))}"
            expect(!shape(of: sample).description.isEmpty)
            expect((try? swiftSource(for: request, sample: sample)) != nil)
        }
    }

    @Test(arguments: [{ "tag=value\($0)" }, { "tag\($0)=value\($0)" }] as [@Sendable (Int) -> String])
    func theTimeGrowsWithTheNumberOfItemsOfAForm(item: @Sendable (Int) -> String) throws {
        try expectLinearTime { count in
            var request = URLRequest(url: try #require(URL(string: "https://a.example/list")))
            request.httpMethod = "POST"
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data((0..<count).map(item).joined(separator: "&").utf8)
            let source = try swiftSource(for: request, sample: "")
            expect(source.contains("\"value\(count - 1)\""))
        }
    }

    /// A model with the properties `name0`, `name1` and so on, whose number is in `decoder.userInfo`.
    private struct Wide: Decodable {
        static let count = CodingUserInfoKey(rawValue: "count")

        init(from decoder: any Decoder) throws {
            struct Key: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            let container = try decoder.container(keyedBy: Key.self)
            let count = Self.count.flatMap { decoder.userInfo[$0] as? Int } ?? 0
            for number in 0..<count {
                _ = try container.decodeIfPresent(Double.self, forKey: Key(stringValue: "name\(number)"))
            }
        }
    }

    @Test func theTimeOfAComparisonGrowsWithTheNumberOfProperties() throws {
        try expectLinearTime { count in
            var options = JSONOptions()
            if let key = Wide.count { options.userInfo[key] = count }
            let fields = (0..<count).map { #""name\#($0)": 1, "more\#($0)": 2"# }
            let comparison = compare(Wide.self, with: "{\(fields.joined(separator: ","))}", options: options)
            expect(comparison.unread.count == count && comparison.narrower.count == 2 * count)
        }
    }

    @Test func aDeeplyNestedSampleTakesLittleTime() throws {
        let request = URLRequest(url: try #require(URL(string: "https://a.example/list")))
        let sample = String(repeating: #"{"a":[{"b":1},"#, count: 250) + "1" + String(repeating: "]}", count: 250)
        let start = threadCPUSeconds()
        expect((try? swiftSource(for: request, sample: sample)) != nil)
        // 0.1 s were measured, and 4 s if each level writes the levels below it again.
        expect(threadCPUSeconds() - start < 2)
    }

    private func expectLinearTime(_ work: (Int) throws -> Void) throws {
        func seconds(_ count: Int) throws -> Double {
            let start = threadCPUSeconds()
            try work(count)
            return threadCPUSeconds() - start
        }
        // The shorter of two times, because other tests slow down the memory. The second long time is measured only if
        // the first is too long.
        let count = 100
        let short = min(try seconds(count), try seconds(count))
        var long = try seconds(8 * count)
        if long >= 24 * short { long = min(long, try seconds(8 * count)) }
        expect(long < 24 * short)
    }
}

/// Returns one of the spellings of a name of 16 letters that differ only in case.
private func spelling(_ number: Int) -> String {
    String(decoding: (0..<16).map { UInt8(ascii: number >> $0 & 1 == 1 ? "A" : "a") + UInt8($0) }, as: UTF8.self)
}
