public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

public struct Anchor<Value> {
  /// The value in coordinates with an origin in the picture, once the view is placed.
  let value: (CGPoint) -> Value

  init(relative value: @escaping (CGPoint) -> Value) { self.value = value }

  /// A frame in the picture, known once it is asked for.
  package init(value: @escaping () -> CGRect) where Value == CGRect {
    self.init(relative: { origin in value().offsetBy(dx: -origin.x, dy: -origin.y) })
  }

  public struct Source {
    /// The value in a view of some frame, in a layout direction.
    let value: (CGRect, LayoutDirection) -> Value
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { frame, direction in array.map { $0.value(frame, direction) } }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { frame, direction in anchor.map { $0.value(frame, direction) } }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { frame, _ in frame } }
  /// A rectangle in the coordinates of the view, points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, _ in rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view, points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, _ in
      CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }
  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { point.mirrored(in: $1).point(in: $0) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
