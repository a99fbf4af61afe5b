public import ViewGraph

/// Functions in Metal, which a picture cannot run.
@available(*, unavailable, message: "A picture runs no Metal: use gradients, filters or images.")
public enum ShaderLibrary {}

extension View {
  /// Changes colours by a function in Metal.
  @available(*, unavailable, message: "A picture runs no Metal: use saturation, hueRotation, …")
  public nonisolated func colorEffect(_ shader: Never, isEnabled: Bool = true) -> _ModifiedView {}

  /// Moves pixels by a function in Metal.
  @available(*, unavailable, message: "A picture runs no Metal: use transforms or images.")
  public nonisolated func distortionEffect(
    _ shader: Never, isEnabled: Bool = true
  ) -> _ModifiedView {}

  /// Draws a layer by a function in Metal.
  @available(*, unavailable, message: "A picture runs no Metal: use filters, masks or images.")
  public nonisolated func layerEffect(_ shader: Never, isEnabled: Bool = true) -> _ModifiedView {}
}
