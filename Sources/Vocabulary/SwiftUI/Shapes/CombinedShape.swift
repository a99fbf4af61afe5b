import Foundation
import VectorDrawing
import ViewGraph

/// Two shapes combined: what `union`, `intersection` … return. Outlines are not cut; the combination
/// is drawn by clips and the even-odd rule.
nonisolated struct CombinedShape: Shape, DrawnShape {
  /// How the shapes are combined.
  enum Operation: Sendable { case union, intersection, subtracting, difference }

  let first: any Shape
  let second: any Shape
  let operation: Operation

  func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    if operation == .union || operation == .difference { path.addPath(second.path(in: rect)) }
    return path
  }

  var fillsEvenOdd: Bool { operation == .difference }

  var drawnClip: ShapeClip? {
    let (first, second) = (first, second)
    switch operation {
    case .union, .difference: return nil
    case .intersection: return ShapeClip(path: { second.path(in: $0) })
    case .subtracting:
      return ShapeClip(
        path: { rect in
          // Everything but the second shape: a frame around both with the second as a hole.
          let hole = second.path(in: rect)
          let whole = first.path(in: rect).boundingRect.union(hole.boundingRect)
          var path = Path(whole.insetBy(dx: -1, dy: -1))
          path.addPath(hole)
          return path
        }, evenOdd: true)
    }
  }
}

extension Shape {
  /// What lies in one of the shapes or both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union)
  }

  /// What lies in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection)
  }

  /// What lies in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting)
  }

  /// What lies in exactly one of the shapes.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .difference)
  }
}
