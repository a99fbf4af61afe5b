import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on the terminal that says how far a run is; silent where nobody watches.
///
/// It goes to standard error, uses no colours, and nothing that is written depends on it.
final class Progress: @unchecked Sendable {
  /// Whether somebody sees it.
  let isShown: Bool
  /// Whether only problems are said.
  private let isQuiet: Bool
  private let lock = NSLock()
  private let columns: Int
  private let show: @Sendable (String) -> Void
  private var done = 0
  private var total = 0
  private var renders = 0
  /// Widgets being drawn, the one begun last at the end.
  private var current: [String] = []
  private var start: ContinuousClock.Instant?

  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - show: Puts text where the cursor is.
  init(
    isShown: Bool, isQuiet: Bool = false, columns: Int = Console.columns,
    show: @escaping @Sendable (String) -> Void = { Console.status($0) }
  ) {
    (self.isShown, self.isQuiet) = (isShown, isQuiet)
    (self.columns, self.show) = (columns, show)
  }

  /// Whether a line can be written over again where the tool runs.
  static func isWanted(_ environment: ToolEnvironment, isQuiet: Bool) -> Bool {
    !isQuiet && !environment.isUnattended && environment.variables["TERM"] != "dumb"
      && Console.isWatched
  }

  /// Says what is being done now.
  func say(_ text: String) {
    lock.withLock { write(text) }
  }

  /// Says something that stays on the terminal, or in the log of a build.
  func announce(_ text: String) {
    lock.withLock {
      write("")
      if !isQuiet { show(Report.visible(text) + "\n") }
    }
  }

  /// Widgets there are to draw, added to those known already.
  func expect(_ widgets: Int) {
    lock.withLock {
      total += widgets
      start = start ?? .now
      writeCount()
    }
  }

  /// A widget is being drawn.
  func beganWidget(_ name: String) {
    lock.withLock {
      current.append(name)
      writeCount()
    }
  }

  /// A widget is drawn, with so many pictures.
  func finishedWidget(_ name: String, renders: Int) {
    lock.withLock {
      done += 1
      self.renders += renders
      if let index = current.firstIndex(of: name) { current.remove(at: index) }
      writeCount()
    }
  }

  /// Leaves the line empty for what is printed next, and counts from nothing.
  func clear() {
    lock.withLock {
      (done, total, renders, current, start) = (0, 0, 0, [], nil)
      write("")
    }
  }

  private func writeCount() {
    var parts = ["\(done)/\(total) widgets"]
    if let start, renders > 0 {
      let seconds = max(GalleryJob.seconds(since: start), 0.05)
      parts.append("\(Int((Double(renders) / seconds).rounded())) renders/s")
    }
    if let name = current.last { parts.append(name) }
    write(parts.joined(separator: " · "))
  }

  private func write(_ text: String) {
    guard isShown else { return }
    // A line that wraps could not be written over.
    let line = Report.visible(text).prefix(max(columns - 1, 1))
    // Back to the start of the line, erase it.
    show("\r\u{1B}[K" + line)
  }
}
