import Foundation
import Synchronization
import Testing

@testable import GalleryTool

/// The line on the terminal.
struct ProgressTests {
  private final class Terminal: Sendable {
    let lines = Mutex<[String]>([])

    func progress(
      _ audience: GalleryTool.Progress.Audience = .terminal, columns: Int = 80,
      now: (@Sendable () -> ContinuousClock.Instant)? = nil
    ) -> GalleryTool.Progress {
      GalleryTool.Progress(audience, columns: columns, now: now) { text in
        self.lines.withLock { $0.append(text) }
      }
    }

    var texts: [String] { lines.withLock { $0.map { $0.replacing("\r\u{1B}[K", with: "") } } }
  }

  @Test("It counts widgets, says how fast pictures come, and which widget is drawn")
  func counts() {
    let terminal = Terminal()
    let progress = terminal.progress()
    progress.expect(2)
    progress.beganWidget("Clock")
    progress.beganWidget("Tea")
    progress.finishedWidget("Tea", renders: 8)
    progress.clear()
    #expect(terminal.texts[0...2] == ["0/2 widgets", "0/2 widgets · Clock", "0/2 widgets · Tea"])
    #expect(terminal.texts[3].wholeMatch(of: /1\/2 widgets · \d+ renders\/s · Clock/) != nil)
    #expect(terminal.texts[4...] == [""])
    #expect(terminal.lines.withLock { $0.allSatisfy { $0.hasPrefix("\r\u{1B}[K") } })
  }

  @Test("The line never wraps, and no name moves the cursor")
  func fits() {
    let terminal = Terminal()
    let progress = terminal.progress(columns: 20)
    progress.beganWidget("\u{1B}[2J\nA name that is long")
    #expect(terminal.texts.map(\.count) == [19])
    #expect(!terminal.texts[0].unicodeScalars.contains { $0.value < 32 })
  }

  @Test("Where nobody watches nothing is said")
  func isSilent() {
    let terminal = Terminal()
    let progress = terminal.progress(.nobody)
    progress.expect(1)
    progress.say("x")
    progress.clear()
    #expect(terminal.texts == [])
  }

  @Test(
    "In CI and on a dumb terminal whole lines are written, with --quiet nothing",
    arguments: [
      (["CI": "true"], false, GalleryTool.Progress.Audience.log), (["TERM": "dumb"], false, .log),
      ([:], true, .nobody),
    ])
  func yields(
    _ variables: [String: String], _ isQuiet: Bool, _ expected: GalleryTool.Progress.Audience
  ) {
    let environment = ToolEnvironment(
      variables: variables, program: nil, folder: FileManager.default.temporaryDirectory)
    #expect(GalleryTool.Progress.audience(environment, isQuiet: isQuiet) == expected)
  }

  /// A clock that is set by hand.
  private final class Clock: Sendable {
    let seconds = Mutex(0.0)
    let start = ContinuousClock.now

    var now: ContinuousClock.Instant { start + .seconds(seconds.withLock { $0 }) }
    func wait(_ count: Double) { seconds.withLock { $0 += count } }
  }

  @Test("A log has a line for each phase, and one every five seconds while one takes long")
  func logs() {
    let (terminal, clock) = (Terminal(), Clock())
    let progress = terminal.progress(.log) { clock.now }
    progress.say("Reading …")
    progress.detail("Fetching Kit …")
    clock.wait(2)
    progress.detail("Fetching Tool …")
    progress.remind()
    clock.wait(3)
    progress.remind()
    progress.remind()
    progress.say("Compiling App …")
    clock.wait(6)
    progress.detail("Compiling App: module 2 of 3, Kit")
    progress.announce("App: 1 widget")
    clock.wait(60)
    progress.remind()
    progress.expect(2)
    clock.wait(7)
    progress.beganWidget("Clock")
    progress.clear()
    clock.wait(60)
    progress.remind()
    #expect(
      terminal.texts == [
        "Reading …\n", "Fetching Tool … (5 s)\n", "Compiling App …\n",
        "Compiling App: module 2 of 3, Kit (6 s)\n", "App: 1 widget\n", "Drawing 2 widgets …\n",
        "0/2 widgets · Clock (7 s)\n",
      ])
  }

  @Test("No name puts control characters into a log")
  func logsPlainText() {
    let terminal = Terminal()
    terminal.progress(.log) { .now }.say("\u{1B}[2J\nApp")
    #expect(terminal.lines.withLock { $0 } == ["\\u{1B}[2J\\nApp\n"])
  }
}
