package import Foundation
package import VectorDrawing

/// What cannot be drawn is seen: a dashed box with its name, as much of it as there is room for.
package enum StandInDrawing {
  package static func items(_ label: String, in frame: CGRect, node index: Int) -> [DisplayItem] {
    let ink = RGBA(red: 0.8, green: 0.2, blue: 0.35)
    let box = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, style: .circular)
    let (text, size) = fitted(label, in: frame.size)
    var line = TextLineItem(baseline: frame.midY + size * 0.35, fragments: [], node: index)
    line.fragments = [
      TextLineItem.Fragment(
        text: text, x: frame.minX + margin, width: 0, font: FontFace(size: size, weight: 500),
        paint: .color(ink))
    ]
    let outline: [DisplayItem] = [
      .fill(box, .color(ink.opacity(0.08)), evenOdd: false, node: index),
      .stroke(box, .color(ink), StrokeStyle(lineWidth: 1, dash: [3, 2]), node: index),
    ]
    return text.isEmpty ? outline : outline + [.text(line)]
  }

  /// Points on either side of the label.
  private static let margin: CGFloat = 3
  /// A smaller font, points, is not read.
  private static let leastSize: CGFloat = 5
  /// How wide a letter is at most, on average, of the font's size.
  private static let letterWidth: CGFloat = 0.62

  /// The label in a size, points, in which it does not leave the box; cut if it is too long for
  /// any.
  private static func fitted(_ label: String, in box: CGSize) -> (String, CGFloat) {
    let size = min(10, max(4, box.height * 0.4))
    let room = box.width - 2 * margin
    let letters = CGFloat(label.count) * letterWidth
    if letters * size <= room { return (label, size) }
    let least = min(size, leastSize)
    if letters * least <= room { return (label, room / letters) }
    let count = Int(max(0, min(room / (letterWidth * least), CGFloat(label.count))))
    return count < 4 ? (count > 0 ? "?" : "", size) : (label.prefix(count - 1) + "…", least)
  }
}
