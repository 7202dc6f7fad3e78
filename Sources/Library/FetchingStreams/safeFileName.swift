import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the last component of the path of a request's URL, decoded, or an empty text if there is none.
///
/// A component that is not UTF-8 stays percent-encoded, so that `caf%E9.pdf` and `caf%E8.pdf` are different files.
@usableFromInline func fileNameInURL(of request: URLRequest) -> String {
    let path = request.url?.absoluteURL.path(percentEncoded: true) ?? ""
    return path.utf8.split(separator: UInt8(ascii: "/")).last.map { percentDecodedIfUTF8(Substring($0)) } ?? ""
}

/// Returns `name` as the name of a file that is not hidden and not in another folder. The name has at most 200 bytes,
/// so that the names of the partial file and its record have at most 255, which is the limit of most file systems.
func safeFileName(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
        // A slash separates folders, and so does a backslash on some systems. Characters for the direction of
        // writing can reverse a name on the screen, so that `gpj.exe` looks like `exe.jpg`.
        let isUnsafe =
            scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
            || scalar.properties.isBidiControl
        let isLeadingDot = scalar == "." && scalars.allSatisfy { $0 == "_" }
        scalars.append(isUnsafe || isLeadingDot ? "_" : scalar)
    }
    if scalars.allSatisfy({ $0 == "_" }) { return "download" }
    return shortened(String(scalars), bytes: 200)
}

/// Returns the beginning of `name` and its extension if `name` has more than `bytes` bytes.
private func shortened(_ name: String, bytes: Int) -> String {
    guard name.utf8.count > bytes else { return name }
    let dot = name.unicodeScalars.lastIndex(of: ".")
    let suffix = dot.map { String(name[$0...]) }.flatMap { $0.utf8.count <= 20 ? $0 : nil } ?? ""
    var start = String.UnicodeScalarView()
    var count = suffix.utf8.count
    for scalar in name.unicodeScalars {
        count += String(scalar).utf8.count
        if count > bytes { break }
        start.append(scalar)
    }
    return String(start) + suffix
}
