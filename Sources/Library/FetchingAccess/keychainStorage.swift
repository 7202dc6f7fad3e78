// Unsafe: `SecItemCopyMatching` writes its result through a pointer, which does not outlive the call.

#if canImport(Security)
    import Fetching
    import Foundation
    import Security

    extension TokenStorage {
        /// Returns a storage in the Keychain of an Apple platform. The tokens can be read after the first unlock of the
        /// device, so that a refresh in the background works while the device is locked. They are not copied to other
        /// devices.
        ///
        /// Before the first unlock, `load` throws, and so the app does not show the login. On macOS, the data
        /// protection keychain is used, which needs a signed app with an entitlement. Items of the Keychain stay after
        /// the app is deleted. If old logins must not return, call ``clear`` at the first start of an installation.
        ///
        /// - Parameters:
        ///   - service: The name of the item, such as the bundle identifier of the app, or one name for each account.
        ///   - accessGroup: The Keychain access group that an app shares with its extensions. With nil, new items
        ///     belong to the group of the app, and items of all groups of the app are found.
        ///   - lockFile: If several processes refresh the tokens, a file in a folder to which all of them can write;
        ///     see ``lock``. Don't use a folder of an app group on iOS without asking for background time, because the
        ///     system ends a suspended app that has locked a file there. Nil if only one process refreshes the
        ///     tokens.
        public static func keychain(
            service: String, accessGroup: String? = nil, lockFile: URL? = nil
        ) -> TokenStorage {
            @Sendable func item(_ others: [String: Any] = [:]) -> CFDictionary {
                var item: [String: Any] = [
                    kSecClass as String: kSecClassGenericPassword as String, kSecAttrService as String: service,
                    // Without this key, macOS uses the old keychain, which ignores access groups and accessibility.
                    kSecUseDataProtectionKeychain as String: true,
                ]
                if let accessGroup { item[kSecAttrAccessGroup as String] = accessGroup }
                return NSDictionary(dictionary: item.merging(others) { $1 }) as CFDictionary
            }
            return TokenStorage(
                load: {
                    var data: CFTypeRef?
                    let query = item([kSecReturnData as String: true])
                    let status = unsafe SecItemCopyMatching(query, &data)
                    if status == errSecItemNotFound { return nil }
                    try check(status, "read")
                    return try (data as? NSData).map { data in
                        try JSONDecoder().decode(Tokens.self, from: Data(referencing: data))
                    }
                },
                save: { tokens in
                    let values: [String: Any] = [
                        kSecValueData as String: try JSONEncoder().encode(tokens),
                        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly as String,
                    ]
                    let update = NSDictionary(dictionary: values) as CFDictionary
                    var status = SecItemUpdate(item(), update)
                    if status == errSecItemNotFound { status = SecItemAdd(item(values), nil) }
                    // Another process may have added the item in the meantime.
                    if status == errSecDuplicateItem { status = SecItemUpdate(item(), update) }
                    try check(status, "written")
                },
                clear: {
                    let status = SecItemDelete(item())
                    if status != errSecItemNotFound { try check(status, "removed") }
                },
                lock: lockFile.map { TokenStorage.file(at: $0).lock } ?? noLock)
        }
    }

    private let noLock: @Sendable () throws -> @Sendable () -> Void = { {} }

    private func check(_ status: OSStatus, _ action: String) throws {
        if status != errSecSuccess { throw KeychainError(status: status, action: action) }
    }

    private struct KeychainError: LocalizedError, CustomStringConvertible {
        let status: OSStatus
        let action: String

        var description: String {
            let reason =
                switch status {
                case errSecInteractionNotAllowed: "the device has not been unlocked since it was started"
                case errSecMissingEntitlement: "the app has no entitlement for the Keychain or for the access group"
                default: "see SecBase.h for the code"
                }
            return "the tokens could not be \(action) in the Keychain (OSStatus \(status)): \(reason)"
        }

        var errorDescription: String? { description }
    }
#endif
