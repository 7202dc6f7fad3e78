// A stub of CryptoKit: the declarations that the sources use, from Apple's documentation.

public import Foundation

public enum Insecure {
    public enum MD5 {
        public static func hash(data: some DataProtocol) -> MD5Digest { MD5Digest() }
    }

    public struct MD5Digest: Sequence, Sendable {
        public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
    }
}
