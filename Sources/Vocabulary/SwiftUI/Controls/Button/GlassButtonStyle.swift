import ResourceCatalogs
public import ViewGraph

/// A button of glass. Approximated: glass bends what lies behind it, which a picture cannot; a
/// material in a capsule stands in. On systems without glass it is a bordered button.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonFace(configuration: configuration, isProminent: false)
  }
}

/// A button of glass in the tint. Approximated: the tint in a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonFace(configuration: configuration, isProminent: true)
  }
}

private struct GlassButtonFace: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.systemLook) private var look

  var body: some View {
    if look.glass == nil {
      BorderedButtonFace(
        label: AnyView(configuration.label), role: configuration.role, isProminent: isProminent)
    } else if isProminent {
      padded.foregroundStyle(Color.white).background(.tint, in: Capsule())
    } else {
      padded.background(GlassStyle(glass: .regular), in: Capsule())
    }
  }

  private var padded: some View {
    configuration.label.padding(.horizontal, 14).padding(.vertical, 7)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
