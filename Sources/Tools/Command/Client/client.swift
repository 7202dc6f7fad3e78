import CommandLineSupport
import Fetching
import FetchingGenerators
import FetchingText
import Foundation
import HTTPSyntax

/// Writes a client for the API of a recording, and prints its endpoints.
func writeClient(_ options: ClientOptions, in world: World) async throws {
    let data: Data
    do { data = try world.readInput(options.recording) } catch { throw CommandFailure("\(error)") }
    let folder = URL(filePath: options.folder, directoryHint: .isDirectory).standardizedFileURL
    let isDocument = APIDocument.canRead(data)
    if !isDocument, options.sample != nil || !options.paths.isEmpty || !options.tags.isEmpty {
        throw CommandFailure("The options --sample, --only and --tag need an OpenAPI document.")
    }
    if isDocument, options.host != nil { throw CommandFailure("The option --host needs a recording.") }
    if !isDocument, (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["log"] == nil {
        do { _ = try APIDocument(data) } catch {
            throw CommandFailure(
                "\(quoted(path: options.recording)) is neither a HAR file, which has a field “log”, nor an OpenAPI "
                    + "document: \(error)")
        }
    }
    // The package of an earlier run for the same document is written again.
    let package = packageFolder(of: folder).flatMap { isDocument && isWritten($0, in: folder) ? nil : $0 }
    if let package, package.path == folder.path {
        throw CommandFailure(
            "\(quoted(path: options.folder)) already contains a package. Move this folder, or choose another --out. To "
                + "add the client to the package, choose a folder inside it, such as "
                + quoted(
                    path: options.folder.hasSuffix("/")
                        ? "\(options.folder)Sources/API" : "\(options.folder)/Sources/API") + ".")
    }
    let source: ClientSource
    let dependency = packageDependency(options.packageURL)
    do {
        let name = options.name ?? package.map { targetName(of: folder, in: $0) }
        if isDocument {
            source = try clientSource(
                for: APIDocument(data), name: name, only: options.paths, tags: options.tags,
                package: (dependency.source, dependency.name))
        } else {
            let recording = try recordedExchanges(in: data, file: URL(filePath: options.recording))
            source = try clientSource(
                for: recording, host: options.host, name: name, package: (dependency.source, dependency.name))
        }
    } catch { throw CommandFailure(sentence("\(error)")) }

    var differences: [String] = []
    if let sample = options.sample {
        do {
            let recording = try recordedExchanges(in: world.readInput(sample), file: URL(filePath: sample))
            differences = try APIDocument(data).differences(from: recording)
        } catch { throw CommandFailure(sentence("\(error)")) }
    }
    if package == nil, isDocument {
        let earlier = writtenModules(in: folder)
        if let other = earlier.first, !earlier.contains(source.name) {
            throw CommandFailure(
                "\(quoted(path: options.folder)) contains the client \(other) of an earlier run, and this one is "
                    + "\(source.name). Add --name \(other), or choose another --out.")
        }
    }
    let sources = "Sources/\(source.name)/"
    let files = source.files.compactMap { file -> (url: URL, text: String)? in
        guard let package else { return (folder.appending(path: file.path), file.text) }
        if file.path.hasPrefix(sources) {
            return (folder.appending(path: file.path.dropFirst(sources.count)), file.text)
        }
        return file.path.hasPrefix("Tests/") ? (package.appending(path: file.path), file.text) : nil
    }
    do {
        let removed = try write(files, to: [folder] + (package.map { [$0] } ?? []), mark: source.mark)
        for path in removed { world.writeFaintNote("removed: \(quoted(path: path))") }
    } catch { throw CommandFailure("\(error)") }

    for line in differences { world.writeFaintNote("differs: \(cellText(line))") }
    for (reason, count) in source.skipped { world.writeFaintNote("left out: \(cellText(reason)) (\(count))") }
    try world.terminal.write(source.endpoints.map { cellText($0) + "\n" }.joined())
    let name = source.name
    world.writeFaintNote(
        "\(source.endpoints.count) endpoint\(source.endpoints.count == 1 ? "" : "s") of \(cellText(source.baseURL)) in \(quoted(path: options.folder))"
    )
    guard package != nil else {
        return world.writeFaintNote("The manifest uses swift-fetching from \(dependency.place).")
    }
    world.writeFaintNote(
        "Add to Package.swift: the target \(name) with the product Fetching\(source.usesStreams ? " and FetchingStreams" : ""), and the test target \(name)Tests with "
            + "FetchingRecording, FetchingTestSupport and exclude: [\"recording.har\"].")
}

/// Writes the files of a client, and removes files that an earlier run has written and that the client no longer has.
/// A manifest or a README that exists is kept.
///
/// - Parameters:
///   - folders: The folders that contain the files. Symbolic links in them are refused.
///   - mark: The line in files that are replaced; nil to replace none.
/// - Returns: The paths of the removed files.
private func write(
    _ files: [(url: URL, text: String)], to folders: [URL], mark: String?
) throws -> [String] {
    var new: [(path: String, folder: URL, text: String)] = []
    let outer = Set(folders.map(\.standardizedFileURL.path))
    for (url, text) in files {
        let path = url.path(percentEncoded: false)
        var folder = url.deletingLastPathComponent()
        while !outer.contains(folder.standardizedFileURL.path), folder.pathComponents.count > 1 {
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
            if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
                throw FileError(
                    path: folder.path(percentEncoded: false), action: "used", reason: "it is a symbolic link")
            }
            folder.deleteLastPathComponent()
        }
        if try fileSize(path) == nil {
            new.append((path, url.deletingLastPathComponent(), text))
        } else if mark != nil, ["Package.swift", "README.md"].contains(url.lastPathComponent) {
            continue
        } else if let mark, isReplaceable(url, mark: mark) {
            let old = FileManager.default.contents(atPath: path)
            if old != Data(text.utf8) { new.append((path, url.deletingLastPathComponent(), text)) }
        } else {
            throw FileError(
                path: path, action: "written",
                reason: mark == nil
                    ? "it already exists; move it, or choose another --out"
                    : "it already exists, and it is not from an earlier run; move it, or choose another --out")
        }
    }
    for (path, folder, text) in new {
        try createFolder(folder)
        try createFile(path)(Data(text.utf8))
    }
    guard let mark else { return [] }
    let written = Set(files.map { $0.url.path(percentEncoded: false) })
    var removed: [String] = []
    for folder in Set(files.filter { $0.url.pathExtension == "swift" }.map { $0.url.deletingLastPathComponent() }) {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
        for url in names.map({ folder.appending(path: $0) }) where url.pathExtension == "swift" {
            let path = url.path(percentEncoded: false)
            guard !written.contains(path), try fileSize(path) != nil, isReplaceable(url, mark: mark) else { continue }
            try FileManager.default.removeItem(at: url)
            removed.append(path)
        }
    }
    return removed
}

/// Whether an earlier run has written a file.
private func isReplaceable(_ url: URL, mark: String) -> Bool {
    guard let contents = FileManager.default.contents(atPath: url.path(percentEncoded: false)) else { return false }
    let start = url.pathExtension == "har" ? "\"fetching client\"" : mark + "\n"
    return contents.prefix(400).firstRange(of: Data(start.utf8)).map {
        url.pathExtension == "har" || $0.lowerBound == 0
    } == true
}

/// Whether an earlier run for a document has written the package in a folder.
private func isWritten(_ package: URL, in folder: URL) -> Bool {
    package.path == folder.path && !writtenModules(in: folder).isEmpty
}

/// Returns the names of the modules that earlier runs for documents have written to a package.
private func writtenModules(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
    return (names ?? []).sorted().filter { name in
        let settings = folder.appending(path: "Sources/\(name)/\(name)Settings.swift")
        return isReplaceable(settings, mark: ClientSource.documentMark)
    }
}

/// Returns the name of the target that contains a folder: the folder in `Sources`, or else the folder itself.
private func targetName(of folder: URL, in package: URL) -> String {
    let parts = folder.pathComponents.dropFirst(package.pathComponents.count)
    return parts.first == "Sources" && parts.count > 1 ? parts[parts.startIndex + 1] : folder.lastPathComponent
}

/// Returns the dependency of a generated package on this package: its source, its name, and its place as a phrase.
private func packageDependency(_ url: String?, filePath: String = #filePath) -> (
    source: String, name: String, place: String
) {
    func literal(_ text: String) -> String {
        "\"" + text.replacingScalars("\\", with: "\\\\").replacingScalars("\"", with: "\\\"") + "\""
    }
    if let url {
        let name = url.split(separator: "/").last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? "swift-fetching"
        return (".package(url: \(literal(url)), branch: \"main\")", String(name), cellText(url))
    }
    // This file is in the folder `Sources/Tools/Command/Client` of the checkout.
    let checkout = (0..<5).reduce(URL(filePath: filePath)) { url, _ in url.deletingLastPathComponent() }
    let exists = FileManager.default.fileExists(atPath: checkout.appending(path: "Package.swift").path)
    let path = exists ? checkout.path(percentEncoded: false) : "../swift-fetching"
    let place = quoted(path: path) + (exists ? "" : "; write the path of your checkout there")
    return (".package(name: \"swift-fetching\", path: \(literal(path)))", "swift-fetching", place)
}

/// Creates a folder and the folders that contain it. Does nothing if the folder exists.
private func createFolder(_ url: URL) throws(FileError) {
    do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
        throw FileError(
            path: url.path(percentEncoded: false), action: "created", reason: (error as NSError).localizedDescription)
    }
}

/// Returns the nearest folder with a manifest: the folder itself or one that contains it. Nil if there is none.
private func packageFolder(of folder: URL) -> URL? {
    var folder = folder
    while true {
        let manifest = folder.appending(path: "Package.swift").path(percentEncoded: false)
        if (try? fileSize(manifest)) != nil { return folder }
        let outer = folder.deletingLastPathComponent().standardizedFileURL
        if outer.path == folder.path { return nil }
        folder = outer
    }
}
