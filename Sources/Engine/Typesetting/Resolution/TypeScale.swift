/// `themes/type/<platform>.json`: sizes, line heights and weights of the text styles.
struct TypeScale: Decodable, Sendable {
  /// The category used when a table lacks the one asked for.
  let defaultCategory: String
  /// The size of text without a font; nil means the body style.
  let defaultPointSize: Double?
  /// Default weight per style.
  let weights: [String: Int]
  /// Weight of a bold style; `pointSize` is that of fonts with an explicit size.
  let boldWeights: [String: Int]
  /// Category → style → [size, line height] in points.
  let categories: [String: [String: [Double]]]

  /// Used when the file is missing, so that text still has a size.
  static let fallback = TypeScale(
    defaultCategory: "large", defaultPointSize: 17, weights: [:], boldWeights: [:], categories: [:])

  /// Size and line height of a style, points.
  func entry(_ style: Font.TextStyle, _ category: TypeSize) -> (size: Double, lineHeight: Double) {
    let styles = categories[category.key] ?? categories[defaultCategory]
    guard let numbers = styles?[style.key], numbers.count == 2 else { return (17, 22) }
    return (numbers[0], numbers[1])
  }

  /// Size and line height of a style at the default category, points.
  func defaultSize(_ style: Font.TextStyle) -> Double {
    guard let numbers = categories[defaultCategory]?[style.key], numbers.count == 2 else {
      return 17
    }
    return numbers[0]
  }

  /// The weight of a style, plain or bold.
  func weight(_ style: Font.TextStyle?, bold: Bool) -> Int {
    if bold { return boldWeights[style?.key ?? "pointSize"] ?? 700 }
    return style.flatMap { weights[$0.key] } ?? 400
  }
}
