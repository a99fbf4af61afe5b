import Foundation

/// How many processes draw at a time, over all bundles: while the last widget of one is drawn, the
/// next has begun.
final class ProcessSlots: Sendable {
  let count: Int
  private let free: DispatchSemaphore

  init(_ count: Int) {
    self.count = count
    free = DispatchSemaphore(value: count)
  }

  /// Waits until fewer than that many run, and runs one more.
  func take<Value>(_ run: () -> Value) -> Value {
    free.wait()
    defer { free.signal() }
    return run()
  }
}
