public import SwiftUI
import VectorDrawing
public import ViewGraph

extension View {
  /// Puts the view into the accent group of accented rendering. Full colour shows no difference.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> _ModifiedView {
    modified(ModeRoleModifier(type: "WidgetAccentable", role: accentable ? .accent : .primary))
  }
}

extension Image {
  /// How an image is drawn in accented rendering; `nil` for what its group does.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    modified(ModeRoleModifier(type: "WidgetAccentedRenderingMode", role: mode?.role))
  }
}

/// Says what becomes of the view's colours where the system divides them into groups.
struct ModeRoleModifier: PrimitiveModifier {
  let type: StaticString
  let role: ModeRole?

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    guard let role, resolver.session.inputs.mode == .accented else {
      return base._resolve(resolver)
    }
    EffectModifier(type, .modeRole(role)).resolve(base, into: resolver)
  }
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let role: ModeRole

  /// A template in the colour of the accent group: an opaque photo becomes one plain area.
  public static let accented = WidgetAccentedRenderingMode(role: .accent)
  /// Luminance becomes opacity, in the colour of the main group.
  public static let desaturated = WidgetAccentedRenderingMode(role: .primaryDesaturated)
  /// Luminance becomes opacity, in the colour of the accent group.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(role: .accentDesaturated)
  public static let fullColor = WidgetAccentedRenderingMode(role: .fullColor)
}
