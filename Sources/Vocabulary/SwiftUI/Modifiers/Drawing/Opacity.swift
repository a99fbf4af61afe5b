public import VectorDrawing
public import ViewGraph

extension View {
  /// How opaque the view is, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> _ModifiedView {
    modified(
      EffectModifier("Opacity") { .opacity($0.session.number(opacity, of: "opacity", else: 1)) })
  }

  /// Nothing of the view is drawn; its place in the layout stays.
  public nonisolated func hidden() -> _ModifiedView {
    modified(EffectModifier("Hidden", .hidden))
  }

  /// How the colours of the view meet what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> _ModifiedView {
    modified(EffectModifier("BlendMode", .blend(blendMode)))
  }

  /// The view is drawn on its own before effects are applied.
  public nonisolated func compositingGroup() -> _ModifiedView {
    modified(EffectModifier("CompositingGroup", .isolate))
  }

  /// The view is drawn into a picture before it is shown; into a black one if nothing is to show
  /// through.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> _ModifiedView {
    let layer = modified(EffectModifier("DrawingGroup", .isolate))
    return opaque ? layer.background { Color.black } : layer
  }
}

/// The colours of a drawing group.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
