import Fetching
import Foundation
internal import HTTPSyntax

/// A rule for URLs, such as deep links and universal links. The output can have any type.
///
/// ```swift
/// extension URLRule<Screen> {
///     static func hero(show: @escaping @Sendable (Int) -> Screen) -> Self {
///         URLRule(host: "example.com", path: "/heroes/{id: Int}") { link in
///             show(try link.value(forPathComponent: "id"))
///         }
///     }
/// }
/// ```
///
/// Only the main actor can create a view controller, but a rule can run anywhere. For view controllers, use a
/// `URLRule<@MainActor () -> UIViewController>`, and return a closure such as `{ HeroViewController(id: id) }`.
public typealias URLRule<Output> = MatchingRule<URLParts, Output>

extension MatchingRule where Input == URLParts {
    // Without this alias, `URLRule` would mean `URLRule<URLParts>` in an extension of `URLRule<Screen>`.
    /// The rule's own type, so that `URLRule` without an argument means `URLRule<Screen>` in an extension of that type.
    public typealias URLRule = MatchingRule<URLParts, Output>

    /// Creates a rule for URLs with a host and a path.
    ///
    /// Host and path are compared with the URL as RFC 3986 (§6.2.2) describes; see ``URLParts``. If `host` or `path` is
    /// malformed, the rule never matches, and `explain` says why. If the test target depends on
    /// `FetchingTestSupport`, creating such a rule also fails the current test.
    ///
    /// - Parameters:
    ///   - host: The host, with a port if it isn't the default port of the scheme. Nil means any host or none.
    ///   - path: The shape of the path. A component in braces has a name and a type: `String` (default), `Int`,
    ///     `Double` or `UUID`. In the URL, this component must not be empty and must have this type. Other components
    ///     must be equal, including their case. Nil means any path.
    ///   - requirements: Further conditions.
    ///   - output: Creates the output from the parts of the URL. If it throws ``RuleMismatch`` or another error, the
    ///     rule does not match.
    public init(
        host: String? = nil, path: String? = nil, requiring requirements: [RuleRequirement<URLParts>] = [],
        output: @escaping @Sendable (URLParts) throws -> Output
    ) {
        let name = host == nil && path == nil ? "any URL" : Redactor().redacted((host ?? "") + (path ?? ""))
        do {
            let pattern = try path.map { path throws(RuleMismatch) in try PathPattern(path) }
            let own = [
                try host.map { host throws(RuleMismatch) in try hostRequirement(host) }, pattern.map(pathRequirement),
            ]
            self.init(name, requiring: own.compactMap(\.self) + requirements) { url in
                var url = url
                url.pattern = pattern
                return try output(url)
            }
        } catch {
            failTest("\(error)")
            self.init(name, requiring: [RuleRequirement("\(error)") { _ in false }], output: output)
        }
    }
}

/// Returns a closure that tries `rules` in order and returns the output of the first rule that matches the URL.
///
/// ```swift
/// let handle = urlHandler(scheme: "https", rules: [.hero(show: showHero), .search(index)])
/// if let screen = handle(url) { present(screen) }
/// ```
///
/// - Parameters:
///   - scheme: The scheme of the URLs, such as `https`. The case is ignored.
///   - rules: The rules, which are tried in order.
/// - Returns: A closure that returns nil if no rule matches, or if the URL has another scheme. To find out why, call
///   `explain(_:scheme:)`.
@inlinable  // see firstMatch(rules:)
public func urlHandler<Output>(scheme: String, rules: [URLRule<Output>]) -> @Sendable (URL) -> Output? {
    let match = firstMatch(rules: rules)
    let scheme = scheme.lowercased()
    return { url in url.scheme?.lowercased() == scheme ? match(URLParts(url)) : nil }
}

extension Array {
    /// Returns an explanation for each rule, in order: the first requirement that the URL does not meet, or the error
    /// that the rule's closure threw. Secrets in the URL are masked.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scheme: The scheme of the handler.
    public func explain<Output>(
        _ url: URL, scheme: String
    ) -> [RuleExplanation] where Element == URLRule<Output> {
        let required = RuleRequirement<URLParts>("scheme", \.scheme, equals: scheme.lowercased())
        return map { MatchingRule($0.name, requiring: [required] + $0.requirements, output: $0.output) }
            .explain(URLParts(url), as: "URL", Redactor(request: URLRequest(url: url)))
    }
}

private func hostRequirement(_ text: String) throws(RuleMismatch) -> RuleRequirement<URLParts> {
    guard let components = parsedComponents("https://\(text)"), let host = normalizedHost(components),
        components.percentEncodedPath.isEmpty, components.percentEncodedQuery == nil,
        components.percentEncodedFragment == nil, components.percentEncodedUser == nil
    else {
        let shown = oneLine(Redactor().redacted(text), limit: 200)
        throw RuleMismatch("“\(shown)” is not a host: write only the host, as in example.com, or a host and a port")
    }
    let port = components.port
    return RuleRequirement(isMet: { $0.port == port && $0.host == host }) { url in
        [.value("host", found: url.host.map { authority($0, url.port) }, required: authority(host, port))]
    }
}

private func authority(_ host: String, _ port: Int?) -> String { host + (port.map { ":\($0)" } ?? "") }

private func pathRequirement(_ pattern: PathPattern) -> RuleRequirement<URLParts> {
    RuleRequirement(isMet: { pattern.matches($0) }) { [pattern.difference(from: $0)] }
}
