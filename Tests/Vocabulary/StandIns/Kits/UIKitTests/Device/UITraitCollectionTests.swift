import FoundationAdditions
import Testing
import UIKit

/// One after another, as what was asked is counted for the whole process.
@Suite(.serialized) struct UITraitCollectionTests {
  @Test(arguments: [true, false])
  func `what depends on light or dark is told`(isColor: Bool) {
    _ = DeviceQuestions.drain()
    let traits = UITraitCollection.current
    if isColor {
      _ = UIColor.label.resolvedColor(with: traits)
    } else {
      #expect(traits.userInterfaceStyle == .light)
    }
    #expect(DeviceQuestions.drain()[.appearance] == 1)
  }

  @Test func `what code has made itself depends on nothing, nor does a colour of both`() {
    _ = DeviceQuestions.drain()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    _ = UIColor.label.resolvedColor(with: dark)
    _ = UIColor.white.resolvedColor(with: .current)
    #expect(DeviceQuestions.drain()[.appearance] == nil)
  }
}
