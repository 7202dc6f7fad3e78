extension ValueShape {
    /// A line for each field, with the kinds of its values, and the number of objects in which it is null or absent.
    /// Fields of nested objects are indented.
    var lines: [String] {
        count == 0
            ? [] : [line(for: self, notes: nullNotes(nulls, of: count))] + fieldLines(in: self).map { "  " + $0 }
    }
}

/// Returns the line for a value.
///
/// - Parameter notes: Texts for the end of the line.
private func line(for shape: ValueShape, notes: [String]) -> String {
    ([kinds(of: shape)] + notes).joined(separator: ", ")
}

private func nullNotes(_ nulls: Int, of count: Int) -> [String] {
    0 < nulls && nulls < count ? ["null in \(nulls) of \(count)"] : []
}

/// Returns the lines for the fields of all objects in a value, also in its arrays and its dictionaries.
private func fieldLines(in shape: ValueShape) -> [String] {
    let ofElements = shape.arrays.map { fieldLines(in: $0.element) } ?? []
    guard let objects = shape.objects else { return ofElements }
    if let values = objects.values { return ofElements + fieldLines(in: values) }
    let ofObjects = objects.fields.flatMap { field in
        let name = nameText(field.name) + ": "
        let notes =
            (field.missing > 0 ? ["absent in \(field.missing) of \(objects.count)"] : [])
            + nullNotes(field.nulls, of: field.count)
        if let original = field.original {
            return [(["\(name)like \(nameText(original))"] + notes).joined(separator: ", ")]
        }
        return [name + line(for: field.value, notes: notes)] + fieldLines(in: field.value).map { "  " + $0 }
    }
    return ofElements + ofObjects
}

private func kinds(of shape: ValueShape) -> String {
    var kinds: [String] = []
    if shape.bools > 0 { kinds.append("true or false") }
    if shape.numbers.count > 0 { kinds.append(text(for: shape.numbers)) }
    if shape.strings.count > 0 { kinds.append(text(for: shape.strings)) }
    if let arrays = shape.arrays { kinds.append(text(for: arrays)) }
    if let objects = shape.objects { kinds.append(text(for: objects)) }
    if shape.isLikeOuter { kinds.append("object like the outer one") }
    if shape.isTooDeep { kinds.append("deeper values") }
    return kinds.isEmpty ? "null" : kinds.joined(separator: " or ")
}

private func text(for numbers: NumberShape) -> String {
    let unit = numbers.timeUnit.map { ", perhaps \($0) since 1970" } ?? ""
    switch numbers.kind {
    case .int: return "whole number" + unit
    case .uint64, .decimal: return "whole number beyond Int"
    case .double where numbers.fractions == numbers.count: return "number"
    case .double where numbers.fractions == 0: return "whole number of more than 38 digits"
    case .double: return "number (whole in \(numbers.count - numbers.fractions) of \(numbers.count))"
    case .outOfRange: return "number out of the range of Double"
    }
}

private func text(for strings: StringShape) -> String {
    if strings.areDates { return "date" }
    if let words = strings.words { return words.map { stringLiteral($0) }.joined(separator: " | ") }
    return strings.dates > 0 ? "string (date in \(strings.dates) of \(strings.count))" : "string"
}

private func text(for arrays: ArrayShape) -> String {
    let (least, most) = (arrays.lengths.lowerBound, arrays.lengths.upperBound)
    if most == 0 { return "empty array" }
    let element = arrays.element
    let nulls = element.nulls > 0 && element.kindCount > 0 ? " or null" : ""
    let kinds = kinds(of: element) + nulls
    let isMixed = element.kindCount > 1 || !nulls.isEmpty
    return "array (\(least == most ? "\(most)" : "\(least) to \(most)")) of " + (isMixed ? "(\(kinds))" : kinds)
}

private func text(for objects: ObjectShape) -> String {
    if let values = objects.values {
        let count = objects.fields.count
        return "dictionary (\(count) \(count == 1 ? "key" : "keys")) of \(kinds(of: values))"
            + (values.nulls > 0 && values.kindCount > 0 ? " or null" : "")
    }
    return objects.fields.isEmpty ? "empty object" : "object"
}

/// Returns a name as it is, or in quotes if it has characters other than letters, digits, `-`, `_`, `$` and `@`, or if
/// a reader can mistake it for another name.
private func nameText(_ name: String) -> String {
    let isPlain =
        isUnmistakable(name)
        && name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_$@".unicodeScalars.contains($0)
        }
    return isPlain && !name.isEmpty ? name : stringLiteral(name, isName: true)
}
