#if os(macOS) || os(Linux)  // other platforms have no compiler
    import FetchingJSON
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import FetchingGenerators

    /// Compiles all generated models in one module, and runs the program on the samples.
    @Suite(
        .outsideOfPool, .timeLimit(.minutes(20)),
        .enabled(if: runsSlowTests, "set FETCHING_SLOW_TESTS: compiling takes seconds"),
        .enabled(if: ModelCompiler.isAvailable, "the compiler or the modules are missing"))
    struct GeneratedModelTests {
        @Test func generatedModelsDecodeTheirSamplesAndWriteTheSameJSON() async throws {
            let models = odd + random + recordings + suite + pairs
            let endpoints = try sampleRequests.map { try swiftSource(for: $0.request, sample: $0.response) }
            let outcomes = try await ModelCompiler.outcomes(of: models, endpoints: endpoints)

            expectEqual(outcomes.count, models.map(\.samples.count).reduce(endpoints.count, +))
            for outcome in outcomes {
                guard outcome.model >= 0 else {
                    expect(outcome.error == nil, "\(endpoints[-1 - outcome.model])")
                    continue
                }
                let model = models[outcome.model]
                expect(outcome.error == nil, "\(model.name)\n\(model.source)")
                guard model.isExact, let written = outcome.written else { continue }
                let sample = canonical(try JSONTree(model.samples[outcome.sample]), renamesFields: model.renamesFields)
                let result = canonical(try JSONTree(written), renamesFields: model.renamesFields)
                expectEqual(result, sample, "\(model.name)\n\(model.source)")
            }
        }

        @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
        func theSharedSamplesAreCompiledToo() {
            expectEqual(recordings.flatMap(\.samples).count, 23)
            expectEqual(suite.count, 13)
        }

        private var odd: [GeneratedModel] {
            (oddSamples + (soakSize == nil ? [] : largeSamples)).map { samples in
                var model = GeneratedModel("\(samples)", samples.map { Data($0.utf8) })
                // These samples have names of which the decoder reads one in place of another, or unreadable numbers.
                model.isExact = false
                return model
            }
        }

        /// The models from first responses, which also decode the second ones.
        private var pairs: [GeneratedModel] {
            responsePairs.map { pair in
                var model = GeneratedModel(pair.name, [Data(pair.first.utf8)], others: [Data(pair.second.utf8)])
                model.isExact = false
                return model
            }
        }

        private var random: [GeneratedModel] {
            (0..<(soakSize.map { $0 / 40 } ?? 3)).map { seed in
                var random = SplitMix64(seed: UInt64(seed))
                let style = RandomModel.Style.allCases[seed % 3]
                let type = RandomModel(style, using: &random)
                let samples = (0...Int.random(in: 0...5, using: &random)).map { _ in
                    Data(type.sample(using: &random).utf8)
                }
                return GeneratedModel("seed \(seed)", samples, writesSnakeCase: style == .snakeCase)
            }
        }

        /// A model for all errors and one for all other recordings. With `FETCHING_SOAK`, a model for each recording.
        private var recordings: [GeneratedModel] {
            let groups = [["errors"], ["pages", "recorded"]].map { folders in
                folders.flatMap { SharedData.files(in: "marvel-recordings/\($0)") }.compactMap {
                    try? Data(contentsOf: $0)
                }
            }
            let bodies = soakSize == nil ? groups.filter { !$0.isEmpty } : groups.joined().map { [$0] }
            return bodies.enumerated().map { GeneratedModel("recording \($0)", $1) }
        }

        /// The texts of JSONTestSuite that are an object or an array of objects.
        private var suite: [GeneratedModel] {
            SharedData.files(in: "JSONTestSuite").compactMap { file in
                guard let body = try? Data(contentsOf: file), let value = try? JSONTree(body) else { return nil }
                switch value {
                case .object: break
                case .array(let elements):
                    if elements.isEmpty { return nil }
                    for element in elements { guard case .object = element else { return nil } }
                default: return nil
                }
                var model = GeneratedModel(file.lastPathComponent, [body])
                model.renamesFields = true
                return model
            }
        }
    }
#endif
