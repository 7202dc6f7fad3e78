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
    let package = packageFolder(of: folder)
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
        let recording = try recordedExchanges(in: data, file: URL(filePath: options.recording))
        source = try clientSource(
            for: recording, host: options.host, name: options.name ?? package.map { _ in folder.lastPathComponent },
            package: (dependency.source, dependency.name))
    } catch { throw CommandFailure(sentence("\(error)")) }

    let sources = "Sources/\(source.name)/"
    let files = source.files.compactMap { file -> (url: URL, text: String)? in
        guard let package else { return (folder.appending(path: file.path), file.text) }
        if file.path.hasPrefix(sources) {
            return (folder.appending(path: file.path.dropFirst(sources.count)), file.text)
        }
        return file.path.hasPrefix("Tests/") ? (package.appending(path: file.path), file.text) : nil
    }
    do {
        for (url, _) in files where try fileSize(url.path(percentEncoded: false)) != nil {
            throw FileError(
                path: url.path(percentEncoded: false), action: "written",
                reason: "it already exists; move it, or choose another --out")
        }
        for (url, text) in files {
            try createFolder(url.deletingLastPathComponent())
            try createFile(url.path(percentEncoded: false))(Data(text.utf8))
        }
    } catch { throw CommandFailure("\(error)") }

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
        "Add to Package.swift: the target \(name) with the product Fetching, and the test target \(name)Tests with "
            + "FetchingRecording, FetchingTestSupport and exclude: [\"recording.har\"].")
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
