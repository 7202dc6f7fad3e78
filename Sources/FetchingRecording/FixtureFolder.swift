import Fetching
import Foundation

/// A folder with fixtures. All files are directly in the folder, and only regular files are read or replaced.
struct FixtureFolder: Sendable {
    let url: URL

    /// Returns the fixture for a request.
    func fixture(for request: URLRequest) throws(FixtureError) -> Fixture {
        let existing = fileNames()
        let possible = possibleFiles(for: request)
        let found = possible.filter { existing.contains($0.name) }
        guard let file = found.first else { throw missing(possible[0], request, existing) }
        guard found.count == 1 else {
            throw error(file, "cannot be used, because “\(found[1].name)” is for the same request; remove one of them")
        }
        guard isRegular(file) else { throw error(file, "cannot be read, because it is not a regular file") }
        let contents: Data
        do { contents = try Data(contentsOf: place(file)) } catch { throw self.error(file, "read", error) }
        do {
            return try Fixture(contents, pathExtension: file.pathExtension)
        } catch {
            throw self.error(file, "cannot be read: line \(error.line) must be \(error.expected)")
        }
    }

    /// Saves the fixture for a request. Replaces the files that are fixtures for the same request.
    func save(_ fixture: Fixture, for request: URLRequest) throws(FixtureError) {
        let possible = possibleFiles(for: request).filter { $0.pathExtension == fixture.pathExtension }
        do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
            throw self.error(possible[0], "saved", error)
        }
        let existing = fileNames()
        // On a file system that ignores case, this file would replace the fixture of another request.
        let file = possible.first { !hasVariant($0, in: existing) } ?? possible[0]
        guard !existing.contains(file.name) || isRegular(file) else {
            throw error(file, "cannot be saved, because its place is taken by something else than a regular file")
        }
        do {
            // The file is written under another name and renamed, so that it is complete and no link is followed.
            try fixture.contents.write(to: place(file), options: .atomic)
            for other in possibleFiles(for: request)
            where other != file && existing.contains(other.name) && isRegular(other) {
                try FileManager.default.removeItem(at: place(other))
            }
        } catch { throw self.error(file, "saved", error) }
    }

    private struct File: Equatable {
        var stem: String
        var pathExtension: String
        var name: String { "\(stem).\(pathExtension)" }
    }

    /// Returns the files in which the fixture for a request can be, in the order of preference.
    private func possibleFiles(for request: URLRequest) -> [File] {
        fixtureNames(for: request).flatMap { stem in
            Fixture.pathExtensions.map { File(stem: stem, pathExtension: $0) }
        }
    }

    /// Returns the names of the files in the folder, with their case. A name is looked up in this list, because some
    /// file systems ignore the case of names. The list is empty if the folder cannot be read.
    private func fileNames() -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? [])
    }

    private func hasVariant(_ file: File, in names: Set<String>) -> Bool {
        let name = file.name.lowercased()
        return names.contains { $0.utf8.count == name.utf8.count && $0 != file.name && $0.lowercased() == name }
    }

    private func place(_ file: File) -> URL { url.appending(path: file.name, directoryHint: .notDirectory) }

    /// Whether a file is a regular file. This is false for a symbolic link, whatever its target is.
    private func isRegular(_ file: File) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: place(file).path(percentEncoded: false))
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }
}

extension FixtureFolder {
    private func missing(_ file: File, _ request: URLRequest, _ existing: Set<String>) -> FixtureError {
        let fixtures = existing.filter { name in Fixture.pathExtensions.contains { name.hasSuffix("." + $0) } }
        let nearest = fixtures.sorted().max { similarity($0, file.name) < similarity($1, file.name) }
        let others = nearest.map { "the nearest is “\($0)”" } ?? "there are no fixtures in the folder"
        return FixtureError(
            file: file.name,
            description: "unexpected request \(RequestSummary(request)): there is no fixture “\(file.name)” in "
                + "“\(url.path(percentEncoded: false))”, nor one with the extension http; \(others)")
    }

    private func error(_ file: File, _ action: String, _ error: any Error) -> FixtureError {
        self.error(file, "could not be \(action): \((error as NSError).localizedDescription)")
    }

    private func error(_ file: File, _ fault: String) -> FixtureError {
        let folder = url.path(percentEncoded: false)
        return FixtureError(file: file.name, description: "the fixture “\(file.name)” in “\(folder)” \(fault)")
    }
}

/// Returns the number of bytes at the start and at the end of two names that are equal.
private func similarity(_ one: String, _ other: String) -> Int {
    func commonPrefix(_ one: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }
    let start = commonPrefix(one.utf8, other.utf8)
    let rest = min(one.utf8.count, other.utf8.count) - start
    return start + min(rest, commonPrefix(one.utf8.reversed(), other.utf8.reversed()))
}
