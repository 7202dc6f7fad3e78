import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import Marvel
import SharedTestCode
import Testing

@Suite struct QueryTests {
    @Test func aCharacterQueryIsSentAsThisText() async {
        let cases: [(query: CharacterQuery, text: String)] = [
            (CharacterQuery(), "offset=0&limit=20"),
            (CharacterQuery(offset: 40, limit: 100), "offset=40&limit=100"),
            (CharacterQuery(nameStartsWith: "Spider-Man (P"), "nameStartsWith=Spider-Man%20%28P"),
            (CharacterQuery(name: "Cloak & Dagger=+#"), "name=Cloak%20%26%20Dagger%3D%2B%23"),
            (CharacterQuery(modifiedSince: moment), "modifiedSince=2014-04-29T18%3A18%3A17Z"),
            (
                CharacterQuery(comics: [1, 2], series: [3], events: [4], stories: [5]),
                "comics=1,2&series=3&events=4&stories=5"
            ),
            (CharacterQuery(orderBy: [.modifiedDescending, .name]), "orderBy=-modified,name"),
            (CharacterQuery(parent: ParentResource(.comics, id: 7)), "offset=0&limit=20"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.characters(query) }
            expect(sent.contains(text), "\(sent)")
        }
    }

    @Test func aComicQueryIsSentAsThisText() async {
        let cases: [(query: ComicQuery, text: String)] = [
            (ComicQuery(), "offset=0&limit=20"),
            (ComicQuery(titleStartsWith: "X", title: "Y"), "titleStartsWith=X&title=Y"),
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
            (ComicQuery(diamondCode: "JAN", digitalId: 9), "diamondCode=JAN&digitalId=9"),
            (ComicQuery(upc: "1", isbn: "2", ean: "3", issn: "4"), "upc=1&isbn=2&ean=3&issn=4"),
            (ComicQuery(modifiedSince: moment), "modifiedSince=2014-04-29T18%3A18%3A17Z"),
            (
                ComicQuery(creators: [1, 2], characters: [3], series: [4], events: [5], stories: [6]),
                "creators=1,2&characters=3&series=4&events=5&stories=6"
            ),
            (ComicQuery(sharedAppearances: [1, 2], collaborators: [3]), "sharedAppearances=1,2&collaborators=3"),
            (ComicQuery(orderBy: [.onsaleDateDescending, .issueNumber]), "orderBy=-onsaleDate,issueNumber"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.comics(query) }
            expect(sent.contains(text), "\(sent)")
        }
    }

    @Test func aCreatorQueryIsSentAsThisText() async {
        let cases: [(query: CreatorQuery, text: String)] = [
            (CreatorQuery(), "offset=0&limit=20"),
            (CreatorQuery(nameStartsWith: "S"), "nameStartsWith=S"),
            (
                CreatorQuery(firstName: "A", middleName: "B", lastName: "C", suffix: "Jr."),
                "firstName=A&middleName=B&lastName=C&suffix=Jr."
            ),
            (
                CreatorQuery(firstNameStartsWith: "A", middleNameStartsWith: "B", lastNameStartsWith: "C"),
                "firstNameStartsWith=A&middleNameStartsWith=B&lastNameStartsWith=C"
            ),
            (CreatorQuery(comics: [1], series: [2], events: [3], stories: [4]), "comics=1&series=2&events=3&stories=4"),
            (CreatorQuery(orderBy: [.lastName, .suffixDescending]), "orderBy=lastName,-suffix"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.creators(query) }
            expect(sent.contains(text), "\(sent)")
        }
    }

    @Test func anEventQueryIsSentAsThisText() async {
        let cases: [(query: EventQuery, text: String)] = [
            (EventQuery(), "offset=0&limit=20"),
            (EventQuery(nameStartsWith: "A", name: "B"), "nameStartsWith=A&name=B"),
            (
                EventQuery(creators: [1], characters: [2], series: [3], comics: [4], stories: [5]),
                "creators=1&characters=2&series=3&comics=4&stories=5"
            ),
            (EventQuery(orderBy: [.startDateDescending]), "orderBy=-startDate"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.events(query) }
            expect(sent.contains(text), "\(sent)")
        }
    }

    @Test func aSeriesQueryIsSentAsThisText() async {
        let cases: [(query: SeriesQuery, text: String)] = [
            (SeriesQuery(), "offset=0&limit=20"),
            (
                SeriesQuery(titleStartsWith: "A", title: "B", startYear: 1998),
                "titleStartsWith=A&title=B&startYear=1998"
            ),
            (
                SeriesQuery(seriesType: .oneShot, contains: [.comic, .graphicNovel]),
                "seriesType=one%20shot&contains=comic,graphic%20novel"
            ),
            (
                SeriesQuery(comics: [1], stories: [2], events: [3], creators: [4], characters: [5]),
                "comics=1&stories=2&events=3&creators=4&characters=5"
            ),
            (SeriesQuery(orderBy: [.startYearDescending, .title]), "orderBy=-startYear,title"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.series(query) }
            expect(sent.contains(text), "\(sent)")
        }
    }

    @Test func aStoryQueryIsSentAsThisText() async {
        let cases: [(query: StoryQuery, text: String)] = [
            (StoryQuery(), "offset=0&limit=20"),
            (
                StoryQuery(comics: [1], series: [2], events: [3], creators: [4], characters: [5]),
                "comics=1&series=2&events=3&creators=4&characters=5"
            ),
            (StoryQuery(orderBy: [.idDescending]), "orderBy=-id"),
        ]
        for (query, text) in cases {
            let sent = await sent { _ = await $0.stories(query) }
            expect(sent.contains(text), "\(sent)")
        }
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
