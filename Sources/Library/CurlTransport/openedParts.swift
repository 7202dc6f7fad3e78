// Unsafe: `InputStream` reads into a pointer, which is used only during the call.

#if os(Linux)
    import Foundation

    /// Opens a stream, and returns a closure that returns its next bytes, or nil at the end. The stream is closed when
    /// the closure is released.
    public func openedParts(of stream: InputStream) -> () throws -> Data? {
        let stream = OpenStream(stream)
        return { try stream.stream.next(64 * 1024) }
    }

    extension InputStream {
        fileprivate func next(_ count: Int) throws -> Data? {
            var bytes = [UInt8](repeating: 0, count: count)
            let length = unsafe read(&bytes, maxLength: count)
            guard length >= 0 else {
                // Foundation ends the process if a subclass does not override this property.
                let error = type(of: self) == InputStream.self ? streamError : nil
                throw error ?? URLError(.requestBodyStreamExhausted)
            }
            return length == 0 ? nil : Data(bytes.prefix(length))
        }
    }

    private final class OpenStream {
        let stream: InputStream

        init(_ stream: InputStream) {
            self.stream = stream
            stream.open()
        }

        deinit { stream.close() }
    }
#endif
