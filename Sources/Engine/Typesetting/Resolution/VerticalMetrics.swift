import Foundation

/// Ascender, descender and line height of a font, points.
struct VerticalMetrics {
  let ascender: CGFloat
  let descender: CGFloat
  let capHeight: CGFloat
  let lineHeight: CGFloat
  /// From a line's top to its baseline: whole points on the Mac, otherwise the ascender.
  let baselineAscent: CGFloat

  init(recipe: FontRecipe, face: FaceTable?, metrics: TypeMetrics) {
    let size = recipe.lineSize
    let letters = recipe.lineSize > 0 ? recipe.pointSize / recipe.lineSize : 1
    if recipe.customName != nil, let face {
      let scale = size / face.unitsPerEm
      ascender = face.ascender * scale
      descender = (face.descender + face.lineGap) * scale
      capHeight = face.capHeight * scale * letters
    } else {
      let vertical = metrics.vertical(recipe.platform)
      let scale = size / vertical.unitsPerEm
      ascender = vertical.ascender * scale
      descender = vertical.descender * scale
      capHeight = vertical.capHeight * scale * letters
    }
    guard recipe.platform == .macOS else {
      lineHeight = ascender + descender
      baselineAscent = ascender
      return
    }
    baselineAscent = ascender.rounded()
    lineHeight = Self.wholePoints(ascender: ascender, descender: descender, size: size)
  }

  /// The Mac's lines are whole points. This rule gives every height of Facts/fonts.md#line-heights
  /// that is recorded and those of the fonts shrunk to fit in text/fit.
  static func wholePoints(
    ascender: CGFloat, descender: CGFloat, size: CGFloat
  ) -> CGFloat {
    let below = size <= 20 ? descender.rounded(.up) : descender.rounded()
    return ascender.rounded() + below
  }
}
