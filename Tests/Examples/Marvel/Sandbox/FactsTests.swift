import Foundation
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct FactsTests {
    @Test func everyKindHasAllItsRecordsOnce() {
        let counts: [(Kind, Int)] = [
            (.characters, 633), (.comics, 2530), (.creators, 1111), (.events, 72), (.series, 1237), (.stories, 3429),
        ]
        for (kind, count) in counts {
            expectEqual(Facts.embedded[kind].count, count)
            expectEqual(Set(Facts.embedded[kind].map(\.id)).count, count)
        }
    }

    @Test func everyRelationIsMutual() {
        let facts = Facts.embedded
        for kind in Kind.allCases {
            for row in facts[kind].indices {
                for other in kind.related {
                    let oneWay = facts.links(from: row, of: kind, to: other).filter { link in
                        !facts.links(from: link.row, of: other, to: kind).contains { $0.row == row }
                    }
                    // A comic has only one series, even if another series has a link to the comic.
                    expect(oneWay.isEmpty || (kind, other) == (.series, .comics), "\(kind) \(facts[kind][row].id)")
                }
            }
        }
    }

    @Test func noTitleOfAStoryIsAPromotionalText() {
        let longest = Facts.embedded[.stories].map(\.name).filter { !$0.contains(" from ") }.max { $0.count < $1.count }
        expect((longest?.count ?? 0) <= 95)
    }

    @Test func decodingTakesLessThanASecond() {
        let texts = [
            embeddedCharacters, embeddedComics, embeddedCreators, embeddedEvents, embeddedSeries, embeddedStories,
        ]
        let start = threadCPUSeconds()
        _ = Facts(decoding: texts)
        // The test measures CPU time, because tests that run at the same time don't affect CPU time. Decoding takes 0.1
        // s in a debug build and 0.02 s in a release build.
        expect(threadCPUSeconds() - start < 1)
    }

    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"), arguments: Kind.allCases)
    func everyCompleteRecordIsEmbeddedWithItsRelations(kind: Kind) throws {
        for record in try completeRecords(kind) {
            let id = try #require(record["id"] as? Int)
            let row = try #require(Facts.embedded.row(of: id, in: kind))
            for other in kind.sublists {
                let items = (record[other.path] as? [String: Any])?["items"] as? [[Any]] ?? []
                let rows = embeddedItems(items, other).map(\.row)
                let linked = Facts.embedded.links(from: row, of: kind, to: other)
                expectEqual(linked.prefix(rows.count).map(\.row), rows, "\(kind) \(id) \(other)")
                // Only items after the seventh one can be left out, and no character is.
                let minimum = other == .characters ? items.count : min(items.count, 7)
                expect(rows.count >= minimum, "\(kind) \(id) \(other)")
            }
        }
    }
}
