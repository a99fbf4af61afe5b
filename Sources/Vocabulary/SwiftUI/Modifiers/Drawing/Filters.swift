public import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view blurred; the radius in points is the blur's sigma. An opaque blur keeps the view's
  /// edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> _ModifiedView {
    filtered(.blur(radius: radius, opaque: opaque))
  }

  /// So much added to each colour component.
  public nonisolated func brightness(_ amount: Double) -> _ModifiedView {
    filtered(.brightness(amount))
  }

  /// Colours further from or nearer to grey; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> _ModifiedView {
    filtered(.contrast(amount))
  }

  /// How colourful the view is; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> _ModifiedView {
    filtered(.saturation(amount))
  }

  /// How grey the view is, 0…1.
  public nonisolated func grayscale(_ amount: Double) -> _ModifiedView {
    filtered(.grayscale(amount))
  }

  /// The hue of all colours turned.
  public nonisolated func hueRotation(_ angle: Angle) -> _ModifiedView {
    filtered(.hueRotation(angle))
  }

  /// Every colour becomes its opposite.
  public nonisolated func colorInvert() -> _ModifiedView { filtered(.colorInvert) }

  /// Every colour multiplied by another.
  public nonisolated func colorMultiply(_ color: Color) -> _ModifiedView {
    modified(
      EffectModifier("Filter") { .filter(.colorMultiply(color.rgba(in: $0))) })
  }

  /// Bright becomes opaque black, dark becomes clear.
  public nonisolated func luminanceToAlpha() -> _ModifiedView { filtered(.luminanceToAlpha) }

  private nonisolated func filtered(_ filter: Filter) -> _ModifiedView {
    modified(EffectModifier("Filter") { .filter(filter.gated(by: $0.session)) })
  }
}
