public import Foundation
import Synchronization

/// One request on its way; it arrives the moment it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  typealias Completion = @Sendable (Result<(Data, URLResponse), any Error>) -> Void

  public let originalRequest: URLRequest?
  open var taskDescription: String?
  open var priority: Float = 0.5
  private let complete: Completion
  private let progress = Mutex(State.suspended)

  init(request: URLRequest, complete: @escaping Completion) {
    originalRequest = request
    self.complete = complete
  }

  open var currentRequest: URLRequest? { originalRequest }

  open var state: State { progress.withLock { $0 } }

  open func resume() {
    let starts = progress.withLock { state in
      defer { if state == .suspended { state = .completed } }
      return state == .suspended
    }
    guard starts, let request = originalRequest else { return }
    complete(Result { try FixtureResponses.current.answer(to: request) })
  }

  /// Gives the task up; one that was never resumed then reports that it was cancelled.
  open func cancel() {
    let wasWaiting = progress.withLock { state in
      defer { state = .completed }
      return state == .suspended
    }
    if wasWaiting { complete(.failure(URLError(.cancelled))) }
  }

  /// Does nothing: a running task has arrived already.
  open func suspend() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
