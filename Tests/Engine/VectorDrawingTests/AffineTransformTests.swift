import Foundation
import Testing

@testable import VectorDrawing

/// A transform and where it takes the point (3, 4).
private struct TransformCase: CustomTestStringConvertible {
  let testDescription: String
  let transform: CGAffineTransform
  let expected: CGPoint

  init(_ name: String, _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) {
    (testDescription, self.transform) = (name, transform)
    expected = CGPoint(x: x, y: y)
  }

  static let all = [
    TransformCase("identity", .identity, 3, 4),
    TransformCase("translation", CGAffineTransform(translationX: 10, y: -1), 13, 3),
    TransformCase("scale", CGAffineTransform(scaleX: 2, y: 0.5), 6, 2),
    TransformCase("quarter turn", CGAffineTransform(rotationAngle: .pi / 2), -4, 3),
    TransformCase("half turn", CGAffineTransform(rotationAngle: .pi), -3, -4),
    TransformCase(
      "translated, then scaled in its own space",
      CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2), 7, 9),
    TransformCase(
      "scaled, then translated in its own space",
      CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1), 8, 10),
    TransformCase(
      "scaled, then translated from outside",
      CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1)), 7,
      9),
    TransformCase(
      "turned in its own space", CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2), 6,
      3),
    TransformCase("shear", CGAffineTransform(1, 0, 0.5, 1, 0, 0), 5, 4),
  ]
}

struct AffineTransformTests {
  @Test(arguments: TransformCase.all)
  fileprivate func `a point goes where Core Graphics takes it`(_ example: TransformCase) {
    #expect(CGPoint(x: 3, y: 4).applying(example.transform) == example.expected)
  }

  @Test(arguments: TransformCase.all)
  fileprivate func `the inverse takes it back`(_ example: TransformCase) {
    let back = example.expected.applying(example.transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func `what cannot be undone stays`(transform: CGAffineTransform) {
    let inverse = transform.inverted()
    #expect("\(inverse)" == "\(transform)")
  }

  @Test func `rectangles grow to hold their turned corners`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 200.0.squareRoot()) < 1e-9 && abs(turned.midX) < 1e-9)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)).height == 6)
  }
}
