public import SwiftUI
public import ViewGraph

extension View {
  /// Puts the view into the accent group of accented rendering. Full colour shows no difference.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> Self { self }

  /// Bends the content along the corner of a watch face; nothing on other devices.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> Self { self }
}

extension Image {
  /// How an image is drawn in accented rendering.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// How an image is drawn in accented rendering.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
