public import CoreGraphics
public import Foundation
public import FoundationAdditions

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

// Fonts of a project are known without being registered, so there is nothing to do.

/// Whether the file is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FileManager.default.fileExists(atPath: fontURL.path) { return true }
  error?.pointee = .passRetained(
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101,
      userInfo: [NSLocalizedDescriptionKey: "The file \(fontURL.lastPathComponent) is not there."]))
  return false
}

/// Calls back once with what is not there.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([NSError], Bool) -> Bool)?
) {
  let missing = fontURLs.filter { !FileManager.default.fileExists(atPath: $0.path) }
  _ = registrationHandler?(
    missing.map {
      NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101,
        userInfo: [NSLocalizedDescriptionKey: "The file \($0.lastPathComponent) is not there."])
    }, true)
}

/// Always true.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Always true.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
