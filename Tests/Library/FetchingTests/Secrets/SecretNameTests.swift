import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// The forms in which a secret follows its name. `§` is the secret.
private let assignments = [
    // Queries and fragments of URLs.
    "https://example.com/?apikey=§", "https://example.com/?a=1&api_key=§", "https://example.com/?a=1;apikey=§",
    "https://example.com/?authorization=§", "https://example.com/?x-api-key=§", "https://example.com/?access-token=§",
    "https://example.com/?private_key=§", "https://example.com/?user[password]=§",
    "https://example.com/?user%5Bpassword%5D=§", "https://example.com/?oauth_token=§",
    "https://example.com/?oauth_signature=§", "https://example.com/#access_token=§",
    "https://example.com/#/callback?id_token=§", "https://example.com/?newPassword=§",
    "https://example.com/?db.password=§", "https://example.com/?API_KEY=§", "https://example.com/?tok%65n=§",
    "https://example.com/?X-Amz-Signature=§", "https://example.com/?X-Amz-Credential=§",
    "https://example.com/?subscription-key=§", "https://example.com/?client_secret=§",
    "https://example.com/?user_key=§", "https://example.com/?userkey=§",
    "https://example.com/?password2=§", "https://example.com/?password[]=§", "https://example.com/?jwt=§",
    "https://example.com/a;jsessionid=§/b", "https://example.com/a;apikey=§?b=1", "https://§@example.com/",
    "https://bob:§@example.com/", "https://§:@example.com/", "https://bob:§", "https://[::1]/?token=§",
    // Forms.
    "token=§", "password=§;", "a=b&client_secret=§&c=d", "Server=a;Password=§", "DB_PASSWORD=§", "--password=§",
    "AccountKey=§;",
    // Header fields.
    "Authorization: Bearer §", "authorization:Bearer §", "Proxy-Authorization: Basic §", "Cookie: id=§; a=b",
    "Set-Cookie: §; Path=/", "X-Api-Key: §", "X-Auth: §", "user-key: §", "X-Auth-Token: a §", "Private-Token: §",
    "X-Vault-Token: §",
    "X-Access-Key: §", "X-Amz-Signature: §", "X-CSRF-Token: §", "Ocp-Apim-Subscription-Key: §", "ApiKey: §",
    "Authorization:\t§", #"Authorization: Digest username="a", response="§""#,
    // JSON.
    #""token":"§""#, #""token" : "§""#, "\"token\":\t\"§\"", "\"token\":\n  \"§\"", #""token":"\"§""#,
    #"{\"token\":\"§\"}"#, #""tok\u0065n":"§""#, #""\u0074oken": "§""#, #""accessToken":"§""#, #""api_key":"§""#,
    #""apiKey":"§""#, #""x-api-key":"§""#, #""user":{"password":"§"}"#, #""clientSecret":"§""#,
    #""aws_secret_access_key":"§""#, #""secretAccessKey":"§""#,
    // Escaped as a whole.
    "%22token%22%3A%22§%22", "https%3A%2F%2Fbob%3A§%40example.com",
    "redirect=https%3A%2F%2Fexample.com%2F%3Ftoken%3D§", #"\\\"token\\\":\\\"§\\\""#, "token\\u003d§",
]

/// Names that look like names of secrets, and the texts of errors in which they occur.
private let ordinary = [
    "primary_key=users_pkey", "sort_key: name", "idempotency-key: 4711", "max_tokens: 4096", "total_tokens=12",
    "author: Stan Lee", "authority=example.com", "token_type: Bearer", "keyboard: qwerty", "passenger: Bob",
    "signature_version=4", "secretary: Ann", "monkey: Bob", "passwordless: true", "bypass=true", "compass: north",
    "passed=12", "app_identifier=a.b", "appid=440", "pass=7", "https://example.com:8080/a",
    "http://localhost:8080", "https://example.com/a/b?page=2&sort=name", "expected: a string, found: null",
    "std::vector<int>::size", "a => b", "x == y", "error: unexpected end", "12:30:15",
    "\"name\":\"Bob\",\"value\":\"5\"",
    "<b>bold</b>", "<name>Bob</name>", "https://example.com: connection refused",
    "http://user-auth:8080/heroes", "cookies_enabled=1",
    "nextPageToken=abcd1234", "next-continuation-token: abcd1234", "\"page_token\":\"abcd1234\"", "next_token=abcd1234",
    "https://example.com/a?syncToken=abcd1234&resumption_token=abcd1234",
    "https://example.com/a?pagination_token=abcd1234&$skiptoken=abcd1234&%24deltatoken=abcd1234",
]

@Test func aSecretIsMaskedInEachFormOfItsName() {
    expect(assignments.count >= 70)
    expectEqual(Set(assignments).count, assignments.count)
    for form in assignments {
        let written = form.replacing("§", with: "planted0S3cr3t")
        for text in [written, "error \(written) and more", "(\(written))", "<p>\(written)</p>", "\n\(written)\n"] {
            expect(!Redactor().redacted(text).contains("planted"), "\(Redactor().redacted(text))")
        }
    }
    for name in ["fb_page_token", "continuation_token", "asyncToken", "page_access_token"] {
        expect(SecretNames.current.contains(name), "\(name)")
    }
}

@Test func ordinaryNamesAreNotMasked() {
    for text in ordinary { expectEqual(Redactor().redacted(text), text) }
}

@Test func aNameOrMethodThatIsPassedAsAValueIsCutOrMasked() throws {
    for name in ["Authorization: Bearer planted0S3cr3t", "token: planted", "sk-live-0123456789-planted=="] {
        for create in [
            { try createRequest(baseURL: "https://example.com", headers: [name: "x"]) },
            { try createRequest(HTTPMethod(rawValue: name), baseURL: "https://example.com") },
        ] {
            let error = expect(throws: RequestError.self) { _ = try create() }
            let shown = try #require(error)
            var dumped = ""
            dump(shown, to: &dumped)
            for text in ["\(shown)", String(reflecting: shown), shown.localizedDescription, dumped] {
                expect(!text.contains("planted"))
            }
        }
    }
}

@Test func aBaseURLWithoutItsHostShowsNoPassword() throws {
    let error = expect(throws: RequestError.self) { try createRequest(baseURL: "https://bob:planted") }
    expect(try #require(error).description.hasPrefix("“https://bob:***” is not"))
}
