public import Foundation

/// Loads content from addresses: here, only from fixtures.
///
/// Every request is answered at once, from ``FixtureResponses`` or with the error of a device that
/// has no connection, so a render neither waits nor depends on a network.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  /// Who was to hear of progress; nobody does.
  public let delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegate = nil
  }

  /// A session; the queue is not kept.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
  }

  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try FixtureResponses.current.answer(to: URLRequest(url: url))
  }

  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try FixtureResponses.current.answer(to: request)
  }

  /// The answer to `request`; nothing is sent.
  open func upload(
    for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try FixtureResponses.current.answer(to: request)
  }

  open func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url)) { _, _, _ in }
  }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    dataTask(with: request) { _, _, _ in }
  }

  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request: request) { result in
      switch result {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// A task that would load to a file; it always fails.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: URLRequest(url: url)) { _ in }
  }

  /// A task that would load to a file; it always fails.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: request) { _ in }
  }

  /// Does nothing.
  open func invalidateAndCancel() {}

  /// Does nothing.
  open func finishTasksAndInvalidate() {}
}
