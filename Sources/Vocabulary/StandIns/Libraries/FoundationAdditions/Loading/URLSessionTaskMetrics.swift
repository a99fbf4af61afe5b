public import Foundation

/// When the steps of a task were done; no session tells any.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
  open var taskInterval: DateInterval { DateInterval() }
  open var redirectCount: Int { 0 }
}

/// When the steps of one request and its answer were done.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  public enum ResourceFetchType: Int, Sendable {
    case unknown, networkLoad, serverPush, localCache
  }

  public let request: URLRequest

  init(request: URLRequest) { self.request = request }

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
