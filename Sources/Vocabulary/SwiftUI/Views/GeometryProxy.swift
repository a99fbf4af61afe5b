public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

public nonisolated struct GeometryProxy {
  private let node: KeptNode
  let environment: EnvironmentValues

  init(_ node: LayoutNode, environment: EnvironmentValues) {
    (self.node, self.environment) = (KeptNode(node), environment)
  }

  /// Where the view lies in the picture; nowhere once that is gone.
  private var whole: CGRect { node.known?.frame ?? .zero }

  /// Points.
  public var size: CGSize { whole.size }

  /// Points by which the safe area stops short at each edge that the view reaches: what
  /// `safeAreaInset` and `safeAreaPadding` take off. Content margins of a widget are padding and do
  /// not count (Facts/layout.md#safe-areas).
  public var safeAreaInsets: EdgeInsets {
    environment[SafeAreaScope.self]?.insets(of: whole) ?? EdgeInsets()
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let own = whole
    switch coordinateSpace {
    case .global: return own
    case .local: return CGRect(origin: .zero, size: own.size)
    case .named(let name):
      let origin = environment[NamedSpaces.self][name]?.frame?.origin ?? .zero
      return own.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let other = environment[NamedSpaces.self][coordinateSpace.name]?.frame else { return nil }
    return other.offsetBy(dx: -whole.minX, dy: -whole.minY)
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(whole.origin) }
}

extension GeometryProxy: @unchecked Sendable {}
