import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct FilterTests {
    let sandbox = MarvelSandbox()

    @Test func aFilterFindsEveryNameThatStartsWithSpider() throws {
        let names = try sandbox.page("characters?nameStartsWith=Spider&limit=100").texts("name")
        expect(names.count > 5)
        expect(names.allSatisfy { $0.hasPrefix("Spider") })
        expect(names.contains("Spider-Man (Peter Parker)"))
    }

    @Test func aFilterFindsOneRecord() throws {
        for (target, field, value) in [
            ("characters?name=hulk", "name", "Hulk"),
            ("characters?name=3-D+Man", "name", "3-D Man"),
            ("characters?comics=40632,40630&nameStartsWith=A-", "name", "A-Bomb (HAS)"),
            ("comics?title=4&issueNumber=12", "title", "4 (2004) #12"),
            ("comics?titleStartsWith=4+(2004)+%2312", "title", "4 (2004) #12"),
            ("comics?digitalId=2138", "title", "4 (2004) #12"),
            ("comics?upc=5960605524-01211", "title", "4 (2004) #12"),
            ("comics?isbn=785110283", "id", "1143"),
            ("creators?firstName=Axel&lastName=alonso", "fullName", "Axel Alonso"),
            ("creators?lastNameStartsWith=alon&firstNameStartsWith=ax", "fullName", "Axel Alonso"),
            ("creators?nameStartsWith=axel+al", "fullName", "Axel Alonso"),
            ("events?name=Age+of+Apocalypse", "title", "Age of Apocalypse"),
            ("events?nameStartsWith=acts", "title", "Acts of Vengeance!"),
            ("series?title=1602", "title", "1602 (2003 - 2004)"),
            ("series?title=1872&startYear=2015", "title", "1872 (2015)"),
            ("series?title=1872+(2015)", "title", "1872 (2015)"),
        ] {
            let page = try sandbox.page(target)
            expectEqual(page.total, 1, "\(target)")
            expectEqual(page.results.first.flatMap { $0[field] }.map { "\($0)" }, value, "\(target)")
        }
    }

    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
    func filtersOfComicsAgreeWithTheFacts() throws {
        let facts = try completeRecords(.comics)
        func expectResults(_ query: String, _ passes: ([String: Any]) -> Bool) throws {
            let found = try allIDs("comics?\(query)")
            let expected = facts.filter(passes).compactMap { $0["id"] as? Int }
            let completeIDs = Set(facts.compactMap { $0["id"] as? Int })
            expectEqual(found.intersection(completeIDs), Set(expected), "\(query)")
            expect(!expected.isEmpty, "\(query)")
        }
        for format in ["Comic", "Trade Paperback", "Hardcover", "Digest", "Graphic Novel", "Digital Comic"] {
            try expectResults("format=\(format.lowercased().replacing(" ", with: "+"))") {
                $0["format"] as? String == format
            }
        }
        try expectResults("hasDigitalIssue=true") { ($0["digitalId"] as? Int ?? 0) != 0 }
        try expectResults("noVariants=true") { $0["variantDescription"] as? String == "" }
        try expectResults("noVariants=false") { _ in true }
        try expectResults("issueNumber=1") { $0["issueNumber"] as? Double == 1 }
        try expectResults("modifiedSince=2014-01-01") {
            ($0["modified"] as? String ?? "") >= "2014-01-01" && !isUndated($0)
        }
        try expectResults("dateRange=2004-01-01,2004-12-31") { onSale($0).hasPrefix("2004-") }
        try expectResults("formatType=collection") {
            ["Trade Paperback", "Hardcover", "Digest", "Graphic Novel"].contains($0["format"] as? String)
        }
        try expectResults("characters=1009610") { items($0, "characters").contains(1_009_610) }
        try expectResults("events=238,116") { items($0, "events").contains(238) || items($0, "events").contains(116) }
        try expectResults("sharedAppearances=1009610,1009368") {
            Set(items($0, "characters")).isSuperset(of: [1_009_610, 1_009_368])
        }
        try expectResults("creators=582&collaborators=775,582") {
            Set(items($0, "creators")).isSuperset(of: [775, 582])
        }
    }

    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
    func filtersOfSeriesAgreeWithTheFacts() throws {
        let facts = try completeRecords(.series)
        for type in ["collection", "one shot", "limited", "ongoing"] {
            let expected = facts.filter { $0["type"] as? String == type }.compactMap { $0["id"] as? Int }
            try expectEqual(allIDs("series?seriesType=\(type.replacing(" ", with: "+"))"), Set(expected))
        }
        let expected = facts.filter { $0["startYear"] as? Int == 2004 }.compactMap { $0["id"] as? Int }
        expect(try allIDs("series?startYear=2004").isSuperset(of: expected))
        expect(try allIDs("series?contains=digest,hardcover").count > 10)
    }

    /// Tests filters by week and month with the comic 52. It was on sale from 10 November 2004, a Wednesday.
    @Test func weeksAndMonthsAreRelativeToTheGivenDate() async throws {
        for (today, descriptor, isListed) in [
            ("2004-11-07", "thisWeek", true), ("2004-11-13", "thisWeek", true), ("2004-11-06", "thisWeek", false),
            ("2004-11-14", "thisWeek", false), ("2004-11-14", "lastWeek", true), ("2004-11-03", "nextWeek", true),
            ("2004-11-01", "thisMonth", true), ("2004-11-30", "thisMonth", true), ("2004-12-01", "thisMonth", false),
        ] {
            let date = try Date("\(today)T12:00:00Z", strategy: .iso8601)
            let page = try await VirtualTime(startingAt: date).run {
                try sandbox.page("comics?dateDescriptor=\(descriptor)&limit=100")
            }
            expectEqual(page.ids.contains(52), isListed, "\(today) \(descriptor)")
        }
    }

    @Test func theLastValueOfARepeatedParameterCounts() throws {
        try expectEqual(sandbox.page("characters?limit=1&limit=3").count, 3)
    }

    /// Returns the IDs on all pages of a target such as `comics?format=digest`.
    private func allIDs(_ target: String) throws -> Set<Int> {
        let request = SandboxRequest(target: "/v1/public/\(target)")
        let kind = try Route(request).kind
        let filtering = Filtering(facts: .embedded, kind: kind, today: .distantPast)
        var rows = Array(Facts.embedded[kind].indices)
        for item in request.queryItems {
            expect(filtering.recognizes(item.name))
            if let passes = try filtering.test(item.name, item.value ?? "") { rows = rows.filter(passes) }
        }
        return Set(rows.map { Facts.embedded[kind][$0].id })
    }

    private func isUndated(_ record: [String: Any]) -> Bool { (record["modified"] as? String ?? "-").hasPrefix("-") }

    private func onSale(_ record: [String: Any]) -> String {
        let dates = record["dates"] as? [[String: String]] ?? []
        return dates.first { $0["type"] == "onsaleDate" }?["date"] ?? ""
    }

    private func items(_ record: [String: Any], _ kind: String) -> [Int] {
        ((record[kind] as? [String: Any])?["items"] as? [[Any]] ?? []).compactMap { $0[0] as? Int }
    }
}
