import FetchingREPL
import FetchingText
import SharedTestCode
import Testing

/// What one import of `FetchingREPL` shows of the module for generators.
struct GeneratingTests {
    private struct Hero: Decodable {
        var id: Int
    }

    @Test func theShapeOfSamplesHasModels() {
        let shape: Shape = shape(of: #"{"id": 1}"#, "<")
        expect(shape.text.contains("id: whole number"))
        expect(shape.swiftSource(named: "Hero").contains("struct Hero"))
        expectEqual(shape.invalidSamples.map(\.reason), ["no valid value in line 1, column 1 (byte 0)"])
        expectEqual(FetchingREPL.shape(of: Data("1".utf8), Data("2".utf8)).text, "whole number")
    }

    @Test func aModelIsComparedWithSamples() {
        let comparison: Comparison = compare(Hero.self, with: #"{"id": 1, "name": "Hulk"}"#)
        expectEqual(comparison.unread, ["name"])
        expectEqual(compare(Hero.self, with: Data(#"{"id": null}"#.utf8)).failures.count, 1)
    }

    @Test func aCurlCommandBecomesARequestAndSource() throws {
        let request = try request(fromCurl: "curl https://example.com/heroes/7 -H 'X-A: 1'")
        expectEqual(request.value(forHTTPHeaderField: "X-A"), "1")
        expect(try swiftSource(for: request, sample: #"{"id": 7}"#).contains("func heroFetcher("))
        expect(throws: CurlCommandError.self) { try FetchingREPL.request(fromCurl: "wget https://example.com") }
    }
}
