import VectorDrawing

/// The looks of a text's runs, by their tags. Most texts have one run, for which no list is made.
package struct RunStyles: RandomAccessCollection {
  private let only: TextContent.RunStyle?
  private let several: [TextContent.RunStyle]

  package init(_ only: TextContent.RunStyle) { (self.only, several) = (only, []) }

  package init(_ styles: [TextContent.RunStyle]) {
    (only, several) = styles.count == 1 ? (styles[0], []) : (nil, styles)
  }

  /// Whether a run has more than letters. Asked without a copy of the looks.
  var haveExtras: Bool { only?.$extras ?? several.contains { $0.$extras } }

  /// The colour of a text that is one run of letters in one colour. Asked without a copy of the
  /// looks.
  var onlyColor: RGBA? {
    guard let only, !only.$extras, case .color(let color) = only.paint else { return nil }
    return color
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { only == nil ? several.count : 1 }

  package subscript(index: Int) -> TextContent.RunStyle {
    if let only, index == 0 { return only }
    return several[index]
  }
}
