import CLibrary
import Foundation

/// Ends the program by the signal of an alarm when a widget takes too long to be described: each
/// has the same time, whatever those before it took.
struct DescribingWatch {
  /// Seconds; 0 for any.
  let seconds: Double

  /// Begins to count, anew if it has counted before.
  func begin() { set(max(0, seconds)) }

  func end() { set(0) }

  private func set(_ seconds: Double) {
    var timer = itimerval()
    timer.it_value.tv_sec = .init(seconds)
    timer.it_value.tv_usec = .init((seconds - seconds.rounded(.down)) * 1e6)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}
