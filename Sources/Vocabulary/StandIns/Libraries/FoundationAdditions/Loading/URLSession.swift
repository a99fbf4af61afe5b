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
  /// Where the delegate was to be called; it is called where a task is resumed.
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    (delegate, delegateQueue) = (nil, OperationQueue())
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    (self.delegate, delegateQueue) = (delegate, queue ?? OperationQueue())
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
    dataTask(with: URLRequest(url: url))
  }

  /// A task that answers `request` and keeps the answer to itself, or tells the session's delegate.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request: request) { [weak self] task, result in
      guard let self, let listener = delegate as? any URLSessionTaskDelegate else { return }
      var problem: (any Error)?
      switch result {
      case .success(let (data, _)):
        if let task = task as? URLSessionDataTask {
          (listener as? any URLSessionDataDelegate)?
            .urlSession(self, dataTask: task, didReceive: data)
        }
      case .failure(let error): problem = error
      }
      listener.urlSession(self, task: task, didCompleteWithError: problem)
    }
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
    URLSessionDataTask(request: request) { _, result in
      switch result {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// Does nothing.
  open func invalidateAndCancel() {}

  /// Does nothing.
  open func finishTasksAndInvalidate() {}

  /// No tasks: each has ended when it was begun.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    completionHandler([])
  }

  /// No tasks: each has ended when it was begun.
  open var allTasks: [URLSessionTask] { get async { [] } }

  open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }

  open func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}
