public import Foundation
import Synchronization

/// One request on its way; it arrives the moment it is resumed, unless ``BackgroundLoads`` has it
/// wait.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  /// Names of the values that ``priority`` has.
  public static let lowPriority: Float = 0.25
  public static let defaultPriority: Float = 0.5
  public static let highPriority: Float = 0.75

  typealias Completion =
    @Sendable (URLSessionTask, Result<(Data, URLResponse), any Error>) -> Void

  public let originalRequest: URLRequest?
  open var taskDescription: String?
  open var priority = URLSessionTask.defaultPriority
  /// Whose delegate hears of it.
  var session: URLSession?
  private let complete: Completion
  private let progress = Mutex(State.suspended)
  private struct Outcome: Sendable {
    var response: URLResponse?
    var error: (any Error)?
  }
  private let outcome = Mutex(Outcome())

  init(
    request: URLRequest, of session: URLSession? = nil, complete: @escaping Completion
  ) {
    originalRequest = request
    self.session = session
    self.complete = complete
  }

  open var currentRequest: URLRequest? { originalRequest }

  open var response: URLResponse? { outcome.withLock { $0.response } }

  open var error: (any Error)? { outcome.withLock { $0.error } }

  /// Always 0: a gallery's tasks are not told apart.
  open var taskIdentifier: Int { 0 }

  /// A date before which the task is not to begin; only one that waits heeds it.
  open var earliestBeginDate: Date?

  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }

  open var state: State { progress.withLock { $0 } }

  open func resume() {
    let starts = progress.withLock { state in
      defer { if state == .suspended { state = .running } }
      return state == .suspended
    }
    if starts, !BackgroundLoads.current.take(self) { arrive() }
  }

  /// Ends a task that runs with its answer.
  func arrive() {
    guard end(.running), let request = originalRequest else { return }
    let result = Result { try FixtureResponses.current.answer(to: request) }
    switch result {
    case .success(let (_, answer)): outcome.withLock { $0.response = answer }
    case .failure(let error): outcome.withLock { $0.error = error }
    }
    complete(self, result)
  }

  /// What calls the handler of a task that ends with data.
  static func telling(
    _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> Completion {
    { _, result in
      switch result {
      case .success(let (data, response)): handler(data, response, nil)
      case .failure(let error): handler(nil, nil, error)
      }
    }
  }

  /// Gives the task up; one that has not ended then reports that it was cancelled.
  open func cancel() {
    BackgroundLoads.current.forget(self)
    if end(.suspended) || end(.running) { complete(self, .failure(URLError.told(.cancelled))) }
  }

  /// Whether the task was in the state, and so has ended now.
  private func end(_ old: State) -> Bool {
    progress.withLock { state in
      guard state == old else { return false }
      state = .completed
      return true
    }
  }

  /// Does nothing: a running task has arrived already, or the system has it.
  open func suspend() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  open var prefersIncrementalDelivery = true
}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Gives the task up. Nothing can be gone on with, as each task ends when it begins.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
