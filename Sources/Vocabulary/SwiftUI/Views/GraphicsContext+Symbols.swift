public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

extension GraphicsContext {
  /// One of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let node: LayoutNode

    /// Points.
    public var size: CGSize { node.size(.unspecified) }
  }

  /// The symbol with a tag; `nil` where no symbol has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let wanted = AnyHashable(id)
    return layer.symbols.first {
      $0.values[ObjectIdentifier(TagValue.self)] as? AnyHashable == wanted
    }.map { ResolvedSymbol(node: $0) }
  }

  /// Draws a symbol at its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(symbol, in: CGRect(origin: origin, size: size))
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(node: symbol.node, in: rect) }
}

/// The place of a view's tag among the values of its node.
enum TagValue {}
