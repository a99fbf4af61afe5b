import Foundation
import MadeFromUse
import Testing

@Suite struct MadeKeptTests {
  @Test func `a key leads to what it begins with, what is given and what is set`() throws {
    let suite = try #require(UserDefaults(suiteName: "MadeKeptTests"))
    defer { suite.removePersistentDomain(forName: "MadeKeptTests") }
    let kept = MadeKept("Kit", key: "tide", start: 2, suite: suite)
    #expect(kept.value == 2)
    suite.set(3, forKey: "tide")
    #expect(kept.value == 3)
    kept.value = 4
    #expect(kept.value == 4)
  }

  @Test func `a key without a value has none`() {
    let kept = MadeKept<String?>("Kit", key: "tide", start: nil, suite: nil)
    #expect(kept.value == nil)
    kept.value = "high"
    #expect(kept.value == "high")
    kept.value = nil
    #expect(kept.value == nil)
    #expect(MadeKept<Int>("Kit", key: nil, start: nil, suite: nil).value == 0)
  }
}
