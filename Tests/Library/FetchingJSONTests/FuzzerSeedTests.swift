import Foundation
import SharedTestCode
import Testing

/// Runs the seeds of `Tests/Fuzzing/fuzz` with the same choices, but without libFuzzer.
@Test func everySeedOfTheFuzzerPassesItsTrial() throws {
    let seeds = try String(contentsOf: packageFolder.appending(path: "Tests/Fuzzing/seeds.txt"), encoding: .utf8)
        .split(separator: "\n")
    try #require(seeds.count > 20)
    var number = 0
    for seed in seeds {
        for _ in Trial.models {
            let choices = [number % 17, number % 251, number % 19].map { UInt8($0) }
            try #require(Trial(choices + seed.utf8)).run()
            number += 1
        }
    }
}
