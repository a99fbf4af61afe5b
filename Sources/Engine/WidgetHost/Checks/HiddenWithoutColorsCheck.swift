package import DiagnosticRecords
import Foundation
import VectorDrawing
import ViewGraph

extension Rule {
  package static let hiddenWithoutColors = Rule(
    "hidden-without-colors", fault: .design, .warning,
    "Content can hardly be seen where the system takes its colours away",
    why: "Tinted Home Screens, Lock Screens and watch faces keep the alpha or the brightness of "
      + "what is drawn and nothing of its hue: an opaque plate and what stands on it become one "
      + "flat area, and what is black vanishes from the Lock Screen.",
    remedy: "Put the plate into `containerBackground`, draw it translucent or not at all by "
      + "`widgetRenderingMode`, give a picture behind text a `widgetAccentedRenderingMode`, and "
      + "black text the `.primary` style.")
}

/// Texts and symbols that vanish in a mode which takes colours away: accented, vibrant, StandBy at
/// night. How strongly those modes draw what is not published, so only what can hardly be there is
/// told of.
package struct HiddenWithoutColorsCheck: PictureCheck {
  package let rule = Rule.hiddenWithoutColors

  package init() {}

  /// Letters of less contrast are hardly there at all.
  private static let leastVisible = 1.5

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    if picture.mode.hasOwnColors { return [] }
    return texts(in: picture) + symbols(in: picture)
  }

  private func texts(in picture: CheckedPicture) -> [CheckFinding] {
    let readable = Set(picture.texts.all.lazy.filter { !$0.isDisabled }.map(\.node))
    if readable.isEmpty { return [] }
    var hidden = drained(in: picture)
    for text in DrawnText.all(in: picture.drawn.items)
    where readable.contains(text.node) && text.fragment.text.contains(where: \.isReadable) {
      guard let contrast = text.contrast(isFull: true), contrast < Self.leastVisible else {
        continue
      }
      hidden.insert(text.node)
    }
    return picture.texts.all.filter { !$0.isDisabled && hidden.contains($0.node) }.map {
      CheckFinding($0, "can hardly be seen in \(Self.words(picture)).")
    }
  }

  /// The nodes of texts that the code writes in strong colours, of which the mode has left nothing
  /// on nothing but the plate of the card. What it makes of dark letters on a bright ground is not
  /// known.
  private func drained(in picture: CheckedPicture) -> Set<Int> {
    let nodes = picture.drawn.nodes
    let gone = picture.seenTexts.filter { text in
      text.opacity < 0.05 && nodes[text.node].paints.allSatisfy { $0.firstColor.alpha > 0.5 }
    }
    if gone.isEmpty { return [] }
    let plate = nodes.first { $0.type == "WidgetBackground" }?.paints.first?.firstColor
    let list = PaintedList(picture.drawn.items)
    let lost = gone.filter { text in
      let middle = CGPoint(x: text.box.midX, y: text.box.midY)
      guard !text.box.isNull, let ground = list.color(at: middle) else { return false }
      return ground.alpha < 0.05 || plate.map { ground.difference(from: $0) < 0.02 } ?? false
    }
    return Set(lost.map(\.node))
  }

  /// Symbols of which nothing is seen: their frames show one plain colour.
  private func symbols(in picture: CheckedPicture) -> [CheckFinding] {
    let (nodes, size) = (picture.drawn.nodes, picture.drawn.size)
    let symbols = nodes.indices.filter { index in
      nodes[index].image?.isSymbol == true && !nodes[index].isSilent
        && CGRect(origin: .zero, size: size).contains(nodes[index].frame)
        && !nodes.around(index).contains { nodes[$0].transform != nil }
    }
    if symbols.isEmpty { return [] }
    let list = PaintedList(picture.drawn.items)
    return symbols.filter { Self.isPlain(nodes[$0].frame, list) }.map { index in
      CheckFinding(
        "The symbol “\(nodes[index].image?.name ?? "")” can hardly be seen in "
          + "\(Self.words(picture)).", at: nodes[index].position)
    }
  }

  /// Points along each side of a frame that are looked at: a line of a symbol is wider than their
  /// distance.
  private static let grid = 24

  /// Whether something is drawn in a frame, and all of it has one colour.
  private static func isPlain(_ frame: CGRect, _ list: PaintedList) -> Bool {
    var first: RGBA?
    for row in 0..<grid {
      for column in 0..<grid {
        let point = CGPoint(
          x: frame.minX + frame.width * (CGFloat(column) + 0.5) / CGFloat(grid),
          y: frame.minY + frame.height * (CGFloat(row) + 0.5) / CGFloat(grid))
        guard let color = list.color(at: point), color.alpha > 0.05 else { return false }
        guard let known = first else {
          first = color
          continue
        }
        if known.difference(from: color) > 0.02 { return false }
      }
    }
    return true
  }

  private static func words(_ picture: CheckedPicture) -> String {
    switch picture.mode {
    case .vibrant: "vibrant rendering"
    case .standByNight: "StandBy at night"
    case .accented, .fullColor, .standBy: "accented rendering"
    }
  }
}

extension RGBA {
  /// The largest difference of a component.
  fileprivate func difference(from other: RGBA) -> Double {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].map(abs).max()
      ?? 0
  }
}
