import Foundation

/// The way in which the fields of an object relate to the model.
enum FieldShape: String, CaseIterable, Sendable {
    case present = "all present, in order"
    case halfMissing = "half missing"
    case halfUnknown = "half unknown"
    case reversed = "in reverse order"
    case shuffled = "in any order"
    case alike = "repository_…_url"
}

extension FieldModels {
    func model(for shape: FieldShape) -> any (Decodable & Sendable).Type {
        switch shape {
        case .present, .halfUnknown, .reversed, .shuffled: mixed
        case .halfMissing: optional
        case .alike: alike
        }
    }
}

/// Returns an array of objects for a model.
///
/// - Parameters:
///   - fields: The number of fields of the model.
///   - shape: The fields of the objects. If half of the fields are missing, each object lacks different fields. If half
///     of the fields are unknown, an object has twice as many fields as the model.
///   - total: The number of fields of the model, multiplied by the number of objects.
func fieldText(_ fields: Int, _ shape: FieldShape, isSnakeCase: Bool, total: Int) -> Data {
    var generator = SeededGenerator(seed: UInt64(fields))
    let names = fieldNames.prefix(fields).map { shape == .alike ? "repository_\($0)_url" : $0 }
    let written = names.map { isSnakeCase ? $0 : camelCase($0) }
    let unknown = names.map { isSnakeCase ? "old_\($0)" : camelCase("old_\($0)") }
    let unknownIsFirst = names.map { _ in generator.once(in: 2) }
    let objects = (0..<total / fields).map { object in
        let values = names.indices.map { value($0, shape, &generator) }
        var pairs = zip(written, values).map { "\"\($0)\":\($1)" }
        switch shape {
        case .present, .alike: break
        case .halfMissing:
            let missing = Set(pairs.indices.shuffled(using: &generator).prefix(fields / 2))
            pairs = pairs.indices.filter { !missing.contains($0) }.map { pairs[$0] }
        case .halfUnknown:
            pairs = pairs.indices.flatMap { index in
                let other = "\"\(unknown[index])\":\(values[index])"
                return unknownIsFirst[index] ? [other, pairs[index]] : [pairs[index], other]
            }
        case .reversed: pairs.reverse()
        case .shuffled: pairs.shuffle(using: &generator)
        }
        return "{\(pairs.joined(separator: ","))}"
    }
    return Data("[\(objects.joined(separator: ","))]".utf8)
}

/// Returns a value for the field at `index`. The types are those of generate-models.py.
private func value(_ index: Int, _ shape: FieldShape, _ generator: inout SeededGenerator) -> String {
    if shape == .alike { return #""https://api.example.com/repositories/\#(generator.int(1...99_999))/\#(index)""# }
    return switch index % 8 {
    case 0, 2: "\"\(generator.words(1...2))\""
    case 1, 3: "\"\(generator.words(2...6))\""
    case 4, 5: "\(generator.int(0...9_999_999))"
    case 6: "\(generator.once(in: 2))"
    default: "\(Double(generator.int(0...99_999)) / 100)"
    }
}
