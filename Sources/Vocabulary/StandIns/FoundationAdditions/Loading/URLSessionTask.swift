public import Foundation
import Synchronization

/// One request on its way; it arrives the moment it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// How far the task has come.
  public enum State: Int, Sendable {
    /// Under way.
    case running
    /// Not begun, or stopped for a while.
    case suspended
    /// Being given up.
    case canceling
    /// Done, or failed.
    case completed
  }

  typealias Completion =
    @Sendable (URLSessionTask, Result<(Data, URLResponse), any Error>) -> Void

  /// The request as given.
  public let originalRequest: URLRequest?
  /// A name for debugging.
  open var taskDescription: String?
  /// How urgent it is.
  open var priority: Float = 0.5
  private let complete: Completion
  private let progress = Mutex(State.suspended)
  private struct Outcome: Sendable {
    var response: URLResponse?
    var error: (any Error)?
  }
  private let outcome = Mutex(Outcome())

  init(request: URLRequest, complete: @escaping Completion) {
    originalRequest = request
    self.complete = complete
  }

  /// The request as sent.
  open var currentRequest: URLRequest? { originalRequest }

  open var response: URLResponse? { outcome.withLock { $0.response } }

  open var error: (any Error)? { outcome.withLock { $0.error } }

  /// Always 0: a gallery's tasks are not told apart.
  open var taskIdentifier: Int { 0 }

  /// A date before which the task is not to begin; it begins when resumed.
  open var earliestBeginDate: Date?

  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }

  /// How far the task has come.
  open var state: State { progress.withLock { $0 } }

  /// Answers the request, once.
  open func resume() {
    let starts = progress.withLock { state in
      defer { if state == .suspended { state = .completed } }
      return state == .suspended
    }
    guard starts, let request = originalRequest else { return }
    let result = Result { try FixtureResponses.current.answer(to: request) }
    switch result {
    case .success(let (_, answer)): outcome.withLock { $0.response = answer }
    case .failure(let error): outcome.withLock { $0.error = error }
    }
    complete(self, result)
  }

  /// Gives the task up; one that was never resumed then reports that it was cancelled.
  open func cancel() {
    let wasWaiting = progress.withLock { state in
      defer { state = .completed }
      return state == .suspended
    }
    if wasWaiting { complete(self, .failure(URLError(.cancelled))) }
  }

  /// Does nothing: a running task has arrived already.
  open func suspend() {}
}

/// A request for content in memory.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request that sends content.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request for content in a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
