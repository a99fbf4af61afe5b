package import VectorDrawing
package import ViewGraph

/// One drawing of a shape.
package struct ShapeLayer {
  let style: any ShapeStyle
  let way: Way

  /// What of the shape is drawn.
  enum Way {
    case fill(FillStyle)
    case stroke(StrokeStyle)
    /// Strokes inside of the outline.
    case strokeBorder(StrokeStyle)
  }
}

extension ShapeLayer {
  @inline(__always) package static func fill(
    _ style: consuming any ShapeStyle, _ fill: FillStyle
  ) -> ShapeLayer { ShapeLayer(style: style, way: .fill(fill)) }

  @inline(__always) package static func stroke(
    _ style: consuming any ShapeStyle, _ stroke: StrokeStyle
  ) -> ShapeLayer { ShapeLayer(style: style, way: .stroke(stroke)) }

  @inline(__always) package static func strokeBorder(
    _ style: consuming any ShapeStyle, _ stroke: StrokeStyle
  ) -> ShapeLayer { ShapeLayer(style: style, way: .strokeBorder(stroke)) }
}
