import CLibrary
import Foundation
import Synchronization

/// The writing end of the pipe through which a signal wakes the thread that acts on it. Handlers
/// may touch little more than a number; it is set before they are.
nonisolated(unsafe) private var wakingEnd: Int32 = -1

/// Ctrl-C, a closed terminal, `kill`: the programs that were started end first, temporary folders
/// go, and then this program ends by the signal itself, as a shell expects.
package enum EndingSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private struct State {
    var pipe: Int32?
    var claim: Claim?
    var isEnding = false
  }

  private static let state = Mutex(State())
  /// Held while something is changed that must not be left half-done.
  private static let change = NSRecursiveLock()
  /// How long a change may take to come to its end.
  private static let patience = Duration.seconds(10)

  /// Begins to listen, once. Programs started later get the system's own behaviour back; what a
  /// caller wants ignored (`nohup`) stays ignored.
  package static func watch() {
    let pipe = state.withLock { state -> Int32? in
      guard state.pipe == nil, let ends = openPipe() else { return nil }
      state.pipe = ends.read
      wakingEnd = ends.write
      return ends.read
    }
    guard let pipe else { return }
    for number in numbers {
      let old = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakingEnd, &byte, 1)
      }
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        if read(pipe, &byte, 1) == 1 { act(on: Int32(byte), pipe) }
      }
    }
  }

  /// Does something that no signal may interrupt half-way.
  package static func undisturbed<Value>(_ body: () throws -> Value) rethrows -> Value {
    change.lock()
    defer { change.unlock() }
    return try body()
  }

  /// Stays here for ever if the program is ending: its programs were ended, and what they have not
  /// done is no result.
  static func stayIfEnding() {
    while state.withLock(\.isEnding) { sleep(1) }
  }

  /// Acts on a signal: tells who has claimed it, the first time, or ends the program.
  private static func act(on number: Int32, _ pipe: Int32) {
    if let claim = state.withLock(\.claim), claim.tell() { return }
    state.withLock { $0.isEnding = true }
    // Whoever sends a second signal does not want to wait.
    let isHurried = { isReadable(pipe) }
    RunningProcesses.end(isHurried: isHurried)
    let deadline = ContinuousClock.now + patience
    while !change.try(), !isHurried(), ContinuousClock.now < deadline {
      usleep(10_000)
    }
    HeldFolder.removeAll()
    signal(number, SIG_DFL)
    kill(getpid(), number)
    sleep(1)
    _exit(128 + number)
  }

  private static func isReadable(_ pipe: Int32) -> Bool {
    var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  private static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The wish to act on the first signal oneself; it holds while this is alive.
  package final class Claim: Sendable {
    private let condition = NSCondition()
    private let isTold = Mutex(false)

    package init() {
      EndingSignals.watch()
      EndingSignals.state.withLock { $0.claim = self }
    }

    /// Gives the wish up.
    package func end() {
      EndingSignals.state.withLock { if $0.claim === self { $0.claim = nil } }
    }

    /// Waits; true as soon as the program is to end.
    package func wait(milliseconds: Int) -> Bool {
      condition.lock()
      defer { condition.unlock() }
      if isTold.withLock({ $0 }) { return true }
      _ = condition.wait(until: Date(timeIntervalSinceNow: Double(milliseconds) / 1000))
      return isTold.withLock { $0 }
    }

    /// - Returns: false if it has been told before.
    fileprivate func tell() -> Bool {
      condition.lock()
      defer { condition.unlock() }
      let isFirst = isTold.withLock { isTold in
        defer { isTold = true }
        return !isTold
      }
      condition.broadcast()
      return isFirst
    }
  }
}
