public import Foundation
import Synchronization

/// Settings of a session. They are kept and change nothing.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// Ordinary settings; a fresh copy each time.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  /// Settings that keep nothing on disk.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration(identifier: identifier)
  }

  public let identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Seconds to wait for more data.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds to wait for all data.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  /// Whether to wait for a connection. A gallery never does.
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var sharedContainerIdentifier: String?
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  /// Loaders of the app's own. They are kept and not asked: only fixtures answer.
  open var protocolClasses: [AnyClass]?
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var urlCredentialStorage: URLCredentialStorage? = .shared
  open var networkServiceType = URLRequest.NetworkServiceType.default
  open var urlCache: URLCache? = .shared

  private init(identifier: String?) { self.identifier = identifier }
}

/// A store of answers, always empty.
open class URLCache: NSObject, @unchecked Sendable {
  private static let current = Mutex(URLCache(memoryCapacity: 0, diskCapacity: 0))

  public static var shared: URLCache {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  open var memoryCapacity: Int
  open var diskCapacity: Int

  /// A cache of so many bytes, which keeps nothing; the path is not kept.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  /// Does nothing: the store is empty.
  open func removeAllCachedResponses() {}
}
