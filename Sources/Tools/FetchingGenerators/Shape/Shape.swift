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
        /// The reason why the sample is not JSON, such as `no valid value in line 1, column 1 (byte 0)`.
        public let reason: String

        /// The position and the reason, in one sentence.
        public var description: String { "Sample \(number) is not JSON: \(reason)." }
    }

    /// The samples that are not JSON. They are left out.
    public let invalidSamples: [InvalidSample]
    /// The other samples, each as JSON on a line. A `ValueShape` is not stored, because the REPL would show all of it.
    private let samples: String

    /// Creates the common shape of JSON texts. A sample can also have a JSON text on each line.
    public init(of samples: [Data]) {
        var invalid: [InvalidSample] = []
        var values: [JSONTree] = []
        for (index, sample) in samples.enumerated() {
            do throws(JSONSyntaxError) { values += try trees(of: sample) } catch {
                invalid.append(InvalidSample(number: index + 1, reason: "\(error)"))
            }
        }
        invalidSamples = invalid
        self.samples = values.map(\.text).joined(separator: "\n")
    }

    var value: ValueShape { ValueShape((try? trees(of: Data(samples.utf8))) ?? []) }

    /// The shape as text: a line for each field, with the kinds of its values, and the number of objects in which it is
    /// null or absent. Fields of nested objects are indented.
    public var text: String { (invalidSamples.map(\.description) + value.lines).joined(separator: "\n") }

    /// Returns Swift source of models that decode the samples with the default `jsonMapper()`.
    ///
    /// The source has no imports other than Foundation, and can be pasted into any file. All models are nested in one
    /// struct. A value with two kinds in the samples is an enumeration of both; a value with more kinds has the type
    /// `JSONValue`, which the source declares. A field that is absent or null in some objects is optional, and so is a
    /// link to another page. A field such as `type` with a few repeated words is an enumeration with a case `unknown`.
    /// An object whose names are IDs, versions or codes is a dictionary. If the samples are arrays, the struct is the
    /// model of an element.
    ///
    /// - Parameter name: The name of the model, such as `Hero`.
    public func swiftSource(named name: String = "Model") -> String {
        ModelSource(of: value, named: name).file
    }

    /// The shape as text, with a line for each field, and the source of models for it.
    public var description: String { [text, swiftSource()].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

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
