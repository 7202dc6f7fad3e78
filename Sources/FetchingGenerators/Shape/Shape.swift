import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The shape of JSON samples: the kinds of their values, and Swift models that decode the samples.
///
/// ```swift
/// print(shape(of: body))
/// ```
public struct Shape: Sendable, CustomStringConvertible {
    /// A sample that was left out.
    public struct InvalidSample: Error, Equatable, Sendable, CustomStringConvertible {
        /// The position of the sample, counted from 1.
        public let number: Int
        /// The reason why the sample is not JSON.
        package let error: JSONSyntaxError

        /// The position and the reason, in one sentence.
        public var description: String { "Sample \(number) is not JSON: \(error)." }
    }

    /// The samples that are not JSON. They are left out.
    public let invalidSamples: [InvalidSample]
    /// The other samples, each as JSON on a line. A `ValueShape` is not stored, because the REPL would show all of it.
    private let samples: String

    init(_ samples: [Data]) {
        var invalid: [InvalidSample] = []
        var values: [JSONTree] = []
        for (index, sample) in samples.enumerated() {
            do throws(JSONSyntaxError) { values += try trees(of: sample) } catch {
                invalid.append(InvalidSample(number: index + 1, error: error))
            }
        }
        invalidSamples = invalid
        self.samples = values.map(\.text).joined(separator: "\n")
    }

    var value: ValueShape { ValueShape((try? trees(of: Data(samples.utf8))) ?? []) }

    /// The shape as text, with a line for each field, and the source of models for it.
    public var description: String { [text, swiftSource()].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

/// Returns the shape of a JSON text, or the common shape of several.
///
/// With several samples, more optional fields are found. A sample can also have a JSON text on each line. In the REPL,
/// the shape is also printed.
///
/// ```swift
/// let shape = shape(of: body)
/// print(shape)                                // the shape, and models for it
/// print(shape.swiftSource(named: "Hero"))     // the models
/// ```
public func shape(of samples: Data...) -> Shape { shape(of: samples) }

/// Returns the common shape of JSON texts.
public func shape(of samples: [Data]) -> Shape {
    let shape = Shape(samples)
    showInREPL(shape)
    return shape
}

/// Returns the shape of a JSON text, or the common shape of several.
public func shape(of samples: String...) -> Shape { shape(of: samples) }

/// Returns the common shape of JSON texts.
public func shape(of samples: [String]) -> Shape { shape(of: samples.map { Data($0.utf8) }) }

/// Returns the values of a sample: one value, or a value for each line that is not empty.
private func trees(of sample: Data) throws(JSONSyntaxError) -> [JSONTree] {
    do throws(JSONSyntaxError) { return [try JSONTree(sample)] } catch {
        let lines = sample.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(\.isJSONSpace) }
        guard lines.count > 1 else { throw error }
        var values: [JSONTree] = []
        for line in lines {
            do throws(JSONSyntaxError) { values.append(try JSONTree(line)) } catch let lineError {
                // If even the first line is not JSON, the sample is probably one value, so its own error is thrown.
                if values.isEmpty { throw error }
                let offset = line.startIndex - sample.startIndex + lineError.offset
                throw JSONSyntaxError(lineError.reason, at: offset, in: [UInt8](sample))
            }
        }
        return values
    }
}
