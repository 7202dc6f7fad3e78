/// The resource or list that a request's path names.
enum Route: Sendable {
    case list(Kind)
    case one(Kind, id: String)
    case sublist(Kind, id: String, Kind)

    /// The kind of the listed resources.
    var kind: Kind {
        switch self {
        case .list(let kind), .one(let kind, _), .sublist(_, _, let kind): kind
        }
    }

    /// Reads a path `/v1/public/…`. Throws for an unknown path, and for a method other than GET and HEAD.
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
