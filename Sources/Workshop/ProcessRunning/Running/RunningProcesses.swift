import CLibrary
import Foundation
import Synchronization

/// The programs that this one has started and that still run, so that all can be ended at once:
/// they lead process groups of their own, which the keys of a terminal do not reach.
package enum RunningProcesses {
  /// The leaders of the groups, and whether no more may begin.
  private struct State {
    var groups: Set<pid_t> = []
    var isEnding = false
  }

  private static let state = Mutex(State())

  /// Milliseconds that programs have to end by themselves.
  private static let patience = 1500

  /// Ends all with everything they have started, and lets none begin until ``resume()``. Returns
  /// when they have ended.
  ///
  /// - Parameter isHurried: Whether they are to have no more time for that.
  package static func end(isHurried: () -> Bool = { false }) {
    let begun = state.withLock { state in
      state.isEnding = true
      return state.groups
    }
    let family = ProcessFamily.descendants(of: begun)
    // Compilers tell those they have started, which lead groups of their own.
    for group in begun { kill(-group, SIGINT) }
    for _ in 0..<patience / 10 where !state.withLock(\.groups.isEmpty) && !isHurried() {
      usleep(10_000)
    }
    for group in state.withLock(\.groups) { kill(-group, SIGKILL) }
    for member in family where member.isRunning { kill(member.identifier, SIGKILL) }
  }

  /// Programs may begin again.
  package static func resume() {
    state.withLock { $0.isEnding = false }
  }

  static var isEnding: Bool { state.withLock(\.isEnding) }

  /// Notes a program that has just begun; one that came too late is ended at once.
  static func began(_ group: pid_t) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isEnding { kill(-group, SIGKILL) }
    }
  }

  static func ended(_ group: pid_t) {
    state.withLock { _ = $0.groups.remove(group) }
  }
}
