import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct JSONTreeDifferenceTests {
    private func differences(_ found: String, _ required: String, isSubset: Bool = false) throws -> [String] {
        try JSONTree(Data(found.utf8)).normalized
            .differences(from: JSONTree(Data(required.utf8)).normalized, isSubset: isSubset, at: "body") {
                $1.contains("password") ? "***" : $0
            }.map { "\($0.path): \($0.found ?? "-"), \($0.required ?? "-")" }
    }

    @Test func eachDifferenceHasItsPathAndBothValues() throws {
        try expectEqual(differences(#"{"a": 1.0, "b": [null, true]}"#, #"{"b":[null,true],"a":1}"#), [])
        let found = #"{"a": [1, {"b": "x"}], "c": {"d": 1}, "e": [1], "g": null}"#
        let required = #"{"a": [1, {"b": "y"}], "c": 2, "e": [], "f": "z"}"#
        try expectEqual(
            differences(found, required),
            [
                "body.a[1].b: x, y", "body.c: an object with 1 field, 2",
                "body.e: an array with 1 element, an array with 0 elements", "body.f: -, z", "body.g: null, -",
            ])
        try expectEqual(
            differences(#"{"password": {"old": ["a"]}}"#, #"{"password": {"old": ["b"]}}"#),
            ["body.password.old[0]: ***, ***"])
    }

    @Test func aSubsetMayHaveFurtherFields() throws {
        try expectEqual(differences(#"{"a": {"b": 1, "c": 2}, "d": 3}"#, #"{"a": {"c": 2}}"#, isSubset: true), [])
        try expectEqual(differences(#"{"a": {"b": 1}}"#, #"{"a": {"c": 2}}"#, isSubset: true), ["body.a.c: -, 2"])
    }
}
