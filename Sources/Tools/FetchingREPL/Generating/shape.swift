public import FetchingGenerators
import Foundation

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
    let shape = Shape(of: samples)
    showInREPL(shape)
    return shape
}

/// Returns the shape of a JSON text, or the common shape of several.
public func shape(of samples: String...) -> Shape { shape(of: samples) }

/// Returns the common shape of JSON texts.
public func shape(of samples: [String]) -> Shape { shape(of: samples.map { Data($0.utf8) }) }
