#if os(macOS) || os(Linux)  // other platforms have no compiler
    import FetchingJSON
    import Foundation
    import SharedTestCode
    import Testing

    @testable import FetchingGenerators

    /// Samples with the source of their model.
    struct GeneratedModel: Sendable {
        var name: String
        var samples: [Data]
        var source: String
        /// The type of a sample.
        var type: String
        var writesSnakeCase = false
        /// Whether writing a decoded sample gives the same JSON.
        var isExact = true
        /// Whether the names that are written can differ in underscores and case.
        var renamesFields = false

        /// - Parameter others: Responses that the model decodes too, although it is not made from them.
        init(_ name: String, _ samples: [Data], others: [Data] = [], writesSnakeCase: Bool = false) {
            self.name = name
            self.samples = samples + others
            self.writesSnakeCase = writesSnakeCase
            let shape = shape(of: samples)
            let model = ModelSource(of: shape.value, named: "Model")
            source = model.source
            type = model.type
        }
    }

    /// Compiles models once, and decodes and writes their samples in one process.
    enum ModelCompiler {
        /// A sample that could not be decoded, or the JSON that was written.
        struct Outcome: Codable, Sendable {
            var model: Int
            var sample: Int
            var error: String?
            var written: Data?
        }

        static var isAvailable: Bool {
            swiftc != nil
                && FileManager.default.fileExists(atPath: modules.appending(path: "Fetching.swiftmodule").path)
        }

        /// Returns an outcome for each sample of each model, and one for each endpoint with a negative number as the
        /// model. The generated test of each endpoint is called too.
        static func outcomes(of models: [GeneratedModel], endpoints: [String]) async throws -> [Outcome] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "Models-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (index, model) in models.enumerated() {
                for (number, sample) in model.samples.enumerated() {
                    try sample.write(to: folder.appending(path: "\(index)-\(number)"))
                }
            }
            // The compiler uses two processes for several files of one module.
            let chunks = stride(from: 0, to: models.count, by: 25)
            for start in chunks {
                let text = models.indices[start...].prefix(25).map { "enum Case\($0) {\n\(models[$0].source)\n}\n" }
                try write(
                    "import Foundation\n\n" + text.joined(separator: "\n"), to: "models\(start).swift", in: folder)
            }
            let texts = endpoints.enumerated().map { "struct Endpoint\($0) {\n\(withoutMacros($1))\n}\n" }
            try write(endpointSupport + texts.joined(separator: "\n"), to: "endpoints.swift", in: folder)
            let tests = endpoints.enumerated().compactMap { index, text in
                text.firstMatch(of: #/func (\w+Replay)\(/#).map { match in
                    "outcomes.append(await check(\(-1 - index)) { try await Endpoint\(index)().\(match.output.1)() })"
                }
            }
            let calls =
                tests
                + models.indices.map { index in
                    "outcomes += check(\(index), \(models[index].samples.count), "
                        + "\(models[index].writesSnakeCase), \(qualified(models[index].type, index)).self)"
                }
            try write(program(calls), to: "main.swift", in: folder)
            let script = #"""
                cd "$1"; products=$2; sources=$3; shift 3
                # The compiler leaves its temporary files when it fails.
                export TMPDIR=$PWD
                map=$products/CCurl.build/module.modulemap
                # A build keeps the objects of source files that were removed or moved to another module.
                objects=$(for module in Fetching CurlTransport FetchingJSON HTTPSyntax CCurl; do
                    find "$sources/$module" -name '*.swift' -o -name '*.c' | while read -r source; do
                        echo "$products/$module.build/$(basename "$source").o"
                    done
                done)
                "$0" -Onone -j 2 -swift-version 6 -module-name Models ${map:+-Xcc "-fmodule-map-file=$map"} \
                    -I "$products/Modules" *.swift $objects -o models > log 2>&1 && ./models || cat log
                """#
            let output = try await run(
                "/bin/sh",
                [
                    "-c", script, try #require(swiftc), folder.path, products.path,
                    packageFolder.appending(path: "Sources/Library").path,
                ])
            return try #require(
                try? JSONDecoder().decode([Outcome].self, from: output), "\(String(decoding: output, as: UTF8.self))")
        }

        /// Returns an endpoint without imports, and with functions in place of macros.
        private static func withoutMacros(_ endpoint: String) -> String {
            endpoint.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@test") && !$0.hasPrefix("@Test") }
                .joined(separator: "\n").replacing("#expect(", with: "try expect(")
        }

        /// The parts of the test library that generated tests use.
        private static let endpointSupport = """
            import Fetching
            import Foundation

            struct Unexpected: Error {}

            func expect(_ condition: Bool) throws { if !condition { throw Unexpected() } }

            extension NetworkStore {
                static func json(_ text: String) -> NetworkStore { constant(Data(text.utf8)) }

                static func constant(_ body: Data, status: Int = 200) -> NetworkStore {
                    NetworkStore { request in
                        guard let url = request.url,
                            let head = HTTPURLResponse(
                                url: url, statusCode: status, httpVersion: nil,
                                headerFields: ["Content-Type": "application/json"])
                        else { throw Unexpected() }
                        return (body, head)
                    }
                }
            }


            """

        private static func qualified(_ type: String, _ index: Int) -> String {
            let declared = #/\b(?!(?:Bool|Date|Decimal|Double|Int|String|UInt64)\b)[A-Z]\w*/#
            return type.replacing(declared, maxReplacements: 1) { "Case\(index).\($0.output)" }
        }

        private static func write(_ text: String, to name: String, in folder: URL) throws {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }

        private static func program(_ calls: [String]) -> String {
            """
            import Fetching
            import Foundation

            struct Outcome: Codable {
                var model: Int
                var sample: Int
                var error: String?
                var written: Data?
            }

            func check<Model: Codable & Sendable>(_ model: Int, _ count: Int, _ isSnake: Bool, _: Model.Type) -> [Outcome] {
                let map = jsonMapper(Model.self)
                return (0..<count).map { sample in
                    var outcome = Outcome(model: model, sample: sample)
                    do {
                        let value = try map(Data(contentsOf: URL(filePath: "\\(model)-\\(sample)")))
                        let body = RequestBody.json(value, options: isSnake ? .snakeCase : JSONOptions())
                        outcome.written = try createRequest(.post, baseURL: "https://a.example", body: body).httpBody
                    } catch { outcome.error = "\\(error)" }
                    return outcome
                }
            }

            func check(_ number: Int, _ test: () async throws -> Void) async -> Outcome {
                do { try await test() } catch { return Outcome(model: number, sample: 0, error: "\\(error)") }
                return Outcome(model: number, sample: 0)
            }

            var outcomes: [Outcome] = []
            \(calls.joined(separator: "\n"))
            FileHandle.standardOutput.write(try JSONEncoder().encode(outcomes))

            """
        }

        private static let swiftc = Programs.path(of: "swiftc")

        /// The folder of the built modules and objects, which is beside the tests.
        private static let products: URL = {
            #if os(macOS)
                return Bundle(for: BundleOfTests.self).bundleURL.deletingLastPathComponent()
            #else
                return Bundle.main.bundleURL
            #endif
        }()

        private static let modules = products.appending(path: "Modules")
    }

    private final class BundleOfTests {}
#endif
