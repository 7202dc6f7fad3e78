import Foundation

extension Filtering {
    static let comicFilters = [
        "format", "formatType", "noVariants", "dateDescriptor", "dateRange", "issueNumber", "digitalId",
        "hasDigitalIssue", "diamondCode", "upc", "isbn", "ean", "issn", "sharedAppearances", "collaborators",
    ]

    /// Returns the test of a filter that only comics have, or nil if every comic passes. Throws if the value is
    /// invalid.
    func comicTest(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        switch name {
        case "format": return try formatTest(value.lowercased())
        case "formatType": return try formatTypeTest(value.lowercased())
        case "noVariants": return try flag(name, value) ? test { $0.variantDescription.isEmpty } : nil
        case "hasDigitalIssue": return try flag(name, value) ? test { $0.digitalId != 0 } : nil
        case "dateDescriptor": return test(onSale: try onSaleSeconds(descriptor: value))
        case "dateRange": return test(onSale: try onSaleSeconds(range: value))
        case "issueNumber":
            guard let number = Double(value) else { throw .invalidValue(of: name, expected: "a number") }
            return test { Double($0.issueNumber) == number }
        case "digitalId":
            guard let number = Int(value) else { throw .invalidValue(of: name, expected: "an integer") }
            return test { $0.digitalId == number }
        case "sharedAppearances": return try togetherTest(.characters, value)
        case "collaborators": return try togetherTest(.creators, value)
        default:
            let value = jsonEscaped(value)
            return test { comic in comic.identifier(name)?.text == value }
        }
    }

    private func test(_ passes: @escaping (ComicDetails) -> Bool) -> Test {
        { [comics = facts[.comics]] row in comics[row].comic.map(passes) ?? false }
    }

    private func test(onSale seconds: Range<Int64>) -> Test {
        test { comic in comic.date(of: "onsaleDate").flatMap(startOfDay).map(seconds.contains) ?? false }
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

    private func onSaleSeconds(descriptor: String) throws(SandboxError) -> Range<Int64> {
        let week = 7.0 * 86400
        switch descriptor {
        case "lastWeek": return seconds(of: .weekOfYear, around: today - week)
        case "thisWeek": return seconds(of: .weekOfYear, around: today)
        case "nextWeek": return seconds(of: .weekOfYear, around: today + week)
        case "thisMonth": return seconds(of: .month, around: today)
        default:
            throw .invalidValue(of: "dateDescriptor", expected: "lastWeek, thisWeek, nextWeek or thisMonth")
        }
    }

    private func onSaleSeconds(range: String) throws(SandboxError) -> Range<Int64> {
        let days = range.split(separator: ",", omittingEmptySubsequences: false).map { startOfDay(String($0)) }
        guard days.count == 2, let first = days[0], let last = days[1], first <= last else {
            throw .invalidValue(of: "dateRange", expected: "two ascending dates such as 2013-01-01,2013-01-02")
        }
        return first..<last + 86400
    }

    /// Returns a test for comics that are related to all of the characters or creators whose IDs are in `value`.
    private func togetherTest(_ other: Kind, _ value: String) throws(SandboxError) -> Test {
        let rows = try ids(value, noun: other.filterNoun).map { facts.row(of: $0, in: other) }
        return { [facts] row in
            let links = facts.links(from: row, of: .comics, to: other)
            return rows.allSatisfy { required in links.contains { $0.row == required } }
        }
    }
}

/// The formats in the API's reference, in lower case, and `digital vertical comic`, which the API added later.
enum KnownFormats {
    static let collections = ["trade paperback", "hardcover", "digest", "graphic novel"]
    static let names =
        collections + ["comic", "magazine", "digital comic", "infinite comic", "digital vertical comic"]
}

extension ComicDetails {
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
