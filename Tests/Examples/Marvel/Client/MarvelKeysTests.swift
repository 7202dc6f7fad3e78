import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Marvel

@Suite struct MarvelKeysTests {
    @Test func aMissingKeyFailsTheRequestWithTheNameOfItsVariable() async throws {
        let (publicName, privateName) = ("MARVEL_PUBLIC_KEY", "MARVEL_PRIVATE_KEY")
        let cases: [(environment: [String: String], missing: [String])] = [
            ([:], [publicName, privateName]), ([publicName: "1234"], [privateName]),
            ([privateName: "abcd"], [publicName]), ([publicName: "", privateName: "abcd"], [publicName]),
            ([publicName: "1234", privateName: " \n"], [privateName]),
            ([publicName: "1234", privateName: "abcd"], []),
        ]
        for (environment, missing) in cases {
            let log = RequestLog()
            let characters = characterFetcher(
                store: emptyPage.recorded(in: log), keys: .environment(environment))
            let error = await characters(CharacterQuery()).error

            expectEqual(log.requests.count, missing.isEmpty ? 1 : 0, "\(environment)")
            expectEqual(error?.request != nil, !missing.isEmpty, "\(environment)")
            expectEqual((error?.underlying as? MissingMarvelKeys)?.variables ?? [], missing)
            for name in [publicName, privateName] {
                expectEqual("\(error as Any)".contains(name), missing.contains(name), "\(environment)")
            }
        }
    }

    @Test func theErrorForMissingKeysSaysWhatToDo() {
        let error = MissingMarvelKeys(variables: ["MARVEL_PUBLIC_KEY", "MARVEL_PRIVATE_KEY"])
        let text =
            "requests to the Marvel API need keys; set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY "
            + "in the environment, or pass MarvelKeys(publicKey:privateKey:)"
        expectEqual("\(error)", text)
        expectEqual(error.localizedDescription, text)
    }

    @Test func noDescriptionShowsAKey() {
        let keys = MarvelKeys(publicKey: "planted-public", privateKey: "planted-private")
        var dumped = ""
        dump(keys, to: &dumped)
        dump([keys], to: &dumped)
        let texts = [
            "\(keys)", String(reflecting: keys), String(describing: Optional(keys)), "\([keys])", dumped,
            "\(Mirror(reflecting: keys).children.map { $0 })",
        ]
        for text in texts {
            expect(!text.contains("planted"))
        }
        expectEqual("\(keys)", "MarvelKeys(publicKey: ***, privateKey: ***)")
        expectEqual("\(MarvelKeys.environment([:]))", "MarvelKeys(publicKey: missing, privateKey: missing)")
    }
}
