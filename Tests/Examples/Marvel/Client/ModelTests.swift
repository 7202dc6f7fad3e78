import Foundation
import Marvel
import SharedTestCode
import Testing

@Suite struct ModelTests {
    @Test func aDateIsAPointInTimeOrNil() {
        let cases: [(text: String, seconds: Double?)] = [
            ("2014-04-29T14:18:17-0400", 1_398_795_497), ("2014-04-29T18:18:17Z", 1_398_795_497),
            ("1989-12-10 00:00:00", 629_251_200), ("1969-12-31T19:00:00-0500", 0), ("-0001-11-30T00:00:00-0500", nil),
            ("0000-00-00 00:00:00", nil), ("2014-02-30T00:00:00-0500", nil), ("", nil), ("soon", nil),
        ]
        for (text, seconds) in cases {
            expectEqual(MarvelDate(text).date, seconds.map { Date(timeIntervalSince1970: $0) }, "\(text)")
        }
    }

    @Test func aSummarysIDIsTheEndOfItsURL() {
        let cases: [(uri: String, id: Int?)] = [
            ("http://gateway.marvel.com/v1/public/comics/21366", 21366),
            ("http://gateway.marvel.com/v1/public/comics/21366/", 21366),
            ("http://gateway.marvel.com/v1/public/comics", nil), ("", nil),
        ]
        for (uri, id) in cases { expectEqual(ResourceSummary(resourceURI: uri, name: "").id, id, "\(uri)") }
    }

    @Test func anImagesURLContainsItsSize() {
        let image = ImageModel(path: "http://i.annihil.us/u/3/c0/4c.e", extension: "jpg")
        let cases: [(variant: ImageVariant?, end: String)] = [
            (nil, ".jpg"), (.portraitXLarge, "/portrait_xlarge.jpg"), (.detail, "/detail.jpg"),
        ]
        for (variant, end) in cases {
            expectEqual(image.url(variant)?.absoluteString, "https://i.annihil.us/u/3/c0/4c.e\(end)")
        }
        expect(image.isAvailable)
        expect(!ImageModel.notAvailable.isAvailable)
    }

    @Test func theEscapesOfAnImagesURLAreKept() {
        let image = ImageModel(path: "http://i/a%20b|[%e9", extension: "jpg")
        expectEqual(image.url(.detail)?.absoluteString, "https://i/a%20b%7C%5B%e9/detail.jpg")
    }

    @Test func aListMadeFromItemsIsComplete() {
        let list = ResourceList([ResourceSummary(resourceURI: "a/1", name: "A")])
        expectEqual(list.available, 1)
        expectEqual(list.returned, 1)
    }
}
