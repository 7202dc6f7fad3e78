import Foundation
import Marvel
import SharedTestCode
import Testing

@Suite struct ModelTests {
    @Test(
        arguments: [
            ("2014-04-29T14:18:17-0400", 1_398_795_497),
            ("2014-04-29T18:18:17Z", 1_398_795_497),
            ("1989-12-10 00:00:00", 629_251_200),
            ("1969-12-31T19:00:00-0500", 0),
            ("-0001-11-30T00:00:00-0500", nil),
            ("0000-00-00 00:00:00", nil),
            ("2014-02-30T00:00:00-0500", nil),
            ("", nil),
            ("soon", nil),
        ] as [(String, Double?)])
    func aDateIsAPointInTimeOrNil(text: String, seconds: Double?) {
        expectEqual(MarvelDate(text).date, seconds.map { Date(timeIntervalSince1970: $0) })
    }

    @Test(
        arguments: [
            ("http://gateway.marvel.com/v1/public/comics/21366", 21366),
            ("http://gateway.marvel.com/v1/public/comics/21366/", 21366),
            ("http://gateway.marvel.com/v1/public/comics", nil),
            ("", nil),
        ] as [(String, Int?)])
    func aSummarysIDIsTheEndOfItsURL(uri: String, id: Int?) {
        expectEqual(ResourceSummary(resourceURI: uri, name: "").id, id)
    }

    @Test(
        arguments: [
            (nil, "https://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784.jpg"),
            (.portraitXLarge, "https://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784/portrait_xlarge.jpg"),
            (.detail, "https://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784/detail.jpg"),
        ] as [(ImageVariant?, String)])
    func anImagesURLContainsItsSize(variant: ImageVariant?, url: String) {
        let image = ImageModel(path: "http://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784", extension: "jpg")
        expectEqual(image.url(variant)?.absoluteString, url)
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
