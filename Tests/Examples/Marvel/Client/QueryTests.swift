import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import Marvel
import SharedTestCode
import Testing

@Suite struct QueryTests {
    @Test func aQueryIsSentAsThisText() async {
        let comics: [(query: ComicQuery, text: String)] = [
            (ComicQuery(), "offset=0&limit=20"),
            (ComicQuery(offset: 40, limit: 100), "offset=40&limit=100"),
            (ComicQuery(titleStartsWith: "Spider-Man (P"), "titleStartsWith=Spider-Man%20%28P"),
            (ComicQuery(title: "Cloak & Dagger=+#"), "title=Cloak%20%26%20Dagger%3D%2B%23"),
            (
                ComicQuery(format: .tradePaperback, formatType: .collection),
                "format=trade%20paperback&formatType=collection"
            ),
            (ComicQuery(noVariants: true, hasDigitalIssue: false), "noVariants=true&hasDigitalIssue=false"),
            (ComicQuery(dateDescriptor: .thisWeek), "dateDescriptor=thisWeek"),
            (ComicQuery(dateRange: ["2013-01-01", "2013-01-31"]), "dateRange=2013-01-01,2013-01-31"),
            (ComicQuery(startYear: 2018, issueNumber: 92.1), "startYear=2018&issueNumber=92.1"),
            (ComicQuery(issueNumber: 5), "issueNumber=5"),
            (ComicQuery(issueNumber: -1), "issueNumber=-1"),
            (ComicQuery(upc: "1", isbn: "2", ean: "3", issn: "4"), "upc=1&isbn=2&ean=3&issn=4"),
            (ComicQuery(modifiedSince: moment), "modifiedSince=2014-04-29T18%3A18%3A17Z"),
            (ComicQuery(creators: [1, 2], characters: [3]), "creators=1,2&characters=3"),
            (ComicQuery(sharedAppearances: [1, 2], collaborators: [3]), "sharedAppearances=1,2&collaborators=3"),
            (ComicQuery(orderBy: [.onsaleDateDescending, .issueNumber]), "orderBy=-onsaleDate,issueNumber"),
            (ComicQuery(parent: ParentResource(.characters, id: 7)), "offset=0&limit=20"),
        ]
        for (query, text) in comics {
            let sent = await sent { _ = await $0.comics(query) }
            expect(sent.contains(text), "\(sent)")
        }
        // `OptionTests` of the command checks the name of each item of the other queries.
        let others = await [
            sent {
                _ = await $0.characters(CharacterQuery(modifiedSince: moment, orderBy: [.modifiedDescending, .name]))
            },
            sent { _ = await $0.creators(CreatorQuery(suffix: "Jr.", comics: [1, 2])) },
            sent { _ = await $0.events(EventQuery(name: "B", orderBy: [.startDateDescending])) },
            sent { _ = await $0.series(SeriesQuery(seriesType: .oneShot, contains: [.comic, .graphicNovel])) },
            sent { _ = await $0.stories(StoryQuery(characters: [5], orderBy: [.idDescending])) },
        ]
        let items = others.map { $0.replacing("offset=0&limit=20&", with: "") }
        expectEqual(
            items,
            [
                "modifiedSince=2014-04-29T18%3A18%3A17Z&orderBy=-modified,name", "suffix=Jr.&comics=1,2",
                "name=B&orderBy=-startDate", "seriesType=one%20shot&contains=comic,graphic%20novel",
                "characters=5&orderBy=-id",
            ])
    }

    @Test func theSortOrdersAreThoseOfTheAPI() {
        let orders = [
            CharacterQuery.Order.allCases.map(\.rawValue), ComicQuery.Order.allCases.map(\.rawValue),
            CreatorQuery.Order.allCases.map(\.rawValue), EventQuery.Order.allCases.map(\.rawValue),
            SeriesQuery.Order.allCases.map(\.rawValue), StoryQuery.Order.allCases.map(\.rawValue),
        ]
        let fields = [
            ["name", "modified"], ["focDate", "onsaleDate", "title", "issueNumber", "modified"],
            ["lastName", "firstName", "middleName", "suffix", "modified"], ["name", "startDate", "modified"],
            ["title", "modified", "startYear"], ["id", "modified"],
        ]
        expectEqual(orders, fields.map { $0.flatMap { [$0, "-" + $0] } })
    }
}

/// The date 2014-04-29T14:18:17-0400.
private let moment = Date(timeIntervalSince1970: 1_398_795_497)

/// Returns the query that a call of the client sends, without the signature.
private func sent(_ call: (MarvelClient) async -> Void) async -> String {
    let log = RequestLog()
    await call(MarvelClient(store: emptyPage.recorded(in: log), keys: testKeys))
    let query = log.requests.first?.url?.query(percentEncoded: true) ?? ""
    return query.firstRange(of: "&ts=").map { String(query[..<$0.lowerBound]) } ?? "no signature in \(query)"
}
