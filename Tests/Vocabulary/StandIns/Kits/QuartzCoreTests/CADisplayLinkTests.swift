import Foundation
import QuartzCore
import Testing

@Suite struct CADisplayLinkTests {
  @Test func `the display never asks for another picture`() {
    let link = CADisplayLink(target: self, selector: Selector("step"))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    link.add(to: .main, forMode: .default)
    #expect(link.targetTimestamp > link.timestamp && !link.isPaused)
    link.invalidate()
  }
}
