import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no compiler
    import Foundation
    import SharedTestCode
    import Testing

    /// Compiles the programs in `Tests/Diagnostics`. Each program has one mistake. The comment `// error:` is on the
    /// line to which the compiler must point, and contains a part of the message. The programs are compiled with the
    /// settings of a package, and with those of a new Xcode 26 project.
    @Suite(.hangLimit, .enabled(if: Compiler.canImportFetching, "the compiler or the modules are missing"))
    struct CompilerErrorTests {
        @Test(arguments: Compiler.Settings.tested)
        func theCompilerExplainsAMistake(settings: Compiler.Settings) async throws {
            let output = try await Compiler.output(settings)
            expectEqual(Compiler.programs.count, 44)
            for program in Compiler.programs {
                let lines = try String(contentsOf: Compiler.folder.appending(path: program), encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false)
                let index = try #require(lines.firstIndex { $0.contains("// error: ") }, "\(program)")
                let message = try #require(lines[index].split(separator: "// error: ").last, "\(program)")

                let errors = output.filter { $0.contains("/\(program):") && $0.contains(": error: ") }

                expectEqual(errors.count, 1, "\(program): \(errors)")
                let error = errors.first ?? ""
                expect(error.contains("\(program):\(index + 1):") && error.contains(message), "\(program): \(error)")
                expect(!error.contains("failed to produce diagnostic"), "\(program)")
                expect(!error.contains("unable to type-check"), "\(program)")
            }
            for module in Compiler.modules {
                expect(output.contains("compiled \(module)"), "\(output.filter { $0.contains("/Modules/") })")
            }
        }
    }

    enum Compiler {
        enum Settings: String, CaseIterable, CustomTestStringConvertible {
            case package = ""
            case xcode = """
                -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault \
                -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature MemberImportVisibility
                """

            /// By default, the programs are compiled only with the settings of a package.
            static var tested: [Settings] { runsSlowTests ? allCases : [.package] }

            var testDescription: String { "\(self)" }
        }

        static let folder = packageFolder.appending(path: "Tests/Diagnostics")

        static let programs: [String] = {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        }()

        static var canImportFetching: Bool {
            let module = builtModules.appending(path: "Fetching.swiftmodule")
            return swiftc != nil && FileManager.default.fileExists(atPath: module.path)
        }

        /// The modules in the folder `Modules`, which programs import. They are compiled in this order.
        static let modules = ["Accounts", "Feature"]

        /// Returns the compiler's output for all modules and programs. One compiler reads the programs as files of one
        /// module, which is ten times as fast as one compiler for each. In the copies, declarations are private,
        /// because the programs declare the same names. On Linux, `CurlTransport` imports the C module `CCurl`, whose
        /// module map SwiftPM creates.
        static func output(_ settings: Settings) async throws -> [String] {
            let copies = FileManager.default.temporaryDirectory.appending(path: "Diagnostics-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: copies) }
            for program in programs {
                let text = try String(contentsOf: folder.appending(path: program), encoding: .utf8)
                try Data(
                    text.replacing(#/(?m)^(nonisolated |)(struct|final class|func|let) /#) {
                        "private \($0.output.0)"
                    }.utf8
                )
                .write(to: copies.appending(path: program))
            }
            let script = #"""
                swiftc=$0 built=$1 folder=$2 copies=$3 settings=$4
                shift 4
                # The compiler leaves its temporary files when it fails.
                export TMPDIR=$copies
                map=$built/../CCurl.build/module.modulemap
                [ -e "$map" ] || map=
                compile() {
                    "$swiftc" -wmo -parse-as-library -swift-version 6 $settings ${map:+-Xcc "-fmodule-map-file=$map"} \
                        -I "$built" -I "$copies" "$@" 2>&1
                }
                for module do
                    compile -emit-module -module-name "$module" -emit-module-path "$copies/$module.swiftmodule" \
                        "$folder/Modules/$module.swift" && echo "compiled $module"
                done
                compile -typecheck "$copies"/*.swift
                """#
            let arguments =
                [try #require(swiftc), builtModules.path, folder.path, copies.path, settings.rawValue] + modules
            let output = try await run("/bin/sh", ["-c", script] + arguments)
            return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        private static let swiftc = Programs.path(of: "swiftc")

        /// The folder of the built modules, which is beside the tests.
        private static let builtModules: URL = {
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
