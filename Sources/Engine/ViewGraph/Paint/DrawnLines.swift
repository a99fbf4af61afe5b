import Foundation
import Typesetting
import VectorDrawing

/// The lines of a laid-out text in one colour. Most texts have one, for which no list is made.
struct DrawnLines {
  private let first: DrawnLine?
  private let others: [DrawnLine]

  init(_ answer: TextBlock.Answer, _ paint: Paint) {
    if let only = answer.line(drawnWith: paint) {
      (first, others) = (only, [])
      return
    }
    // Lines of letters alone belong to the one run that there is.
    func drawn(_ line: TextLine) -> DrawnLine? {
      if line.fragments.count == 1 {
        let piece = line.fragments[0]
        return piece.tag == 0
          ? DrawnLine(piece.drawn(with: paint, from: 0), baseline: line.baseline) : nil
      }
      let pieces = line.fragments.filter { $0.tag == 0 }.map { $0.drawn(with: paint, from: 0) }
      return pieces.isEmpty ? nil : DrawnLine(pieces, baseline: line.baseline)
    }
    let lines = answer.layout.lines
    first = lines.first.flatMap(drawn)
    others = lines.count > 1 ? lines.dropFirst().compactMap(drawn) : []
  }

  /// Calls the body with each, from top to bottom.
  @inline(__always) func forEach(_ body: (DrawnLine) -> Void) {
    if let first { body(first) }
    for line in others { body(line) }
  }
}
