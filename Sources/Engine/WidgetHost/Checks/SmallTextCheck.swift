package import DiagnosticRecords
import Foundation
import Typesetting
import ViewGraph

extension Rule {
  package static let smallText = Rule(
    "small-text", fault: .design, .warning, "Text is too small to be read at a glance",
    why: "Apple asks for 11 points and more in widgets (HIG, Widgets); many people cannot read "
      + "letters of less than 9 without looking closely.",
    remedy: "Use a text style such as `.caption2`, say less, or give the text more room; text "
      + "that only decorates is marked so by `accessibilityHidden(true)`.")
}

/// Texts in letters of less than 9 points, as they are seen: after `minimumScaleFactor` and the
/// views that scale.
///
/// What gauges, progress views and charts shrink by themselves is not the code's choice, so in them
/// only a size that the code asks for counts. StandBy shows widgets larger than they are drawn.
package struct SmallTextCheck: PictureCheck {
  package let rule = Rule.smallText

  package init() {}

  /// Points.
  private static let least: CGFloat = 9

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    guard picture.stage.isWidget, !picture.mode.isStandBy else { return [] }
    var sizes: [Int: CGFloat] = [:]
    for text in picture.seenTexts where text.strength > 0 {
      sizes[text.node] = min(text.size, sizes[text.node] ?? .infinity)
    }
    return picture.texts.all.compactMap { text in
      // Sizes that shrink go by quarters; what turns a letter leaves a rest.
      guard let size = sizes[text.node], size < Self.least - 0.01,
        isChosen(text.node, picture.drawn.nodes)
      else { return nil }
      let shrunk = text.scale < 1 ? ", as it has no room for larger ones" : ""
      return CheckFinding(text, "is drawn in letters of \(Self.spelled(size)) points\(shrunk).")
    }
  }

  /// Whether the code has a say in how large a text is.
  private func isChosen(_ node: Int, _ nodes: NodeRecords) -> Bool {
    let shrinking: Set = ["Chart", "Gauge", "ProgressView"]
    guard nodes.around(node).contains(where: { shrinking.contains(nodes[$0].type) }) else {
      return true
    }
    return nodes[node].fonts.contains { $0.font.pointSize < Self.least }
  }

  /// Rounded down, so that what is too small never reads as if it were not.
  private static func spelled(_ size: CGFloat) -> String {
    let tenths = Int(size * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension NodeRecords {
  /// The nodes around one, from the inside out.
  func around(_ index: Int) -> [Int] {
    var found: [Int] = []
    var depth = self[index].depth
    for outer in indices[..<index].reversed() where self[outer].depth < depth {
      found.append(outer)
      depth = self[outer].depth
    }
    return found
  }
}
