public import ViewGraph

/// A button of glass. Approximated: glass bends what lies behind it, which a picture cannot; a
/// material in a capsule stands in.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(.regularMaterial, in: Capsule())
  }
}

/// A button of glass in the tint. Approximated: the tint in a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(.tint, in: Capsule())
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
