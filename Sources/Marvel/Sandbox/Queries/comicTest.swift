extension Filtering {
    static let comicFilters = [
        "format", "formatType", "noVariants", "dateDescriptor", "dateRange", "issueNumber", "digitalId",
        "hasDigitalIssue", "diamondCode", "upc", "isbn", "ean", "issn", "sharedAppearances", "collaborators",
    ]

    /// Filters by what only comics have; nil if all comics pass.
    func comicTest(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        switch name {
        case "format": return try formatTest(value.lowercased())
        case "formatType": return try formatTypeTest(value.lowercased())
        case "noVariants": return try flag(name, value) ? test { $0.variantDescription.isEmpty } : nil
        case "hasDigitalIssue": return try flag(name, value) ? test { $0.digitalId != 0 } : nil
        case "dateDescriptor": return test(onSale: try days(descriptor: value))
        case "dateRange": return test(onSale: try days(range: value))
        case "issueNumber":
            guard let number = Double(value) else { throw .invalidValue(of: name, expected: "a number") }
            return test { Double($0.issueNumber) == number }
        case "digitalId":
            guard let number = Int(value) else { throw .invalidValue(of: name, expected: "an integer") }
            return test { $0.digitalId == number }
        case "sharedAppearances": return try togetherTest(.characters, value)
        case "collaborators": return try togetherTest(.creators, value)
        default:
            let value = jsonText(value)
            return test { comic in comic.identifier(name)?.text == value }
        }
    }

    private func test(_ passes: @escaping (ComicParticulars) -> Bool) -> Test {
        { [comics = facts[.comics]] row in comics[row].comic.map(passes) ?? false }
    }

    private func test(onSale days: ClosedRange<DayNumber>) -> Test {
        test { comic in comic.moment(of: "onsaleDate").map { days.contains($0.day) } ?? false }
    }

    private func formatTest(_ format: String) throws(SandboxError) -> Test {
        guard KnownFormats.names.contains(format) else {
            throw .invalidValue(of: "format", expected: "a valid format")
        }
        return test { $0.format.lowercased() == format }
    }

    private func formatTypeTest(_ type: String) throws(SandboxError) -> Test {
        guard type == "comic" || type == "collection" else {
            throw .invalidValue(of: "formatType", expected: "comic or collection")
        }
        return test { comic in
            let format = comic.format.lowercased()
            return !format.isEmpty && KnownFormats.collections.contains(format) == (type == "collection")
        }
    }

    private func flag(_ name: String, _ value: String) throws(SandboxError) -> Bool {
        switch value.lowercased() {
        case "true", "1": return true
        case "false", "0": return false
        default: throw .invalidValue(of: name, expected: "true or false")
        }
    }

    /// Weeks run from Sunday to Saturday.
    private func days(descriptor: String) throws(SandboxError) -> ClosedRange<DayNumber> {
        switch descriptor {
        case "lastWeek": return today.week(movedBy: -1)
        case "thisWeek": return today.week(movedBy: 0)
        case "nextWeek": return today.week(movedBy: 1)
        case "thisMonth": return today.month
        default:
            throw .invalidValue(of: "dateDescriptor", expected: "lastWeek, thisWeek, nextWeek or thisMonth")
        }
    }

    private func days(range: String) throws(SandboxError) -> ClosedRange<DayNumber> {
        let days = range.split(separator: ",", omittingEmptySubsequences: false).map { Moment(String($0))?.day }
        guard days.count == 2, let first = days[0], let last = days[1], first <= last else {
            throw .invalidValue(of: "dateRange", expected: "two dates such as 2013-01-01,2013-01-02")
        }
        return first...last
    }

    /// Comics in which all of the characters appear, or on which all of the creators worked.
    private func togetherTest(_ other: Kind, _ value: String) throws(SandboxError) -> Test {
        let rows = try ids(value, noun: other.filterNoun).map { facts.row(of: $0, in: other) }
        return { [facts] row in
            let links = facts.links(from: row, of: .comics, to: other)
            return rows.allSatisfy { wanted in links.contains { $0.row == wanted } }
        }
    }
}

/// The formats in lower case: those of the API's reference, and the one that came later.
enum KnownFormats {
    static let collections = ["trade paperback", "hardcover", "digest", "graphic novel"]
    static let names =
        collections + ["comic", "magazine", "digital comic", "infinite comic", "digital vertical comic"]
}

extension ComicParticulars {
    fileprivate func identifier(_ name: String) -> Identifier? {
        switch name {
        case "diamondCode": diamondCode
        case "upc": upc
        case "isbn": isbn
        case "ean": ean
        case "issn": issn
        default: nil
        }
    }
}
