package import Foundation

/// A stretch of text in one font, or one inline picture.
package struct TextRun: Sendable {
  /// What is read; for an attachment a single placeholder character or nothing.
  package var text: String
  /// The font measured with.
  package var font: ResolvedFont
  /// `kerning(_:)`: points added after each character.
  package var kerning: CGFloat
  /// `tracking(_:)`: points added after each character.
  package var tracking: CGFloat
  /// Points upwards.
  package var baselineOffset: CGFloat
  /// The caller's own number, handed back with the fragments.
  package var tag: Int
  /// The size of an inline picture that stands here instead of text.
  package var attachment: CGSize?
  /// How far the picture reaches below the baseline, points.
  package var attachmentDescent: CGFloat

  package init(
    text: String, font: ResolvedFont, kerning: CGFloat = 0, tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0, tag: Int = 0, attachment: CGSize? = nil,
    attachmentDescent: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.tag = tag
    self.attachment = attachment
    self.attachmentDescent = attachmentDescent
  }

  /// Points added after each character.
  var letterSpacing: Double { kerning + tracking }
}
