import Foundation
import VectorDrawing

/// Reads a user's own symbol, drawn with Apple's SVG template: variants are groups named like
/// `Regular-M`, guides are lines named like `Baseline-M`; 100 units are an em.
enum SymbolTemplate {
  /// Variants in the order in which they are preferred.
  private static let preferred = ["Regular-M", "Regular-S", "Regular-L"]

  /// The regular weight at medium scale, or the nearest there is; nil if nothing can be drawn.
  static func read(_ bytes: [UInt8]) -> SymbolDrawing? {
    guard let root = MarkupReader.read(bytes), root.name == "svg" else { return nil }
    let symbols = find("Symbols", in: root) ?? root
    let names = preferred + symbols.children.compactMap { $0.attributes["id"] }
    for name in names where name.contains("-") {
      guard let group = find(name, in: symbols) else { continue }
      var reader = SymbolSketchReader()
      reader.visit(annotated(group), SymbolSketchReader.Style())
      guard !reader.pieces.isEmpty else { continue }
      return sketch(reader.pieces, variant: name, root).drawing(weight: .regular, scale: .medium)
    }
    return nil
  }

  /// The pieces moved to the upper left, with width between the margins and the baseline.
  private static func sketch(
    _ pieces: [SymbolSketch.Piece], variant: String, _ root: MarkupElement
  ) -> SymbolSketch {
    let bounds = pieces.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let scale = variant.split(separator: "-").last ?? "M"
    let left = guide("left-margin-\(variant)", "x1", root) ?? bounds.minX
    let right = guide("right-margin-\(variant)", "x1", root) ?? bounds.maxX
    let size = CGSize(width: max(right - left, 1), height: max(bounds.height, 1))
    let whole = SymbolSketch(size: size, pieces: pieces)
    var moved = whole.applying(
      CGAffineTransform(translationX: -left, y: -bounds.minY), size: size)
    moved.baseline = guide("Baseline-\(scale)", "y1", root).map { bounds.maxY - $0 }
    return moved
  }

  /// A coordinate of a guide line.
  private static func guide(
    _ id: String, _ attribute: String, _ root: MarkupElement
  ) -> CGFloat? {
    guard let line = find(id, in: root), line.attributes["transform"] == nil else { return nil }
    return SymbolSketchReader.numbers(line.attributes[attribute] ?? "").first
  }

  /// The first element with an id, outermost first.
  private static func find(_ id: String, in element: MarkupElement) -> MarkupElement? {
    if element.attributes["id"] == id { return element }
    for child in element.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  /// Turns the template's classes, e.g. `hierarchical-1:secondary`, into the attributes that the
  /// project's own drawings use.
  private static func annotated(_ element: MarkupElement) -> MarkupElement {
    var result = element
    for word in (element.attributes["class"] ?? "").split(separator: " ") {
      let parts = word.split(separator: ":")
      guard parts.count == 2 else { continue }
      if parts[0].hasPrefix("hierarchical-") {
        let level = ["primary", "secondary", "tertiary"].firstIndex(of: String(parts[1]))
        result.attributes["data-layer"] = level.map { "\($0)" }
      }
      if parts[0].hasPrefix("multicolor-"), let color = SystemColor(named: String(parts[1])) {
        result.attributes["data-color"] = color == .accent ? nil : color.name
      }
    }
    result.children = element.children.map(annotated)
    return result
  }
}
