import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

/// Tests that Docs/Security.md agrees with the code.
@Suite struct SecurityGuideTests {
    private let guide: String

    init() throws { guide = try text(of: packageFolder.appending(path: "Docs/Security.md")) }

    @Test func theGuideListsTheHeadersOfTheTransport() {
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("| refused |") }
        let names = rows.flatMap { row in row.matches(of: /`([A-Za-z-]+)`/).map { $0.1.lowercased() } }
        expectEqual(Set(names), Set(transportHeaders.keys))
    }

    @Test func everyTestThatTheGuideNamesExists() throws {
        let tests = packageFolder.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects ?? []
        // Data is searched about ten times as fast as a string.
        let code = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .reduce(into: Data()) { try $0.append(Data(contentsOf: $1)) }
        let names = Set(guide.matches(of: /`([a-z]+(?:[A-Z][A-Za-z0-9]*?){4,})`/).map(\.1))
        expect(names.count > 20)
        for name in names { expect(code.range(of: Data("func \(name)(".utf8)) != nil, "\(name)") }
    }
}

private func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
