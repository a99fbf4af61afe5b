import MadeFromUse
import SwiftUI
import TestSupport
import Testing

/// A made value where views and styles are wanted.
@Suite struct MadeViewTests {
  @Test func `as a style it is the colour that stands for one`() {
    let made = Made(madePath: "Kit.brand")
    let color: Color = madeAnswer("Kit.brand")
    #expect(made.resolve(in: EnvironmentValues()) == color)
    #expect(made.opacity(0.2) == color.opacity(0.2))
  }

  @Test @MainActor func `as a padding it is a length, and numbers stay numbers`() throws {
    let made = Made(madePath: "Kit.metrics")
    let view = Color.red.frame(width: 10, height: 10).padding(made.spacing.control)
      .accessibilityIdentifier("inner").padding(8).accessibilityIdentifier("outer")
    let probe = LayoutProbe(view, width: 100, height: 100)
    let (inner, outer) = (try #require(probe.frame("inner")), try #require(probe.frame("outer")))
    #expect(outer.width == inner.width + 16)
  }
}
