import SwiftUI
import Testing

private struct Sector: Shape {
  var degrees: CGFloat

  var animatableData: CGFloat {
    get { degrees }
    set { degrees = newValue }
  }

  func path(in rect: CGRect) -> Path { degrees > 90 ? Path() : Path(rect) }
}

/// Shapes are drawn off the main actor, so that conforming types are not bound to it.
@Test func `a shape is free of actors with all of its members`() {
  var sector = Sector(degrees: 0)
  sector.animatableData = 100
  #expect(sector.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
}
