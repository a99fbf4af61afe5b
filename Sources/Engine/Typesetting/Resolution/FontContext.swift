package import Foundation

/// Everything of the environment that decides how a `Font` resolves.
package struct FontContext: Hashable, Sendable {
  /// Whose type sizes apply.
  package var platform: TypePlatform
  /// The Dynamic Type category.
  package var dynamicType: TypeSize
  /// The accessibility setting Bold Text.
  package var boldText = false
  /// `fontWeight(_:)`; it wins over the font's own weight.
  package var weightOverride: Font.Weight?
  /// `fontDesign(_:)`; it fills in where the font names no design.
  package var designOverride: Font.Design?
  /// `fontWidth(_:)`.
  package var widthOverride: Font.Width?
  /// `bold()` on a view or text.
  package var isBold = false
  /// `italic()` on a view or text.
  package var isItalic = false
  /// `monospaced()` on a view or text.
  package var isMonospaced = false
  /// `monospacedDigit()` on a view or text.
  package var hasMonospacedDigits = false
  /// `textScale(_:)`: the letters' size relative to that of the font, whose line stays.
  package var scale: CGFloat = 1
  /// Line spacing asked for by the environment.
  package var leading: Font.Leading?

  package init(platform: TypePlatform = .iOS, dynamicType: TypeSize = .large) {
    self.platform = platform
    self.dynamicType = dynamicType
  }
}
