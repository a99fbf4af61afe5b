import MadeFromUse
import SwiftUI
import Testing

/// A made value where views and styles are wanted.
@Suite struct MadeViewTests {
  @Test func `as a style it is the colour that stands for one`() {
    let made = Made(madePath: "Kit.brand")
    let color: Color = madeAnswer("Kit.brand")
    #expect(made.resolve(in: EnvironmentValues()) == color)
    #expect(made.opacity(0.2) == color.opacity(0.2))
  }
}
