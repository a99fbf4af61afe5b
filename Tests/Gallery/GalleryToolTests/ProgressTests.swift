import Foundation
import Synchronization
import Testing

@testable import GalleryTool

/// The line on the terminal.
struct ProgressTests {
  private final class Terminal: Sendable {
    let lines = Mutex<[String]>([])

    func progress(isShown: Bool = true, columns: Int = 80) -> GalleryTool.Progress {
      GalleryTool.Progress(isShown: isShown, columns: columns) { text in
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
    let progress = terminal.progress(isShown: false)
    progress.expect(1)
    progress.say("x")
    progress.clear()
    #expect(terminal.texts == [])
  }

  @Test(
    "In CI, on a dumb terminal and with --quiet nobody watches",
    arguments: [(["CI": "true"], false), (["TERM": "dumb"], false), ([:], true)])
  func yields(_ variables: [String: String], _ isQuiet: Bool) {
    let environment = ToolEnvironment(
      variables: variables, program: nil, folder: FileManager.default.temporaryDirectory)
    #expect(!GalleryTool.Progress.isWanted(environment, isQuiet: isQuiet))
  }
}
