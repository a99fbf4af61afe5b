package import Foundation
import Synchronization

/// Downloads and uploads of background sessions, where somebody plays the system that does them:
/// once resumed they wait until it is done with them. In a gallery nobody does, and they are
/// answered at once as all others are.
package final class BackgroundLoads: Sendable {
  /// A session with loads that wait.
  package struct Session: Equatable, Sendable {
    package let identifier: String
    /// When the first of its loads was resumed.
    package let begun: Date
    /// From when on one of them may be answered.
    package let earliest: Date
  }

  private struct Load: Sendable {
    let identifier: String
    let task: URLSessionTask
    let begun: Date

    var earliest: Date { max(begun, task.earliestBeginDate ?? begun) }
  }

  private struct State: Sendable {
    var isOn = false
    /// Of each identifier the session that was made last: code that is told of events makes it
    /// anew, with the delegate that is to hear of them.
    var sessions: [String: URLSession] = [:]
    /// In the order in which they were resumed.
    var loads: [Load] = []
  }

  /// Those of the program.
  package static let current = BackgroundLoads()

  private let state = Mutex(State())

  /// Has loads wait from now on.
  package func begin() { state.withLock { $0.isOn = true } }

  /// As before ``begin()``; what waits is forgotten.
  func reset() { state.withLock { $0 = State() } }

  /// The sessions with loads that wait, in the order in which those were resumed.
  package var pending: [Session] {
    let loads = state.withLock { $0.loads }
    var seen: Set<String> = []
    return loads.filter { seen.insert($0.identifier).inserted }.map { first in
      let own = loads.filter { $0.identifier == first.identifier }
      return Session(
        identifier: first.identifier, begun: first.begun,
        earliest: own.map(\.earliest).min() ?? first.begun)
    }
  }

  /// Answers the loads of a session that may begin by now, and returns when its delegate has heard
  /// of all.
  package func finish(_ identifier: String) async {
    let now = VitrineClock.now
    let (session, due) = state.withLock { state in
      let due = state.loads.filter { $0.identifier == identifier && $0.earliest <= now }
      state.loads.removeAll { load in due.contains { $0.task === load.task } }
      return (state.sessions[identifier], due.map(\.task))
    }
    guard let session, !due.isEmpty else { return }
    for task in due {
      task.session = session
      task.arrive()
    }
    await withCheckedContinuation { continuation in
      session.delegateQueue.addOperation {
        session.delegate?.urlSessionDidFinishEvents(forBackgroundURLSession: session)
        continuation.resume()
      }
    }
  }

  /// Takes note of a session.
  func take(_ session: URLSession) {
    guard let identifier = session.configuration.identifier else { return }
    state.withLock { if $0.isOn { $0.sessions[identifier] = session } }
  }

  /// Has a task wait; false where it is to be answered at once.
  func take(_ task: URLSessionTask) -> Bool {
    guard let session = task.session, let identifier = session.configuration.identifier,
      task is URLSessionDownloadTask || task is URLSessionUploadTask
    else { return false }
    let load = Load(identifier: identifier, task: task, begun: VitrineClock.now)
    return state.withLock { state in
      guard state.isOn else { return false }
      if state.sessions[identifier] == nil { state.sessions[identifier] = session }
      state.loads.append(load)
      return true
    }
  }

  /// Forgets a task that was given up.
  func forget(_ task: URLSessionTask) {
    state.withLock { state in state.loads.removeAll { $0.task === task } }
  }

  /// The tasks of a session that wait.
  func tasks(of session: URLSession) -> [URLSessionTask] {
    guard let identifier = session.configuration.identifier else { return [] }
    return state.withLock { $0.loads }.filter { $0.identifier == identifier }.map(\.task)
  }
}
