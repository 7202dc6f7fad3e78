/// Whether a file with this name is itself in the format of a content coding, as `data.tar.gz` is for `gzip`. As by
/// browsers, such a file is saved as it is sent, because servers often name the format of the file as its coding.
public func isPacked(_ name: String, with codings: [String]) -> Bool {
    codings.contains { packedExtensions[$0]?.contains(fileExtension(name)) == true }
}

/// Whether a file with this name is in the format of a content coding.
public func isPacked(_ name: String) -> Bool {
    packedExtensions.values.contains { $0.contains(fileExtension(name)) }
}

/// The extensions of files by the content coding with the same format.
private let packedExtensions = [
    "gzip": ["gz", "gzip", "tgz", "taz", "svgz"], "br": ["br"], "zstd": ["zst", "tzst"], "compress": ["z", "taz"],
    "bzip2": ["bz2", "tbz", "tbz2"], "xz": ["xz", "txz"],
]

private func fileExtension(_ name: String) -> String {
    name.unicodeScalars.lastIndex(of: ".").map { name[name.unicodeScalars.index(after: $0)...].lowercased() } ?? ""
}
