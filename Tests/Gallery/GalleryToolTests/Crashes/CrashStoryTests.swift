import ProjectReader
import Testing

@testable import GalleryTool

@Suite struct CrashStoryTests {
  private typealias Line = CrashSymbols.Line

  private static let files = ["/in/Widgets/Clock.swift": "Widgets/Clock.swift"]
  /// By the offset of the frame.
  private static let lines: [UInt64: [Line]] = [
    1: [Line(function: "tick", file: "/in/Widgets/Clock.swift", line: 12)],
    2: [Line(function: "tock", file: "/in/Widgets/Clock.swift", line: 30)],
    3: [Line(function: "thunk", file: "/in/Widgets/Clock.swift", line: 0)],
    4: [Line(function: "place", file: "/home/me/vitrine/Sources/Engine/A/Stack.swift", line: 7)],
    5: [
      Line(function: "Swift runtime failure: arithmetic overflow", file: "", line: 0),
      Line(function: "sum", file: "/in/Widgets/Clock.swift", line: 44),
    ],
    6: [Line(function: "map", file: "/build/swift/stdlib/public/core/Array.swift", line: 3)],
    8: [Line(function: "show", file: "/x/@__swiftmacro_7Widgets_Preview.swift", line: 2)],
    // A file of the widget called like one of ours.
    7: [Line(function: "x", file: "/in/Stack.swift", line: 3)],
  ]

  private func story(_ offsets: [UInt64], overflow: Bool = false) -> CrashStory {
    let frames = offsets.map { CrashTrace.Frame(offset: $0, library: $0 == 0 ? "lib.so" : nil) }
    return CrashStory(
      CrashTrace(frames: frames, isStackOverflow: overflow), Self.lines, files: Self.files)
  }

  private func line(_ story: CrashStory) -> Int? {
    story.position?.file == "Widgets/Clock.swift" ? story.position?.line : nil
  }

  @Test func `The widget's innermost line is named, past libraries and thunks`() {
    let story = story([0, 6, 3, 1, 2, 4])
    #expect(story.owner == .widget && line(story) == 12 && !story.isEndless)
  }

  @Test func `A trap that prints nothing is named by the compiler's note`() {
    let story = story([5, 1])
    #expect(story.failure == "arithmetic overflow" && line(story) == 44)
  }

  @Test func `What happens in our own code is our fault, wherever it was called from`() {
    let story = story([0, 4, 1, 4])
    #expect(story.owner == .vitrine && story.ownPosition == "Sources/Engine/A/Stack.swift:7")
    #expect(line(story) == 12)
  }

  @Test func `Circles are the fault of the widget if its code takes part`() {
    let rounds = Array(repeating: [UInt64]([4, 4, 2]), count: 30).flatMap { $0 }
    let widget = story([0] + rounds, overflow: true)
    #expect(widget.isEndless && widget.owner == .widget && line(widget) == 30)
    let ours = story([1] + Array(repeating: 4, count: 30) + [2], overflow: true)
    #expect(ours.isEndless && ours.owner == .vitrine && ours.position == nil)
  }

  @Test func `A full stack without a circle names the innermost line`() {
    let story = story([0, 2, 4], overflow: true)
    #expect(story.isStackOverflow && !story.isEndless && line(story) == 30)
  }

  @Test func `What a macro made is the widget's, without the line of what called us`() {
    let story = story([0, 8, 4, 1])
    #expect(story.owner == .widget && story.position == nil)
    #expect(line(self.story([3, 4, 1])) == 12)
  }

  @Test func `Files are told apart by their whole path`() {
    #expect(story([7]).owner == .unknown && story([7]).position == nil)
  }
}
