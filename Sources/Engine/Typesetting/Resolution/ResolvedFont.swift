package import Foundation
package import VectorDrawing

/// A font ready to measure with: one object per description and context, shared by all texts.
package final class ResolvedFont: Sendable {
  /// A number unique in this process. It depends on the order of use: never write it out.
  package let id: Int
  /// The size, points.
  package let pointSize: CGFloat
  /// The weight on the CSS scale, 100…900.
  package let numericWeight: Int
  /// Whether the letters slant.
  package let italic: Bool
  /// The design of the system font.
  package let design: Font.Design
  /// Height above the baseline, points, positive.
  package let ascender: CGFloat
  /// Depth below the baseline, points, positive.
  package let descender: CGFloat
  /// Height of capitals, points.
  package let capHeight: CGFloat
  /// From a line's top to its baseline, points: whole points on macOS, otherwise `ascender`
  /// (Facts/fonts.md#baselines).
  package let baselineAscent: CGFloat
  /// The height of one line, points: whole points on macOS, otherwise `naturalLineHeight`.
  package let lineHeight: CGFloat
  /// Ascender + descender, points.
  package let naturalLineHeight: CGFloat
  /// Extra space between lines, points; 0 for fonts with an explicit size.
  package let leading: CGFloat
  /// From the baseline down to an underline, points.
  package let underlineOffset: CGFloat
  /// How thick an underline or a strikethrough is, points.
  package let underlineThickness: CGFloat
  /// The letter spacing of the system font that is already in all advances, points.
  package let tracking: CGFloat
  /// The font list for drawing; nil is the default stack.
  package let svgFamily: String?
  /// Whether all digits have one width.
  package let monospacedDigits: Bool
  /// Which letters are drawn as small capitals.
  package let smallCaps: Font.SmallCaps
  /// The font as a picture names it.
  package let fontFace: FontFace
  /// The table that gives kerning.
  package let face: FaceTable?
  /// What this font was made from.
  let recipe: FontRecipe
  /// Advances of the characters that have slots, points, with tracking.
  let advances: [Double]
  /// Points per unit of kerning; 0 without kerning.
  let kerningScale: Double
  /// Points per em of advances: the size, widened by design and `Font.Width`.
  let emScale: Double
  /// What it is measured from.
  let measured: MeasuredFace
  /// Advances by script for what the face lacks.
  let fallback: FallbackAdvances
  /// Whether everything has the same advance, and which, points.
  let fixedAdvance: Double?

  init(id: Int, recipe: FontRecipe, measured: MeasuredFace, metrics: TypeMetrics) {
    self.id = id
    self.recipe = recipe
    self.measured = measured
    face = measured.table
    pointSize = recipe.pointSize
    numericWeight = recipe.weight
    italic = recipe.italic
    design = recipe.design
    leading = recipe.leading
    tracking = recipe.tracking
    svgFamily = recipe.svgFamily
    monospacedDigits = recipe.monospacedDigits
    smallCaps = recipe.smallCaps
    fontFace = FontFace(recipe)
    fallback = metrics.fallback
    let heavier = PointTable(metrics.underline.weightFactors).value(at: Double(recipe.weight))
    underlineOffset = metrics.underline.offset * recipe.pointSize
    underlineThickness = metrics.underline.thickness * recipe.pointSize * heavier
    let vertical = VerticalMetrics(recipe: recipe, face: measured.table, metrics: metrics)
    ascender = vertical.ascender
    descender = vertical.descender
    capHeight = vertical.capHeight
    naturalLineHeight = vertical.ascender + vertical.descender
    lineHeight = vertical.lineHeight
    baselineAscent = vertical.baselineAscent
    let builder = AdvanceBuilder(recipe: recipe, measured: measured, metrics: metrics)
    fixedAdvance = builder.fixedAdvance
    emScale = builder.emScale
    kerningScale = builder.kerningScale
    advances = builder.slots()
  }

  /// The advance of one character without a slot, points, with tracking.
  func advance(outsideSlots scalar: Unicode.Scalar) -> Double {
    if scalar.isWithoutAdvance { return 0 }
    if let em = measured.advance(outsideSlots: scalar.value) {
      return (fixedAdvance ?? em * emScale) + tracking
    }
    let em = fallback.advance(of: scalar)
    if let fixedAdvance, em < 1 { return em == 0 ? 0 : fixedAdvance + tracking }
    return em == 0 ? 0 : em * pointSize + tracking
  }

  /// The advance of one character, points, with tracking.
  package func advance(of scalar: Unicode.Scalar) -> Double {
    if let slot = CharacterSlot.index(of: scalar.value) { return advances[slot] }
    return advance(outsideSlots: scalar)
  }
}
