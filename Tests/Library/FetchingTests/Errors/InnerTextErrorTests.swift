import Fetching
import Foundation
import SharedTestCode
import Testing

@Test func anErrorInJSONInAStringIsNotLookedUpInTheBody() async throws {
    struct Envelope: Decodable, Sendable {
        struct Payload: Decodable { var id: String, name: String }
        var id: Int
        var payload: Payload

        enum CodingKeys: CodingKey { case id, payload }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            payload = try jsonMapper(Payload.self)(Data(container.decode(String.self, forKey: .payload).utf8))
        }
    }
    for (body, path, expected, found) in [
        (#"{"id":7,"payload":"{\"id\":9}"}"#, "id", "a string", "a number"),
        (#"{"id":7,"names":1,"payload":"{\"id\":\"9\"}"}"#, nil, nil, "no such key"),
        (
            #"{"id":7,"payload":"nope"}"#, nil, "a string that contains valid JSON",
            "no valid value in line 1, column 1 (byte 0)"
        ),
    ] as [(String, String?, String?, String)] {
        let failure = try #require(await failure(body, as: Envelope.self), "\(body)")
        expect(failure.path == path ?? failure.path && failure.expected == expected ?? failure.expected, "\(body)")
        expectEqual(failure.found, found, "\(body)")
    }

    // The position of the inner error is a position in the inner text, not in the body.
    let body = Data(#"{"payload":"{\"id\":\"x\"}","number":123456}"#.utf8)
    let inner = Data(#"{"id":"x"}"#.utf8)
    let error = expect(throws: DecodingError.self) { try jsonMapper([String: Int].self)(inner) }
    let failure = ParsingFailure(try #require(error), request: URLRequest(url: URL(filePath: "/x")), body: body)
    expect(failure.path == "id" && failure.found == "a string")
    expect(failure.excerpt.hasPrefix(#"{"payload":"#))
}
