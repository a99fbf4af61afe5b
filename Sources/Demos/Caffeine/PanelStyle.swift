import SwiftUI
import WidgetKit

/// The fill of panels, tracks and lines. Where everything has one colour, it must let through what
/// stands on it.
struct PanelStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.widgetRenderingMode == .fullColor ? Color("Latte") : Color.white.opacity(0.18)
  }
}

extension ShapeStyle where Self == PanelStyle {
  static var panel: PanelStyle { PanelStyle() }
}
