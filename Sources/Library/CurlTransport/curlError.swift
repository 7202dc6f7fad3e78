#if os(Linux)
    internal import CCurl
    import Foundation

    extension CurlHandle {
        /// Returns the error of a transfer that ended with a libcurl code other than `CURLE_OK`.
        func error(_ code: Int, _ transfer: CurlTransfer) -> URLError {
            error(
                code, transfer.exchange.request.source.url, isRepeat: transfer.sendCount > 0,
                lastLine: transfer.lastLine)
        }

        /// Returns the error of a connection to a URL, for a libcurl code other than `CURLE_OK`.
        ///
        /// - Parameters:
        ///   - isRepeat: Whether a request was sent over another connection before.
        ///   - lastLine: The last line of the response that was read.
        func error(_ code: Int, _ url: URL?, isRepeat: Bool = false, lastLine: String? = nil) -> URLError {
            let message = takeMessage()
            let fault = CurlFault(
                code: code, systemError: Int32(truncatingIfNeeded: info(CURLINFO_OS_ERRNO)),
                certificateError: info(CURLINFO_SSL_VERIFYRESULT), proxyStatus: info(CURLINFO_HTTP_CONNECTCODE),
                wasSent: info(CURLINFO_REQUEST_SIZE) > 0, isRepeat: isRepeat, message: message)
            var userInfo: [String: Any] = [:]
            userInfo[NSURLErrorFailingURLErrorKey] = url
            // The message “Unsupported proxy …” contains the URL of the proxy, with its password.
            // The message “getpeername() failed” hides the reason why the server has closed a new connection.
            let hidden = ["Unsupported proxy", "getpeername()"]
            let isPublic = !message.isEmpty && !hidden.contains { message.hasPrefix($0) }
            if isPublic {
                userInfo[NSLocalizedDescriptionKey] =
                    headFault(message).map { $0 + (lastLine.map { ", after the line “\($0)”" } ?? "") }
                    ?? message
            }
            return URLError(fault.urlErrorCode, userInfo: userInfo)
        }
    }

    /// Returns what is wrong with a response, for a message of libcurl about a line that libcurl does not pass on. Nil
    /// for other messages.
    private func headFault(_ message: String) -> String? {
        headFaults.first { message.utf8.starts(with: $0.message.utf8) }?.fault
    }

    private let headFaults: [(message: String, fault: String)] = [
        ("Invalid Content-Length", "the header field “Content-Length” is empty or not a number"),
        ("Nul byte in header", "the head contains a NUL"),
        ("Header without colon", "a header field has no colon"),
        ("Received HTTP/0.9", "the first line is not a status line of HTTP"),
        ("Unsupported HTTP version", "the version in the status line is not supported"),
        ("Unsupported response code", "the status in the status line is not a number of three digits"),
        ("Illegal or missing hexadecimal", "the size of a chunk is not a hexadecimal number"),
        ("Malformed encoding found", "a chunk does not end with CR LF"),
        ("Too long hexadecimal number", "the size of a chunk is too large"),
    ]
#endif
