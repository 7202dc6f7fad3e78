import Fetching
internal import HTTPSyntax

/// The resource or list in the path of a request.
enum Route: Sendable {
    case list(Kind)
    case one(Kind, id: String)
    case sublist(Kind, id: String, Kind)

    /// The kind of the requested resources.
    var kind: Kind {
        switch self {
        case .list(let kind), .one(let kind, _), .sublist(_, _, let kind): kind
        }
    }

    /// Creates a route from a request with a path such as `/v1/public/comics`.
    ///
    /// Throws if the path is unknown, or if the method is neither GET nor HEAD.
    init(_ request: SandboxRequest) throws(SandboxError) {
        let path = percentDecoded(request.path)
        let segments = request.path.split(separator: "/").map { percentDecoded($0) }
        guard segments.count >= 3, segments.count <= 5, segments[0] == "v1", segments[1] == "public",
            let kind = Kind(path: segments[2])
        else { throw .noSuchPath(path) }
        switch segments.count {
        case 3: self = .list(kind)
        case 4: self = .one(kind, id: segments[3])
        default:
            guard let other = Kind(path: segments[4]), kind.sublists.contains(other) else { throw .noSuchPath(path) }
            self = .sublist(kind, id: segments[3], other)
        }
        guard ["GET", "HEAD"].contains(request.method) else { throw .methodNotAllowed(request.method) }
    }
}
