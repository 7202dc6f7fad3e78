import Fetching
import Foundation
import Marvel

/// Returns a page of made-up characters of about 5 KB each. A character has every field in the order of the real API:
/// lists of up to 20 items, links and sometimes a biography. Some lists are full, and many are empty.
///
/// - Parameters:
///   - count: The number of characters in the page.
///   - offset: The number of characters before the page.
///   - total: The number of characters in the collection.
func characterPage(of count: Int, from offset: Int = 0, total: Int = 1564) -> Data {
    Data(characterPageText(of: count, from: offset, total: total).utf8)
}

/// Returns a page of characters with keys in snake case.
func snakeCasePage(of count: Int) -> Data {
    let names = [
        "resourceURI": "resource_uri", "collectionURI": "collection_uri", "attributionText": "attribution_text",
        "attributionHTML": "attribution_html",
    ]
    let text = names.reduce(characterPageText(of: count, from: 0, total: 1564)) { text, name in
        text.replacing("\"\(name.key)\":", with: "\"\(name.value)\":")
    }
    return Data(text.utf8)
}

/// Returns a page as other servers write it: with escaped slashes, and with quotes and an escaped letter in the names
/// of characters.
func escaped(_ page: Data) -> Data {
    let text = String(decoding: page, as: UTF8.self)
        .replacing("/", with: #"\/"#).replacing(#""name":"Nobody ("#, with: #""name":"Nob\u00e9dy \"the Lamp\" ("#)
    return Data(text.utf8)
}

/// The model that a user of the `Marvel` module decodes.
typealias CharacterPage = BaseResponseModel<PaginatedResponseModel<CharacterModel>>

/// The model for ``snakeCasePage(of:)``.
typealias SnakeCasePage = BaseResponseModel<PaginatedResponseModel<SnakeCaseCharacter>>

struct SnakeCaseCharacter: Decodable, Sendable {
    struct List: Decodable, Sendable {
        struct Item: Decodable, Sendable {
            let resourceUri: String
            let name: String
            let type: String?
        }
        let available: Int
        let collectionUri: String
        let items: [Item]
        let returned: Int
    }
    let id: Int
    let name: String
    let description: String?
    let modified: String
    let thumbnail: ImageModel
    let resourceUri: String
    let comics: List
    let series: List
    let stories: List
    let events: List
    let urls: [LinkModel]
}

private let base = "http://gateway.example.com/v1/public"

private func characterPageText(of count: Int, from offset: Int, total: Int) -> String {
    let characters = (offset..<offset + count).map(characterText).joined(separator: ",")
    return
        #"{"code":200,"status":"Ok","copyright":"© 2026 NOBODY","attributionText":"Data provided by Nobody. © 2026 NOBODY","#
        + #""attributionHTML":"<a href=\"http://example.com\">Data provided by Nobody. © 2026 NOBODY</a>","#
        + #""etag":"f0fbae65eb2f8f28bdeea0a29be8749a4e67acb3","#
        + #""data":{"offset":\#(offset),"limit":\#(count),"total":\#(total),"count":\#(count),"results":[\#(characters)]}}"#
}

/// The numbers of comics of the characters. A few characters have hundreds, most have some, and several have none.
private let comicsCounts = [14, 3, 52, 19, 48, 2, 96, 9, 4, 0, 171, 31, 17, 22, 260, 44, 0, 65, 6, 1]

private func characterText(_ index: Int) -> String {
    let id = 1_009_000 + index * 17
    let comics = comicsCounts[index % comicsCounts.count]
    let biography =
        index.isMultiple(of: 3)
        ? "Once a clerk in the harbour office, Nobody \(index) found the old lamp — and with it a strength that\\r\\nis none of "
            + "this world\\u0027s. \\\"I was never there,\\\" is all that anybody has heard from those who met one of them."
        : ""
    let lists = [
        list("comics", of: id, available: comics) { "Tales of Nobody (\(1961 + ($0 * 7 + index) % 60)) #\($0)" },
        list("series", of: id, available: (comics + 2) / 3) { "Tales of Nobody (\(1961 + $0) - Present)" },
        list("stories", of: id, available: comics + comics / 6) { "Cover #\(20_000 + $0 * 31 + index)" },
        list("events", of: id, available: comics / 24) { "Night of the Lamps \($0)" },
    ]
    let links = ["detail", "wiki", "comiclink"].prefix(index.isMultiple(of: 4) ? 2 : 3).map {
        #"{"type":"\#($0)","url":"http://example.com/characters/\#(id)/nobody_\#(index)?utm_campaign=apiRef&utm_source=5d0b8a1f7e"}"#
    }
    return
        #"{"id":\#(id),"name":"Nobody (\#(index))","description":"\#(biography)","modified":"2014-04-29T14:18:17-0400","#
        + #""thumbnail":{"path":"http://i.example.com/u/prod/i/mg/c/e0/535fecbb\#(id)","extension":"jpg"},"#
        + #""resourceURI":"\#(base)/characters/\#(id)",\#(lists.joined(separator: ",")),"urls":[\#(links.joined(separator: ","))]}"#
}

/// Returns a list with its first 20 items, as in a response of the API.
private func list(_ kind: String, of id: Int, available: Int, name: (Int) -> String) -> String {
    let types = ["cover", "interiorStory", "cover", ""]
    let items = (0..<min(available, 20)).map { index in
        let type = kind == "stories" ? #","type":"\#(types[index % types.count])""# : ""
        return #"{"resourceURI":"\#(base)/\#(kind)/\#(21_000 + index * 37)","name":"\#(name(index))"\#(type)}"#
    }
    return #""\#(kind)":{"available":\#(available),"collectionURI":"\#(base)/characters/\#(id)/\#(kind)","#
        + #""items":[\#(items.joined(separator: ","))],"returned":\#(items.count)}"#
}
