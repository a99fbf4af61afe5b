import CoreGraphics
import Foundation
import Testing

@Suite struct CGPathDerivingTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func outlinesMoveAndAreStroked() {
    var moved = CGAffineTransform(translationX: 5, y: 0)
    #expect(square.copy(using: &moved)?.boundingBox.minX == 5)
    #expect(square.copy(using: nil) == square)
    let mutable = square.mutableCopy(using: &moved)
    #expect(mutable?.boundingBox.maxX == 15)
    let frame = square.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test func outlinesAreCombined() {
    let other = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.union(other).boundingBox.width == 15)
    #expect(square.intersection(other).boundingBox.width == 5)
    #expect(square.subtracting(other).boundingBox.maxX == 5)
    let apart = square.symmetricDifference(other)
    #expect(apart.contains(CGPoint(x: 2, y: 5)) && !apart.contains(CGPoint(x: 7, y: 5)))
  }
}
