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
        var functions: Set<String> = []
        for file in files.compactMap({ $0 as? URL }) where file.pathExtension == "swift" {
            let parts = try text(of: file).components(separatedBy: "func ").dropFirst()
            for part in parts { functions.insert(String(part.prefix { $0 != "(" })) }
        }
        let names = Set(guide.matches(of: /`([a-z]+(?:[A-Z][A-Za-z0-9]*?){4,})`/).map { String($0.1) })
        expect(names.count > 20)
        expect(names.isSubset(of: functions), "\(names.subtracting(functions))")
    }
}

private func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
