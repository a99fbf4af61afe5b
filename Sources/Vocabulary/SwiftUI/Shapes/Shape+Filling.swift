public import Foundation
public import VectorDrawing
public import ViewGraph

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView(self, .fill(content, style)) }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(self, .fill(ForegroundStyle(), style))
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .stroke(content, style)) }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .stroke(content, StrokeStyle(lineWidth: lineWidth))) }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self, .strokeBorder(content, style)) }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    _ShapeView(self, .strokeBorder(content, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView {
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView { adding(.fill(content, style)) }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { adding(.stroke(content, style)) }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { adding(.stroke(content, StrokeStyle(lineWidth: lineWidth))) }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { adding(.strokeBorder(content, style)) }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { adding(.strokeBorder(content, StrokeStyle(lineWidth: lineWidth))) }
}
