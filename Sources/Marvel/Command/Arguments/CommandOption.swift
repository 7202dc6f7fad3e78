/// An option: its name, its line in the help and the property that it sets.
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

    /// An option with a value, for a property that is nil without it.
    init<Value>(
        _ name: String, _ reader: ValueReader<Value>, _ path: SettablePath<Target, Value?>, _ line: String
    ) {
        description = OptionDescription(name: name, placeholder: reader.placeholder, line: line, note: reader.note)
        set = { given, target throws(UsageError) in target[keyPath: path] = try value(of: given, by: reader) }
    }

    /// A flag: true without a value, `=false` for false.
    init(flag name: String, _ path: SettablePath<Target, Bool>, _ line: String) {
        description = OptionDescription(name: name, placeholder: nil, line: line, note: nil)
        set = { given, target throws(UsageError) in target[keyPath: path] = try flag(given) }
    }

    /// A flag, for a property that is nil without it.
    init(flag name: String, _ path: SettablePath<Target, Bool?>, _ line: String) {
        description = OptionDescription(name: name, placeholder: nil, line: line, note: nil)
        set = { given, target throws(UsageError) in target[keyPath: path] = try flag(given) }
    }
}

/// A key path that a `@Sendable` closure can capture.
typealias SettablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// An option's text in the help.
struct OptionDescription: Equatable, Sendable {
    /// The name without dashes.
    var name: String
    /// Stands for the value, such as `NUMBER`; nil for flags.
    var placeholder: String?
    /// A line that explains the option.
    var line: String
    /// The accepted words, where the value is one of a few.
    var note: String?
}

extension Arguments {
    /// Sets in `target` the properties of all given options that are among `options`, and returns the other options.
    func apply<Target>(
        _ options: [CommandOption<Target>], to target: inout Target
    ) throws(UsageError) -> [GivenOption] {
        var others: [GivenOption] = []
        for given in self.options {
            if let option = options.first(where: { $0.description.name == given.name }) {
                try option.set(given, &target)
            } else {
                others.append(given)
            }
        }
        return others
    }

    /// Sets in `target` the properties of all given options, and throws if any is not among `options`.
    func applyAll<Target>(
        _ options: [CommandOption<Target>], of subcommand: String, to target: inout Target
    ) throws(UsageError) {
        if let option = try apply(options, to: &target).first {
            throw unknown(option, of: subcommand, among: options.map(\.description.name) + ["help"])
        }
    }

    /// Throws if there are more than `count` words.
    func refuseWords(after count: Int) throws(UsageError) {
        if words.count > count { throw UsageError("Unexpected argument \(quoted(words[count])).") }
    }
}

private func flag(_ given: GivenOption) throws(UsageError) -> Bool {
    given.value == nil ? true : try value(of: given, by: .truth)
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
