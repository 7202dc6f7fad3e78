import FetchingText

/// An option: its text in the help, and the property that the option sets.
public struct CommandOption<Target>: Sendable {
    /// The option in the help, in completions and in the manual.
    public let description: OptionDescription
    fileprivate let set: @Sendable (GivenOption, inout Target) throws(UsageError) -> Void

    /// Creates an option with a value.
    public init<Value>(
        _ name: String, short: Character? = nil, _ reader: ValueReader<Value>, _ path: SettablePath<Target, Value>,
        _ line: String
    ) {
        description = OptionDescription(
            name: name, short: short, placeholder: reader.placeholder, line: line, values: reader.values)
        set = { given, target throws(UsageError) in target[keyPath: path] = try value(of: given, by: reader) }
    }

    /// Creates an option with a value, for an optional property.
    public init<Value>(
        _ name: String, short: Character? = nil, _ reader: ValueReader<Value>, _ path: SettablePath<Target, Value?>,
        _ line: String
    ) {
        description = OptionDescription(
            name: name, short: short, placeholder: reader.placeholder, line: line, values: reader.values)
        set = { given, target throws(UsageError) in target[keyPath: path] = try value(of: given, by: reader) }
    }

    /// Creates an option that can be given more than once. Each value is appended to the property.
    public init<Value>(
        repeatable name: String, short: Character? = nil, _ reader: ValueReader<Value>,
        _ path: SettablePath<Target, [Value]>, _ line: String
    ) {
        description = OptionDescription(
            name: name, short: short, placeholder: reader.placeholder, line: line, values: reader.values,
            isRepeatable: true)
        set = { given, target throws(UsageError) in target[keyPath: path].append(try value(of: given, by: reader)) }
    }

    /// Creates a flag. `--name` sets the property to true, and `--name=false` sets the property to false.
    public init(flag name: String, short: Character? = nil, _ path: SettablePath<Target, Bool>, _ line: String) {
        description = OptionDescription(name: name, short: short, placeholder: nil, line: line)
        set = { given, target throws(UsageError) in target[keyPath: path] = try flag(given) }
    }

    /// Creates a flag for an optional property.
    public init(flag name: String, _ path: SettablePath<Target, Bool?>, _ line: String) {
        description = OptionDescription(name: name, placeholder: nil, line: line)
        set = { given, target throws(UsageError) in target[keyPath: path] = try flag(given) }
    }
}

/// A key path that a `@Sendable` closure can capture.
public typealias SettablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// An option in the help, in completions and in the manual.
public struct OptionDescription: Equatable, Sendable {
    /// The name without the two leading dashes.
    public var name: String
    /// The letter of the short form, such as the `o` of `-o`; nil for none.
    public var short: Character?
    /// The word that represents the value in the help, such as `NUMBER`; nil for flags.
    public var placeholder: String?
    /// A line that explains the option.
    public var line: String
    /// The values that a completion offers.
    public var values = Completion.nothing
    /// Whether the option can be given more than once.
    public var isRepeatable = false

    /// The accepted words, which the help shows at the end of the option's line. Nil if there are none.
    public var note: String? { values.words.isEmpty ? nil : values.words.joined(separator: ", ") }
}

extension Arguments {
    /// For each given option that is in `options`, sets the property of `target`. Returns the given options that are
    /// not in `options`.
    ///
    /// - Throws: An error if the value of an option is missing or invalid.
    public func apply<Target>(
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

    /// Sets the properties of `target` for all given options.
    ///
    /// - Throws: An error if a value is missing or invalid, or if `options` doesn't contain a given option.
    public func applyAll<Target>(
        _ options: [CommandOption<Target>], of subcommand: String, to target: inout Target
    ) throws(UsageError) {
        if let option = try apply(options, to: &target).first {
            throw unknown(option, of: subcommand, among: options.map(\.description.name) + ["help"])
        }
    }

    /// Throws if there are more than `count` words.
    public func refuseWords(after count: Int) throws(UsageError) {
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
