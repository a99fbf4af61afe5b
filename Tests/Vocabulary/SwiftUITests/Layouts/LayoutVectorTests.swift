import Testing

// Files that import Testing must not import SwiftUI: the compiler would look for an overlay of
// Testing for our module CoreGraphics, which Linux does not have.

@MainActor @Test(arguments: stackVectors + frameVectors + shapeVectors + gridVectors)
func layoutsLieWhereApplesDo(_ vector: LayoutVector) {
  #expect(vector.differences == [])
}
