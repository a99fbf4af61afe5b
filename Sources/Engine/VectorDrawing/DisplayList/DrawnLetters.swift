package import Foundation

/// The letters of a piece of text as outlines, which need no font to be drawn.
package final class DrawnLetters: Sendable {
  /// An outline and where it stands in its piece.
  package struct Letter: Sendable {
    package let outline: LetterOutline
    /// From the left end of the piece, in the units of outlines.
    package let x: CGFloat

    package init(_ outline: LetterOutline, x: CGFloat) { (self.outline, self.x) = (outline, x) }
  }

  /// A line below or through the letters.
  package struct Rule: Sendable {
    /// Where its middle is, points below the baseline.
    package let y: CGFloat
    /// Points.
    package let thickness: CGFloat

    package init(y: CGFloat, thickness: CGFloat) { (self.y, self.thickness) = (y, thickness) }
  }

  package let letters: [Letter]
  package let rules: [Rule]
  /// From the units of outlines to points, where the piece begins at its baseline.
  package let transform: CGAffineTransform

  package init(_ letters: [Letter], rules: [Rule], transform: CGAffineTransform) {
    (self.letters, self.rules, self.transform) = (letters, rules, transform)
  }

  /// Whether nothing is drawn.
  package var isEmpty: Bool { letters.isEmpty && rules.isEmpty }

  /// All of it as one path, of a piece that begins at a point and is so wide.
  package func path(at point: CGPoint, width: CGFloat) -> Path {
    var elements: [Path.Element] = []
    for letter in letters {
      let map = transform.moved(letter.x, from: point)
      elements += letter.outline.elements.map { $0.applying(map) }
    }
    var path = Path(storage: .elements(elements))
    for rule in rules { path.addRect(rule.box(at: point, width: width)) }
    return path
  }
}

extension DrawnLetters.Rule {
  /// The line of a piece that begins at a point and is so wide.
  package func box(at point: CGPoint, width: CGFloat) -> CGRect {
    CGRect(x: point.x, y: point.y + y - thickness / 2, width: width, height: thickness)
  }
}

extension CGAffineTransform {
  fileprivate func moved(_ x: CGFloat, from point: CGPoint) -> CGAffineTransform {
    var result = self
    (result.tx, result.ty) = (point.x + a * x, point.y)
    return result
  }
}

/// The outline of a letter, y down from the baseline: ten units are the size of its font, so that
/// two decimals are fine enough for any size and what turns units into points has enough of them.
package final class LetterOutline: Sendable {
  package static let unitsPerEm: CGFloat = 10
  package let elements: [Path.Element]

  package init(_ elements: [Path.Element]) { self.elements = elements }
}
