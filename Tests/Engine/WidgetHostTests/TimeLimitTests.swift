import Testing

@testable import WidgetHost

@MainActor struct TimeLimitTests {
  @Test func `An answer in time is the answer; one that never comes is none`() async {
    #expect(await TimeLimit.answer(within: 10) { 1 } == 1)
    let none = await TimeLimit.answer(within: 0.01) { () async -> Int in
      try? await Task.sleep(nanoseconds: 5_000_000_000)
      return 1
    }
    #expect(none == nil)
  }
}
