import Foundation

extension Path {
  /// Whether all numbers of the path are finite, and near enough to be told apart in a picture.
  package var isDrawable: Bool {
    switch storage {
    case .rect(let rect), .ellipse(let rect): rect.isDrawable
    case .rounded(let rect, let radii, _): rect.isDrawable && radii.isDrawable
    case .elements(let elements): elements.allSatisfy(\.isDrawable)
    }
  }

  /// What comes of numbers that make no path, for whoever draws it to say.
  package static var undrawable: Path { Path(CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)) }
}

extension Path.Element {
  fileprivate var isDrawable: Bool {
    switch self {
    case .move(let point), .line(let point): point.isDrawable
    case .quadCurve(let point, let control): point.isDrawable && control.isDrawable
    case .curve(let point, let first, let second):
      point.isDrawable && first.isDrawable && second.isDrawable
    case .closeSubpath: true
    }
  }
}

extension RectangleCornerRadii {
  fileprivate var isDrawable: Bool {
    topLeading.isDrawable && bottomLeading.isDrawable && bottomTrailing.isDrawable
      && topTrailing.isDrawable
  }
}

extension CGAffineTransform {
  /// Whether all coefficients are finite and leave what they move in reach.
  package var isDrawable: Bool {
    a.isDrawable && b.isDrawable && c.isDrawable && d.isDrawable && tx.isDrawable && ty.isDrawable
  }
}

extension CGRect {
  package var isDrawable: Bool {
    origin.isDrawable && size.width.isDrawable && size.height.isDrawable
  }
}

extension CGPoint {
  fileprivate var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension CGFloat {
  /// False for NaN too. Origins of shapes may lie beyond the longest length: they are sums.
  var isDrawable: Bool { magnitude <= 1e9 }
}
