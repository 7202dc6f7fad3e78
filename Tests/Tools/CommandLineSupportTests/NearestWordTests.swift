import SharedTestCode
import Testing

@testable import CommandLineSupport

struct NearestWordTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("limti", "limit", 1), ("limt", "limit", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func editDistances(a: String, b: String, distance: Int) {
        expectEqual(editDistance(a, b), distance)
        expectEqual(editDistance(b, a), distance)
    }

    @Test(arguments: [
        ("limti", "limit"), ("off", "offset"), ("lim", "limit"), ("zebra", nil), ("l", nil), ("", nil),
    ])
    func theNearestWordIsSuggested(typed: String, word: String?) {
        expectEqual(nearestWord(to: typed, among: ["limit", "offset", "name"]), word)
    }
}
