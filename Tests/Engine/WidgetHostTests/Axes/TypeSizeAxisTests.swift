import SwiftUI
import Testing
import VectorDrawing

@testable import WidgetHost

@MainActor struct TypeSizeAxisTests {
  private func height(_ value: String) throws -> CGFloat {
    var surroundings = try AxisSample.base()
    TypeSizeAxis().apply(value, to: &surroundings)
    let text = Text(verbatim: "A").accessibilityIdentifier("a")
    return try #require(Stage().render(text, in: surroundings).frame("a")).height
  }

  @Test func `text is as tall as the size says, all twelve in order`() throws {
    let heights = try TypeSizeAxis().values.map(height)
    #expect(heights.count == 12 && heights == heights.sorted())
    #expect(heights[11] > 2 * heights[3])
  }

  @Test(arguments: [
    ("iphone-15", "systemSmall", ["light", "light/medium", "light/accessibility5"]),
    ("watch-45", "accessoryCircular", ["light"]), ("mac", "systemSmall", ["light"]),
  ])
  func `systems have their own sizes`(device: String, family: String, ids: [String]) throws {
    let plan = try AxisSample.plan(
      ["typeSize": ["large", "medium", "accessibility5"], "scheme": ["light"]], on: device,
      families: [family])
    #expect(AxisSample.spelled(plan) == ids)
  }
}
