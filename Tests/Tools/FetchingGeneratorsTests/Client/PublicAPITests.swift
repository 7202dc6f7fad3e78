import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct PublicAPITests {
    @Test func hackerNewsHasItemsAndUsers() throws {
        let client = try clientSource(for: PublicAPI.hackerNews)
        expectEqual(client.baseURL, "https://hacker-news.firebaseio.com/v0")
        expectEqual(
            client.endpoints,
            [
                "GET /topstories.json", "GET /maxitem.json", "GET /item/{id}.json", "GET /user/{id}.json",
                "GET /updates.json",
            ])
        expect(client.text("Item.swift").contains("-> Fetcher<Int, Item?> {"))
        expect(client.text("Maxitem.swift").contains("-> Fetcher<String, Int> {"))
    }

    @Test func starWarsHasOneModelOfAPerson() throws {
        let client = try clientSource(for: PublicAPI.starWars)
        expectEqual(client.baseURL, "https://swapi.dev/api")
        expectEqual(
            client.endpoints, ["GET /", "GET /people/{id}/", "GET /people/", "GET /planets/{id}/"])
        expectEqual(client.source.components(separatedBy: "struct Person:").count, 2, "\(client.text("People.swift"))")
        expect(client.text("People.swift").contains("    var results: [Person]\n"))
        expect(client.text("People.swift").contains("    var next: String?\n"))
        expect(client.text("PeopleTests.swift").contains(#"#expect(failure?.message == "Not found")"#))
    }

    @Test func musicBrainzHasOneArtistForLookupAndSearch() throws {
        let client = try clientSource(for: PublicAPI.musicBrainz)
        expectEqual(client.baseURL, "https://musicbrainz.org/ws/2")
        expectEqual(
            client.endpoints, ["GET /artist/{id}", "GET /artist", "GET /artist/5b11f4ce", "GET /release-group/{id}"])
        let artist = client.text("Artist.swift")
        expect(artist.contains("nonisolated struct Artist:") && artist.contains("    var artists: [Artist]\n"))
        expect(artist.contains("    var sortName: String\n") && !artist.contains("sort-name"))
        expect(artist.contains("    var score: Int?\n") && artist.contains("    var beginArea: Area?\n"))
        // A credit has no life span and no area.
        expect(client.text("ReleaseGroup.swift").contains("    var artist: ListedArtist\n"))
    }

    /// Writes the clients to a folder, for `.ci/generated-clients`, which compiles them and runs their tests.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FETCHING_CLIENTS"] != nil))
    func clientsAreWritten() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["FETCHING_CLIENTS"]))
        for recording in PublicAPI.all + [hostileRecording, pageRecording] {
            let client = try clientSource(for: recording)
            for file in client.files {
                let url = folder.appending(path: client.name).appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: url)
            }
        }
    }
}
