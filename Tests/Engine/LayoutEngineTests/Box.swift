import Foundation
import VectorDrawing

@testable import LayoutEngine

/// A leaf that is as large as it is told: between two sizes, with an ideal one.
struct Box: LayoutAlgorithm {
  var least = CGSize.zero
  var ideal = CGSize(width: 10, height: 10)
  var most = CGSize(width: CGFloat.infinity, height: .infinity)
  var room = ViewSpacing()

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: min(max(proposal.width ?? ideal.width, least.width), most.width),
      height: min(max(proposal.height ?? ideal.height, least.height), most.height))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { room }

  /// A node of a fixed size.
  static func node(_ width: CGFloat, _ height: CGFloat, priority: Double = 0) -> LayoutNode {
    let size = CGSize(width: width, height: height)
    let node = LayoutNode(Box(least: size, ideal: size, most: size))
    node.priority = priority
    return node
  }
}

/// One child, inset on all sides.
struct Inset: UnaryLayoutAlgorithm {
  let amount: CGFloat

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let inner = node.only.size(proposal.inset(horizontal: 2 * amount, vertical: 2 * amount))
    return CGSize(width: inner.width + 2 * amount, height: inner.height + 2 * amount)
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(
      origin: CGPoint(x: amount, y: amount),
      proposal: proposal.inset(horizontal: 2 * amount, vertical: 2 * amount))
  }
}

/// Children in a row at fixed steps, from the leading edge.
struct Row: LayoutAlgorithm {
  var step: CGFloat = 20

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: step * CGFloat(node.children.count), height: 10)
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for (index, child) in node.children.enumerated() {
      child.assign(origin: CGPoint(x: step * CGFloat(index), y: 0), proposal: .unspecified)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { combinedGuide(key, of: node, for: proposal) }
}

/// Answers whatever it is made with.
struct Answer: LayoutAlgorithm {
  let answer: CGSize
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { answer }
}

/// A leaf with guides of its own.
struct Guided: LayoutAlgorithm {
  let guides: [AlignmentKey: CGFloat]

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { guides[key] }

  static func node(_ guides: [AlignmentKey: CGFloat]) -> LayoutNode {
    let node = LayoutNode(Guided(guides: guides))
    node.placesGuides = true
    return node
  }
}

/// A custom guide a quarter down.
enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
