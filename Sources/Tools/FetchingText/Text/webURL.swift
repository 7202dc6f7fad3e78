/// Returns the http or https URL that a text stands for, or nil if the text is not a URL.
///
/// A text that starts with `http://` or `https://` is returned unchanged. `:8000/heroes` is a port of this machine and
/// a path, and stands for `http://127.0.0.1:8000/heroes`.
public func webURL(_ text: String) -> String? {
    if ["http://", "https://"].contains(where: text.prefix(8).lowercased().hasPrefix) { return text }
    return text.wholeMatch(of: #/:[0-9]+([\/?].*)?/#) == nil ? nil : "http://127.0.0.1" + text
}

/// Returns the same as ``webURL(_:)``, and also a URL for a host without a scheme, such as `example.com/heroes`: http
/// for localhost and IP addresses, and https for other hosts.
///
/// After localhost or an IP address, a port or a path is required, and after another host a path. Without them,
/// `example.com` could as well be an ordinary text.
public func webURL(withoutScheme text: String) -> String? {
    let local = #/(localhost|[0-9]{1,3}(\.[0-9]{1,3}){3}|\[[0-9a-f:.]+\])(:[0-9]+([\/?]\S*)?|[\/?]\S*)/#.ignoresCase()
    if text.wholeMatch(of: local) != nil { return "http://" + text }
    let named = #/([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9](:[0-9]+)?\/\S*/#.ignoresCase()
    return text.wholeMatch(of: named) == nil ? webURL(text) : "https://" + text
}

/// Returns the http or https URL to which the request for a WebSocket is sent, or nil if the text does not start with
/// `ws://` or `wss://`.
public func webURL(ofSocket text: String) -> String? {
    for (scheme, other) in [("ws://", "http://"), ("wss://", "https://")] {
        let start = text.utf8.prefix(scheme.utf8.count)
        // Only an ASCII letter has an equal letter in lower case here.
        if start.map({ (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }).elementsEqual(scheme.utf8) {
            return other + text[start.endIndex...]
        }
    }
    return nil
}
