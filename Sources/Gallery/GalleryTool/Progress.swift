import Foundation

/// Says how far a run is: on a terminal in one line that is written over again, elsewhere in a line
/// for each phase and, while one takes long, another every few seconds.
///
/// It goes to standard error, uses no colours, and nothing that is written depends on it.
final class Progress: @unchecked Sendable {
  /// Where it is seen.
  enum Audience: Sendable {
    case terminal
    /// A file or a pipe, to which only whole lines go, without control characters.
    case log
    case nobody
  }

  private let audience: Audience
  private let isQuiet: Bool
  private let lock = NSLock()
  private let columns: Int
  private let show: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private var done = 0
  private var total = 0
  private var renders = 0
  /// Widgets being drawn, the one begun last at the end.
  private var current: [String] = []
  private var start: ContinuousClock.Instant?
  /// What a log is told next time; empty if nothing is being done.
  private var task = ""
  /// When the phase began, and when the log was last told something.
  private var phase: ContinuousClock.Instant?
  private var told: ContinuousClock.Instant?
  private var isBeating = false

  /// The least time between two lines in a log, phases aside.
  static let interval = Duration.seconds(5)

  /// - Parameters:
  ///   - isQuiet: Whether only problems are said.
  ///   - columns: The width of the terminal.
  ///   - now: The time; a log that has another than the usual one is not told of its own accord.
  ///   - show: Puts text where the cursor is.
  init(
    _ audience: Audience, isQuiet: Bool = false, columns: Int = Console.columns,
    now: (@Sendable () -> ContinuousClock.Instant)? = nil,
    show: @escaping @Sendable (String) -> Void = { Console.status($0) }
  ) {
    (self.audience, self.isQuiet) = (audience, isQuiet)
    (self.columns, self.show) = (columns, show)
    self.now = now ?? { .now }
    isBeating = now != nil
  }

  /// Where it is seen where the tool runs.
  static func audience(_ environment: ToolEnvironment, isQuiet: Bool) -> Audience {
    if isQuiet { return .nobody }
    let isDumb = environment.isUnattended || environment.variables["TERM"] == "dumb"
    return !isDumb && Console.isWatched ? .terminal : .log
  }

  /// Says which phase of the run begins.
  func say(_ text: String) {
    lock.withLock { begin(text) }
  }

  /// Says what of the phase is being done now.
  func detail(_ text: String) {
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
      let isFirst = total == 0
      total += widgets
      start = start ?? now()
      if isFirst, audience == .log { begin("Drawing \(Report.count(widgets, "widget")) …") }
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

  private func begin(_ text: String) {
    phase = now()
    guard audience == .log else { return write(text) }
    task = text
    beat()
    tell()
  }

  private func writeCount() {
    var parts = ["\(done)/\(total) widgets"]
    if let start, renders > 0 {
      let seconds = max(Self.seconds(now() - start), 0.05)
      parts.append("\(Int((Double(renders) / seconds).rounded())) renders/s")
    }
    if let name = current.last { parts.append(name) }
    write(parts.joined(separator: " · "))
  }

  private func write(_ text: String) {
    switch audience {
    case .nobody: return
    case .terminal:
      // A line that wraps could not be written over.
      let line = Report.visible(text).prefix(max(columns - 1, 1))
      // Back to the start of the line, erase it.
      show("\r\u{1B}[K" + line)
    case .log:
      task = text
      if text.isEmpty { return }
      beat()
      if isDue { tell() }
    }
  }

  private var isDue: Bool { told.map { now() - $0 >= Self.interval } ?? true }

  /// Tells the log what is being done, and for how long.
  private func tell() {
    told = now()
    let seconds = phase.map { Self.seconds(now() - $0) } ?? 0
    show(Report.visible(task) + (seconds < 1 ? "" : " (\(Int(seconds)) s)") + "\n")
  }

  /// Has a thread see to it that a log does not fall silent while one thing takes long.
  private func beat() {
    guard !isBeating else { return }
    isBeating = true
    Thread.detachNewThread { [weak self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        guard let self else { return }
        self.remind()
      }
    }
  }

  /// Tells the log again what is being done, if that takes long.
  func remind() {
    lock.withLock {
      if audience == .log, !task.isEmpty, isDue { tell() }
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}
