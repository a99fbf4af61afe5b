package import Foundation
package import VectorDrawing

/// What cannot be drawn is seen: a dashed box with its name, as much of it as there is room for.
package enum StandInDrawing {
  package static func items(_ label: String, in frame: CGRect, node index: Int) -> [DisplayItem] {
    let ink = RGBA(red: 0.8, green: 0.2, blue: 0.35)
    let box = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, style: .circular)
    let outline: [DisplayItem] = [
      .fill(box, .color(ink.opacity(0.08)), evenOdd: false, node: index),
      .stroke(box, .color(ink), StrokeStyle(lineWidth: 1, dash: [3, 2]), node: index),
    ]
    let (lines, size) = fitted(label, in: frame.size)
    let top = frame.midY - CGFloat(lines.count - 1) * size * leading / 2 + size * 0.35
    return outline
      + lines.enumerated().map { number, text in
        var line = TextLineItem(
          baseline: top + CGFloat(number) * size * leading, fragments: [], node: index)
        line.fragments = [
          TextLineItem.Fragment(
            text: text, x: frame.minX + margin, width: 0,
            font: FontFace(size: size, weight: 500), paint: .color(ink))
        ]
        return .text(line)
      }
  }

  /// Points on either side of the label.
  private static let margin: CGFloat = 3
  /// A smaller font, points, is not read.
  private static let leastSize: CGFloat = 5
  /// How wide a letter is at most, on average, of the font's size.
  private static let letterWidth: CGFloat = 0.62
  /// From line to line, of the font's size.
  private static let leading: CGFloat = 1.2
  /// Fewer letters of a name in a line say nothing.
  private static let leastLetters = 8

  /// The label in lines and a size, points, in which it does not leave the box: broken between its
  /// words, cut if it is too long for any, a question mark where the box is too small for that.
  private static func fitted(_ label: String, in box: CGSize) -> ([String], CGFloat) {
    let most = min(10, max(4, box.height * 0.4))
    func letters(_ size: CGFloat) -> Int {
      Int(max(0, min((box.width - 2 * margin) / (letterWidth * size), 1000)))
    }
    func count(_ size: CGFloat) -> Int { max(1, Int(box.height / (size * leading))) }
    var size = most
    while size >= min(most, leastSize) {
      let lines = broken(label, at: letters(size))
      if lines.count <= count(size), lines.allSatisfy({ $0.count <= letters(size) }) {
        return (lines, size)
      }
      size -= 0.5
    }
    size = min(most, leastSize)
    let length = letters(size)
    if length < leastLetters {
      return (length > 0 ? ["?"] : [], min(most, (box.width - 2 * margin) / letterWidth))
    }
    let lines = broken(label, at: length)
    let last = count(size) - 1
    let shown = lines.prefix(last + 1).enumerated().map { number, line in
      let isCut = line.count > length || number == last && lines.count > last + 1
      return isCut ? line.prefix(length - 1) + "…" : line
    }
    return (shown, size)
  }

  /// The label in lines of at most so many letters, as far as its words are no longer.
  private static func broken(_ label: String, at length: Int) -> [String] {
    var lines = [""]
    var word = ""
    func add() {
      if lines[lines.count - 1].isEmpty || lines[lines.count - 1].count + word.count <= length {
        lines[lines.count - 1] += word
      } else {
        lines.append(word)
      }
      word = ""
    }
    for letter in label {
      word.append(letter)
      if letter == "." || letter == " " { add() }
    }
    add()
    return lines
  }
}
