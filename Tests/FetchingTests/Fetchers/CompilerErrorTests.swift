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

        /// The lines with errors of all programs. The programs are compiled one after another, in one process of a
        /// shell, because many compilers at the same time would need much memory.
        static let errors = Task {
            let script = #"""
                swiftc=$0 modules=$1
                shift
                for program; do
                    "$swiftc" -typecheck -parse-as-library -swift-version 6 -I "$modules" "$program" 2>&1
                done
                """#
            let paths = programs.map { folder.appending(path: $0).path }
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
