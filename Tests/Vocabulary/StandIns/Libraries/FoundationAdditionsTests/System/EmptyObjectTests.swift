import Foundation
import FoundationAdditions
import Testing

/// Objects of Foundation that Apple's makes of nothing, which Linux's does not inherit.
@Suite struct EmptyObjectTests {
  @Test func objectsAreMadeOfNothing() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    let timer = Timer()
    timer.invalidate()
    #expect(!timer.isValid)
    let answer = FoundationAdditions.URLResponse()
    #expect(answer.url == nil && answer.expectedContentLength == -1)
  }

  private final class Task: NSObject {
    let isDone: Bool
    let day: String?
    init(_ isDone: Bool, _ day: String?) { (self.isDone, self.day) = (isDone, day) }
  }

  @Test func whatIsFalseComesFirst() {
    let tasks = [Task(true, nil), Task(false, "b"), Task(true, "a"), Task(false, "a")]
    let sorted = tasks.sorted(using: [
      SortDescriptor(\Task.isDone), SortDescriptor(\Task.day, order: .reverse),
    ])
    #expect(sorted.map(\.day) == ["b", "a", "a", nil])
    let turned = tasks.sorted(using: SortDescriptor(\Task.isDone, order: .reverse))
    #expect(turned.map(\.isDone) == [true, true, false, false])
  }
}
