public import FoundationAdditions

/// Looks for something in the keychain, in which is what `vitrine.json` gives.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = GivenKeychain.current.answer(to: query)
  if let found {
    result?.pointee = found
    return errSecSuccess
  }
  let name = query[kSecAttrAccount] ?? query[kSecAttrService]
  let account = name.map { " “\($0)”" } ?? ""
  HostDiagnostics.reportInert(
    "Security", "the keychain does not hold the item\(account), so that it was not found",
    hint: "Give it under \"keychain\" in vitrine.json.")
  return errSecItemNotFound
}

/// Adds something to the keychain. Nothing can be: it fails.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { refused("nothing can be put into it", errSecNotAvailable) }

/// Changes something in the keychain. Nothing can be: it answers as for what is not there.
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  refused("nothing in it can be changed", errSecItemNotFound)
}

/// Removes something from the keychain. Nothing can be: it answers as for what is not there.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  refused("nothing in it can be removed", errSecItemNotFound)
}

private func refused(_ why: String, _ status: OSStatus) -> OSStatus {
  HostDiagnostics.reportInert("Security", "its keychain only answers, so that \(why)")
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
