import Foundation
import Testing
import UIKit

@Suite struct NSParagraphStyleTests {
  @Test func copiesAreStylesOfTheirOwn() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.center, 4)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 9
    #expect(copy.alignment == .center && style.lineSpacing == 4)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other.lineSpacing == 9 && other.alignment == .center)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func nobodyHasAskedForAnything() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
  }
}
