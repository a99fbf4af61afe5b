public import Foundation
public import FoundationAdditions

/// Yes.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// No.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

// Names and numbers of Apple's Security framework.

/// In a query: sort of item.
public let kSecClass: CFString = "class"
/// In a query: password.
public let kSecClassGenericPassword: CFString = "genp"
/// In a query: password of a site.
public let kSecClassInternetPassword: CFString = "inet"
/// In a query: key.
public let kSecClassKey: CFString = "keys"
/// In a query: certificate.
public let kSecClassCertificate: CFString = "cert"
/// In a query: key with its certificate.
public let kSecClassIdentity: CFString = "idnt"
/// In a query: account.
public let kSecAttrAccount: CFString = "acct"
/// In a query: service.
public let kSecAttrService: CFString = "svce"
/// In a query: server.
public let kSecAttrServer: CFString = "srvr"
/// In a query: value of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// In a query: name that people see.
public let kSecAttrLabel: CFString = "labl"
/// In a query: description.
public let kSecAttrDescription: CFString = "desc"
/// In a query: comment.
public let kSecAttrComment: CFString = "icmt"
/// In a query: group of apps.
public let kSecAttrAccessGroup: CFString = "agrp"
/// In a query: whether iCloud has it.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query: either.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// In a query: when it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// In a query: after the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// In a query: the same, on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// In a query: while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// In a query: the same, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// In a query: always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// In a query: when it was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// In a query: when it was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// In a query: how many.
public let kSecMatchLimit: CFString = "m_Limit"
/// In a query: one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// In a query: all.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// In a query: whether the bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// In a query: whether what is known is wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// In a query: whether the item is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// In a query: whether its name is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// In a query: bytes.
public let kSecValueData: CFString = "v_Data"
/// In a query: item.
public let kSecValueRef: CFString = "v_Ref"
/// In a query: which keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// In a query: whether people are asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// In a query: not at all.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// In a query: sort of key.
public let kSecAttrKeyType: CFString = "type"
/// In a query: name of a key.
public let kSecAttrApplicationTag: CFString = "atag"
