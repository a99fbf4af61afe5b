import CLibrary
import Foundation
import Testing

@testable import ProcessRunning

@Suite struct EndingSignalsTests {
  @Test func `A signal that is claimed is noticed, at once and later, and ends nothing`() {
    let claim = EndingSignals.Claim()
    defer { claim.end() }
    #expect(!claim.wait(milliseconds: 0))
    kill(getpid(), SIGHUP)
    #expect(claim.wait(milliseconds: 20_000))
    #expect(claim.wait(milliseconds: 0))
  }

  @Test func `A change may contain another`() {
    #expect(EndingSignals.undisturbed { EndingSignals.undisturbed { 1 } } == 1)
  }
}
