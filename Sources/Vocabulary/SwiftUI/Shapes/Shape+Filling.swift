public import Foundation
public import VectorDrawing
public import ViewGraph

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView(self, .fill(content, style)) }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(self, .fill(ForegroundStyle(), style))
  }

  /// The outline drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .stroke(content, style)) }

  /// The outline drawn with a style, so many points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .stroke(content, StrokeStyle(lineWidth: lineWidth))) }
}

extension InsettableShape {
  /// The outline drawn with a style inside of the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .strokeBorder(content, style)) }

  /// The outline drawn with a style inside of the shape, so many points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    _ShapeView(self, .strokeBorder(content, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView {
  /// The shape filled once more, over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView { adding(.fill(content, style)) }

  /// The outline drawn over what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { adding(.stroke(content, style)) }

  /// The outline drawn over what is there, so many points wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { adding(.stroke(content, StrokeStyle(lineWidth: lineWidth))) }

  /// The outline drawn inside of the shape over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { adding(.strokeBorder(content, style)) }

  /// The outline drawn inside of the shape over what is there, so many points wide.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { adding(.strokeBorder(content, StrokeStyle(lineWidth: lineWidth))) }
}
