import Foundation
import VectorDrawing

extension SVGWriter {
  /// A line of which some pieces are outlines, with what it says: to programs that read pictures
  /// aloud, outlines are a drawing like any other.
  mutating func outlined(_ line: TextLineItem, _ pieces: [TextLineItem.Fragment]) {
    // Of spaces nothing is drawn.
    if pieces.allSatisfy({ $0.letters?.isEmpty == true }) { return }
    element("g") { writer in
      writer.body.attribute("role", "img")
      writer.body.attribute("aria-label", text: pieces.map(\.text).joined())
      writer.node(line.node)
    } content: { writer in
      for piece in pieces {
        guard let letters = piece.letters else {
          writer.text(piece, from: 0, line)
          continue
        }
        let point = CGPoint(x: piece.x, y: line.baseline - piece.raise)
        writer.draw(letters, piece.paint, at: point, width: piece.width)
      }
    }
  }

  /// Each outline is defined once in a picture and used wherever its letter stands, whatever the
  /// size. What is filled with more than a colour is one path: gradients would move with letters.
  private mutating func draw(
    _ letters: DrawnLetters, _ paint: Paint, at point: CGPoint, width: CGFloat
  ) {
    if paint.isClear { return }
    guard case .color = paint else {
      let path = letters.path(at: point, width: width)
      return fill(path, paint, evenOdd: false, node: -1)
    }
    let names = letters.letters.map { name(of: $0.outline) }
    if !names.isEmpty {
      var transform = letters.transform
      (transform.tx, transform.ty) = (point.x, point.y)
      element("g") { writer in
        writer.paint("fill", opacity: "fill-opacity", paint)
        writer.transform(transform)
      } content: { writer in
        for (letter, name) in zip(letters.letters, names) { writer.use(name, at: letter.x) }
      }
    }
    for rule in letters.rules {
      fill(Path(rule.box(at: point, width: width)), paint, evenOdd: false, node: -1)
    }
  }

  private mutating func use(_ name: DefinitionName, at x: CGFloat) {
    let prefix = definitions.prefix
    element("use") { writer in
      writer.body.attribute("href") { value in
        value.append("#")
        value.append(name, prefix)
      }
      writer.body.attribute("x", x)
    }
  }

  private mutating func name(of outline: LetterOutline) -> DefinitionName {
    if let known = letterNames[ObjectIdentifier(outline)] { return known }
    let name = define("path") { $0.body.geometry(.path(outline.elements)) }
    letterNames[ObjectIdentifier(outline)] = name
    return name
  }
}
