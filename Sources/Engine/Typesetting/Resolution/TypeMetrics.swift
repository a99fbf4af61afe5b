/// `themes/type/metrics.json`: what does not depend on the text style.
struct TypeMetrics: Decodable, Sendable {
  /// Vertical metrics of a system font.
  struct Vertical: Decodable, Sendable {
    let ascender: Double
    let descender: Double
    let capHeight: Double
    let unitsPerEm: Double
  }

  /// How a design differs from the default one.
  struct Design: Decodable, Sendable {
    /// Width relative to the default design.
    let factor: Double?
    /// Width of every character, em.
    let advance: Double?
    /// The font list for drawing.
    let svgFamily: String
  }

  /// The line drawn under text, per point of size.
  struct Underline: Decodable, Sendable {
    let offset: Double
    let thickness: Double
    /// Thickness relative to regular, by weight.
    let weightFactors: [[Double]]
  }

  /// Vertical metrics by platform.
  let vertical: [String: Vertical]
  /// Share of the display cut in the letters' widths, by point size.
  let opticalSizes: [[Double]]
  /// Where and how thick underlines are.
  let underline: Underline
  let rounded: Design
  let serif: Design
  let monospaced: Design
  /// What follows a custom family in the font list for drawing.
  let customFallback: String
  /// Growth of the advance per unit of `Font.Width`.
  let widthPerUnit: Double
  /// Advance per fallback class, em.
  let fallback: FallbackAdvances
  /// Point size and advance of one placeholder character.
  let placeholder: [[Double]]

  /// Used when the file is missing.
  static let missing = TypeMetrics(
    vertical: [:], opticalSizes: [[17, 0], [28, 1]],
    underline: Underline(offset: 0.15, thickness: 0.06, weightFactors: [[400, 1]]), rounded: .plain,
    serif: .plain, monospaced: .plain,
    customFallback: "sans-serif", widthPerUnit: 1, fallback: .missing, placeholder: [[10, 5]])

  /// Vertical metrics of a platform.
  func vertical(_ platform: TypePlatform) -> Vertical {
    vertical[platform.rawValue]
      ?? Vertical(ascender: 1950, descender: 494, capHeight: 1443, unitsPerEm: 2048)
  }
}

extension TypeMetrics.Design {
  /// No difference from the default design.
  static let plain = Self(factor: 1, advance: nil, svgFamily: "sans-serif")
}
