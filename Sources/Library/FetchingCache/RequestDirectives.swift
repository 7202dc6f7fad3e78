import Fetching
import Foundation
internal import HTTPSyntax

/// What a request says about the use of stored responses (RFC 9111 §5.2.1), including its `cachePolicy`.
struct RequestDirectives {
    /// Whether the request has a condition or a range. Such a request is always sent to the server.
    var isConditional = false
    var noStore = false
    /// Whether a stored response may be used only after a revalidation.
    var noCache = false
    var onlyIfCached = false
    var maximumAge: TimeInterval?
    var minimumFreshness: TimeInterval = 0
    /// The seconds for which a stale response is accepted.
    var maximumStaleness: TimeInterval = 0
    var staleIfError: TimeInterval = 0

    init(_ request: URLRequest, _ headers: [String: String]) {
        var (cacheControl, pragma): (String?, String?)
        for (name, value) in headers {
            switch name.utf8.count {
            case 5 where isName(name, "range"): isConditional = true
            case 6 where isName(name, "pragma"): pragma = value
            case 8 where isName(name, "if-match") || isName(name, "if-range"): isConditional = true
            case 13 where isName(name, "cache-control"): cacheControl = value
            case 13 where isName(name, "if-none-match"): isConditional = true
            case 17 where isName(name, "if-modified-since"): isConditional = true
            case 19 where isName(name, "if-unmodified-since"): isConditional = true
            default: break
            }
        }
        if let cacheControl {
            let control = CacheControl(cacheControl)
            noStore = control.contains("no-store")
            noCache = control.contains("no-cache")
            onlyIfCached = control.contains("only-if-cached")
            switch control.seconds("max-age") {
            case .value(let seconds): maximumAge = seconds
            case .invalid: maximumAge = 0
            case .missing: break
            }
            if case .value(let seconds) = control.seconds("min-fresh") { minimumFreshness = seconds }
            if control.isUnqualified("max-stale") {
                maximumStaleness = .infinity
            } else if case .value(let seconds) = control.seconds("max-stale") {
                maximumStaleness = seconds
            }
            if case .value(let seconds) = control.seconds("stale-if-error") { staleIfError = seconds }
        } else if let pragma, listElements(pragma).contains(where: { $0.lowercased() == "no-cache" }) {
            noCache = true
        }
        switch request.cachePolicy {
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: noCache = true
        case .reloadRevalidatingCacheData: maximumAge = 0
        case .returnCacheDataElseLoad: maximumStaleness = .infinity
        case .returnCacheDataDontLoad: (maximumStaleness, onlyIfCached) = (.infinity, true)
        default: break
        }
    }
}
