import Fetching

/// A page in the shape of Marvel's answers.
typealias MarvelPage = BaseResponseModel<PaginatedResponseModel<MarvelCharacter>>

struct MarvelCharacter: Decodable, Sendable {
    struct Thumbnail: Decodable, Sendable {
        let path: String
        let `extension`: String
    }
    struct List: Decodable, Sendable {
        struct Item: Decodable, Sendable {
            let resourceURI: String
            let name: String
        }
        let available: Int
        let collectionURI: String
        let items: [Item]
        let returned: Int
    }
    let id: Int
    let name: String
    let description: String
    let modified: String
    let thumbnail: Thumbnail
    let resourceURI: String
    let comics: List
    let series: List
}

/// A made-up page of 20 characters, some 50 KB.
///
/// - Parameter number: Which page of `count` it is, from 0.
func marvelPageText(_ number: Int = 0, of count: Int = 1) -> String {
    let base = "http://example.com/v1/public"
    func list(_ kind: String, of id: Int) -> String {
        let items = (1...8).map {
            #"{"resourceURI":"\#(base)/\#(kind)/\#(id + $0)","name":"Tales of Nobody (2001) #\#($0)"}"#
        }
        return #"{"available":8,"collectionURI":"\#(base)/characters/\#(id)/\#(kind)","returned":8,"#
            + #""items":[\#(items.joined(separator: ","))]}"#
    }
    let characters = (20 * number + 1...20 * number + 20).map { number in
        let id = 1_010_000 + number
        return #"{"id":\#(id),"name":"Nobody \#(number)","description":"Number \#(number) of those whom none knows.","#
            + #""modified":"2014-04-29T14:18:17-0400","resourceURI":"\#(base)/characters/\#(id)","#
            + #""thumbnail":{"path":"http://example.com/i/\#(id)","extension":"jpg"},"#
            + #""comics":\#(list("comics", of: id)),"series":\#(list("series", of: id))}"#
    }
    return #"{"code":200,"status":"Ok","etag":"f0fbae65eb2f8f28bdeea0a29be8749a4e67acb3","#
        + #""data":{"offset":\#(20 * number),"limit":20,"total":\#(20 * count),"count":20,"#
        + #""results":[\#(characters.joined(separator: ","))]}}"#
}
