public import Foundation

/// A value that a server has asked to be sent back.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// Which cookies are kept.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

  public let properties: [HTTPCookiePropertyKey: Any]?
  public let name: String
  public let value: String
  public let domain: String
  public let path: String

  /// A cookie; `nil` without name, value and path, and an address or a domain.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    let origin = (properties[.originURL] as? URL)?.host
    guard let name = properties[.name] as? String, let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? origin
    else { return nil }
    self.properties = properties
    (self.name, self.path, self.domain) = (name, path, domain)
    value = properties[.value] as? String ?? ""
  }

  open var version: Int { 0 }
  open var expiresDate: Date? { properties?[.expires] as? Date }
  open var isSessionOnly: Bool { expiresDate == nil }
  open var isSecure: Bool { properties?[.secure] != nil }
  open var isHTTPOnly: Bool { false }

  /// Those that an answer of a server sets, under `Set-Cookie`; the first of a line with several.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] {
    let field = headerFields.first { $0.key.lowercased() == "set-cookie" }?.value ?? ""
    let parts = field.split(separator: ";").map {
      $0.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard let first = parts.first, first.count == 2 else { return [] }
    var found: [HTTPCookiePropertyKey: Any] = [
      .name: first[0], .value: first[1], .path: "/", .originURL: URL,
    ]
    for part in parts.dropFirst() {
      switch (part.first?.lowercased() ?? "", part.dropFirst().first) {
      case ("domain", let domain?): found[.domain] = domain
      case ("path", let path?): found[.path] = path
      case ("secure", _): found[.secure] = "TRUE"
      default: break
      }
    }
    return HTTPCookie(properties: found).map { [$0] } ?? []
  }

  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    ["Cookie": cookies.map { $0.name + "=" + $0.value }.joined(separator: "; ")]
  }
}

/// The name of a part of a cookie.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public static let name = Self(rawValue: "Name")
  public static let value = Self(rawValue: "Value")
  public static let domain = Self(rawValue: "Domain")
  public static let path = Self(rawValue: "Path")
  public static let originURL = Self(rawValue: "OriginURL")
  public static let expires = Self(rawValue: "Expires")
  public static let maximumAge = Self(rawValue: "Max-Age")
  public static let secure = Self(rawValue: "Secure")
  public static let discard = Self(rawValue: "Discard")
  public static let version = Self(rawValue: "Version")
  public static let sameSitePolicy = Self(rawValue: "SameSite")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
