public import Foundation
public import VectorDrawing
import ViewGraph

extension Shape {
  /// A part of the outline, by fractions of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    var shape = ShapeMap(self)
    shape.keepsSize = true
    shape.change = { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    return shape
  }

  /// The outline moved, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public nonisolated func size(_ size: CGSize) -> some Shape { sized { _ in size } }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    sized { _ in CGSize(width: width, height: height) }
  }

  private nonisolated func sized(_ size: @escaping @Sendable (CGRect) -> CGSize) -> ShapeMap {
    var shape = ShapeMap(self)
    shape.rect = { CGRect(origin: $0.origin, size: size($0)) }
    return shape
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }
}
