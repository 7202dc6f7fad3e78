import Foundation

/// Whether `link` leads from `page`, and not from another resource or a part of the page (RFC 8288 §3.2).
public func isLink(_ link: WebLink, from page: URL?) -> Bool {
    guard let anchor = link.parameters["anchor"], let page else { return link.parameters["anchor"] == nil }
    return resolvedURL(anchor, relativeTo: page)?.absoluteString == page.absoluteString
}
