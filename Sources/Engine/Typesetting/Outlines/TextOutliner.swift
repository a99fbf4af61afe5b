import Foundation
package import VectorDrawing

/// Draws text as outlines: the same in every program that shows pictures, whatever fonts it has.
package struct TextOutliner {
  /// The pieces that stayed text, in the order of drawing, each once.
  package private(set) var kept: [String] = []
  /// The designs for which Inter's letters stand.
  package private(set) var replaced: Set<Font.Design> = []

  private let library: FontLibrary

  package init(library: FontLibrary = .shared) { self.library = library }

  /// The same items with outlines for letters.
  package mutating func outlined(_ items: [DisplayItem]) -> [DisplayItem] {
    var result = items
    for index in result.indices {
      switch result[index] {
      case .text(let line): result[index] = .text(outlined(line))
      case .group(var group):
        group.children = outlined(group.children)
        if let mask = group.mask { group.mask = outlined(mask) }
        if let knockout = group.knockout { group.knockout = outlined(knockout) }
        result[index] = .group(group)
      case .fill, .stroke, .image: break
      }
    }
    return result
  }

  private mutating func outlined(_ line: TextLineItem) -> TextLineItem {
    var pieces: [TextLineItem.Fragment] = []
    for piece in line.fragments where !piece.text.isEmpty { pieces += outlined(piece) }
    for piece in pieces where piece.letters == nil && !kept.contains(piece.text) {
      kept.append(piece.text)
    }
    return TextLineItem(baseline: line.baseline, fragments: pieces, node: line.node)
  }

  private mutating func outlined(_ piece: TextLineItem.Fragment) -> [TextLineItem.Fragment] {
    let font = library.font(drawnAs: piece.font)
    // Nothing is seen of letters without a size.
    if piece.font.size <= 0 { return [] }
    // What draws text orders and joins the letters of these scripts.
    if piece.isRightToLeft || piece.text.unicodeScalars.contains(where: BidiClass.turns) {
      return [piece]
    }
    guard let outlines = library.outlines(of: font) else { return [piece] }
    if font.customName == nil, font.design == .serif || font.design == .monospaced {
      replaced.insert(font.design)
    }
    return LetterSetter(font: font, outlines: outlines).pieces(of: piece)
  }
}
