import VectorDrawing
public import ViewGraph

extension View {
  /// The view is drawn into a picture before it is shown; into a black one if nothing is to show
  /// through.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> _ModifiedView {
    let layer = modified(EffectModifier("DrawingGroup", .isolate))
    return opaque ? layer.background { Color.black } : layer
  }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
