package import ViewGraph

/// A shape of SwiftUI's own, which remembers where it stands if nothing fills or strokes it. Shapes
/// of an app cannot: the view around them says where they are.
package protocol PositionedShape: Shape {
  /// Where in the code the shape stands, once a builder has got it.
  nonisolated var position: ViewPosition? { get set }
}

extension PositionedShape {
  public var body: _ShapeView {
    var view = _ShapeView(self, .fill(ForegroundStyle(), FillStyle()))
    view.position = position
    return view
  }

  public nonisolated func _standing(in file: StaticString, at line: UInt) -> Self {
    if position != nil { return self }
    var shape = self
    shape.position = ViewPosition(file, line)
    return shape
  }
}
