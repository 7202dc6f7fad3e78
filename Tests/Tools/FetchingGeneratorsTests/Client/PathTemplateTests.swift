import Fetching
import FetchingJSON
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct PathTemplateTests {
    /// Returns the templates of paths, each with its response. A response that is not JSON stands for a failure.
    private func templates(_ paths: KeyValuePairs<String, String>) -> [String] {
        let samples = paths.map { path, body in
            let tree = try? JSONTree(Data(body.utf8))
            return PathSample(
                segments: path.split(separator: "/").map { String($0) }, response: tree, isSuccess: tree != nil)
        }
        var order: [String] = []
        for template in pathTemplates(samples) {
            var names = template.parameterNames[...]
            let text = template.parts.map { part in
                part.word ?? "{\(names.removeFirst())}" + (part.parameter?.suffix ?? "")
            }.joined(separator: "/")
            if !order.contains(text) { order.append(text) }
        }
        return order
    }

    @Test func wordsThatVaryAreParameters() {
        let user = #"{"age": 36, "city": "London", "admin": false}"#
        for (paths, expected) in [
            // Identifiers.
            (["users/1": "{}", "users/20": "{}"], ["users/{id}"]),
            (["users/1/posts/7": "{}"], ["users/{userID}/posts/{postID}"]),
            (["orders/550e8400-e29b-41d4-a716-446655440000": "{}"], ["orders/{id}"]),
            (["commits/da39a3ee5e6b4b0d3255bfef95601890afd80709": "{}"], ["commits/{id}"]),
            (["orders/7f3c": "{}", "orders/latest": "{}"], ["orders/{id}", "orders/latest"]),
            (["art/paintings/1.json": "{}", "art/paintings/2.json": "{}"], ["art/paintings/{id}.json"]),
            (["rates/2024-01-31": "{}", "rates/2024-02-29": "{}"], ["rates/{id}"]),
            // Words that the response repeats.
            (
                [
                    "repos/apple/swift": #"{"name": "swift", "owner": {"login": "apple"}}"#,
                    "repos/vapor/vapor": #"{"name": "vapor", "owner": {"login": "vapor"}}"#,
                    "repos/apple/swift/issues": "[]",
                ], ["repos/{owner}/{repo}", "repos/{owner}/{repo}/issues"]
            ),
            (["users/ada": #"{"login": "Ada"}"#], ["users/{login}"]),
            (
                ["buckets/blog/collections/articles": #"{"data": {"id": "articles"}}"#],
                ["buckets/blog/collections/{id}"]
            ),
            (
                ["pokemon/pikachu": #"{"name": "pikachu"}"#, "pokemon/mew": #"{"name": "mew"}"#], ["pokemon/{name}"]
            ),
            (
                [
                    "pokemon/25": #"{"name": "pikachu"}"#, "pokemon/mew": #"{"name": "mew"}"#,
                    "pokemon/eevee": #"{"name": "eevee"}"#,
                ], ["pokemon/{name}"]
            ),
            (["painters/monet.json": #"{"rows": [{"id": "monet"}]}"#], ["painters/{id}.json"]),
            // Words with alike responses. Two are too few.
            (["users/ada": user, "users/alan": user, "users/grace": user], ["users/{id}"]),
            (["users/ada/posts": "[]", "users/alan/posts": "[]"], ["users/{id}/posts"]),
            (["users/ada": user, "users/alan": user], ["users/ada", "users/alan"]),
            // A failure tells nothing about the response, so it is joined with what is known.
            (["users/ada": #"{"name": "ada"}"#, "users/nobody": "not found"], ["users/{name}"]),
        ] as [(KeyValuePairs<String, String>, [String])] { expectEqual(templates(paths), expected) }
    }

    @Test func doubtfulPathsAreNotMerged() {
        for paths in [
            // A word that is often beside a parameter.
            ["users/1": #"{"id": 1, "name": "Ada"}"#, "users/me": #"{"id": 1, "name": "Ada"}"#],
            ["users/ada": #"{"name": "ada", "id": 1}"#, "users/me": #"{"name": "ada", "id": 1}"#],
            ["users/1": #"{"id": 1}"#, "users/search": #"{"id": 1}"#],
            // Versions.
            ["v1/users": "[]", "v2/users": "[]"], ["files/v1": "{}", "files/v2": "{}"],
            // Files.
            ["files/photo1.png": "{}", "files/photo2.png": "{}"],
            // Different collections with the same fields.
            [
                "users": #"{"data": [], "total": 0}"#, "posts": #"{"data": [], "total": 0}"#,
                "tags": #"{"data": [], "total": 0}"#,
            ],
            // Different things of one kind.
            [
                "settings/email": #"{"a": 1, "b": 2, "c": 3}"#, "settings/push": #"{"a": 1, "b": 2, "c": 3}"#,
                "settings/sms": #"{"a": 1, "b": 2, "c": 3}"#,
            ],
            ["user/repos": #"{"id": 1, "a": 2, "b": 3}"#, "user/keys": #"{"id": 1, "a": 2, "b": 3}"#],
            ["pokemon/pikachu": #"{"name": "pikachu"}"#],
            ["convert/usd": #"{"rate": 1, "day": 2}"#, "convert/eur": #"{"rate": 1, "day": 2}"#],
        ] as [KeyValuePairs<String, String>] {
            expectEqual(templates(paths).count, paths.count, "\(paths)")
            expect(templates(paths).contains(paths[paths.count - 1].key), "\(paths)")
        }
    }
}
