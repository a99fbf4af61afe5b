import Foundation
import FoundationAdditions
import Testing

@Suite struct CFAbsoluteTimeTests {
  @Test func isTheOwnedClocks() {
    let now = VitrineClock.now.timeIntervalSinceReferenceDate
    #expect(CFAbsoluteTimeGetCurrent() == now)
    #expect(
      Date(timeIntervalSince1970: now + kCFAbsoluteTimeIntervalSince1970) == VitrineClock.now)
  }

  @Test func ticksAreNanoseconds() {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base.numer == 1 && base.denom == 1)
    let seconds = Double(mach_absolute_time()) / 1e9
    #expect(abs(seconds - CFAbsoluteTimeGetCurrent()) < 1)
  }
}
