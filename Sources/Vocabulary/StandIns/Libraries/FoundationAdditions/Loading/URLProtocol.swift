public import Foundation

/// A loader of an app's own. Requests are answered from fixtures here, so that none is started.
open class URLProtocol: NSObject, @unchecked Sendable {
  /// What is to be loaded.
  public let request: URLRequest
  /// Who hears of what was loaded.
  public let client: (any URLProtocolClient)?

  /// A loader for a request.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.request = request
    self.client = client
  }

  /// Whether the loader knows what to do with a request.
  open class func canInit(with request: URLRequest) -> Bool { false }
  /// The request in a form that can be compared.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Whether two requests would be answered alike.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }
  /// Makes the class known. Nobody asks for it.
  open class func registerClass(_ protocolClass: AnyClass) -> Bool { true }
  /// Forgets the class.
  open class func unregisterClass(_ protocolClass: AnyClass) {}
  /// The class itself, for ``URLSessionConfiguration/protocolClasses``.
  open class func classForCoder() -> AnyClass { self }

  /// Begins to load.
  open func startLoading() {}
  /// Gives up.
  open func stopLoading() {}
}

/// An answer kept for later. None is.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The answer.
  public let response: URLResponse
  /// Its content.
  public let data: Data

  /// Keeps an answer.
  public init(response: URLResponse, data: Data) {
    self.response = response
    self.data = data
  }
}

/// Hears of what a loader loaded.
public protocol URLProtocolClient: NSObjectProtocol {
  /// An answer has begun.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Some of the content is there.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// All of it is there.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// It went wrong.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}

extension URLCache {
  /// Whether an answer may be kept.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}
