import Fetching
import Foundation

/// Requests with credentials in many places, each with a response.
let sampleRequests: [(request: URLRequest, response: String)] = {
    func request(_ url: String, _ change: (inout URLRequest) -> Void = { _ in }) -> URLRequest {
        var request = URLRequest(url: URL(string: url) ?? URL(filePath: "/"))
        change(&request)
        return request
    }
    return [
        (
            request(
                "https://bob:s3cretPassw0rd@api.example.com/v1/public/characters/1011334/comics?apikey=s3cretQuery99&limit=20"
                    + "&nameStartsWith=Spi%20der&flag=true&class=a"
            ) {
                $0.setValue("Bearer s3cretHeader77", forHTTPHeaderField: "Authorization")
                $0.setValue("application/json", forHTTPHeaderField: "Accept")
                $0.setValue("session=s3cretCookie55", forHTTPHeaderField: "Cookie")
            },
            #"{"count": 2, "echo": "s3cretQuery99", "results": [{"id": 1, "access_token": "s3cretToken11", "on": "2014-04-29"}]}"#
        ),
        (
            request("https://api.example.com/v1/heroes") {
                $0.httpMethod = "POST"
                $0.httpBody = Data(
                    #"{"full_name": "Hulk", "password": "s3cretBody33", "tags": ["a"], "at": "2014-04-29"}"#.utf8)
            }, ##"{"id": 2, "full_name": "Hulk", "quote": "\"#(x) \\# end\""}"##
        ),
        (
            request("https://api.example.com/heroes/7/powers/flight-1?dry=false") {
                $0.httpMethod = "PATCH"
                $0.httpBody = Data(#"[{"level": 1.5}]"#.utf8)
                $0.setValue("abc", forHTTPHeaderField: "If-Match")
            }, #"[{"level": 1.5}, {"level": 2}, {"level": 3}]"#
        ),
        (
            request("https://api.example.com/oauth/token") {
                $0.httpMethod = "POST"
                $0.httpBody = Data("grant_type=password&password=s3cretForm22&user=bob".utf8)
                $0.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            }, #"{"access_token": "s3cretForm22x", "expires_in": 3600}"#
        ),
        (
            request("https://api.example.com/files/550e8400-e29b-41d4-a716-446655440000") {
                $0.httpMethod = "PUT"
                $0.httpBody = Data([0, 1, 2])
                $0.setValue("image/png", forHTTPHeaderField: "Content-Type")
            }, "stored"
        ),
        (request("https://api.example.com/heroes"), #"[{"id": 2, "full_name": "Hulk"}]"#),
        (request("https://api.example.com/"), "[]"),
        (request("https://api.example.com/v1/books/7/") { $0.httpMethod = "DELETE" }, ""),
        (request("http://127.0.0.1:8080/fixtures/facet.json?_shape=array&_size=2"), #"[{"rowid": 1, "name": "x"}]"#),
        (request("https://api.example.com/orders/7f3c") { $0.httpMethod = "DELETE" }, ""),
        (request("https://api.example.com/back?code=s3cretCode66&state=s3cretState66"), "<html>"),
        (
            request("https://api.example.com/notes") {
                $0.httpMethod = "POST"
                $0.httpBody = Data("plain text".utf8)
                $0.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
                $0.setValue("s3cretToken44", forHTTPHeaderField: "X-Token-Id")
            }, #"{"tokens": ["s3cretToken44x"], "s3cretToken44": {"a": 1}}"#
        ),
        (
            request(
                "https://api.example.com/v1/customers/cus_9s6XKz/orders/7f3c?in=a&a=1&a=2&=x&_=y&$top=5&f%5Bname%5D=x&flag"
            ),
            #"{"id": "7f3c", "lines": []}"#
        ),
        (
            request("https://api.example.com/list") {
                $0.httpMethod = "POST"
                $0.httpBody = Data((0..<9).map { "parameter\($0)=value\($0)" }.joined(separator: "&").utf8)
                $0.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
                $0.setValue(String(repeating: "a", count: 90), forHTTPHeaderField: "X-A")
                $0.setValue("b", forHTTPHeaderField: "X-B")
            }, #"[{"id": 1, "replies": [{"id": 2, "replies": []}]}]"#
        ),
        (
            request("https://api.example.com/marks"),
            "{\"note\": \"#\u{FF9E} \u{301}\\\"\u{301}# \\\\#\u{FF9E} \\r\\n\u{301}\", \"\u{FF9E}\": 1, \"a\u{301}\\\"\u{301}\": 2}"
        ),
        (request("https://api.example.com/strings?limit=5") { $0.httpMethod = "DELETE" }, "null"),
    ]
}()

let secretTexts = [
    "s3cretPassw0rd", "s3cretQuery99", "s3cretHeader77", "s3cretCookie55", "s3cretToken11", "s3cretBody33",
    "s3cretForm22", "s3cretCode66", "s3cretState66", "s3cretToken44",
]
