import Testing

@testable import GalleryTool

@Suite struct CrashTraceTests {
  private func trace(_ offsets: [UInt64]) -> CrashTrace {
    CrashTrace(frames: offsets.map { CrashTrace.Frame(offset: $0, library: nil) })
  }

  @Test func `Frames are read with the libraries they lie in`() {
    let trace = CrashTrace(
      "signal 11 stack-overflow\nframe 1f\nframe 20 /usr/lib/a library.so\nend\n")
    #expect(trace?.isStackOverflow == true)
    #expect(
      trace?.frames == [
        CrashTrace.Frame(offset: 0x1f, library: nil),
        CrashTrace.Frame(offset: 0x20, library: "/usr/lib/a library.so"),
      ])
  }

  @Test(arguments: ["", "frame 1f\n", "signal 4\n", "signal 4\nframe\nframe xyz\n", "\0\0\n\n"])
  func `What is no trace is none`(_ text: String) {
    #expect(CrashTrace(text) == nil)
  }

  @Test func `A trace that was cut off is used as far as it goes`() {
    #expect(CrashTrace("signal 4\nframe 1f\nfra")?.frames.count == 1)
  }

  @Test func `Frames that repeat themselves are found below the last straw`() {
    let rounds = Array(repeating: [UInt64](1...7), count: 20).flatMap { $0 }
    #expect(trace([90, 91, 92] + rounds).cycle?.map(\.offset) == [1, 2, 3, 4, 5, 6, 7])
    #expect(trace(rounds.dropFirst(3) + [99]).cycle?.count == 7)
  }

  @Test func `Frames that do not repeat themselves are no cycle`() {
    #expect(trace(Array(1...300)).cycle == nil)
    #expect(trace([1, 2, 1, 2]).cycle == nil)
    #expect(trace([]).cycle == nil)
  }
}
