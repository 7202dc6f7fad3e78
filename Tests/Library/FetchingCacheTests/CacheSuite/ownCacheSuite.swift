/// Our own cases in the format of the public suite, which use each member of the format. An ID begins with the section
/// of the standard.
let ownCacheSuite = #"""
    [{"id": "own", "name": "Rules of RFC 9111 and RFC 5861", "tests": [
      {"id": "rfc9111-3.3-partial-response-is-not-stored", "name": "", "requests": [
        {"request_headers": [["Range", "bytes=0-3"]], "response_status": [206, "Partial Content"], "setup": true,
         "response_headers": [["Cache-Control", "max-age=40"], ["Content-Range", "bytes 0-3/9"]],
         "response_body": "part"},
        {"response_body": "the whole", "expected_type": "not_cached"}]},
      {"id": "rfc9111-4.2.1-expires-in-rfc850-format", "name": "", "kind": "optimal", "requests": [
        {"response_headers": [["Expires", 45], ["Date", 0]], "rfc850date": ["expires"], "setup": true,
         "pause_after": true},
        {"expected_type": "cached", "expected_response_headers": [["Age", ">", 2]]}]},
      {"id": "rfc9111-4.2.3-age-field-counts", "name": "",
       "depends_on": ["rfc9111-4.2.3-age-field-below-lifetime"], "requests": [
        {"response_headers": [["Cache-Control", "max-age=10"], ["Age", "8"]], "setup": true, "pause_after": true},
        {"expected_type": "not_cached"}]},
      {"id": "rfc9111-4.2.3-age-field-below-lifetime", "name": "", "kind": "optimal", "requests": [
        {"response_headers": [["Cache-Control", "max-age=20"], ["Age", "8"]], "setup": true, "pause_after": true},
        {"expected_type": "cached", "expected_response_headers": [["Age", ">", 10]]}]},
      {"id": "rfc9111-4.2.3-delay-of-the-response-counts", "name": "", "requests": [
        {"response_headers": [["Cache-Control", "max-age=5"]], "response_pause": 4, "setup": true,
         "pause_after": true},
        {"expected_type": "not_cached"}]},
      {"id": "rfc9111-4.3.1-last-modified", "name": "", "kind": "optimal", "requests": [
        {"response_headers": [["Cache-Control", "no-cache"], ["Last-Modified", -70], ["Date", 0]], "setup": true},
        {"expected_type": "lm_validated", "expected_request_headers_missing": ["If-None-Match"]}]},
      {"id": "rfc9111-4.3.4-confirmation-extends-the-lifetime", "name": "", "requests": [
        {"response_headers": [["Cache-Control", "max-age=1"], ["ETag", "\"b\""], ["X-Kept", "1"], ["X-New", "1"]],
         "setup": true, "pause_after": true},
        {"response_headers": [["Cache-Control", "max-age=30"], ["ETag", "\"b\""], ["X-New", "2"]],
         "expected_type": "etag_validated", "setup_tests": ["expected_type"], "pause_after": true},
        {"expected_type": "cached", "expected_response_headers": [["X-Kept", "1"], ["X-New", "2"]]}]},
      {"id": "rfc9111-4.4-put-invalidates", "name": "", "requests": [
        {"response_headers": [["Cache-Control", "max-age=80"]], "setup": true},
        {"request_method": "PUT", "request_body": "new", "response_status": [204, "No Content"], "setup": true,
         "expected_method": "PUT"},
        {"expected_type": "not_cached"}]},
      {"id": "rfc9111-4.4-location-of-a-post-is-invalidated", "name": "", "kind": "check", "requests": [
        {"filename": "list", "response_headers": [["Cache-Control", "max-age=80"]], "setup": true},
        {"request_method": "POST", "request_body": "item", "response_status": [201, "Created"],
         "response_headers": [["Location", "list"]], "magic_locations": true, "setup": true},
        {"filename": "list", "expected_type": "not_cached"}]},
      {"id": "rfc9111-5.2.1.7-only-if-cached", "name": "", "kind": "optimal", "requests": [
        {"request_headers": [["Cache-Control", "only-if-cached"]], "expected_status": 504,
         "expected_response_text": null}]},
      {"id": "rfc9111-5.2.2.2-must-revalidate-forbids-stale", "name": "", "requests": [
        {"response_headers": [["Cache-Control", "max-age=1, must-revalidate, stale-if-error=30"]], "setup": true,
         "pause_after": true},
        {"disconnect": true, "expected_status": null, "check_body": false,
         "expected_response_headers_missing": ["Server-Request-Count"]}]},
      {"id": "rfc5861-4-stale-if-error-after-disconnect", "name": "", "kind": "optimal", "requests": [
        {"response_headers": [["Cache-Control", "max-age=1, stale-if-error=30"]], "setup": true,
         "pause_after": true},
        {"disconnect": true, "expected_type": "cached"}]}
    ]}]
    """#
