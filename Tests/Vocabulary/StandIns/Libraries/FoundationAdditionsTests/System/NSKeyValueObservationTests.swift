import Foundation
import FoundationAdditions
import Testing

@Suite struct NSKeyValueObservationTests {
  private final class Tide: NSObject {
    var level = 3
  }

  @Test func onlyTheValueAtTheBeginningIsHeard() {
    let tide = Tide()
    var heard: [Int?] = []
    let silent = tide.observe(\.level, options: [.new]) { _, change in
      heard.append(change.newValue)
    }
    let first = tide.observe(\.level, options: [.initial, .new]) { _, change in
      heard.append(change.newValue)
    }
    let blind = tide.observe(\.level, options: .initial) { tide, change in
      heard.append(change.newValue.map { _ in tide.level })
    }
    tide.level = 4
    [silent, first, blind].forEach { $0.invalidate() }
    #expect(heard == [3, nil])
  }
}
