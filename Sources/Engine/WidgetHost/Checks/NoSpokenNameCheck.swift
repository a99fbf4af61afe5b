package import DiagnosticRecords
import Foundation
import ViewGraph

extension Rule {
  package static let noSpokenName = Rule(
    "no-spoken-name", fault: .design, .warning, "VoiceOver has no name for something",
    why: "Who does not see the widget hears “button” or “image”, and not which.",
    remedy: "Say what it is by `accessibilityLabel`; a picture that only decorates is marked so "
      + "by `Image(decorative:)` or `accessibilityHidden(true)`.")
}

/// Controls without words, and images from data, which have no name of their own.
///
/// Symbols and pictures of catalogs are called by their names, so that something is said of them.
/// What lies behind content decorates. Where the system hides content nothing can be known.
package struct NoSpokenNameCheck: PictureCheck {
  package let rule = Rule.noSpokenName

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    guard picture.stage.isWidget, !picture.isHidden else { return [] }
    let nodes = picture.drawn.nodes
    let controls = SpokenTree.elements(of: nodes[...]).flatMap(\.leaves).compactMap {
      (element) -> CheckFinding? in
      let kinds = ["button", "link", "toggle"]
      guard let kind = kinds.first(where: element.traits.contains), element.phrase.isEmpty,
        !nodes.holdsSilence(element.node), !nodes[element.node].frame.isEmpty
      else { return nil }
      return CheckFinding(
        "VoiceOver has no name for a \(kind).", at: nodes[element.node].position)
    }
    return controls + images(of: nodes, picture)
  }

  /// Images from data that are part of the content and of nothing with a name.
  private func images(of nodes: NodeRecords, _ picture: CheckedPicture) -> [CheckFinding] {
    var found: [CheckFinding] = []
    /// Deeper nodes than this are in something that decorates or speaks for them.
    var coveredDepth = Int.max
    let covering = nodes.groundIndices
    for index in nodes.indices {
      let node = nodes[index]
      if node.depth <= coveredDepth { coveredDepth = .max }
      if coveredDepth < .max { continue }
      if covering.contains(index) || node.note?.speaksForContent == true {
        coveredDepth = node.depth
        continue
      }
      guard node.type == "Image", node.image == nil, !node.isSilent, !node.frame.isEmpty,
        let note = node.note, note.label == nil, !note.isHidden, !isGround(index, picture)
      else { continue }
      found.append(CheckFinding("VoiceOver has no name for an image.", at: node.position))
    }
    return found
  }

  /// Whether text stands on an image.
  private func isGround(_ image: Int, _ picture: CheckedPicture) -> Bool {
    let frame = picture.drawn.nodes[image].frame
    return picture.texts.all.contains { text in
      let box = picture.drawn.nodes[text.node].frame
      return text.node > image && frame.contains(CGPoint(x: box.midX, y: box.midY))
    }
  }
}

extension AccessibilityNote {
  /// Whether what is in the node says nothing by itself.
  fileprivate var speaksForContent: Bool {
    isHidden || children == .ignore || children == .combine
      || label != nil && !traits.contains("image")
  }
}

extension NodeRecords {
  /// The nodes that lie behind others: backgrounds, and that of the container.
  fileprivate var groundIndices: Set<Int> {
    var found: Set<Int> = []
    for index in indices {
      let type = self[index].type
      guard type == "Background" || type == "Widget" else { continue }
      let inner = self[index].depth + 1
      let children = indices[(index + 1)...].prefix { self[$0].depth >= inner }
        .filter { self[$0].depth == inner }
      found.formUnion(children.dropLast())
    }
    return found
  }

  /// Whether something in a node is hidden, or stands in for what is not drawn.
  fileprivate func holdsSilence(_ index: Int) -> Bool {
    let depth = self[index].depth
    return indices[index...].prefix { $0 == index || self[$0].depth > depth }
      .contains { self[$0].isSilent || self[$0].isRedacted }
  }
}
