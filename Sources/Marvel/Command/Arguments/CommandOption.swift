/// An option: its name, its line in the help, and what it sets. All three come from this one place, and cannot drift
/// apart.
struct CommandOption<Target>: Sendable {
    let description: OptionDescription
    fileprivate let set: @Sendable (GivenOption, inout Target) throws(UsageError) -> Void

    /// An option with a value.
    init<Value>(
        _ name: String, _ reader: ValueReader<Value>, _ path: SettablePath<Target, Value>, _ line: String
    ) {
        description = OptionDescription(name: name, placeholder: reader.placeholder, line: line, note: reader.note)
        set = { given, target throws(UsageError) in target[keyPath: path] = try value(of: given, by: reader) }
    }

    /// An option with a value, for what is nil without it.
    init<Value>(
        _ name: String, _ reader: ValueReader<Value>, _ path: SettablePath<Target, Value?>, _ line: String
    ) {
        description = OptionDescription(name: name, placeholder: reader.placeholder, line: line, note: reader.note)
        set = { given, target throws(UsageError) in target[keyPath: path] = try value(of: given, by: reader) }
    }

    /// An option that says yes by being there; `=false` says no.
    init(flag name: String, _ path: SettablePath<Target, Bool>, _ line: String) {
        description = OptionDescription(name: name, placeholder: nil, line: line, note: nil)
        set = { given, target throws(UsageError) in
            target[keyPath: path] = given.value == nil ? true : try value(of: given, by: .truth)
        }
    }

    /// An option that says yes by being there; `=false` says no, which is not the same as nothing.
    init(flag name: String, _ path: SettablePath<Target, Bool?>, _ line: String) {
        description = OptionDescription(name: name, placeholder: nil, line: line, note: nil)
        set = { given, target throws(UsageError) in
            target[keyPath: path] = given.value == nil ? true : try value(of: given, by: .truth)
        }
    }
}

extension CommandOption {
    static func limit(_ path: SettablePath<Target, Int>) -> Self {
        Self("limit", .number(in: 1...100), path, "how many at most, up to 100; without it 20")
    }

    static func offset(_ path: SettablePath<Target, Int>) -> Self {
        Self("offset", .number(), path, "how many to pass over")
    }
}

/// A key path that a `@Sendable` closure can hold.
typealias SettablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// What the help says about an option.
struct OptionDescription: Equatable, Sendable {
    /// The name without dashes.
    var name: String
    /// Stands for the value; nil for options without one.
    var placeholder: String?
    /// What it does.
    var line: String
    /// What its value can be, if that is not plain.
    var note: String?
}

/// Sets in `target` what those of the given options ask for that are among `options`, and returns the others.
func apply<Target>(
    _ given: [GivenOption], among options: [CommandOption<Target>], to target: inout Target
) throws(UsageError) -> [GivenOption] {
    var others: [GivenOption] = []
    for one in given {
        if let option = options.first(where: { $0.description.name == one.name }) {
            try option.set(one, &target)
        } else {
            others.append(one)
        }
    }
    return others
}

private func value<Value>(of given: GivenOption, by reader: ValueReader<Value>) throws(UsageError) -> Value {
    guard let text = given.value else {
        throw UsageError("\(given.written) needs a value: \(reader.accepted).")
    }
    guard let value = reader.read(text) else {
        throw UsageError(
            "\(given.written) takes \(reader.accepted)" + (reader.repeatsValue ? ", not \(quoted(text))." : "."))
    }
    return value
}
