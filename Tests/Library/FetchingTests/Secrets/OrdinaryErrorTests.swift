import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// Bodies of errors in the formats of well-known APIs and servers, without a secret.
private let bodies = [
    #"{"errors":{"password":["is too short (minimum is 8 characters)"],"token":["can't be blank"]}}"#,
    #"{"message":"Password: must be at least 8 characters"}"#, #"{"error":"Signature: mismatch"}"#,
    #"{"password":["This field is required."]}"#,
    #"{"error":{"message":"No such customer: 'cus_9s6XKzkNRiz8i3'","param":"id","type":"invalid_request_error","code":"resource_missing","doc_url":"https://stripe.com/docs/error-codes/resource-missing"}}"#,
    #"{"error":{"message":"Your card was declined.","type":"card_error","code":"card_declined","decline_code":"generic_decline","charge":"ch_1I2k"}}"#,
    #"{"message":"Not Found","documentation_url":"https://docs.github.com/rest/repos/repos#get-a-repository","status":"404"}"#,
    #"{"message":"Validation Failed","errors":[{"resource":"Issue","field":"title","code":"missing_field"}],"documentation_url":"https://docs.github.com/rest"}"#,
    #"{"message":"API rate limit exceeded for 203.0.113.7.","documentation_url":"https://docs.github.com/rest/overview/rate-limits-for-the-rest-api"}"#,
    #"{"message":"Bad credentials","documentation_url":"https://docs.github.com/rest","status":"401"}"#,
    #"{"error":{"code":403,"message":"The caller does not have permission","status":"PERMISSION_DENIED"}}"#,
    #"{"error":{"code":400,"message":"Invalid value at 'page_size' (TYPE_INT32), \"abc\"","status":"INVALID_ARGUMENT","details":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"page_size","description":"Invalid value"}]}]}}"#,
    #"{"error":{"errors":[{"domain":"usageLimits","reason":"quotaExceeded","message":"Quota exceeded for quota metric 'Queries'"}],"code":429}}"#,
    #"{"error":{"message":"The model `gpt-9` does not exist","type":"invalid_request_error","param":null,"code":"model_not_found"}}"#,
    #"{"error":{"message":"This model's maximum context length is 4097 tokens. However, your messages resulted in 5218 tokens.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}"#,
    #"{"error":{"type":"overloaded_error","message":"Overloaded"},"type":"error","request_id":"req_011CSHoEeqs5C35K2UUqR7Fy"}"#,
    #"{"code":"ResourceNotFound","message":"/v1/public/heroes does not exist"}"#,
    #"{"code":409,"status":"You must pass an integer limit greater than 0."}"#,
    #"{"code":"MissingParameter","message":"You must provide a timestamp."}"#,
    #"<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>photos/2006/February/sample.jpg</Key><RequestId>4442587FB7D0A2F9</RequestId><HostId>vcIrEPCBe7</HostId></Error>"#,
    #"<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message><RequestId>656c76696e6727732072657175657374</RequestId></Error>"#,
    #"{"__type":"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException","message":"Requested resource not found: Table: heroes not found"}"#,
    #"{"__type":"ValidationException","message":"One or more parameter values were invalid: Missing the key id in the item"}"#,
    #"{"message":"Forbidden"}"#, #"{"message":"Missing Authentication Token"}"#,
    #"{"message":"Internal server error"}"#,
    #"{"error":{"code":"BadArgument","message":"Multiple errors in ContactInfo data","target":"ContactInfo","details":[{"code":"NullValue","target":"PhoneNumber","message":"Phone number must not be null"}]}}"#,
    #"{"error":{"code":"Request_ResourceNotFound","message":"Resource 'e8b7' does not exist.","innerError":{"date":"2021-08-04T05:24:33","request-id":"aa8e","client-request-id":"aa8e"}}}"#,
    #"{"error":"invalid_grant","error_description":"The provided authorization grant is invalid, expired or revoked."}"#,
    #"{"error":"invalid_client","error_description":"Client authentication failed"}"#,
    #"{"error":"invalid_token","error_description":"The access token expired"}"#,
    #"{"type":"https://example.com/probs/out-of-credit","title":"You do not have enough credit.","detail":"Your current balance is 30, but that costs 50.","instance":"/account/12345/msgs/abc","balance":30}"#,
    #"{"type":"about:blank","title":"Unprocessable Entity","status":422,"detail":"age must be a positive integer"}"#,
    #"{"errors":[{"message":"Cannot query field \"nme\" on type \"Hero\". Did you mean \"name\"?","locations":[{"line":2,"column":3}]}]}"#,
    #"{"errors":[{"message":"Variable \"$id\" of required type \"ID!\" was not provided.","extensions":{"code":"BAD_USER_INPUT"}}],"data":null}"#,
    #"{"errors":[{"status":"422","source":{"pointer":"/data/attributes/firstName"},"title":"Invalid Attribute","detail":"First name must contain at least two characters."}]}"#,
    #"{"detail":"Authentication credentials were not provided."}"#, #"{"detail":"Method \"POST\" not allowed."}"#,
    #"{"email":["Enter a valid email address."],"age":["A valid integer is required."]}"#,
    #"{"detail":[{"loc":["body","price"],"msg":"value is not a valid float","type":"type_error.float"}]}"#,
    #"{"detail":[{"type":"missing","loc":["query","limit"],"msg":"Field required","input":null}]}"#,
    #"{"timestamp":"2026-11-22T04:05:06.123+00:00","status":404,"error":"Not Found","path":"/api/heroes/7"}"#,
    #"{"timestamp":1732248306000,"status":500,"error":"Internal Server Error","exception":"java.lang.NullPointerException","message":"Cannot invoke \"String.length()\" because \"name\" is null","path":"/heroes"}"#,
    #"{"success":false,"errors":[{"code":7003,"message":"Could not route to /zones/x, perhaps your object identifier is invalid?"}],"messages":[],"result":null}"#,
    #"{"ok":false,"error":"channel_not_found"}"#,
    #"{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}"#,
    #"{"code":50035,"errors":{"content":{"_errors":[{"code":"BASE_TYPE_REQUIRED","message":"This field is required"}]}},"message":"Invalid Form Body"}"#,
    #"{"status":"error","message":"Duplicate entry '17' for key 'PRIMARY'"}"#,
    #"{"error":"ERROR: duplicate key value violates unique constraint \"users_email_key\" DETAIL: Key (email)=(a@example.com) already exists."}"#,
    #"{"code":"23505","details":"Key (id)=(5) already exists.","hint":null,"message":"duplicate key value violates unique constraint \"users_pkey\""}"#,
    #"{"error":{"root_cause":[{"type":"index_not_found_exception","reason":"no such index [heroes]","index":"heroes"}],"type":"index_not_found_exception","reason":"no such index [heroes]"},"status":404}"#,
    #"{"kind":"Status","apiVersion":"v1","status":"Failure","message":"pods \"web-0\" not found","reason":"NotFound","details":{"name":"web-0","kind":"pods"},"code":404}"#,
    #"{"errors":[{"code":"MANIFEST_UNKNOWN","message":"manifest unknown","detail":{"Tag":"latest"}}]}"#,
    #"{"statusCode":400,"error":"Bad Request","message":"body must have required property 'name'"}"#,
    #"{"statusCode":404,"message":"Cannot GET /heroes/7","error":"Not Found"}"#,
    #"{"errorMessage":"2026-11-22T04:05:06Z 8f5 Task timed out after 3.00 seconds"}"#,
    #"{"errorType":"TypeError","errorMessage":"Cannot read properties of undefined (reading 'id')","trace":["TypeError: Cannot read properties of undefined","    at handler (/var/task/index.js:5:20)"]}"#,
    #"{"message":"The given data was invalid.","errors":{"email":["The email has already been taken."]}}"#,
    #"{"message":"SQLSTATE[42S02]: Base table or view not found: 1146 Table 'app.heroes' doesn't exist","exception":"Illuminate\\Database\\QueryException","file":"/app/vendor/Connection.php","line":760}"#,
    #"{"error":"Unexpected token < in JSON at position 0"}"#,
    #"{"error":"rate_limited","retry_after":17.5,"limit":100,"remaining":0,"reset":1732248306}"#,
    "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx/1.25.3</center>\r\n</body>\r\n</html>\r\n",
    "<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML 2.0//EN\">\n<html><head>\n<title>404 Not Found</title>\n</head><body>\n<h1>Not Found</h1>\n<p>The requested URL was not found on this server.</p>\n<hr>\n<address>Apache/2.4.57 (Debian) Server at example.com Port 443</address>\n</body></html>",
    "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Error</title></head><body><pre>Cannot GET /heroes</pre></body></html>",
    "<html><body><h1>503 Service Unavailable</h1>\nNo server is available to handle this request.\n</body></html>",
    "upstream connect error or disconnect/reset before headers. reset reason: connection timeout",
    "no healthy upstream", "404 page not found\n", "error code: 1020", "Not Found",
    "Bad Request: missing parameter: page",
    "Traceback (most recent call last):\n  File \"/app/main.py\", line 17, in get\n    return heroes[id]\nKeyError: 'spider'\n",
    "panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:12 +0x1d",
    "java.lang.IllegalStateException: pool is closed\n\tat com.example.Pool.get(Pool.java:42)\n\tat com.example.Main.main(Main.java:7)\n",
    "thread 'main' panicked at src/main.rs:4:5:\ncalled `Option::unwrap()` on a `None` value",
    "<?xml version=\"1.0\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><soap:Fault><faultcode>soap:Client</faultcode><faultstring>Invalid element</faultstring></soap:Fault></soap:Body></soap:Envelope>",
    "<Error><Code>RequestTimeTooSkewed</Code><Message>The difference between the request time and the current time is too large.</Message><ServerTime>2026-11-22T04:05:06Z</ServerTime></Error>",
    "RESTEASY003210: Could not find resource for full path: http://localhost:8080/heroes",
    "Proxy Error: DNS lookup failure for: api.example.com",
    "line 1:8 no viable alternative at input 'SELEC'", "Invalid sort key: age. Allowed: name, modified.",
    "The header X-Request-Id: 8f5a is not valid", "Missing required header: X-Tenant",
    "time=\"2026-11-22T04:05:06Z\" level=error msg=\"not found\" path=/heroes status=404",
]

@Test func atMostOneInTwentyOrdinaryErrorsIsChanged() throws {
    var request = try createRequest(
        .post,
        baseURL: "https://admin:S3cr3tPassw0rd@example.com/v1/heroes?apikey=0123456789abcdef0123456789abcdef&limit=20",
        headers: [
            "Authorization": "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P",
            "Cookie": "theme=dark; lang=en-US; session=5f2b9323c39ee3c861a7b382d205c3d3",
        ],
        body: RequestBody(
            Data(#"{"email":"bob@example.com","password":"correct horse battery"}"#.utf8),
            contentType: "application/json"))
    request.setValue(
        "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7",
        forHTTPHeaderField: "Proxy-Authorization")
    let redactor = Redactor(request: request)
    let changed = bodies.filter { redactor.redacted($0) != $0 }
    expect(bodies.count >= 80 && Set(bodies).count == bodies.count)
    expect(changed.count * 20 <= bodies.count, "\(changed.map { redactor.redacted($0) })")
}
