import Foundation
import VectorDrawing

extension CGRect {
  /// The part of the rectangle that any drawing reaches, empty where there is none: corners as far
  /// as those of `infinite` cannot be moved. What is no rectangle stays as it is.
  package var inReach: CGRect {
    if isDrawable { return self }
    let far = CGContext.far
    guard let part = part(in: CGRect(x: -far, y: -far, width: far * 2, height: far * 2)) else {
      return self
    }
    return part.isNull ? .zero : part
  }

  /// What the rectangle has in common with another; `nil` where an edge is no number, for which
  /// Foundation's `intersection` stops the program.
  func part(in other: CGRect) -> CGRect? {
    [minX, maxX, minY, maxY].contains(where: \.isNaN) ? nil : intersection(other)
  }
}
