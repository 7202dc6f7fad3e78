import Etcd
import Fetching
import Foundation

/// An etcd server, and how to send requests to it.
struct EtcdServer: Sendable {
    var address: String
    var user: EtcdUser?
    var store: NetworkStore
}

/// The files for connections to a server over TLS.
public struct TLSFiles: Equatable, Sendable {
    /// The authorities to trust, in PEM format; nil for those of the system.
    var authorities: String?
    /// The path of the client certificate; nil for none.
    var certificate: String?
    /// The path of the private key of the client certificate.
    var key: String?
}

/// Returns the etcd server that the environment variables of `etcdctl` describe. If `ETCDCTL_ENDPOINTS` is a list, only
/// the first address is used.
///
/// - Parameter address: The address in the command line, which takes precedence; nil for none.
func etcdServer(_ address: String?, in world: World) throws -> EtcdServer {
    let environment = world.environment.filter { !$0.value.isEmpty }
    let endpoints = environment["ETCDCTL_ENDPOINTS"]?.split(separator: ",").first.map(String.init)
    guard var address = address ?? endpoints else {
        throw UsageError("--job needs an etcd server; add --coordinator URL or set ETCDCTL_ENDPOINTS.")
    }
    let files = try tlsFiles(environment, in: world)
    if !address.contains("://") { address = (files == nil ? "http://" : "https://") + address }
    guard let files else { return EtcdServer(address: address, user: try user(environment), store: world.store) }
    guard address.lowercased().hasPrefix("https://") else {
        throw UsageError("ETCDCTL_CACERT, ETCDCTL_CERT and ETCDCTL_KEY need an https URL of the etcd server.")
    }
    return EtcdServer(
        address: address, user: try user(environment), store: try world.openTLSStore(files, address))
}

/// Returns the user, or nil if `ETCDCTL_USER` is not set.
private func user(_ environment: [String: String]) throws -> EtcdUser? {
    guard let name = environment["ETCDCTL_USER"] else { return nil }
    // Without `ETCDCTL_PASSWORD`, `ETCDCTL_USER` contains the name and the password.
    let pair =
        environment["ETCDCTL_PASSWORD"].map { [name, $0] }
        ?? name.split(separator: ":", maxSplits: 1).map(String.init)
    guard pair.count == 2 else {
        throw UsageError("ETCDCTL_USER takes the form NAME:PASSWORD, unless ETCDCTL_PASSWORD is set.")
    }
    return EtcdUser(name: pair[0], password: pair[1])
}

/// Returns the files that the environment variables name, or nil if none of the variables is set.
private func tlsFiles(_ environment: [String: String], in world: World) throws -> TLSFiles? {
    let names = ["ETCDCTL_CACERT", "ETCDCTL_CERT", "ETCDCTL_KEY"]
    // The last two files are read here only to check them. The transport reads them itself, but its error does not say
    // which of them is missing.
    let texts = try names.map { name in
        do { return try environment[name].map { String(decoding: try world.readInput($0), as: UTF8.self) } } catch {
            throw CommandFailure("\(name): \(error)")
        }
    }
    let files = TLSFiles(authorities: texts[0], certificate: environment[names[1]], key: environment[names[2]])
    guard (files.certificate == nil) == (files.key == nil) else {
        throw UsageError("ETCDCTL_CERT and ETCDCTL_KEY can only be used together.")
    }
    return files == TLSFiles() ? nil : files
}

/// Returns a store that sends requests over TLS with these files. The client certificate is sent only to the server at
/// `address`.
@Sendable func systemTLSStore(_ files: TLSFiles, address: String) throws -> NetworkStore {
    #if os(Linux)
        var options = CurlOptions()
        if let authorities = files.authorities { options.trust = .authorities(pem: authorities) }
        if let certificate = files.certificate, let key = files.key {
            options.clientCertificate = (certificate, key, [address])
        }
        return try .curl(options)
    #else
        throw CommandFailure(
            "ETCDCTL_CACERT, ETCDCTL_CERT and ETCDCTL_KEY can only be used on Linux. Unset them; to trust the "
                + "authority of ETCDCTL_CACERT here, add it to the keychain.")
    #endif
}
