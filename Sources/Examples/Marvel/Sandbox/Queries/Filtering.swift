import Foundation

/// The filters of a list, with the names and the meanings in the API's reference.
struct Filtering: Sendable {
    /// A closure that returns whether a row passes a filter.
    typealias Test = (Int) -> Bool

    var facts: Facts
    var kind: Kind
    /// The kind of the parent resource, or nil if the list has no parent. A list cannot be filtered by this kind:
    /// `characters/1/comics` has no filter `characters`.
    var parent: Kind?
    var today: Date

    /// Returns whether the list has a filter with this name.
    func recognizes(_ name: String) -> Bool {
        if let other = Kind(path: name) { return other != parent && kind.related.contains(other) }
        return name == "modifiedSince" || ownFilters.contains(name)
    }

    /// Returns the test of a filter, or nil if every row passes. Throws if the value is invalid for the filter.
    func test(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        if let other = Kind(path: name) { return try relatedTest(to: other, value) }
        switch name {
        case "modifiedSince": return try modifiedTest(value)
        case "name", "nameStartsWith": return nameTest(name, value, \.name)
        case "title", "titleStartsWith": return titleTest(name, value)
        case "startYear": return try startYearTest(value)
        default:
            switch kind {
            case .creators: return creatorTest(name, value)
            case .comics: return try comicTest(name, value)
            default: return try seriesTest(name, value)
            }
        }
    }

    private var ownFilters: [String] {
        switch kind {
        case .characters, .events: ["name", "nameStartsWith"]
        case .comics: ["title", "titleStartsWith", "startYear"] + Filtering.comicFilters
        case .creators:
            [
                "nameStartsWith", "firstName", "middleName", "lastName", "suffix",
                "firstNameStartsWith", "middleNameStartsWith", "lastNameStartsWith",
            ]
        case .series: ["title", "titleStartsWith", "startYear", "seriesType", "contains"]
        case .stories: []
        }
    }

    /// Returns a test for records that are related to at least one of the IDs in `value`.
    private func relatedTest(to other: Kind, _ value: String) throws(SandboxError) -> Test {
        let ids = try ids(value, noun: other.filterNoun)
        let rows = Set(ids.compactMap { facts.row(of: $0, in: other) })
        return { [facts, kind] row in facts.links(from: row, of: kind, to: other).contains { rows.contains($0.row) } }
    }

    /// Returns the IDs in a list such as `1,2`. Ignores words that aren't integers.
    ///
    /// Throws if the list has more than 10 words, or if no word is an integer.
    func ids(_ value: String, noun: String) throws(SandboxError) -> [Int] {
        let words = value.split(separator: ",", omittingEmptySubsequences: false)
        guard words.count <= 10 else { throw .tooManyValues(noun) }
        let ids = words.compactMap { word in Int(word.trimmingPrefix(" ")) }
        guard !ids.isEmpty else { throw .noValidValue(noun) }
        return ids
    }

    private func modifiedTest(_ value: String) throws(SandboxError) -> Test {
        guard let seconds = secondsSince1970(value) else {
            throw .invalidValue(of: "modifiedSince", expected: "a date such as 2013-01-02")
        }
        return { [records = facts[kind]] row in records[row].modifiedSeconds >= seconds }
    }

    /// Returns a test that compares texts without regard to case, as the API's database did.
    private func nameTest(_ filter: String, _ value: String, _ text: @escaping (Record) -> String) -> Test {
        let value = jsonEscaped(value).lowercased()
        let records = facts[kind]
        if filter.hasSuffix("StartsWith") { return { row in text(records[row]).lowercased().hasPrefix(value) } }
        return { row in text(records[row]).lowercased() == value }
    }

    /// Returns a test for titles. `title=Hulk` also finds "Hulk (2008 - 2012)", because titles in the API's database
    /// did not include the part in parentheses.
    private func titleTest(_ filter: String, _ value: String) -> Test {
        let passes = nameTest(filter, value, \.name)
        guard filter == "title" else { return passes }
        let startsWithTitle = nameTest("titleStartsWith", value + " (", \.name)
        return { row in passes(row) || startsWithTitle(row) }
    }

    /// Returns a test for the first year of a series, or of a comic's series.
    private func startYearTest(_ value: String) throws(SandboxError) -> Test {
        guard let year = Int(value) else { throw .invalidValue(of: "startYear", expected: "a year") }
        let series = facts[.series]
        guard kind == .comics else { return { row in series[row].series?.startYear == year } }
        return { [facts] row in
            facts.links(from: row, of: .comics, to: .series).contains { series[$0.row].series?.startYear == year }
        }
    }

    /// Returns a test for a creator's first name, middle name, last name or suffix.
    private func creatorTest(_ name: String, _ value: String) -> Test {
        switch name {
        case "firstName", "firstNameStartsWith": nameTest(name, value) { $0.creator?.firstName ?? "" }
        case "middleName", "middleNameStartsWith": nameTest(name, value) { $0.creator?.middleName ?? "" }
        case "lastName", "lastNameStartsWith": nameTest(name, value) { $0.creator?.lastName ?? "" }
        default: nameTest(name, value) { $0.creator?.suffix ?? "" }
        }
    }

    /// Returns a test for the type of a series, or for the formats of its comics.
    private func seriesTest(_ name: String, _ value: String) throws(SandboxError) -> Test {
        let value = value.lowercased()
        if name == "seriesType" {
            guard ["collection", "one shot", "limited", "ongoing"].contains(value) else {
                throw .invalidValue(of: name, expected: "collection, one shot, limited or ongoing")
            }
            return { [series = facts[.series]] row in series[row].series?.type.lowercased() == value }
        }
        let formats = value.split(separator: ",").map(String.init)
        guard !formats.isEmpty, formats.allSatisfy(KnownFormats.names.contains) else {
            throw .invalidValue(of: name, expected: "valid formats")
        }
        return { [facts, comics = facts[.comics]] row in
            facts.links(from: row, of: .series, to: .comics).contains { link in
                formats.contains(comics[link.row].comic?.format.lowercased() ?? "")
            }
        }
    }
}
