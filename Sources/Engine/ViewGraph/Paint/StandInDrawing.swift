package import Foundation
package import VectorDrawing

/// What cannot be drawn is seen: a dashed box with its name.
package enum StandInDrawing {
  package static func items(_ label: String, in frame: CGRect, node index: Int) -> [DisplayItem] {
    let ink = RGBA(red: 0.8, green: 0.2, blue: 0.35)
    let box = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, style: .circular)
    let size = min(10, max(4, frame.height * 0.4))
    var line = TextLineItem(baseline: frame.midY + size * 0.35, fragments: [], node: index)
    line.fragments = [
      TextLineItem.Fragment(
        text: label, x: frame.minX + 3, width: 0, font: FontFace(size: size, weight: 500),
        paint: .color(ink))
    ]
    return [
      .fill(box, .color(ink.opacity(0.08)), evenOdd: false, node: index),
      .stroke(box, .color(ink), StrokeStyle(lineWidth: 1, dash: [3, 2]), node: index),
      .text(line),
    ]
  }
}
