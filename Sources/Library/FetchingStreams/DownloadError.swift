import Fetching
import Foundation

/// The reason why a download failed.
struct DownloadError: LocalizedError, CustomStringConvertible, Equatable {
    enum Kind: Equatable {
        /// A response cannot be used, for example because it contradicts the request.
        case response
        /// The bytes have a different digest from the expected one.
        case digest
        /// The file cannot be written or read.
        case file
        /// An argument of the caller is invalid.
        case argument
    }

    let kind: Kind
    /// The reason. For some errors, advice for the developer follows.
    let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// The reason as a sentence for the user. After a wrong digest, it does not advise the user to try again, because
    /// the server probably sends the same bytes again.
    var errorDescription: String? {
        if kind == .digest { return "The downloaded file is damaged." }
        return description.prefix(1).uppercased() + description.dropFirst() + "."
    }
}

extension AppError {
    /// Creates an error from the error that was thrown while `request` was sent or its response was saved.
    init(downloading request: URLRequest, _ error: any Error) {
        guard let error = error as? DownloadError else {
            self = AppError(sending: request, error)
            return
        }
        let sentence = error.errorDescription
        self =
            switch error.kind {
            case .response:
                .network(NetworkFailure(error, code: .badServerResponse, meaning: sentence, request: request))
            case .digest:
                .network(NetworkFailure(error, code: .cannotDecodeRawData, meaning: sentence, request: request))
            case .file: .unknown(UnknownFailure(error, request: request))
            case .argument: .request(RequestFailure(error))
            }
    }
}
