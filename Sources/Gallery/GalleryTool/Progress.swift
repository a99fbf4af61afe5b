import Foundation

/// One line on the terminal that says how far a run is; silent where nobody watches.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let isShown: Bool
  private var done = 0
  private var total = 0

  init(isShown: Bool) { self.isShown = isShown }

  /// Says what is being done now.
  func say(_ text: String) {
    lock.withLock { show(text) }
  }

  /// Widgets there are to draw, added to those known already.
  func expect(_ widgets: Int) {
    lock.withLock {
      total += widgets
      showCount()
    }
  }

  /// A widget is drawn.
  func finishedWidget() {
    lock.withLock {
      done += 1
      showCount()
    }
  }

  /// Leaves the line empty for what is printed next.
  func clear() { say("") }

  private func showCount() { show("\(done)/\(total) widgets") }

  private func show(_ text: String) {
    guard isShown else { return }
    // Back to the start of the line, erase it.
    Console.status("\r\u{1B}[K" + text)
  }
}
