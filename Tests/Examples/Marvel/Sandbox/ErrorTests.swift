import Foundation
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct ErrorTests {
    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
    func invalidRequestsReturnTheRecordedErrors() throws {
        let sandbox = MarvelSandbox()
        for (file, target, status) in [
            ("empty_parameter", "characters?name=", 409),
            ("excessive_filter_values", "characters?comics=1,2,3,4,5,6,7,8,9,10,11", 409),
            ("invalid_filter_value", "characters?comics=one", 409),
            ("invalid_ordering", "characters?orderBy=goofiness", 409),
            ("invalid_parameter", "characters?invalid_param=1", 409),
            ("limit_invalid", "characters?limit=0", 409),
            ("limit_over_100", "characters?limit=101", 409),
            ("resource_not_found", "characters/1", 404),
        ] {
            try expectRecorded(sandbox.get(target), status: status, recording: file)
        }
        for (file, key) in [("invalid_credentials", "x"), ("invalid_hash_ts_key_combo", "sandbox-public-key")] {
            let request = SandboxRequest(target: "/v1/public/comics?ts=1&apikey=\(key)&hash=x")
            try expectRecorded(sandbox.respond(to: request), status: 401, recording: file)
        }
        let limited = MarvelSandbox(maximumRequests: 2)
        expectEqual(limited.get("comics").status, 200)
        expectEqual(limited.get("comics?limit=x").status, 409)
        try expectRecorded(limited.get("comics"), status: 429, recording: "rate_limit_429")
    }

    @Test func theErrorForAnUnknownIDNamesTheKind() {
        for (kind, noun) in [
            ("characters", "character"), ("comics", "comic_issue"), ("creators", "creator"), ("events", "event"),
            ("series", "series"), ("stories", "comic_story"),
        ] {
            let sublist = kind == "stories" ? "comics" : "stories"
            for id in ["1234567890", "spider", "1234567890/\(sublist)", "%00"] {
                let response = MarvelSandbox().get("\(kind)/\(id)")
                expectEqual(response.text, #"{"code":404,"status":"We couldn't find that \#(noun)"}"#)
                expectEqual(response.status, 404)
            }
        }
    }

    @Test func anInvalidParameterReturnsAnError() throws {
        let sentences: [(query: String, sentence: String?)] = [
            ("limit=abc", "You must pass an integer limit greater than 0."),
            ("limit=-1", "You must pass an integer limit greater than 0."),
            ("limit=1.5", "You must pass an integer limit greater than 0."),
            ("limit=99999999999999999999", "You must pass an integer limit greater than 0."),
            ("limit=", "limit cannot be blank if it is set"),
            ("limit", "limit cannot be blank if it is set"),
            ("offset=-1", "You must pass an integer offset of at least 0."),
            ("offset=x", "You must pass an integer offset of at least 0."),
            ("orderBy=title,", " is not a valid ordering parameter."),
            ("orderBy=--title", "--title is not a valid ordering parameter."),
            ("orderBy=name", "name is not a valid ordering parameter."),
            ("name=Hulk", "We don't recognize the parameter name"),
            ("a%22b%5C=1", #"We don't recognize the parameter a"b\"#),
            ("comics=1", "We don't recognize the parameter comics"),
            ("characters=", "characters cannot be blank if it is set"),
            ("characters=,", "You must pass at least one valid character id if you set the character filter."),
            ("stories=x,y", "You must pass at least one valid story id if you set the story filter."),
            ("creators=1,2,3,4,5,6,7,8,9,10,x", "You may not submit more than 10 creator ids."),
            ("sharedAppearances=x", "You must pass at least one valid character id if you set the character filter."),
            ("modifiedSince=yesterday", "You must pass a date such as 2013-01-02 if you set the modifiedSince filter."),
        ]
        let others = [
            "dateRange=2013-01-02", "dateRange=2013-02-30,2013-03-01", "dateDescriptor=never", "format=papyrus",
            "formatType=x", "noVariants=maybe", "issueNumber=x", "digitalId=x", "startYear=x",
        ]
        for (query, sentence) in sentences + others.map({ ($0, nil) }) {
            let response = MarvelSandbox().get("comics?\(query)")
            expectEqual(response.status, 409, "\(query)")
            expectEqual(response.object["code"] as? Int, 409, "\(query)")
            let status = try #require(response.object["status"] as? String)
            if let sentence { expectEqual(status, sentence, "\(query)") }
        }
        // The kind of the parent is not a filter, and a single record has no filters.
        expectEqual(MarvelSandbox().get("characters/1009610/comics?characters=1").status, 409)
        expect(
            MarvelSandbox().get("characters/1009610?limit=1").text.contains("We don't recognize the parameter limit"))
    }

    @Test func anUnknownPathOrMethodIsAnErrorWithABody() {
        for path in [
            "", "/", "/v1", "/v1/public", "/v2/public/comics", "/v1/public/heroes", "/v1/public/characters/1/creators",
            "/v1/public/comics/1/series", "/v1/public/comics/1/stories/2", "v1/../etc", "/%zz", "/v1/public/%FF", "*",
        ] {
            let response = MarvelSandbox().respond(to: SandboxRequest(path: path))
            expectEqual(response.status, 404, "\(path)")
            expectEqual(response.object["code"] as? String, "ResourceNotFound", "\(path)")
        }
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "get", ""] {
            let response = MarvelSandbox().respond(
                to: SandboxRequest(method: method, target: "/v1/public/comics?\(signature)"))
            expectEqual(response.status, 405, "\(method)")
            expectEqual(response.object["code"] as? String, "MethodNotAllowed", "\(method)")
        }
    }

    private func expectRecorded(_ response: SandboxResponse, status: Int, recording file: String) throws {
        let recorded = try #require(try SharedData.json("marvel-recordings/errors/\(file).json") as? NSDictionary)
        expectEqual(response.status, status)
        expectEqual(response.object as NSDictionary, recorded, "\(response.text)")
        expectEqual(response.headers, ["Content-Type": "application/json; charset=utf-8"])
    }
}
