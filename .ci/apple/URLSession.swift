// A stub of URLSession and its related types, which are part of Foundation on Apple platforms. It is written by hand:
// names, types, optionals, Sendable conformances and versions follow the headers in the SDK of Xcode 26. Much of what
// the project does not use is missing.
//
// A declaration has its availability only if it is later than the versions of Package.swift, or if a platform lacks it.
// The protocols of delegates have only the methods that the project implements. In Objective-C they are optional. Here
// they are required, so that a method with another name or type is found. The module is compiled with library
// evolution, so that a `switch` needs `@unknown default` where it does in an app. Nothing is run.

import Foundation

/// The superclass of the classes that can be copied and coded. Apple's classes themselves have these conformances.
open class CodableObject: NSObject, NSSecureCoding, NSCopying {
    open class var supportsSecureCoding: Bool { true }

    override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Requests.

open class NSURLRequest: CodableObject, NSMutableCopying {
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData

        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { self }
    open var url: URL? { nil }
    open var cachePolicy: CachePolicy { .useProtocolCachePolicy }
    open var timeoutInterval: TimeInterval { 0 }
    open var httpMethod: String? { nil }
    open var allHTTPHeaderFields: [String: String]? { nil }
    open var httpBody: Data? { nil }
    open var httpBodyStream: InputStream? { nil }
    open func value(forHTTPHeaderField field: String) -> String? { nil }
}

open class NSMutableURLRequest: NSURLRequest {
    override open var url: URL? { get { nil } set {} }
    override open var timeoutInterval: TimeInterval { get { 0 } set {} }
    override open var httpMethod: String { get { "" } set {} }
    override open var allHTTPHeaderFields: [String: String]? { get { nil } set {} }
    override open var httpBody: Data? { get { nil } set {} }
    override open var httpBodyStream: InputStream? { get { nil } set {} }
    open func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

public struct URLRequest: ReferenceConvertible, _ObjectiveCBridgeable, Hashable, @unchecked Sendable {
    public typealias ReferenceType = NSURLRequest
    public typealias CachePolicy = NSURLRequest.CachePolicy

    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {}
    public var url: URL?
    public var cachePolicy = CachePolicy.useProtocolCachePolicy
    public var timeoutInterval: TimeInterval = 60
    public var mainDocumentURL: URL?
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var assumesHTTP3Capable = false
    public var requiresDNSSECValidation = false
    @available(macOS 15.2, iOS 18.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
    public var cookiePartitionIdentifier: String? { get { nil } set {} }
    public var httpMethod: String?
    public var allHTTPHeaderFields: [String: String]?
    public var httpBody: Data?
    public var httpBodyStream: InputStream?
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false
    public func value(forHTTPHeaderField field: String) -> String? { nil }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {}

    public var description: String { "" }
    public var debugDescription: String { "" }
    public func hash(into hasher: inout Hasher) {}
    public static func == (_: URLRequest, _: URLRequest) -> Bool { true }
    public func _bridgeToObjectiveC() -> NSURLRequest { fatalError() }
    public static func _forceBridgeFromObjectiveC(_: NSURLRequest, result: inout URLRequest?) {}
    public static func _conditionallyBridgeFromObjectiveC(_: NSURLRequest, result: inout URLRequest?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_: NSURLRequest?) -> URLRequest { fatalError() }
}

// Responses.

open class URLResponse: CodableObject, @unchecked Sendable {
    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var url: URL? { nil }
    open var mimeType: String? { nil }
    open var expectedContentLength: Int64 { 0 }
    open var textEncodingName: String? { nil }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) { nil }
    public required init?(coder: NSCoder) { nil }
    open var statusCode: Int { 0 }
    open var allHeaderFields: [AnyHashable: Any] { [:] }
    open func value(forHTTPHeaderField field: String) -> String? { nil }
    open class func localizedString(forStatusCode statusCode: Int) -> String { "" }
}

// Errors.

public let NSURLErrorDomain = "NSURLErrorDomain"
public let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
public let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
public var NSURLErrorCancelled: Int { -999 }

public struct URLError: _BridgedStoredNSError {
    public struct Code: RawRepresentable, Hashable, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = URLError

        public let rawValue: Int
        // Cannot fail, unlike the initializer on Linux.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public static var _nsErrorDomain: String { NSURLErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public func hash(into hasher: inout Hasher) {}
    public static func == (_: URLError, _: URLError) -> Bool { true }
    public var failingURL: URL? { nil }
    public var failureURLString: String? { nil }
    public var downloadTaskResumeData: Data? { nil }
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }

    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular
        case expensive
        case constrained
    }
}

/// The codes, which are members of both types: `catch URLError.cancelled` needs no `Code`.
public protocol URLErrorCodes {}

extension URLError: URLErrorCodes {}
extension URLError.Code: URLErrorCodes {}
extension URLErrorCodes {
    public static var unknown: URLError.Code { .init(rawValue: -1) }
    public static var cancelled: URLError.Code { .init(rawValue: -999) }
    public static var badURL: URLError.Code { .init(rawValue: -1000) }
    public static var timedOut: URLError.Code { .init(rawValue: -1001) }
    public static var unsupportedURL: URLError.Code { .init(rawValue: -1002) }
    public static var cannotFindHost: URLError.Code { .init(rawValue: -1003) }
    public static var cannotConnectToHost: URLError.Code { .init(rawValue: -1004) }
    public static var networkConnectionLost: URLError.Code { .init(rawValue: -1005) }
    public static var dnsLookupFailed: URLError.Code { .init(rawValue: -1006) }
    public static var httpTooManyRedirects: URLError.Code { .init(rawValue: -1007) }
    public static var resourceUnavailable: URLError.Code { .init(rawValue: -1008) }
    public static var notConnectedToInternet: URLError.Code { .init(rawValue: -1009) }
    public static var redirectToNonExistentLocation: URLError.Code { .init(rawValue: -1010) }
    public static var badServerResponse: URLError.Code { .init(rawValue: -1011) }
    public static var userCancelledAuthentication: URLError.Code { .init(rawValue: -1012) }
    public static var userAuthenticationRequired: URLError.Code { .init(rawValue: -1013) }
    public static var zeroByteResource: URLError.Code { .init(rawValue: -1014) }
    public static var cannotDecodeRawData: URLError.Code { .init(rawValue: -1015) }
    public static var cannotDecodeContentData: URLError.Code { .init(rawValue: -1016) }
    public static var cannotParseResponse: URLError.Code { .init(rawValue: -1017) }
    public static var internationalRoamingOff: URLError.Code { .init(rawValue: -1018) }
    public static var callIsActive: URLError.Code { .init(rawValue: -1019) }
    public static var dataNotAllowed: URLError.Code { .init(rawValue: -1020) }
    public static var requestBodyStreamExhausted: URLError.Code { .init(rawValue: -1021) }
    public static var appTransportSecurityRequiresSecureConnection: URLError.Code { .init(rawValue: -1022) }
    public static var fileDoesNotExist: URLError.Code { .init(rawValue: -1100) }
    public static var fileIsDirectory: URLError.Code { .init(rawValue: -1101) }
    public static var noPermissionsToReadFile: URLError.Code { .init(rawValue: -1102) }
    public static var dataLengthExceedsMaximum: URLError.Code { .init(rawValue: -1103) }
    public static var secureConnectionFailed: URLError.Code { .init(rawValue: -1200) }
    public static var serverCertificateHasBadDate: URLError.Code { .init(rawValue: -1201) }
    public static var serverCertificateUntrusted: URLError.Code { .init(rawValue: -1202) }
    public static var serverCertificateHasUnknownRoot: URLError.Code { .init(rawValue: -1203) }
    public static var serverCertificateNotYetValid: URLError.Code { .init(rawValue: -1204) }
    public static var clientCertificateRejected: URLError.Code { .init(rawValue: -1205) }
    public static var clientCertificateRequired: URLError.Code { .init(rawValue: -1206) }
    public static var cannotLoadFromNetwork: URLError.Code { .init(rawValue: -2000) }
    public static var cannotCreateFile: URLError.Code { .init(rawValue: -3000) }
    public static var cannotOpenFile: URLError.Code { .init(rawValue: -3001) }
    public static var cannotCloseFile: URLError.Code { .init(rawValue: -3002) }
    public static var cannotWriteToFile: URLError.Code { .init(rawValue: -3003) }
    public static var cannotRemoveFile: URLError.Code { .init(rawValue: -3004) }
    public static var cannotMoveFile: URLError.Code { .init(rawValue: -3005) }
    public static var downloadDecodingFailedMidStream: URLError.Code { .init(rawValue: -3006) }
    public static var downloadDecodingFailedToComplete: URLError.Code { .init(rawValue: -3007) }
    public static var backgroundSessionRequiresSharedContainer: URLError.Code { .init(rawValue: -995) }
    public static var backgroundSessionInUseByAnotherProcess: URLError.Code { .init(rawValue: -996) }
    public static var backgroundSessionWasDisconnected: URLError.Code { .init(rawValue: -997) }
}

// Credentials and challenges.

open class URLProtectionSpace: CodableObject, @unchecked Sendable {
    open var realm: String? { nil }
    open var host: String { "" }
    open var port: Int { 0 }
    open var `protocol`: String? { nil }
    open var authenticationMethod: String { "" }
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

open class URLCredential: CodableObject, @unchecked Sendable {
    public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

    public init(user: String, password: String, persistence: Persistence) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var user: String? { nil }
    open var password: String? { nil }
}

open class URLCredentialStorage: NSObject, @unchecked Sendable {}

open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    open var protectionSpace: URLProtectionSpace { fatalError() }
    open var proposedCredential: URLCredential? { nil }
    open var previousFailureCount: Int { 0 }
    open var failureResponse: URLResponse? { nil }
    open var error: (any Error)? { nil }
}

// Cookies, cache and protocols.

open class HTTPCookie: NSObject, @unchecked Sendable {
    public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

    override init() {}
    open class func cookies(withResponseHeaderFields fields: [String: String], for url: URL) -> [HTTPCookie] { [] }
    open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] { [:] }
    open var name: String { "" }
    open var value: String { "" }
    open var expiresDate: Date? { nil }
    open var isSessionOnly: Bool { true }
    open var domain: String { "" }
    open var path: String { "" }
    open var isSecure: Bool { true }
    open var isHTTPOnly: Bool { true }
}

open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    open class var shared: HTTPCookieStorage { fatalError() }
    open var cookies: [HTTPCookie]? { nil }
    open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.always
    open func setCookie(_ cookie: HTTPCookie) {}
    open func deleteCookie(_ cookie: HTTPCookie) {}
    open func cookies(for url: URL) -> [HTTPCookie]? { nil }
    open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {}
}

open class URLCache: NSObject, @unchecked Sendable {
    open class var shared: URLCache { get { fatalError() } set {} }
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) {}
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {}
}

open class URLProtocol: NSObject, @unchecked Sendable {
    open class func property(forKey key: String, in request: URLRequest) -> Any? { nil }
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {}
    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {}
}

// Sessions.

open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

    override init() {}
    open class var `default`: URLSessionConfiguration { fatalError() }
    open class var ephemeral: URLSessionConfiguration { fatalError() }
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var identifier: String? { nil }
    open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
    open var timeoutIntervalForRequest: TimeInterval = 0
    open var timeoutIntervalForResource: TimeInterval = 0
    open var allowsCellularAccess = true
    open var allowsExpensiveNetworkAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var waitsForConnectivity = false
    open var isDiscretionary = false
    open var sharedContainerIdentifier: String?
    open var sessionSendsLaunchEvents = true
    open var connectionProxyDictionary: [AnyHashable: Any]?
    open var httpShouldSetCookies = true
    open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.always
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var httpMaximumConnectionsPerHost = 6
    open var httpCookieStorage: HTTPCookieStorage?
    open var urlCredentialStorage: URLCredentialStorage?
    open var urlCache: URLCache?
    open var protocolClasses: [AnyClass]?
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open var multipathServiceType: MultipathServiceType { get { .none } set {} }
    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    open var usesClassicLoadingMode: Bool { get { true } set {} }
    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    open var enablesEarlyData: Bool { get { false } set {} }
}

open class URLSession: NSObject, @unchecked Sendable {
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }

    public struct AsyncBytes: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> UInt8? { nil }
        }

        public var task: URLSessionDataTask { fatalError() }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    open class var shared: URLSession { fatalError() }
    public init(configuration: URLSessionConfiguration) {}
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) {}
    open var delegateQueue: OperationQueue { fatalError() }
    open var delegate: (any URLSessionDelegate)? { nil }
    open var configuration: URLSessionConfiguration { fatalError() }
    open func finishTasksAndInvalidate() {}
    open func invalidateAndCancel() {}
    open var allTasks: [URLSessionTask] { get async { [] } }
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
    open func dataTask(with url: URL) -> URLSessionDataTask { fatalError() }
    open func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> URLSessionDataTask {
        fatalError()
    }
    open func dataTask(with url: URL, completionHandler: @escaping Completion) -> URLSessionDataTask { fatalError() }
    open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask { fatalError() }
    open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask { fatalError() }
    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask { fatalError() }
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { fatalError() }
    open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { fatalError() }
    open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask { fatalError() }
    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { fatalError() }
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { fatalError() }
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { fatalError() }
    public func upload(
        for request: URLRequest, from data: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { fatalError() }
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { fatalError() }
}

// Tasks.

open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var taskIdentifier: Int { 0 }
    open var taskDescription: String?
    open var originalRequest: URLRequest? { nil }
    open var currentRequest: URLRequest? { nil }
    open var response: URLResponse? { nil }
    open var delegate: (any URLSessionTaskDelegate)?
    open var countOfBytesSent: Int64 { 0 }
    open var countOfBytesReceived: Int64 { 0 }
    open var state: State { .running }
    open var error: (any Error)? { nil }
    open func cancel() {}
    open func suspend() {}
    open func resume() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable {
        case data(Data)
        case string(String)
    }

    /// The real type comes from Objective-C, so its `init?(rawValue:)` accepts any number, such as 4000.
    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }

    open var maximumMessageSize: Int { get { 0 } set {} }
    open var closeCode: CloseCode { .invalid }
    open var closeReason: Data? { nil }
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func cancel(with closeCode: CloseCode, reason: Data?) {}
    public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    public func send(_ message: Message) async throws {}
    public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
    public func receive() async throws -> Message { fatalError() }
}

open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    override init() {}
    open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
    open var taskInterval: DateInterval { fatalError() }
    open var redirectCount: Int { 0 }
}

open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    override init() {}
    open var request: URLRequest { fatalError() }
    open var response: URLResponse? { nil }
    open var fetchStartDate: Date? { nil }
    open var domainLookupStartDate: Date? { nil }
    open var domainLookupEndDate: Date? { nil }
    open var connectStartDate: Date? { nil }
    open var secureConnectionStartDate: Date? { nil }
    open var secureConnectionEndDate: Date? { nil }
    open var connectEndDate: Date? { nil }
    open var requestStartDate: Date? { nil }
    open var requestEndDate: Date? { nil }
    open var responseStartDate: Date? { nil }
    open var responseEndDate: Date? { nil }
    open var networkProtocolName: String? { nil }
    open var isProxyConnection: Bool { false }
    open var isReusedConnection: Bool { false }
}

// Delegates.

public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

public protocol URLSessionDownloadDelegate: URLSessionPartialDelegate {
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

public protocol URLSessionWebSocketDelegate: URLSessionPartialDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

// The real methods are optional. A delegate of one task leaves some to the delegate of the session, and the delegate of
// a background session leaves some to the system.
public protocol URLSessionPartialDelegate: URLSessionTaskDelegate {}

extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {}
}

extension URLSessionDataDelegate where Self: URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {}
}

extension URLSessionPartialDelegate {
    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {}
}
