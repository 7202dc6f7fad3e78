import FetchingJSON
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// A model that is made from one response decodes another response of the same endpoint.
struct SecondResponseTests {
    @Test(arguments: responsePairs.indices)
    func aModelFromTheFirstResponseFitsTheSecond(index: Int) throws {
        let pair = responsePairs[index]
        var builder = ModelBuilder()
        let type = builder.type(of: shape(of: pair.first).value, named: "Model", in: nil)
        let declared = DeclaredTypes(builder.declarations)
        expectEqual(declared.mismatches(of: try JSONTree(Data(pair.first.utf8)), type), [])
        expectEqual(declared.mismatches(of: try JSONTree(Data(pair.second.utf8)), type), [], "\(pair.name)")
    }
}
