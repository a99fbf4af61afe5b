import Testing

@testable import WidgetProgram

@Suite struct OwnMemoryTests {
  @Test func `It is known how much memory this process took`() {
    OwnMemory.forgetPeak()
    let before = OwnMemory.now
    let bytes = [UInt8](repeating: 1, count: 48 << 20)
    #expect(OwnMemory.peak - before > 40 << 20 && bytes.last == 1)
  }
}
