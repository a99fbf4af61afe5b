import Dispatch
import Testing

@testable import FoundationAdditions

@Suite struct DispatchSourceMemoryPressureTests {
  @Test func tellsOfNothingButItsEnd() {
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: DispatchQueue(label: "memory"))
    let hasEnded = DispatchSemaphore(value: 0)
    source.setEventHandler { Issue.record("memory is short") }
    source.setCancelHandler { hasEnded.signal() }
    source.activate()
    let told: DispatchSource.MemoryPressureEvent = source.data
    #expect(told.isEmpty)
    source.cancel()
    #expect(hasEnded.wait(timeout: .now() + 20) == .success)
    #expect(source.isCancelled)
  }
}
