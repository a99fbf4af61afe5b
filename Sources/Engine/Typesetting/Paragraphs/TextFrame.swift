import Foundation
import VectorDrawing

/// The box around the lines: what the text reports, and where lines stand in it.
struct TextFrame {
  let options: TextOptions
  /// The width offered, points.
  let proposal: Double

  /// The width reported for content of a width, points.
  func width(ofContent content: Double) -> Double {
    if options.isWidthFlexible, proposal.isFinite { return options.grid.up(proposal) }
    let length = max(content, 0)
    let rounded = options.isPlaceholder ? (length * 2).rounded() / 2 : options.grid.up(length)
    return proposal.isFinite ? min(rounded, options.grid.up(proposal)) : rounded
  }

  /// The left end of a line in a box, points.
  /// - Parameter writtenBackwards: Whether the line's paragraph is written from right to left.
  func offset(ofLine line: Double, in width: Double, writtenBackwards: Bool) -> Double {
    let room = width - line
    let rightToLeft = options.alignsByWriting ? writtenBackwards : options.rightToLeft
    switch options.alignment {
    case .center: return room / 2
    case .leading: return rightToLeft ? room : 0
    case .trailing: return rightToLeft ? 0 : room
    }
  }

  /// How many lines of room are taken at least.
  var reservedLines: Int {
    let limit = options.reservesSpace ? options.lineLimit ?? 1 : 1
    return max(limit, options.minimumLines, 1)
  }

  /// The height reported for equal lines, reserved room included, points.
  func height(of metrics: LineMetrics, lines: Int) -> Double {
    let count = max(lines, reservedLines)
    guard count > 1 else { return options.grid.up(metrics.height) }
    let pitch = metrics.pitch(lineSpacing: options.lineSpacing)
    return options.grid.up(metrics.height + pitch * Double(count - 1))
  }
}
