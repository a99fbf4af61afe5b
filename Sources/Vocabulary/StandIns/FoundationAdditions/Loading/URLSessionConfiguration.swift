public import Foundation

/// Settings of a session. They are kept and change nothing.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// Ordinary settings; a fresh copy each time.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// Settings that keep nothing on disk.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// Settings of a session that goes on while the app sleeps.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration(identifier: identifier)
  }

  /// The name of a background session.
  public let identifier: String?
  /// How stored answers may be used.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Seconds to wait for more data.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds to wait for all data.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether mobile data may be used.
  open var allowsCellularAccess = true
  /// Whether costly networks may be used.
  open var allowsExpensiveNetworkAccess = true
  /// Whether networks in low data mode may be used.
  open var allowsConstrainedNetworkAccess = true
  /// Whether to wait for a connection. A gallery never does.
  open var waitsForConnectivity = false
  /// Whether the system may choose the time.
  open var isDiscretionary = false
  /// Whether the app is woken.
  open var sessionSendsLaunchEvents = false
  /// The app group that receives files.
  open var sharedContainerIdentifier: String?
  /// Header fields of every request.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The most connections to one server.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether cookies are sent.
  open var httpShouldSetCookies = true
  /// Loaders of the app's own. They are kept and not asked: only fixtures answer.
  open var protocolClasses: [AnyClass]?
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var urlCredentialStorage: URLCredentialStorage? = .shared
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// The store of answers.
  open var urlCache: URLCache? = .shared

  private init(identifier: String?) { self.identifier = identifier }
}

/// A store of answers, always empty.
open class URLCache: NSObject, @unchecked Sendable {
  /// The store that everybody shares.
  public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)

  /// Bytes in memory.
  open var memoryCapacity: Int
  /// Bytes on disk.
  open var diskCapacity: Int

  /// A cache of so many bytes, which keeps nothing; the path is not kept.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  /// Does nothing: the store is empty.
  open func removeAllCachedResponses() {}
}
