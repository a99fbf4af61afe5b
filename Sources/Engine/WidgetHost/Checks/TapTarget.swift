import Foundation
import VectorDrawing
import ViewGraph

/// A part of a picture that a tap is meant for.
struct TapTarget {
  /// What is tapped.
  enum Kind: String {
    case link = "Link"
    case button = "Button"
    case toggle = "Toggle"

    /// With its article.
    var words: String { "A \(rawValue.lowercased())" }
  }

  let kind: Kind
  /// The index of its node.
  let node: Int
  /// Points of the picture, with what is turned and scaled around it.
  let frame: CGRect
  /// Where in the code it stands.
  let position: ViewPosition?

  /// All of a picture, without those inside of another.
  static func all(in nodes: NodeRecords) -> [TapTarget] {
    var found: [TapTarget] = []
    var transforms: [(depth: Int, transform: CGAffineTransform)] = []
    /// Deeper nodes than this are in a target.
    var targetDepth = Int.max
    for index in nodes.indices {
      let depth = nodes[index].depth
      while let last = transforms.last, last.depth >= depth { transforms.removeLast() }
      if depth <= targetDepth { targetDepth = .max }
      let outer = transforms.last?.transform ?? .identity
      if targetDepth == .max, let kind = Kind(rawValue: nodes[index].type) {
        targetDepth = depth
        found.append(
          TapTarget(
            kind: kind, node: index, frame: nodes[index].frame.applying(outer),
            position: nodes[index].position))
      }
      if let own = nodes[index].transform {
        transforms.append((depth, own.concatenating(outer)))
      }
    }
    return found
  }
}

extension CheckFinding {
  /// A mistake about a node, at its place in the code.
  init(_ message: String, hint: String? = nil, at position: ViewPosition?) {
    self.init(message, hint: hint)
    self.position = position
  }
}
