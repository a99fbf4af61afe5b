package import DiagnosticRecords
import Foundation
import ViewGraph

extension Rule {
  package static let contentOutside = Rule(
    "content-outside", fault: .design, .warning, "Content lies outside of its widget",
    why: "What is beyond the edge of the widget is cut off, and cannot be scrolled to.",
    remedy: "Show less in this family, let views shrink, or choose by size with `ViewThatFits`; "
      + "text that only decorates is marked so by `accessibilityHidden(true)`.")
}

/// Readable text that the edge of the widget cuts off, and controls that lie beyond it.
///
/// Shapes and pictures may bleed, as may faint text, which decorates; what another view around
/// it cuts off is meant to be cut. Live Activities that are too high have a rule of their own.
package struct ContentOutsideCheck: PictureCheck {
  package let rule = Rule.contentOutside

  package init() {}

  /// Fainter text than this share of its ink is decoration.
  private static let faintest = 0.3
  /// Points that rounding, and the room within letters, may take.
  private static let tolerance: CGFloat = 2

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    guard picture.stage.isWidget else { return [] }
    var edges = CGRect(origin: .zero, size: picture.drawn.size)
    if picture.stage.isActivity { edges = edges.insetBy(dx: 0, dy: -edges.height * 100) }
    var cut: [Int: String] = [:]
    for text in picture.seenTexts where text.strength >= Self.faintest {
      guard cut[text.node] == nil, let said = Self.words(text.box, edges) else { continue }
      cut[text.node] = said
    }
    let texts = picture.texts.all.compactMap { text in
      cut[text.node].map { CheckFinding(text, $0) }
    }
    let targets = TapTarget.all(in: picture.drawn.nodes).filter { target in
      let middle = CGPoint(x: target.frame.midX, y: target.frame.midY)
      return !target.frame.isEmpty && !edges.contains(middle)
    }
    return texts
      + targets.map {
        CheckFinding("\($0.kind.words) lies outside of the widget.", at: $0.position)
      }
  }

  /// How a box lies to the edges, where not within.
  private static func words(_ box: CGRect, _ edges: CGRect) -> String? {
    guard !box.isNull, !box.isEmpty else { return nil }
    if !box.intersects(edges) { return "lies outside of the widget." }
    let beyond = [
      ("left", edges.minX - box.minX), ("right", box.maxX - edges.maxX),
      ("top", edges.minY - box.minY), ("bottom", box.maxY - edges.maxY),
    ]
    guard let most = beyond.max(by: { $0.1 < $1.1 }), most.1 > tolerance else { return nil }
    return "is cut off by the \(most.0) edge of the widget."
  }
}
