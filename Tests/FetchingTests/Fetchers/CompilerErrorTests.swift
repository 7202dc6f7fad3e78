import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no compiler
    import Foundation
    import SharedTestCode
    import Testing

    /// Compiles the programs in `Tests/Diagnostics`. Each program has one mistake. The comment `// error:` is on the
    /// line to which the compiler must point, and contains a part of the message.
    @Suite(.hangLimit, .enabled(if: Compiler.canImportFetching, "the compiler or the modules are missing"))
    struct CompilerErrorTests {
        @Test(arguments: Compiler.programs)
        func theCompilerExplainsAMistake(program: String) async throws {
            let lines = try String(contentsOf: Compiler.folder.appending(path: program), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let index = try #require(lines.firstIndex { $0.contains("// error: ") })
            let message = try #require(lines[index].split(separator: "// error: ").last)

            let errors = try await Compiler.errors.value.filter { $0.contains("/\(program):") }

            #expect(errors.count == 1, "\(errors)")
            let error = try #require(errors.first)
            #expect(error.contains("\(program):\(index + 1):"))
            #expect(error.contains(message))
            #expect(!error.contains("failed to produce diagnostic"))
            #expect(!error.contains("unable to type-check"))
        }

        @Test func thereAre30Programs() { #expect(Compiler.programs.count == 30) }
    }

    private enum Compiler {
        static let folder = packageFolder.appending(path: "Tests/Diagnostics")

        static let programs: [String] = {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        }()

        static var canImportFetching: Bool {
            let module = modules.appending(path: "Fetching.swiftmodule")
            return swiftc != nil && FileManager.default.fileExists(atPath: module.path)
        }

        /// The lines with errors of all programs. One compiler reads the programs as files of one module, which is
        /// ten times as fast as one compiler for each. In the files, declarations are private, because the programs
        /// declare the same names. On Linux, Fetching imports the C module CCurl, whose map SwiftPM creates.
        static let errors = Task {
            let copies = FileManager.default.temporaryDirectory.appending(path: "Diagnostics-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: copies) }
            let paths = try programs.map { program in
                let text = try String(contentsOf: folder.appending(path: program), encoding: .utf8)
                let copy = copies.appending(path: program)
                try Data(text.replacing(#/(?m)^(struct|final class|func|let) /#) { "private \($0.output.0)" }.utf8)
                    .write(to: copy)
                return copy.path
            }
            let script = #"""
                map=$1/../CCurl.build/module.modulemap
                [ -e "$map" ] || map=
                "$0" -typecheck -wmo -parse-as-library -swift-version 6 ${map:+-Xcc "-fmodule-map-file=$map"} -I "$@" 2>&1
                """#
            let output = try await run("/bin/sh", ["-c", script, try #require(swiftc), modules.path] + paths)
            return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
                .filter { $0.contains(#/^[^ ].*: error: /#) }
        }

        private static let swiftc = Programs.path(of: "swiftc")

        /// The folder of the built modules, which is beside the tests.
        private static let modules: URL = {
            #if os(macOS)
                let products = Bundle(for: BundleOfTests.self).bundleURL.deletingLastPathComponent()
            #else
                let products = Bundle.main.bundleURL
            #endif
            return products.appending(path: "Modules")
        }()
    }

    private final class BundleOfTests {}
#endif
