package import Foundation

/// The font as a picture names it. An object, as all texts in a font share it.
package final class FontFace: Sendable {
  /// Points.
  package let size: CGFloat
  /// 100…900.
  package let weight: Int
  package let italic: Bool
  /// A CSS family list; nil for the picture's default stack.
  package let family: String?
  package let monospacedDigits: Bool
  package let smallCapitals: SmallCapitals

  /// Letters drawn as small capitals; the CSS keyword of `font-variant`.
  package enum SmallCapitals: String, Hashable, Sendable {
    case none = "normal"
    case lowercase = "small-caps"
    case uppercase = "unicase"
    case all = "all-small-caps"
  }

  package init(
    size: CGFloat, weight: Int, italic: Bool = false, family: String? = nil,
    monospacedDigits: Bool = false, smallCapitals: SmallCapitals = .none
  ) {
    (self.size, self.weight, self.italic) = (size, weight, italic)
    (self.family, self.monospacedDigits) = (family, monospacedDigits)
    self.smallCapitals = smallCapitals
  }
}

extension FontFace: Hashable {
  package static func == (one: FontFace, two: FontFace) -> Bool {
    one === two
      || one.size == two.size && one.weight == two.weight && one.italic == two.italic
        && one.family == two.family && one.monospacedDigits == two.monospacedDigits
        && one.smallCapitals == two.smallCapitals
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
  }
}
