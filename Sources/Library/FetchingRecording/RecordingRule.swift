import Fetching
import Foundation

/// A rule for how a recording compares requests. Without rules, the methods and the URLs must be equal.
///
/// Query items with secret names, items that `signing` adds, and fragments are never compared. The order of query items
/// is ignored.
public enum RecordingRule: Hashable, Sendable {
    /// The bodies must be equal too. JSON is equal if the values are equal: the order of members and white space are
    /// ignored, and `1` equals `1.0`. The order of the fields of a form is ignored. Fields with secret names are not
    /// compared.
    ///
    /// - Parameter ignoring: Fields of JSON or of a form that are not compared: a name, such as `requestID`, or a path
    ///   from the top of the body, such as `variables.now`.
    case body(ignoring: Set<String> = [])
    /// A header field must be equal too.
    case header(String)
    /// The scheme, the host and the port are not compared, for example because a local server uses a different port in
    /// each run.
    case anyHost
}
