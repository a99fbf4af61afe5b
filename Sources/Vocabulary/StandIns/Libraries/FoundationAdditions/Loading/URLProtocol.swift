public import Foundation

/// A loader of an app's own. Requests are answered from fixtures here, so that none is started.
open class URLProtocol: NSObject, @unchecked Sendable {
  public let request: URLRequest
  public let client: (any URLProtocolClient)?

  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.request = request
    self.client = client
  }

  open class func canInit(with request: URLRequest) -> Bool { false }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }
  /// Makes the class known. Nobody asks for it.
  open class func registerClass(_ protocolClass: AnyClass) -> Bool { true }
  open class func unregisterClass(_ protocolClass: AnyClass) {}
  /// The class itself, for ``URLSessionConfiguration/protocolClasses``.
  open class func classForCoder() -> AnyClass { self }

  open func startLoading() {}
  open func stopLoading() {}
}

/// An answer kept for later. None is.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) {
    self.response = response
    self.data = data
  }
}

public protocol URLProtocolClient: NSObjectProtocol {
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}

extension URLCache {
  /// Whether an answer may be kept.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}
