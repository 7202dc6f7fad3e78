/// Returns the method of the redirected request, or nil if the method does not change. RFC 9110 allows `GET` after a
/// 301 or 302 response to a `POST` (§15.4.2, §15.4.3).
public func changedMethod(_ method: String, by status: Int) -> String? {
    switch (status, method) {
    case (301, "POST"), (302, "POST"): "GET"
    case (303, let method) where method != "HEAD" && method != "GET": "GET"
    default: nil
    }
}
