import Foundation

/// Creates a folder and the folders that contain it. Does nothing if the folder exists. Throws if the path is that of a
/// symbolic link.
public func createFolder(_ path: String) throws(FileAccessError) {
    do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
        try checkIsFolder(path)
        throw FileAccessError(path: path, action: "created", reason: (error as NSError).localizedDescription)
    }
    // With a slash at the end, the system follows a link.
    var name = Substring(path)
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name = Substring(name.utf8.dropLast()) }
    guard try fileStatus(String(name))?.isFolder == true else {
        throw FileAccessError(path: path, action: "used", reason: "it is a symbolic link")
    }
}

/// Throws if a file cannot be written because its folder does not exist, or because its path is that of a device, a
/// pipe or a folder.
public func checkIsWritable(_ path: String) throws(FileAccessError) {
    let folder = folder(of: path)
    guard try checkIsFolder(folder) else {
        throw FileAccessError(path: folder, action: "used", reason: "the folder does not exist; create it first")
    }
    try checkIsReplaceable(path)
}

/// Throws if a path refers to something other than a file or a link. A rename would replace a device or a pipe.
func checkIsReplaceable(_ path: String) throws(FileAccessError) {
    guard let status = try? fileStatus(path), !status.isRegular, !status.isLink else { return }
    throw FileAccessError(path: path, action: "replaced", reason: "it is not a regular file")
}

/// Returns whether a folder exists. Throws if it cannot exist, because it or a folder that contains it is a file.
@discardableResult
private func checkIsFolder(_ path: String) throws(FileAccessError) -> Bool {
    var outer = path
    while true {
        if let status = try? fileStatus(outer, followsLinks: true) {
            if status.isFolder { return outer == path }
            throw FileAccessError(path: outer, action: "used", reason: "it is a file, not a folder")
        }
        let next = folder(of: outer)
        if next == outer { return false }
        outer = next
    }
}
