public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

public nonisolated struct GeometryProxy {
  let node: LayoutNode
  let environment: EnvironmentValues

  /// Points.
  public var size: CGSize { node.frame.size }

  /// Points by which the safe area stops short at each edge that the view reaches: what
  /// `safeAreaInset` and `safeAreaPadding` take off. Content margins of a widget are padding and do
  /// not count (Facts/layout.md#safe-areas).
  public var safeAreaInsets: EdgeInsets {
    environment[SafeAreaScope.self]?.insets(of: node.frame) ?? EdgeInsets()
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let own = node.frame
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
    return other.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(node.frame.origin) }
}

extension GeometryProxy: @unchecked Sendable {}
