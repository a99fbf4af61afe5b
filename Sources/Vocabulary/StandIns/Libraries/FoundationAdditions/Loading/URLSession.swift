public import Foundation

/// Loads content from addresses: here, only from fixtures.
///
/// Every request is answered at once, from ``FixtureResponses`` or with the error of a device that
/// has no connection, so a render neither waits nor depends on a network.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  /// Who hears of what tasks without a closure do.
  public let delegate: (any URLSessionDelegate)?
  /// Where the delegate hears of it, one event after another.
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegate = nil
    delegateQueue = Self.serialQueue()
    super.init()
    BackgroundLoads.current.take(self)
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? Self.serialQueue()
    super.init()
    BackgroundLoads.current.take(self)
  }

  private static func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
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
    URLSessionDataTask(request: request, of: self, complete: Self.tellData)
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
    URLSessionDataTask(request: request, complete: URLSessionTask.telling(completionHandler))
  }

  /// Gives up the loads that wait.
  open func invalidateAndCancel() { for task in waiting { task.cancel() } }

  /// Does nothing.
  open func finishTasksAndInvalidate() {}

  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    completionHandler(waiting)
  }

  open var allTasks: [URLSessionTask] { get async { waiting } }

  /// Its tasks that have not ended: those of background sessions may wait, any other has ended when
  /// it was begun.
  private var waiting: [URLSessionTask] { BackgroundLoads.current.tasks(of: self) }

  open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }

  open func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}
