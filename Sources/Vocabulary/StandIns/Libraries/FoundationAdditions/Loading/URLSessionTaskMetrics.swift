public import Foundation

/// How long a task took: no time, as each ends when it begins.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  public let taskInterval = DateInterval(start: VitrineClock.now, duration: 0)
  /// Nothing is sent anew.
  open var redirectCount: Int { 0 }
  /// What went to and fro: nothing.
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
}

/// One request and its answer on their way. No code ever has one.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  public let request: URLRequest
  /// When the request was begun.
  open var fetchStartDate: Date? { nil }
  /// When the answer began.
  open var responseStartDate: Date? { nil }
  /// When the answer ended.
  open var responseEndDate: Date? { nil }

  init(_ request: URLRequest) { self.request = request }
}

/// How many bytes are to come where nobody knows.
public let NSURLSessionTransferSizeUnknown: Int64 = -1
