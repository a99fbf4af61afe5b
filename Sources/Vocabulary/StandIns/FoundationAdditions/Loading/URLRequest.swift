public import Foundation

/// A request to load the content of an address.
public struct URLRequest: Hashable, Sendable {
  /// How stored answers may be used; there are none.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy = 0
    /// Never from those on the device.
    case reloadIgnoringLocalCacheData = 1
    /// Whatever their age, else from the network.
    case returnCacheDataElseLoad = 2
    /// Whatever their age, else not at all.
    case returnCacheDataDontLoad = 3
    /// Never, wherever they are stored.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// Only if their source says that they still hold.
    case reloadRevalidatingCacheData = 5

    /// An older name.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }

  /// What the content is for; names only.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case video = 2
    case background, voice
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV
    case callSignaling = 11
  }

  /// The address.
  public var url: URL?
  /// How stored answers may be used.
  public var cachePolicy: CachePolicy
  /// Seconds to wait.
  public var timeoutInterval: TimeInterval
  /// The verb; GET unless told otherwise.
  public var httpMethod: String? = "GET"
  /// What is sent.
  public var httpBody: Data?
  /// The header fields.
  public var allHTTPHeaderFields: [String: String]? = nil
  /// The page that the content belongs to.
  public var mainDocumentURL: URL?
  /// Whether cookies are sent.
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var networkServiceType = NetworkServiceType.default
  public var assumesHTTP3Capable = false
  /// Whether mobile data may be used.
  public var allowsCellularAccess = true
  /// Whether costly networks may be used.
  public var allowsExpensiveNetworkAccess = true
  /// Whether networks in low data mode may be used.
  public var allowsConstrainedNetworkAccess = true

  /// A request for `url`.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a header field, whatever its case.
  public func value(forHTTPHeaderField field: String) -> String? {
    headerName(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Replaces a header field; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[headerName(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds to a header field, after a comma where it has a value already.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }

  private func headerName(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}

extension URLRequest: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { url?.description ?? "url: nil" }

  public var debugDescription: String { description }
}
