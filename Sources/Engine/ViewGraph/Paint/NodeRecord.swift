package import Foundation
import LayoutEngine
package import VectorDrawing

/// A node as the node tree beside a picture tells it.
package struct NodeRecord {
  private let records: NodeRecords
  private let index: Int

  init(_ records: NodeRecords, _ index: Int) { (self.records, self.index) = (records, index) }

  private var entry: NodeRecords.Entry { records.entries[index] }

  /// What the node was resolved to; nil for one of the layout alone.
  var view: ViewNode? { entry.node.view }
}

extension NodeRecord {
  /// The position in the tree; also the `data-n` of what the node drew.
  package var path: String { records.paths.text(of: index) }

  package var depth: Int { Int(entry.depth) }

  /// Points of the picture.
  package var frame: CGRect { entry.node.frame }

  package var type: String { (view?.type ?? "Layout").description }

  package var identifier: String? { view?.notes.identifier }

  /// Where in the code its view stands, or the nearest around it that is known.
  package var position: ViewPosition? { view?.position }

  /// The text that the node sets; nil of all others.
  package var textContent: TextContent? {
    if case .text(let text) = view?.content { return text }
    return nil
  }

  /// The text shown, or meant to be shown.
  package var text: String? {
    if entry.isMute { return nil }
    return switch view?.content {
    case .text(let text): text.string
    case .standIn(let label): label
    default: nil
    }
  }

  package var link: String? {
    if entry.isMute || !entry.isLinked { return nil }
    return switch view?.content {
    case .effect(.link(let url)), .effect(.widgetURL(let url)): url
    default: nil
    }
  }

  package var isTruncated: Bool { entry.isTruncated }

  /// The share of its font's size that the text is drawn in.
  package var textScale: CGFloat { entry.textScale }

  /// Whether the text is hidden, for the sake of privacy or until it is there.
  package var isRedacted: Bool { entry.isRedacted }

  /// Whether nothing of the node is read: it is redacted, a mask, a stand-in, or cannot be seen.
  package var isSilent: Bool { entry.isSilent }

  /// The radii of the rectangle that it draws or cuts to, if its corners are round; points.
  package var radii: RectangleCornerRadii? { records.radii(of: index) }

  /// What assistive technology is told.
  package var note: AccessibilityNote? { view?.notes.accessibility }
}
