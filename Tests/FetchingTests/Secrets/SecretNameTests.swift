import Foundation
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
    "https://example.com/?password2=§", "https://example.com/?password[]=§", "https://example.com/?jwt=§",
    "https://example.com/a;jsessionid=§/b", "https://example.com/a;apikey=§?b=1", "https://§@example.com/",
    "https://bob:§@example.com/", "https://§:@example.com/", "https://bob:§", "https://[::1]/?token=§",
    // Header fields.
    "Authorization: Bearer §", "authorization:Bearer §", "Proxy-Authorization: Basic §", "Cookie: id=§; a=b",
    "Set-Cookie: §; Path=/", "X-Api-Key: §", "X-Auth: §", "X-Auth-Token: §", "Private-Token: §", "X-Vault-Token: §",
    "X-Access-Key: §", "X-Amz-Signature: §", "X-CSRF-Token: §", "Ocp-Apim-Subscription-Key: §",
    "HTTP_AUTHORIZATION=Bearer §", "HTTP_X_API_KEY: §", "Authorization:\t§", "Authorization:\r\n Bearer §",
    // JSON.
    #""token":"§""#, #""token" : "§""#, "\"token\":\t\"§\"", "\"token\":\n  \"§\"", "\"token\":\u{A0}\"§\"",
    #"{\"token\":\"§\"}"#, #""tok\u0065n":"§""#, #""\u0074oken": "§""#, #""accessToken":"§""#, #""api_key":"§""#,
    #""apiKey":"§""#, #""x-api-key":"§""#, #""user":{"password":"§"}"#, #""password":["§"]"#,
    #""credentials":{"id":"§"}"#, #""clientSecret":"§""#, #""aws_secret_access_key":"§""#, #""secretAccessKey":"§""#,
    #"{"name":"Authorization","value":"§"}"#, #"{"name":"api_key", "value": "§"}"#, #"{"key":"Cookie","value":"§"}"#,
    #"{"header":"X-Auth-Token","value":"§"}"#, #"{\"name\":\"token\",\"value\":\"§\"}"#, "{'password': '§'}",
    "{password:'§'}", "token: '§'",
    // Other languages and formats.
    #""token"=>"§""#, #":token=>"§""#, #":token => "§""#, "[password] => §", #"["password"]=>"§""#, "token := §",
    "token == §", "token=§", "token = §", "password=§;", "Password=§;Server=a", "Server=a;Password=§",
    "AccountKey=§;", "DB_PASSWORD=§", "export API_TOKEN=§", "--password=§", "db.password: §", "db_password: §",
    "<token>§</token>", "<Password>§</Password>", "<ns:AccessKey>§</ns:AccessKey>",
    #"<add key="ApiKey" value="§"/>"#, #"<input name="csrf_token" value="§">"#,
    // Escaped as a whole.
    "&quot;token&quot;:&quot;§&quot;", "%22token%22%3A%22§%22", "https%3A%2F%2Fbob%3A§%40example.com",
    "redirect=https%3A%2F%2Fexample.com%2F%3Ftoken%3D§", "&lt;token&gt;§&lt;/token&gt;",
    "https://example.com/?a=1&amp;token=§", #"\\\"token\\\":\\\"§\\\""#, "token\\u003d§", "token&#61;§",
    "**token**: §", "`token`: §",
]

/// Names that look like names of secrets, and the texts of errors in which they occur.
private let ordinary = [
    "primary_key=users_pkey", "sort_key: name", "idempotency-key: 4711", "max_tokens: 4096", "total_tokens=12",
    "author: Stan Lee", "authority=example.com", "token_type: Bearer", "keyboard: qwerty", "passenger: Bob",
    "signature_version=4", "secretary: Ann", "monkey: Bob", "passwordless: true", "https://example.com:8080/a",
    "http://localhost:8080", "https://example.com/a/b?page=2&sort=name", "expected: a string, found: null",
    "std::vector<int>::size", "a => b", "x == y", "error: unexpected end", "12:30:15",
    "\"name\":\"Bob\",\"value\":\"5\"",
    "<b>bold</b>", "<name>Bob</name>", "https://example.com: connection refused", "cookies_enabled=1",
]

@Test func theTableHasAHundredForms() {
    #expect(assignments.count >= 100)
    #expect(Set(assignments).count == assignments.count)
}

@Test(arguments: assignments)
func aSecretIsMaskedInEachFormOfItsName(form: String) throws {
    let secret = "planted0S3cr3t"
    let written = form.replacing("§", with: secret)
    for text in [written, "error \(written) and more", "(\(written))", "<p>\(written)</p>", "\n\(written)\n"] {
        #expect(!Redactor().redacted(text).contains("planted"), "\(Redactor().redacted(text))")
    }
    if form.contains("://") {
        let text = SecretNames.current.redacting(urlText: written)
        #expect(!text.contains("planted"), "\(text)")
    }
}

@Test(arguments: ordinary)
func ordinaryNamesAreNotMasked(text: String) {
    #expect(Redactor().redacted(text) == text)
}

@Test func aNameOrMethodThatIsPassedAsAValueIsCutOrMasked() throws {
    for name in ["Authorization: Bearer planted0S3cr3t", "token: planted", "sk-live-0123456789-planted=="] {
        for create in [
            { try createRequest(baseURL: "https://example.com", headers: [name: "x"]) },
            { try createRequest(HTTPMethod(rawValue: name), baseURL: "https://example.com") },
        ] {
            let error = #expect(throws: RequestError.self) { _ = try create() }
            let shown = try #require(error)
            var dumped = ""
            dump(shown, to: &dumped)
            for text in ["\(shown)", String(reflecting: shown), shown.localizedDescription, dumped] {
                #expect(!text.contains("planted"))
            }
        }
    }
}

@Test func aBaseURLWithoutItsHostShowsNoPassword() throws {
    let error = #expect(throws: RequestError.self) { try createRequest(baseURL: "https://bob:planted") }
    #expect(try #require(error).description.hasPrefix("“https://bob:***” is not"))
}
