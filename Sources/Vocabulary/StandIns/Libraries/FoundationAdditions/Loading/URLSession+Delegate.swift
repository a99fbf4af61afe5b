import Foundation
import Synchronization

extension URLSession {
  /// Tells the delegate of a task on the delegate's queue, in Apple's order: what came, how the
  /// task went, and that it has ended.
  ///
  /// - Parameter content: Tells what came; answers why the task failed, if it did.
  func tell(
    of task: URLSessionTask,
    content: @escaping @Sendable (URLSession, any URLSessionTaskDelegate) -> (any Error)?
  ) {
    guard let listener = delegate as? any URLSessionTaskDelegate else { return }
    delegateQueue.addOperation {
      let problem = content(self, listener)
      listener.urlSession(self, task: task, didFinishCollecting: URLSessionTaskMetrics())
      listener.urlSession(self, task: task, didCompleteWithError: problem)
    }
  }

  /// What a task that loads data does when it has ended.
  static var tellData: URLSessionTask.Completion {
    { task, result in
      task.session?.tell(of: task) { session, listener in
        do {
          let (data, response) = try result.get()
          guard let task = task as? URLSessionDataTask,
            let listener = listener as? any URLSessionDataDelegate
          else { return nil }
          let isCancelled = Atomic(false)
          listener.urlSession(session, dataTask: task, didReceive: response) { disposition in
            isCancelled.store(disposition == .cancel, ordering: .relaxed)
          }
          if isCancelled.load(ordering: .relaxed) { return URLError.told(.cancelled) }
          listener.urlSession(session, dataTask: task, didReceive: data)
          return nil
        } catch { return error }
      }
    }
  }
}
