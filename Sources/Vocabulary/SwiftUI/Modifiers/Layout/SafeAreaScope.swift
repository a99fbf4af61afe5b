import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// A stretch of the view tree with a safe area of its own: what a bar or a padding takes off a
/// container. Filled in when the container is placed, which is before anything in it is.
final class SafeAreaScope {
  private let outer: SafeAreaScope?
  /// The edges on which the views inside have given the safe area up.
  private let ignored: Edge.Set
  private var frame = CGRect.zero
  private var insets = EdgeInsets()
  private var rightToLeft = false

  init(in outer: SafeAreaScope?, ignoring ignored: Edge.Set = []) {
    (self.outer, self.ignored) = (outer, ignored)
  }

  /// Says where the container lies and what is taken off it.
  func settle(_ node: LayoutNode, _ insets: EdgeInsets) {
    (frame, self.insets, rightToLeft) = (node.frame, insets, node.rightToLeft)
  }

  /// How far the safe area stops short of its container at the edges of a view: nothing where the
  /// view does not reach the end of the safe area (UIKit documents the same for
  /// `UIView.safeAreaInsets`: only the part of the view that is covered counts).
  func insets(of view: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: inset(.top, of: view), leading: inset(.leading, of: view),
      bottom: inset(.bottom, of: view), trailing: inset(.trailing, of: view))
  }

  private func inset(_ edge: Edge, of view: CGRect) -> CGFloat {
    var reach = outwards(view, edge)
    var total: CGFloat = 0
    var next: SafeAreaScope? = self
    while let scope = next, !scope.ignored.contains(Edge.Set(edge)) {
      let inset = scope.insets[edge]
      if inset > 0 {
        let rim = outwards(scope.frame, edge)
        // A hundredth of a point is the rounding of sums of lengths.
        if reach < rim - inset - 0.01 { break }
        total += max(0, rim - max(reach, rim - inset))
        reach = max(reach, rim)
      }
      next = scope.outer
    }
    return total
  }

  /// How far a frame reaches towards an edge.
  private func outwards(_ frame: CGRect, _ edge: Edge) -> CGFloat {
    switch edge {
    case .top: -frame.minY
    case .bottom: frame.maxY
    case .leading: rightToLeft ? frame.maxX : -frame.minX
    case .trailing: rightToLeft ? -frame.minX : frame.maxX
    }
  }
}

extension EdgeInsets {
  /// The inset at one edge.
  fileprivate subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    }
  }
}

extension SafeAreaScope: EnvironmentKey {
  /// The nearest safe area around a view; a widget has none of its own
  /// (Facts/layout.md#safe-areas).
  static var defaultValue: SafeAreaScope? { nil }
}

/// A modifier that takes something off the safe area of its view.
protocol SafeAreaModifier: PrimitiveModifier {
  /// The node that lays the view out in what is left.
  @MainActor func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode
  /// What such a node takes off, once it is placed.
  static func insets(of node: LayoutNode) -> EdgeInsets
}

extension SafeAreaModifier {
  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    let outer = resolver.environment
    let scope = SafeAreaScope(in: outer[SafeAreaScope.self])
    let first = resolver.nodes.count
    resolver.environment[SafeAreaScope.self] = scope
    base._resolve(resolver)
    resolver.environment = outer
    for index in resolver.nodes.indices[first...] {
      let node = wrap(resolver.nodes[index], in: resolver)
      node.onPlace = { scope.settle($0, Self.insets(of: $0)) }
      resolver.nodes[index] = node
    }
  }
}
