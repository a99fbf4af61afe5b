public import FoundationAdditions

/// Looks for something in the keychain. There is no keychain: nothing is found.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let name = query[kSecAttrAccount] ?? query[kSecAttrService]
  let account = name.map { " “\($0)”" } ?? ""
  HostDiagnostics.reportInert(
    "Security", "the keychain is empty, so that the item\(account) was not found")
  return errSecItemNotFound
}

/// Adds something to the keychain. There is no keychain: it fails.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { refused("nothing can be put into it", errSecNotAvailable) }

/// Changes something in the keychain: it is not there.
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  refused("nothing in it can be changed", errSecItemNotFound)
}

/// Removes something from the keychain: it is not there.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  refused("nothing in it can be removed", errSecItemNotFound)
}

private func refused(_ why: String, _ status: OSStatus) -> OSStatus {
  HostDiagnostics.reportInert("Security", "there is no keychain, so that \(why)")
  return status
}

/// What an error's number means, in English.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { status == errSecItemNotFound ? "The item was not found." : "Error \(status)" }

// Names and numbers of Apple's Security framework.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
