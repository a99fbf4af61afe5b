public import ViewGraph

/// Functions in Metal, which a picture cannot run.
@available(*, unavailable, message: "A picture runs no Metal: use gradients, filters or images.")
public enum ShaderLibrary {}

extension View {
  @available(*, unavailable, message: "A picture runs no Metal: use saturation, hueRotation, …")
  public nonisolated func colorEffect(_ shader: Never, isEnabled: Bool = true) -> _ModifiedView {}

  @available(*, unavailable, message: "A picture runs no Metal: use transforms or images.")
  public nonisolated func distortionEffect(
    _ shader: Never, isEnabled: Bool = true
  ) -> _ModifiedView {}

  @available(*, unavailable, message: "A picture runs no Metal: use filters, masks or images.")
  public nonisolated func layerEffect(_ shader: Never, isEnabled: Bool = true) -> _ModifiedView {}
}
