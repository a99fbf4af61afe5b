public import Foundation

public struct URLRequest: Hashable, Sendable {
  /// How stored answers may be used; there are none.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    /// Never from those on the device.
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    /// Never, wherever they are stored.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

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

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// Seconds to wait.
  public var timeoutInterval: TimeInterval
  /// The verb; GET unless told otherwise.
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]? = nil
  public var mainDocumentURL: URL?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var networkServiceType = NetworkServiceType.default
  public var assumesHTTP3Capable = false
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    headerName(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[headerName(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

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
