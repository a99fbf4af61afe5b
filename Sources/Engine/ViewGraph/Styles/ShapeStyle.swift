import VectorDrawing

/// A colour or pattern to draw shapes and text with.
public protocol ShapeStyle: Sendable {
  /// The type of style this one resolves to.
  associatedtype Resolved: ShapeStyle = Never
  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint for an environment. Not for widget code.
  func _paint(in environment: EnvironmentValues) -> _ShapePaint
  /// Whether the style may bring more than a paint, such as a shadow. Not for widget code.
  var _mayDecorate: Bool { get }
}

extension ShapeStyle {
  /// Only a paint, unless the style says otherwise.
  public var _mayDecorate: Bool { false }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { fatalError() }
}

/// A style the engine paints itself. Conformers live in the vocabulary, one per file.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
  /// The paint, relative to the shape it will fill.
  func paint(in environment: EnvironmentValues) -> ShapePaint
}

extension PrimitiveShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the engine")
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(paint: paint(in: environment))
  }
}

/// A paint on its way from a style to the engine.
public struct _ShapePaint {
  package let paint: ShapePaint
  package init(paint: ShapePaint) { self.paint = paint }
}

/// The foreground style with its levels, outermost first. An object, as every change of the
/// environment copies what leads to it.
package final class ForegroundStyles {
  package let primary: any ShapeStyle
  package let secondary: (any ShapeStyle)?
  package let tertiary: (any ShapeStyle)?

  package init(
    _ primary: any ShapeStyle, _ secondary: (any ShapeStyle)? = nil,
    _ tertiary: (any ShapeStyle)? = nil
  ) {
    (self.primary, self.secondary, self.tertiary) = (primary, secondary, tertiary)
  }
}
