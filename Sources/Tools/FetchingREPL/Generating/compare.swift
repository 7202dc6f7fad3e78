import Fetching
public import FetchingGenerators
import Foundation

/// Returns the differences between a model and JSON samples: the fields that the model does not read, the properties
/// that are always nil, the values that cannot be decoded, and the properties that could have a narrower type.
///
/// ```swift
/// print(compare(Hero.self, with: body))
/// ```
///
/// In the REPL, the differences are also printed. After a value that cannot be decoded, the rest of the sample is
/// compared too, if possible.
///
/// - Parameters:
///   - model: The type that a mapper would decode from a complete sample.
///   - samples: JSON texts.
///   - options: The options of the mapper.
public func compare<Model: Decodable>(
    _ model: Model.Type, with samples: Data..., options: JSONOptions = JSONOptions()
) -> Comparison { compare(model, with: samples, options: options) }

/// Compares a model with JSON samples.
public func compare<Model: Decodable>(
    _ model: Model.Type, with samples: [Data], options: JSONOptions = JSONOptions()
) -> Comparison {
    let comparison = Comparison(of: model, with: samples, options: options)
    showInREPL(comparison)
    return comparison
}

/// Compares a model with JSON samples.
public func compare<Model: Decodable>(
    _ model: Model.Type, with samples: String..., options: JSONOptions = JSONOptions()
) -> Comparison { compare(model, with: samples.map { Data($0.utf8) }, options: options) }

/// Compares a model with JSON samples.
public func compare<Model: Decodable>(
    _ model: Model.Type, with samples: [String], options: JSONOptions = JSONOptions()
) -> Comparison { compare(model, with: samples.map { Data($0.utf8) }, options: options) }
