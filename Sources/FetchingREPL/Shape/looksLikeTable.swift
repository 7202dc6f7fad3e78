import Fetching
import FetchingJSON
import Foundation

/// Whether the names of objects are data, such as IDs. Such an object is a dictionary, not a model.
///
/// This is so in two cases. All names are identifiers, such as numbers or UUIDs. Or there are at least ten names whose
/// values are objects with the same names.
func looksLikeTable(_ names: [String], _ objects: [[JSONTree.Field]]) -> Bool {
    if names.isEmpty { return false }
    if names.allSatisfy(isIdentifier) { return true }
    guard names.count >= 10 else { return false }
    var common: Set<String>?
    for field in objects.joined() where field.value != .null {
        guard case .object(let fields) = field.value else { return false }
        let names = Set(fields.map(\.name))
        if names.count < 2 || names != common ?? names { return false }
        common = names
    }
    return common != nil
}

/// Whether a text is a number, a UUID, a hash in hexadecimal digits, a date or a key of Firebase, such as
/// `-NxYz0AbCdEfGhIjKlMn`.
func isIdentifier(_ text: String) -> Bool {
    let utf8 = text.utf8
    if !utf8.isEmpty, utf8.allSatisfy(\.isASCIIDigit) { return true }
    if UUID(uuidString: text) != nil || Date(iso8601: text) != nil { return true }
    if text.wholeMatch(of: #/-[A-Z][A-Za-z0-9_-]{18}/#) != nil { return true }
    return utf8.count >= 16 && utf8.contains(where: \.isASCIIDigit) && utf8.allSatisfy { $0.hexDigitValue != nil }
}
