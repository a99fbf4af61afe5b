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
  /// The names of the columns of `categories`, separated by spaces.
  let styles: String
  /// Size and line height per style, `17/22`, points, by category.
  let categories: [String: String]

  /// Used when the file is missing, so that text still has a size.
  static let fallback = TypeScale(
    defaultCategory: "large", defaultPointSize: 17, weights: [:], boldWeights: [:],
    styles: "", categories: [:])

  /// Size and line height of a style, points.
  func entry(_ style: Font.TextStyle, _ category: TypeSize) -> (size: Double, lineHeight: Double) {
    entry(style, category.key) ?? entry(style, defaultCategory) ?? (17, 22)
  }

  /// The size of a style at the default category, points.
  func defaultSize(_ style: Font.TextStyle) -> Double { entry(style, defaultCategory)?.size ?? 17 }

  private func entry(
    _ style: Font.TextStyle, _ category: String
  ) -> (size: Double, lineHeight: Double)? {
    guard let cells = categories[category]?.split(separator: " "),
      let column = styles.split(separator: " ").firstIndex(where: { $0 == style.key }),
      column < cells.count
    else { return nil }
    let numbers = cells[column].split(separator: "/").compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The weight of a style, plain or bold.
  func weight(_ style: Font.TextStyle?, bold: Bool) -> Int {
    if bold { return boldWeights[style?.key ?? "pointSize"] ?? 700 }
    return style.flatMap { weights[$0.key] } ?? 400
  }
}
