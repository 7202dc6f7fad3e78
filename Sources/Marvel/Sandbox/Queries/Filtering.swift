/// The filters of one list, by the names and meanings of the API's reference.
struct Filtering: Sendable {
    typealias Test = (Int) -> Bool

    var facts: Facts
    var kind: Kind
    /// The kind under which the list is asked for; it is no filter then.
    var parent: Kind?
    var today: DayNumber

    /// Whether the list has a filter of that name.
    func recognizes(_ name: String) -> Bool {
        if let other = Kind(path: name) { return other != parent && kind.related.contains(other) }
        return name == "modifiedSince" || ownFilters.contains(name)
    }

    /// Which rows pass; nil if all do. Throws when the value is none that the filter takes.
    func test(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        if let other = Kind(path: name) { return try relatedTest(to: other, value) }
        switch name {
        case "modifiedSince": return try modifiedTest(value)
        case "name", "nameStartsWith": return nameTest(name, value, \.name)
        case "title", "titleStartsWith": return titleTest(name, value)
        case "startYear": return try startYearTest(value)
        default: return kind == .creators ? creatorTest(name, value) : try particularTest(name, value)
        }
    }

    private var ownFilters: [String] {
        switch kind {
        case .characters, .events: ["name", "nameStartsWith"]
        case .comics: ["title", "titleStartsWith", "startYear"] + Filtering.comicFilters
        case .creators: ["nameStartsWith"] + Filtering.creatorFilters
        case .series: ["title", "titleStartsWith", "startYear", "seriesType", "contains"]
        case .stories: []
        }
    }

    /// Records that are related to any of the ids.
    private func relatedTest(to other: Kind, _ value: String) throws(SandboxError) -> Test {
        let ids = try ids(value, noun: other.filterNoun)
        let rows = Set(ids.compactMap { facts.row(of: $0, in: other) })
        return { [facts, kind] row in facts.links(from: row, of: kind, to: other).contains { rows.contains($0.row) } }
    }

    /// Up to ten ids; those that are no numbers are passed over as long as one is.
    func ids(_ value: String, noun: String) throws(SandboxError) -> [Int] {
        let words = value.split(separator: ",", omittingEmptySubsequences: false)
        guard words.count <= 10 else { throw .tooManyValues(noun) }
        let ids = words.compactMap { word in Int(word.trimmingPrefix(" ")) }
        guard !ids.isEmpty else { throw .noValidValue(noun) }
        return ids
    }

    private func modifiedTest(_ value: String) throws(SandboxError) -> Test {
        guard let moment = Moment(value) else {
            throw .invalidValue(of: "modifiedSince", expected: "a date such as 2013-01-02")
        }
        return { [records = facts[kind]] row in records[row].modifiedSeconds >= moment.seconds }
    }

    /// Compares without regard to case, as the API's database did.
    func nameTest(_ filter: String, _ value: String, _ text: @escaping (Record) -> String) -> Test {
        let value = jsonText(value).lowercased()
        let records = facts[kind]
        if filter.hasSuffix("StartsWith") { return { row in text(records[row]).lowercased().hasPrefix(value) } }
        return { row in text(records[row]).lowercased() == value }
    }

    /// `title=Hulk` finds "Hulk (2008 - 2012)" too: what stands in brackets was no part of the title in the database.
    private func titleTest(_ filter: String, _ value: String) -> Test {
        let passes = nameTest(filter, value, \.name)
        guard filter == "title" else { return passes }
        let startsWithTitle = nameTest("titleStartsWith", value + " (", \.name)
        return { row in passes(row) || startsWithTitle(row) }
    }

    /// The year in which a series began, or a comic's series.
    private func startYearTest(_ value: String) throws(SandboxError) -> Test {
        guard let year = Int(value) else { throw .invalidValue(of: "startYear", expected: "a year") }
        let series = facts[.series]
        guard kind == .comics else { return { row in series[row].series?.startYear == year } }
        return { [facts] row in
            facts.links(from: row, of: .comics, to: .series).contains { series[$0.row].series?.startYear == year }
        }
    }

    /// What only comics or only series have.
    private func particularTest(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        kind == .comics ? try comicTest(name, value) : try seriesTest(name, value)
    }
}
