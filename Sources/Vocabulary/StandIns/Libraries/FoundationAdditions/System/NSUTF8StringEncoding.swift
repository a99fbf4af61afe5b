import Foundation

// Numbers, as on Apple's systems, where Foundation of Linux has values of `String.Encoding`.

public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
public let NSNonLossyASCIIStringEncoding: UInt = String.Encoding.nonLossyASCII.rawValue
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
public let NSWindowsCP1252StringEncoding: UInt = String.Encoding.windowsCP1252.rawValue
