import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import HTTPSyntax

@Suite struct WebLinkTests {
    /// The examples of RFC 8288 §3.5, and other headers that servers send.
    private static let headers: [(header: String, links: [WebLink])] = [
        (
            #"<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter""#,
            [
                link(
                    "http://example.com/TheBook/chapter2", "previous", ["title": "previous chapter"])
            ]
        ),
        (#"</>; rel="http://example.net/foo""#, [link("/", "http://example.net/foo")]),
        (##"</terms>; rel="copyright"; anchor="#foo""##, [link("/terms", "copyright", ["anchor": "#foo"])]),
        (
            "</TheBook/chapter2>; rel=\"previous\"; title*=UTF-8'de'letztes%20Kapitel, "
                + "</TheBook/chapter4>; rel=\"next\"; title*=UTF-8'de'n%c3%a4chstes%20Kapitel",
            [
                link("/TheBook/chapter2", "previous", ["title*": "UTF-8'de'letztes%20Kapitel"]),
                link("/TheBook/chapter4", "next", ["title*": "UTF-8'de'n%c3%a4chstes%20Kapitel"]),
            ]
        ),
        (
            #"<http://example.org/>; rel="start http://example.net/relation/other""#,
            [link("http://example.org/", "start http://example.net/relation/other")]
        ),
        (
            "<https://example.org/>; rel=\"start\", <https://example.org/index>; rel=\"index\"",
            [link("https://example.org/", "start"), link("https://example.org/index", "index")]
        ),
        (
            #"<https://h/a?x=1,2;y=3>; title="a, b; c \"d\" <e>"; rel=NEXT"#,
            [link("https://h/a?x=1,2;y=3", "next", ["title": #"a, b; c "d" <e>"#])]
        ),
        (#"<a> ; rel = "next" ;, <b>;rel=last"#, [link("a", "next"), link("b", "last")]),
        (#"<a>; rel=next; rel=prev"#, [link("a", "next")]), ("<a>", [link("a")]),
        // peterhellberg/link 5: single quotation marks.
        (
            "<a>; rel='next', <b>; title='x; y' ; rel='prev last'",
            [link("a", "next"), link("b", "prev last", ["title": "x; y"])]
        ),
        ("<a>; title='tis; rel=next", [link("a", "next", ["title": "'tis"])]),
        ("<a>; title='a'b; rel='", [link("a", "'", ["title": "'a'b"])]),
        // spring-projects/spring-hateoas 2480 and jfromaniello/li 7: a parameter without a value, a link without `rel`.
        (
            "<a>;rel=self;title, <b>, <c>;rel=\"next\";crossorigin",
            [link("a", "self", ["title": ""]), link("b"), link("c", "next", ["crossorigin": ""])]
        ),
        ("", []), ("nonsense", []), ("<a", []), ("<a>; rel=next, nonsense", [link("a", "next")]),
        (#"<a>; title="never closed"#, [link("a", "", ["title": "never closed"])]),
    ]

    /// Returns a link whose relations are separated by spaces.
    private static func link(_ target: String, _ relations: String = "", _ parameters: [String: String] = [:])
        -> WebLink
    {
        WebLink(target: target, relations: relations.split(separator: " ").map(String.init), parameters: parameters)
    }

    @Test func linksAreParsedAsTheStandardDefines() {
        for (header, links) in Self.headers { expectEqual(webLinks(in: header).links, links, "\(header)") }
    }

    @Test func aSyntaxErrorIsFound() {
        for header in ["", " , ,", "<a>", #"<a>; rel=prev, , <b>; rel="last";, "#] {
            expect(webLinks(in: header).isValid, "\(header)")
        }
        for header in [
            #"<a>; title="never closed"#, #"<p>; rel="prev", <n>; rel="ne"#, "garbage", "<a", "<a>; rel=prev, garbage",
            #"https://h/a; rel="next""#, #"<a> rel="next""#, #"<a>; rel="prev" x, <b>"#, "x, <a>; rel=next",
        ] {
            expect(!webLinks(in: header).isValid, "\(header)")
        }
    }

    @Test func noHeaderCrashesTheParser() {
        var random = SplitMix64(seed: 8288)
        let characters = Array(#"<>;,="\ arel nx"# + "\u{1F41B}")
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 0..<40, using: &random)).compactMap { _ in
                characters.randomElement(using: &random)
            }
            _ = webLinks(in: String(text))
        }
    }
}

@Suite struct LinkPagesTests {
    private func pages(
        _ responses: [String: (items: String, link: String)], allowedOrigins: [String] = []
    ) throws -> Pages<Int, URL> {
        let store = NetworkStore.routed { request in
            responses[request.url?.absoluteString ?? ""].map { .json($0.items, headers: ["Link": $0.link]) }
        }
        let page = fetcher(
            createURLRequest: { (url: URL) in try createRequest(baseURL: url) },
            fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([Int].self)))
        return linkPages(
            of: page, from: try #require(URL(string: "https://h/v2/list?n=2")), allowedOrigins: allowedOrigins
        ) {
            $0
        }
    }

    @Test func relativeTargetsAreResolvedAgainstTheirPage() async throws {
        let pages = try pages([
            "https://h/v2/list?n=2": ("[1, 2]", #"</v2/list?n=2&last=2>; rel="next""#),
            "https://h/v2/list?n=2&last=2": ("[3, 4]", #"<?last=4>; rel="prev next", </v2/list>; rel="first""#),
            // guzzle/psr7 595: commas in a URL and in a parameter.
            "https://h/v2/list?last=4": ("[5]", #"</i,w_750/f>; rel=preload; imagesizes="a, b", <?f=a,b>; rel='next'"#),
            "https://h/v2/list?f=a,b": ("[6]", #"</v2/list>; rel="first""#),
        ])
        try await expectEqual(items(of: pages), [1, 2, 3, 4, 5, 6])
    }

    @Test func anotherOriginIsAnErrorAfterTheItems() async throws {
        let pages = try pages([
            "https://h/v2/list?n=2": ("[1]", #"<https://me:s3cret@elsewhere/list?ticket=s3cret#s3cret>; rel=next"#)
        ])
        let error = await expectError(of: pages, after: [1])
        guard case .otherOrigin(let url) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        expect(url.hasSuffix("elsewhere/list"))
        expect(!url.contains("s3cret"))
    }

    @Test func anUnreadableURLIsAnErrorWithoutItsQuery() async throws {
        // The second query begins with a combining mark, so its `?` is a part of a longer `Character`.
        for query in ["ticket=s3cret", "\u{301}ticket=s3cret"] {
            let pages = try pages(["https://h/v2/list?n=2": ("[1]", "<http://[/list?\(query)>; rel=next")])
            await expectError(of: pages, after: [1], .unreadableCursor("http://[/list"))
        }
    }

    @Test func anotherOriginIsFollowedIfItIsAllowed() async throws {
        let responses = [
            "https://h/v2/list?n=2": ("[1]", "<https://elsewhere/list>; rel=next"),
            "https://elsewhere/list": ("[2]", "<https://h/v2/list?n=9>; rel=next"),
            "https://h/v2/list?n=9": ("[3]", ""),
        ]
        let pages = try pages(responses, allowedOrigins: ["https://elsewhere"])
        try await expectEqual(items(of: pages), [1, 2, 3])
    }

    @Test func aDumpOfAnErrorContainsNoSecrets() throws {
        let url = try #require(URL(string: "https://h/list?token=s3cret"))
        var text = ""
        dump(PageError(cursor: url, reason: .repeatedCursor), to: &text)
        expect(text.contains("repeatedCursor"))
        expect(!text.contains("s3cret"))
    }

    @Test func aURLIsRecognizedWhenItIsRepeated() async throws {
        let first = try #require(URL(string: "list", relativeTo: URL(string: "https://h/v2/")))
        let circle: Fetcher<URL, LinkedPage<Int>> = { _ in .success(LinkedPage(model: 1, next: "/v2/list")) }
        await expectError(of: linkPages(of: circle, from: first, items: { [$0] }), after: [1])

        let pages = try pages(["https://h/v2/list?n=2": ("[1]", "<>; rel=prev, </v2/list?n=2>; rel=next")])
        await expectError(of: pages, after: [1], .repeatedCursor)
    }

    @Test func aLinkFieldThatCannotBeReadIsAnErrorOfThePage() async throws {
        for field in [
            "garbage", #"<>; rel="next""#, #"https://h/v2/list?n=3; rel="next""#,
            #"<https://h/v2/list?n=3> rel="next""#,
            #"<https://h/v2/list?n=3; rel="next""#, #"<a>; rel="prev", https://h/v2/list?n=3; rel="next""#,
        ] {
            let pages = try pages(["https://h/v2/list?n=2": ("[1]", field)])
            let error = await expect(throws: PageError<URL>.self) { try await collected(pages) }
            let text = error?.description ?? ""
            expect(
                text.contains("expected a Link field in the form <URL>; rel=\"next\" (RFC 8288 §3), found"), "\(text)")
            expect(text.contains("found “\(field.replacing("?n=3", with: "?***"))”"), "\(text)")
            expectEqual(error?.isRetryable, false)
        }
        let long = "https://me:s3cret@h/a?access_token=s3cret; rel=next; title=\(String(repeating: "x", count: 9000))"
        let pages = try pages(["https://h/v2/list?n=2": ("[1]", long)])
        let error = await expect(throws: PageError<URL>.self) { try await collected(pages) }
        let text = error?.description ?? ""
        expect(text.contains("rel=next") && !text.contains("s3cret") && text.utf8.count < 1000, "\(text)")
    }

    @Test func aLinkFieldWithoutANextPageEndsTheList() async throws {
        for field in [
            "", ",", #"<a>; rel="first", <b>; rel="last""#, #"<a>; rel="prev","#,
            // A link of another document.
            ##"</v2/other>; rel=next; anchor="/other""##,
        ] {
            try await expectEqual(collected(pages(["https://h/v2/list?n=2": ("[1]", field)])).map(\.items), [[1]])
        }
    }

    @Test func theTotalIsReadFromAHeaderField() async throws {
        let start = try #require(URL(string: "https://h/list"))
        for (value, total) in [
            ("79", 79), ("0", 0), ("-1", nil), ("many", nil), ("7.5", nil), (nil, nil), ("79, 79", 79),
            ("many, 79", 79), ("1,000", nil),
        ] {
            let store = NetworkStore.json("[1]", headers: value.map { ["X-Total-Count": $0] } ?? [:])
            let page = fetcher(
                createURLRequest: { (url: URL) in try createRequest(baseURL: url) },
                fetch: networkFetcher(store: store),
                mapResponse: linkMapper(jsonMapper([Int].self), totalField: "x-total-count"))
            try await expectEqual(collected(linkPages(of: page, from: start) { $0 }).map(\.total), [total])
        }
    }

    /// As in the guide to pages.
    @Test func theEndpointCanAddTheQueryOfTheFirstPage() async throws {
        let list = try #require(URL(string: "https://h/v2/list"))
        let store = NetworkStore.routed { request in
            switch request.url?.absoluteString {
            case "https://h/v2/list?q=C%2B%2B%20%26%20more": .json("[1]", headers: ["Link": "<?page=2>; rel=next"])
            case "https://h/v2/list?page=2": .json("[2]")
            default: nil
            }
        }
        let page = fetcher(
            createURLRequest: { (url: URL) in
                try createRequest(baseURL: url, query: url == list ? [QueryItem("q", "C++ & more")] : [])
            }, fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([Int].self)))
        try await expectEqual(collected(linkPages(of: page, from: list) { $0 }).map(\.items), [[1], [2]])
    }
}
