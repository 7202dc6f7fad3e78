#if os(Linux)
    internal import CCurl
    import Foundation

    /// The information that libcurl gives about a failed transfer.
    struct CurlFault: Sendable {
        /// The code of libcurl.
        var code: Int
        /// The `errno` of the connection's last error, or 0.
        var systemError: Int32 = 0
        /// OpenSSL's verification result for the certificate, or 0.
        var certificateError = 0
        /// The status with which a proxy responded to CONNECT, or 0.
        var proxyStatus = 0
        /// Whether the request was sent, at least in part.
        var wasSent = false
        /// Whether the request was sent over another connection before.
        var isRepeat = false
        /// The message of libcurl, or an empty text.
        var message = ""

        /// Creates the information.
        init(
            code: Int, systemError: Int32 = 0, certificateError: Int = 0, proxyStatus: Int = 0, wasSent: Bool = false,
            isRepeat: Bool = false, message: String = ""
        ) {
            (self.code, self.systemError, self.certificateError) = (code, systemError, certificateError)
            (self.proxyStatus, self.wasSent, self.isRepeat) = (proxyStatus, wasSent, isRepeat)
            self.message = message
        }

        /// The code that `URLSession` has for this fault on Apple platforms.
        var urlErrorCode: URLError.Code {
            // The server may have processed the request, so the error must not say that there was no connection.
            if isRepeat, Self.connectionErrors.contains(code) { return .networkConnectionLost }
            return switch code {
            case CURLE_UNSUPPORTED_PROTOCOL:
                // The scheme was checked before. If the request was sent, the code means a response that is not HTTP.
                wasSent ? .cannotParseResponse : .unsupportedURL
            case CURLE_URL_MALFORMAT: .badURL
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .cannotFindHost
            case CURLE_COULDNT_CONNECT, CURLE_PROXY: connectCode
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            // Newer versions of libcurl report this if the key of the client certificate cannot be read.
            case CURLE_BAD_FUNCTION_ARGUMENT where !wasSent: .clientCertificateRejected
            case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_FUNCTION_ARGUMENT, CURLE_WRITE_ERROR: .cannotParseResponse
            case CURLE_RECV_ERROR: receiveCode
            case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
                .networkConnectionLost
            // Not expected, because the transport sets no maximum length.
            case CURLE_FILESIZE_EXCEEDED: .cannotParseResponse
            // Before version 8.6, libcurl reports `CURLE_OUT_OF_MEMORY` also for data that is longer than it allows.
            case CURLE_TOO_LARGE, CURLE_OUT_OF_MEMORY: .dataLengthExceedsMaximum
            case CURLE_BAD_CONTENT_ENCODING: .cannotDecodeContentData
            case CURLE_READ_ERROR, CURLE_SEND_FAIL_REWIND: .requestBodyStreamExhausted
            case CURLE_PEER_FAILED_VERIFICATION: certificateCode
            case CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ISSUER_ERROR:
                .serverCertificateUntrusted
            case CURLE_SSL_CERTPROBLEM: .clientCertificateRejected
            case CURLE_SSL_CLIENTCERT: .clientCertificateRequired
            case CURLE_SSL_CONNECT_ERROR where [ECONNRESET, EPIPE].contains(systemError): .networkConnectionLost
            case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_NOTFOUND,
                CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE:
                .secureConnectionFailed
            default: .unknown
            }
        }

        private static let connectionErrors = [
            CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY,
            CURLE_SSL_CONNECT_ERROR,
        ]

        private var connectCode: URLError.Code {
            switch systemError {
            case ENETUNREACH, ENETDOWN: .notConnectedToInternet
            case ETIMEDOUT: .timedOut
            // ECONNREFUSED, EHOSTUNREACH, and a lack of descriptors or ports.
            default: .cannotConnectToHost
            }
        }

        private var receiveCode: URLError.Code {
            if proxyStatus >= 300 { return .cannotConnectToHost }
            guard systemError == 0 else { return .networkConnectionLost }
            // libcurl reports the same code for a malformed chunk and for an alert about the client certificate. With
            // TLS 1.3, that alert arrives after the handshake.
            if message.contains("chunk") { return .cannotParseResponse }
            if message.contains("alert certificate required") { return .clientCertificateRequired }
            // Some servers send the alert `bad certificate` even if the client has sent no certificate. The message is
            // then the same.
            if message.contains(/alert .*(certificate|unknown ca)/) { return .clientCertificateRejected }
            return .networkConnectionLost
        }

        private var certificateCode: URLError.Code {
            switch certificateError {
            case 9: .serverCertificateNotYetValid
            case 10: .serverCertificateHasBadDate
            // A self-signed authority, and a missing issuer.
            case 19, 20, 21: .serverCertificateHasUnknownRoot
            default: .serverCertificateUntrusted
            }
        }
    }

    /// An error for a request that cannot be sent, because libcurl is missing, is too old, or lacks an option or a
    /// resource. Also an error for options with an invalid host.
    struct CurlUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason why libcurl cannot be used.
        let reason: String

        /// Creates the error.
        init(reason: String) { self.reason = reason }

        /// The reason in a sentence.
        var description: String { "the transport with libcurl cannot be used: \(reason)" }
    }
#endif
