import SharedTestCode
import Testing

@testable import CommandLineSupport

struct NearestWordTests {
    @Test func editDistancesAndTheNearestWordAreFound() {
        for (a, b, distance) in [
            ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("limti", "limit", 1), ("limt", "limit", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3),
        ] { expect(editDistance(a, b) == distance && editDistance(b, a) == distance, "\(a) \(b)") }
        for (typed, word) in [
            ("limti", "limit"), ("off", "offset"), ("lim", "limit"), ("zebra", nil), ("l", nil), ("", nil),
        ] as [(String, String?)] { expectEqual(nearestWord(to: typed, among: ["limit", "offset", "name"]), word) }
    }
}
