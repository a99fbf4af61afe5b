public import Foundation

/// How long a task took: no time, as each ends when it begins.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  public let taskInterval = DateInterval(start: VitrineClock.now, duration: 0)
  /// Nothing is sent anew.
  open var redirectCount: Int { 0 }
  /// What went to and fro: nothing.
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
}

/// When the steps of one request and its answer were done. No code ever has one.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  public enum ResourceFetchType: Int, Sendable {
    case unknown, networkLoad, serverPush, localCache
  }

  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }

  open var response: URLResponse? { nil }
  open var fetchStartDate: Date? { nil }
  open var domainLookupStartDate: Date? { nil }
  open var domainLookupEndDate: Date? { nil }
  open var connectStartDate: Date? { nil }
  open var secureConnectionStartDate: Date? { nil }
  open var secureConnectionEndDate: Date? { nil }
  open var connectEndDate: Date? { nil }
  open var requestStartDate: Date? { nil }
  open var requestEndDate: Date? { nil }
  open var responseStartDate: Date? { nil }
  open var responseEndDate: Date? { nil }
  open var networkProtocolName: String? { nil }
  open var isProxyConnection: Bool { false }
  open var isReusedConnection: Bool { false }
  open var resourceFetchType: ResourceFetchType { .unknown }
  open var countOfRequestBodyBytesSent: Int64 { 0 }
  open var countOfResponseBodyBytesReceived: Int64 { 0 }
}

/// How many bytes are to come where nobody knows.
public let NSURLSessionTransferSizeUnknown: Int64 = -1
