import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import FetchingText

/// The text of “Copy as fetch”.
struct FetchCallTests {
    @Test(arguments: [
        // Chrome, Firefox and Safari
        #"""
        fetch("https://a.example/b?c=[1]", {
          "headers": {"accept": "text/plain", "content-type": "application/json", "x-empty": ""},
          "referrer": "https://a.example/", "referrerPolicy": "strict-origin-when-cross-origin",
          "body": "{\"d\":\"\u00e9\ud83d\ude00\"}", "method": "POST", "mode": "cors", "credentials": "omit"
        });
        """#,
        #"""
        await fetch("https://a.example/b?c=[1]", {
            "credentials": "omit",
            "headers": {
                "accept": "text/plain",
                "content-type": "application/json",
                "x-empty": ""
            },
            "referrer": "https://a.example/",
            "body": "{\"d\":\"é😀\"}",
            "method": "POST",
        });

        """#,
        #"""
        fetch('https://a.example/b?c=[1]', {
            method: 'POST',
            headers: {
                'accept': 'text/plain', 'content-type': 'application/json', 'x-empty': '', referer: 'https://a.example/',
            },
            body: '{"d":"\xe9😀"}',
            keepalive: false, signal: null, priority: 1,
        })
        """#,
    ])
    func aCallBecomesARequest(text: String) throws {
        let command = try CurlCommand(text)
        let request = command.request
        expectEqual(request.url?.query(percentEncoded: false), "c=[1]")
        expectEqual(request.httpMethod, "POST")
        expectEqual(request.httpBody, Data(#"{"d":"é😀"}"#.utf8))
        expectEqual(request.value(forHTTPHeaderField: "Accept"), "text/plain")
        expectEqual(request.value(forHTTPHeaderField: "Content-Type"), "application/json")
        expectEqual(request.value(forHTTPHeaderField: "Referer"), "https://a.example/")
        expectEqual(request.value(forHTTPHeaderField: "X-Empty"), "")
        expectEqual(command.notes, [])
    }

    @Test func theDefaultsAreThoseOfABrowser() throws {
        let get = try CurlCommand(#"fetch("https://a.example", {"body": null, "credentials": "include"})"#)
        expectEqual(get.request.httpMethod, "GET")
        expectEqual(get.request.allHTTPHeaderFields, ["Accept": "*/*"])
        expectEqual(get.notes.map { $0.hasPrefix("The cookies of the browser are not in the text") }, [true])
        let post = try CurlCommand(#"fetch("https://a.example", {method: "POST", body: "a"})"#).request
        expectEqual(post.value(forHTTPHeaderField: "Content-Type"), "text/plain;charset=UTF-8")
        try expectEqual(CurlCommand(#"fetch("https://a.example")"#).request.url?.host(), "a.example")
    }

    @Test func whatOnlyABrowserCanReadIsAnError() {
        for (text, part) in [
            (#"fetch("https://a.example", {body: JSON.stringify({a: "hunter2"})})"#, "Only fetch("),
            (#"fetch("https://a.example", {body: {a: "hunter2"}})"#, "body of fetch(…) must be a string"),
            (#"fetch("https://a.example", {headers: new Headers({a: "hunter2"})})"#, "Only fetch("),
            (#"fetch("https://a.example", {headers: {"a": hunter2}})"#, "Only fetch("),
            (#"fetch("https://a.example").then(r => r.json())"#, "continues after fetch(…)"),
            (#"fetch(`https://${host}/hunter2`)"#, "Only fetch("), (#"fetch(url)"#, "Only fetch("),
            (#"fetch("https://a.example", {"headers": {"a": "hunter2"}"#, "Only fetch("), (#"fetch("hunter2"#, "quote"),
            (#"fetch("ftp://a.example")"#, "not an absolute http or https URL"),
            (#"fetch("https://a.example", {"headers": {"a": "b\nhunter2"}})"#, "line end"),
        ] {
            let error = expect(throws: CurlCommandError.self, "\(text)") { try CurlCommand(text) }
            let description = error?.description ?? ""
            expect(description.contains(part) && !description.contains("hunter2"), "\(text): \(description)")
        }
    }
}
