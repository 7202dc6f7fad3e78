import FetchingJSON
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// A model that is made from one response decodes another response of the same endpoint.
struct SecondResponseTests {
    @Test func aModelFromTheFirstResponseFitsTheSecond() throws {
        for pair in responsePairs {
            var builder = ModelBuilder()
            let type = builder.type(of: shape(of: pair.first).value, named: "Model", in: nil)
            let declared = DeclaredTypes(builder.declarations)
            for response in [pair.first, pair.second] {
                expectEqual(declared.mismatches(of: try JSONTree(Data(response.utf8)), type), [], "\(pair.name)")
            }
        }
    }
}
