import Foundation
import GalleryServer
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct InterruptTests {
  @Test func `A signal to end is noticed, at once and later`() {
    let interrupt = Interrupt()
    #expect(!interrupt.wait(milliseconds: 0))
    kill(getpid(), SIGHUP)
    // The wait itself may be what the signal interrupts.
    #expect(interrupt.wait(milliseconds: 20_000) || interrupt.wait(milliseconds: 20_000))
    #expect(interrupt.wait(milliseconds: 0))
  }
}
