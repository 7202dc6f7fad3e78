import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Marvel

@Suite struct MarvelKeysTests {
    @Test(arguments: [
        ([:], ["MARVEL_PUBLIC_KEY", "MARVEL_PRIVATE_KEY"]),
        (["MARVEL_PUBLIC_KEY": "1234"], ["MARVEL_PRIVATE_KEY"]),
        (["MARVEL_PRIVATE_KEY": "abcd"], ["MARVEL_PUBLIC_KEY"]),
        (["MARVEL_PUBLIC_KEY": "", "MARVEL_PRIVATE_KEY": "abcd"], ["MARVEL_PUBLIC_KEY"]),
        (["MARVEL_PUBLIC_KEY": "1234", "MARVEL_PRIVATE_KEY": " \n"], ["MARVEL_PRIVATE_KEY"]),
    ])
    func aMissingKeyFailsTheRequestWithTheNameOfItsVariable(environment: [String: String], missing: [String])
        async throws
    {
        let characters = characterFetcher(store: .unimplemented, keys: .environment(environment))
        let error = try #require(await characters(CharacterQuery()).error)

        expect(error.request != nil)
        expect((error.underlying as? MissingMarvelKeys)?.variables == missing)
        for name in ["MARVEL_PUBLIC_KEY", "MARVEL_PRIVATE_KEY"] {
            expectEqual("\(error)".contains(name), missing.contains(name))
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

    @Test func keysFromTheEnvironmentSignARequest() async {
        let log = RequestLog()
        let keys = MarvelKeys.environment(["MARVEL_PUBLIC_KEY": "1234", "MARVEL_PRIVATE_KEY": "abcd"])
        let error = await characterFetcher(store: emptyPage.recorded(in: log), keys: keys)(CharacterQuery()).error
        expect(error == nil)
        expectEqual(log.requests.count, 1)
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
