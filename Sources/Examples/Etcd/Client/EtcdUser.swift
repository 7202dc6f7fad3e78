/// The name and the password of an etcd user.
public struct EtcdUser: Encodable, Sendable, CustomReflectable {
    /// The name of the user.
    public var name: String
    /// The password of the user.
    public var password: String

    /// Creates a user.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }

    /// A mirror without the password, so that `dump` doesn't print it.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
